#include "engine/testing/setups.h"

namespace engine::testing {

std::vector<OptionChoices> single_changes(const AnyGame& game) {
    std::vector<OptionChoices> sets = {{}};
    for (const OptionSpec& spec : game.options()) {
        for (const auto& [value, words] : spec.values) {
            if (value != spec.standard)
                sets.push_back({{std::string(spec.key), value}});
        }
    }
    return sets;
}

std::vector<Setup> setups_of(const AnyGame& game, const std::vector<OptionChoices>& options) {
    std::vector<Setup> setups;
    for (const OptionChoices& choices : options) {
        for (int seats = game.min_seats(); seats <= game.max_seats(); ++seats) {
            if (game.initial(seats, choices).ok())
                setups.push_back({seats, choices});
        }
    }
    return setups;
}

std::vector<Setup> setups_with(const AnyGame& game, const std::vector<OptionChoices>& more) {
    std::vector<OptionChoices> options = single_changes(game);
    options.insert(options.end(), more.begin(), more.end());
    return setups_of(game, options);
}

}  // namespace engine::testing
