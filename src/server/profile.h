// What is shown of a person: ratings, seasons, games, statistics, rivals, as far as the viewer may
// see them.
#pragma once

#include <optional>
#include <string>

#include "server/people.h"

namespace server {

Answered<wire::Profile> profile_of(const Services& services,
                                   const store::User& owner,
                                   const std::optional<store::User>& viewer,
                                   const IsOnline& is_online);

struct ResultsWish {
    std::string game;
    std::optional<store::ResultCursor> before;
    int limit = 20;
};
// "1763210000000-k3f9x2ab": the last game of a page.
std::optional<store::ResultCursor> parse_result_cursor(std::string_view text);

Answered<wire::PlayedGames> played_games(const Services& services,
                                         const store::User& owner,
                                         const std::optional<store::User>& viewer,
                                         const ResultsWish& wish);

}  // namespace server
