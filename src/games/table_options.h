// What tables of people begin with where that is not the standard, which is made for simulations.
#pragma once

#include <string_view>

#include "engine/options.h"

namespace games {

// What a table without a wish has; of options that are not named, the standard.
engine::OptionChoices table_options(std::string_view game);

// What people chose, and for the rest what their tables have.
engine::OptionChoices with_table_options(std::string_view game, engine::OptionChoices chosen);

}  // namespace games
