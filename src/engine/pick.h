// What a seat takes for good in a game: a card, a people, a place in the order of turns. Whoever
// wants to know whether a game is balanced counts these (`tetrapolis balance`).
#pragma once

#include <string>

#include "engine/message.h"
#include "engine/seat.h"

namespace engine {

struct Pick {
    SeatId seat;
    std::string group;  // what is compared with each other: "deck_1", "race_tile"
    std::string item;   // its id in notation and content: "T1-09"
    Words name;
};

}  // namespace engine
