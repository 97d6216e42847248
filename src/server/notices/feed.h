// What somebody was told, as an Atom feed (RFC 4287).
#pragma once

#include <string>
#include <vector>

#include "server/notices/wording.h"

namespace notices {

struct FeedEntry {
    std::string id;
    Instant at = 0;
    Note note;
    std::string link;  // a path
};

struct FeedHead {
    std::string id;  // the same as long as the address is
    std::string base;
    Tongue tongue = Tongue::English;
};

std::string atom_feed(const FeedHead& head, const std::vector<FeedEntry>& entries);

}  // namespace notices
