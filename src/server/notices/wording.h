// What a notice says, in the language of who reads it. It names nobody's cards and no position: who
// carries it or looks over a shoulder learns that a game is going on, and no more.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "server/notices/wishes.h"

namespace notices {

struct TextPair {
    std::string english{};
    std::string german{};

    const std::string& in(Tongue tongue) const {
        return tongue == Tongue::German ? german : english;
    }
    friend bool operator==(const TextPair&, const TextPair&) = default;
};

// What is known of what happened, as it is kept until it is told.
struct Told {
    std::string table{};  // its id; empty: about no table
    std::string link{};   // a path of this server
    std::string title{};  // of the table
    TextPair game{};
    std::string who{};   // who did it: a name
    std::string what{};  // which request: undo, pause, resume, cancel, stand_in
    std::optional<Instant> deadline{};
    friend bool operator==(const Told&, const Told&) = default;
};

std::string text_of(const Told& told);
Told told_in(std::string_view text);

struct Note {
    std::string title;
    std::string body;
};

Note note_for(Kind kind, const Told& told, const Wishes& wishes, const Offset& offset);

}  // namespace notices
