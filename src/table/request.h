// Something a player has asked the others for.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "table/event.h"
#include "table/freshness.h"

namespace table {

struct Request {
    RequestKind kind = RequestKind::Undo;
    std::size_t to = 0;                // Undo: number of entries to be left
    SeatId seat = engine::kNobody;     // StandIn: for which
    std::string asker;                 // a user
    std::vector<std::string> without;  // absent users who are not waited for; they may still refuse
    std::vector<std::string> agreed;
    Stamps shown{};  // by seat: the version that showed it to its holder first

    bool has_consent_of(std::string_view user) const {
        return user == asker || std::ranges::find(agreed, user) != agreed.end();
    }
    bool waits_for(std::string_view user) const {
        return !has_consent_of(user) && std::ranges::find(without, user) == without.end();
    }
    friend bool operator==(const Request&, const Request&) = default;
};

}  // namespace table
