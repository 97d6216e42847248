// A table as one viewer may see it: everything that leaves a room is made here, from views.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "server/messages.h"
#include "server/store/rows.h"
#include "server/words.h"
#include "table/table.h"

namespace server {

// Who looks: the seats that the user holds and the one looked from; kNobody for a spectator.
struct Onlooker {
    std::string user;
    std::vector<int> seats;
    engine::SeatId viewer = engine::kNobody;
};

// A user with several seats looks from the wanted one if it is theirs, else from the one that is to
// move, else from the first.
Onlooker onlooker_of(const table::Table& table, const std::string& user, std::optional<int> wanted);

// What a room knows about its table beside the table itself.
struct Surroundings {
    const table::Table& table;
    const store::TableRow& row;
    std::function<std::optional<std::int64_t>(const std::string& user)> away_since;  // none: here
    std::vector<int> thinking;
    std::string rematch;
    int watchers = 0;
    std::int64_t now = 0;
    // What is known of the people beside the table; nothing on a device.
    std::function<std::string(const table::Seat& seat)> rating{};
    std::vector<wire::RatingChange> changes{};
};

wire::Table table_message(const Surroundings& room, const Onlooker& who, std::size_t log_from);

// How the game ended; none before the end.
std::optional<wire::OutcomeInfo> outcome_info(const table::Table& table);

// The version that somebody is shown: it does not grow with what others pick in secret.
std::int64_t version_for(const table::Table& table, const Onlooker& who);

// What the seat may know, as a position to look ahead from; it does not tell what is hidden.
engine::Position known_position(const table::Table& table, engine::SeatId seat);

}  // namespace server
