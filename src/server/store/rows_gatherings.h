// People who come together for longer than one table: tournaments and clubs. What they are follows
// from their events; the row is what lists show.
#pragma once

#include <cstdint>
#include <string>

namespace store {

struct GatheringRow {
    std::string id{};
    std::string kind{};    // "contest", "club"
    std::string parent{};  // of a club's tournament: the club
    std::string title{};
    std::string game{};
    std::string state{};
    bool is_over = false;
    std::string host{};     // a user; empty when that account was deleted
    std::string plan{};     // JSON: what was settled at first
    std::string summary{};  // JSON: what lists show
    std::int64_t created = 0;
    std::int64_t updated = 0;
    friend bool operator==(const GatheringRow&, const GatheringRow&) = default;
};

struct GatheringEventRow {
    std::string gathering{};
    std::int64_t n = 0;  // 0, 1, 2, ... without gaps
    std::string text{};
    friend bool operator==(const GatheringEventRow&, const GatheringEventRow&) = default;
};

// Who belongs to it, by the name of today. Accounts that were deleted are gone from here.
struct MemberRow {
    std::string user{};
    std::string name{};
    friend bool operator==(const MemberRow&, const MemberRow&) = default;
};

}  // namespace store
