// Where a voyage can go in several steps without a word of anybody else.
#pragma once

#include <vector>

#include "games/ascalion/rules.h"

namespace ascalion {

struct FoundVoyage {
    Place to{};
    int cost = 0;
    std::vector<Place> places;  // where it begins, then every place that it comes to
};

// The cheapest way to every place that takes more than one step from the halt that is open.
std::vector<FoundVoyage> voyages_ahead(const Content& content, const State& state);

}  // namespace ascalion
