// Where one miniature can go in several steps, with all that has to be answered on the way.
#pragma once

#include <vector>

#include "games/hyperborea/rules.h"

namespace hyperborea {

struct FoundWalk {
    Hex to{};
    int price = 0;
    std::vector<Hex> hexes;  // where it begins, then every hex that it comes to
    std::vector<engine::Action> actions;
    bool reveals = false;  // the last step turns over land: nobody knows what comes after it
};

// The cheapest way to every hex that takes more than one step from where the next one begins; none
// where that is not settled.
std::vector<FoundWalk> walks_ahead(const Content& content, const State& state);

}  // namespace hyperborea
