// Thinking within a budget, and no longer than it takes to decide.
#pragma once

#include "ai/search/searcher.h"

namespace ai::search {

// When to stop before the budget is spent.
enum class Until : unsigned char {
    Spent,    // never, unless the best action wins by force
    Decided,  // when no other action can be expected to overtake the best one any more
};

// Both return how much of the budget they have used.
double think_for_seconds(Searcher& searcher, double seconds, Until until);
double think_for_visits(Searcher& searcher, double visits, Until until);

}  // namespace ai::search
