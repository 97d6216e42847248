// Who plays best: one list for each game and speed, and for each season of it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "server/people.h"

namespace server {

inline constexpr std::int64_t kDay = 24LL * 60 * 60 * 1000;
inline constexpr std::int64_t kMonth = 30 * kDay;

// Ten games since then and one is listed.
inline std::int64_t listed_since(std::int64_t now) { return now - 90 * kDay; }

// None: not listed.
std::optional<int> rank_of(const Services& services,
                           const store::RatingRow& row,
                           store::Instant since);

struct BoardWish {
    std::string game;
    wire::Speed speed = wire::Speed::live;
    std::optional<int> season;  // none: as it stands now
};

Answered<wire::Leaderboard> leaderboard(const Services& services,
                                        const BoardWish& wish,
                                        const std::string& user);

}  // namespace server
