// How strong the computer plays: the levels that people choose from.
#pragma once

#include <span>
#include <string_view>

#include "engine/message.h"

namespace ai {

struct Level {
    std::string_view id;  // also the name of the player in make_player
    engine::Words name;
    engine::Words description;
    int rating;  // Wiraqocha for two, greedy = 1000, to 50 points (docs/search.md, "Measured")
};

// From the weakest to the strongest.
std::span<const Level> levels();

// Whether a seat can be played at this level: one of the above, one of them with a character
// ("level4:builder"), or a plain player ("greedy"). Budgets and networks of one's own are for
// experiments.
bool is_level(std::string_view id);

// Who stands in for a person who is away or has resigned.
std::string_view stand_in_level();

}  // namespace ai
