// A mail as text (RFC 5322): plain, in the language of its reader. Nothing that people have written
// can become a line of its head.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "server/notices/wording.h"

namespace notices {

struct LetterHead {
    std::string from;
    std::string to;
    std::string id;    // unique; the same when it is sent again
    std::string stop;  // an address: who posts to it gets no more mail; empty: none
    Instant at = 0;
};

struct NoteWithLink {
    Note note;
    std::string link;  // a whole address; empty: none
};

// One note, or several as a digest.
std::string letter(const LetterHead& head,
                   const std::vector<NoteWithLink>& notes,
                   const std::string& stop_page,
                   Tongue tongue);
// Asks the owner of a mailbox whether it is theirs.
std::string confirmation(const LetterHead& head,
                         const std::string& name,
                         const std::string& link,
                         Tongue tongue);

// As it may stand in a head: letters beyond ASCII encoded, nothing that ends a line.
std::string header_text(std::string_view text);

}  // namespace notices
