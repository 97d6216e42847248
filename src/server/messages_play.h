// Playing at once: with whoever waits for such a game, or waiting for them.
#pragma once

#include "server/message_parts.h"

namespace server::wire {

// Ratings of the others, from and to; left out: whatever they are.
struct PlayNow {
    std::string game;
    int seats;
    ClockInfo clock;
    bool rated;
    std::optional<int> from;
    std::optional<int> to;
};
BOOST_DESCRIBE_STRUCT(PlayNow, (), (game, seats, clock, rated, from, to))

struct PlayFound {
    std::string table;
    bool found;  // somebody waited; otherwise the table is new and waits for others
};
BOOST_DESCRIBE_STRUCT(PlayFound, (), (table, found))

}  // namespace server::wire
