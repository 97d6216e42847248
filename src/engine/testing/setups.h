// The games that tests play of a game: all numbers of seats with the options that count.
#pragma once

#include <vector>

#include "engine/any_game.h"

namespace engine::testing {

struct Setup {
    int seats;
    OptionChoices choices;
};

// The standard options, and each option changed alone to each of its other values.
std::vector<OptionChoices> single_changes(const AnyGame& game);

// Each of these with every number of seats that accepts them.
std::vector<Setup> setups_of(const AnyGame& game, const std::vector<OptionChoices>& options);

// Single changes of the options, then these sets of them.
std::vector<Setup> setups_with(const AnyGame& game, const std::vector<OptionChoices>& more);

}  // namespace engine::testing
