// Thinking by the clock.
#pragma once

#include "ai/search/searcher.h"

namespace ai::search {

// Thinks for about that many seconds; less if the best action is certain before.
void think_for(Searcher& searcher, double seconds);

}  // namespace ai::search
