// What one finished game says about those who played it.
#pragma once

#include <span>
#include <vector>

#include "rating/rating.h"

namespace rating {

struct Player {
    Rating rating;
    int place = 1;          // 1 is best; equal places are ties
    bool is_fixed = false;  // a level of the computer: counts and does not change
};

// By player: what is believed after the game.
std::vector<Rating> rated(std::span<const Player> players);

// By player: the chance of the first place, before the game. They add up to 1.
std::vector<double> chances(std::span<const Player> players);

// The share of the first place that each player got: all of it, or a part when it is tied.
std::vector<double> shares(std::span<const Player> players);

}  // namespace rating
