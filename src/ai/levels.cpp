#include "ai/levels.h"

#include <algorithm>
#include <array>

namespace ai {

std::span<const Level> levels() {
    static const std::array<Level, 2> all = {{
        {"random",
         {"Wanderer", "Wanderer"},
         {"Plays anything that is allowed. Good for a first look at the rules.",
          "Spielt irgendetwas Erlaubtes. Gut, um die Regeln kennenzulernen."}},
        {"greedy",
         {"Settler", "Siedler"},
         {"Takes what looks best right now and does not plan ahead.",
          "Nimmt, was im Augenblick am besten aussieht, und plant nicht voraus."}},
    }};
    return all;
}

bool is_level(std::string_view id) {
    return std::ranges::any_of(levels(), [&](const Level& level) { return level.id == id; });
}

std::string_view stand_in_level() { return levels().back().id; }

}  // namespace ai
