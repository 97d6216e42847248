#include "games/table_options.h"

#include <algorithm>

namespace games {

engine::OptionChoices table_options(std::string_view game) {
    if (game == "ascalion")
        return {{"offer_cap", "none"}};  // A6.32
    return {};
}

engine::OptionChoices with_table_options(std::string_view game, engine::OptionChoices chosen) {
    for (const engine::OptionChoice& usual : table_options(game))
        if (std::ranges::find(chosen, usual.key, &engine::OptionChoice::key) == chosen.end())
            chosen.push_back(usual);
    return chosen;
}

}  // namespace games
