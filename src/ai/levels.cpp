#include "ai/levels.h"

#include <algorithm>
#include <array>

#include "ai/player.h"
#include "ai/thinking.h"

namespace ai {

std::span<const Level> levels() {
    static const std::array<Level, 6> all = {{
        {"level1",
         {"Apprentice", "Lehrling"},
         {"Weighs a few things it could do right now and often tries one that is only good enough.",
          "Wägt ein paar Möglichkeiten des Augenblicks ab und probiert oft eine, die nur gut genug "
          "ist."},
         500},
        {"level2",
         {"Settler", "Siedler"},
         {"Thinks its turn through as things lie, but trusts neither to luck nor to rivals.",
          "Denkt seinen Zug durch, wie die Dinge liegen; Glück und Mitspieler kommen in seinen "
          "Plänen nicht vor."},
         850},
        {"level3",
         {"Scout", "Kundschafter"},
         {"Reckons with what luck may bring next and plans its turn around it.",
          "Rechnet damit, was der Zufall als Nächstes bringt, und plant seinen Zug darum herum."},
         1250},
        {"level4",
         {"Strategist", "Strategin"},
         {"Weighs what you will answer and what luck may do to either of you. Half a second a "
          "turn.",
          "Bedenkt, was du antworten wirst und was das Glück euch beiden bringt. Eine halbe "
          "Sekunde "
          "je Zug."},
         1550},
        {"level5",
         {"Master", "Meister"},
         {"Looks several turns ahead in the lines that matter.",
          "Sieht in den Zügen, auf die es ankommt, mehrere Runden voraus."},
         1550},
        {"level6",
         {"Oracle", "Orakel"},
         {"As strong as it gets in five seconds a turn.",
          "So stark, wie es in fünf Sekunden je Zug geht."},
         1650},
    }};
    return all;
}

bool is_level(std::string_view id) {
    const bool is_for_experiments = id.find_first_of("@#") != std::string_view::npos;
    return std::ranges::find(player_names(), id) != player_names().end()
           || (!is_for_experiments && parse_thinking(id).has_value());
}

std::string_view stand_in_level() { return "level3"; }

}  // namespace ai
