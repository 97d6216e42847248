// What people choose from (section 3).
#include "engine/option_table.h"
#include "games/pathciv/names.h"
#include "generated/games/pathciv/texts.h"

namespace pathciv {

engine::About Texts::about() {
    return {{"Nine ages, everybody at once: squares on the left, circles on the right.",
             "Neun Zeitalter, alle zugleich: links Quadrate, rechts Kreise."},
            50};
}

engine::OptionTable<Options> Texts::options() {
    using namespace engine;
    return {
        option_named<&Options::setup>({"option.setup", "Set-up", "Aufbau"},
                                      {{"Standard", "Standard"}, {"First game", "Erste Partie"}}),
        option_named<&Options::tech_set>(
            {"option.tech_set", "Technologies", "Technologien"},
            {{"Core", "Basis"}, {"Variant", "Variante"}, {"Mixed", "Gemischt"}}),
        option_number<&Options::last_multiplier>({"option.philosophy_multiplier_5",
                                                  "Multiplier of philosophy step 5",
                                                  "Multiplikator der Philosophie-Stufe 5"},
                                                 2,
                                                 3),
        option_named<&Options::scope>(
            {"option.philosophy_choice_scope",
             "Which advantages may be taken",
             "Welche Vorteile genommen werden dürfen"},
            {{"Those of one's own step", "Die der eigenen Stufe"},
             {"Those of lower steps too", "Auch die niedrigerer Stufen"}}),
        option_named<&Options::boards>({"option.boards", "Boards", "Bretter"},
                                       {{"At random", "Zufällig"}, {"In order", "Der Reihe nach"}}),
        option_named<&Options::difficulty>(
            {"option.solo_difficulty", "Strength of the Rival", "Stärke des Rivalen"},
            {{"Weak", "Schwach"}, {"Normal", "Normal"}, {"Strong", "Stark"}}),
    };
}

// P3.1
std::optional<core::Error> Texts::check_options(const Options& options) {
    if (options.setup == Setup::FirstGame && options.tech_set != TechSet::Core)
        return core::Error{"options.tech_set", "a first game is played with the core technologies"};
    return std::nullopt;
}

// All decide at the same time and for themselves.
std::vector<engine::OrderSpec> Texts::orders(const Pack& /*pack*/,
                                             const Options& /*options*/,
                                             SeatId /*seat*/) {
    return {};
}
std::optional<engine::Action> Texts::ordered(const Pack& /*pack*/,
                                             const View& /*seen*/,
                                             const engine::OptionChoices& /*orders*/) {
    return std::nullopt;
}

}  // namespace pathciv
