// What people choose from (section 3).
#include "engine/option_table.h"
#include "games/hyperborea/names.h"
#include "generated/games/hyperborea/texts.h"

namespace hyperborea {
namespace {

std::vector<engine::Words> words_of_picks() {
    return {{"Chance", "Der Zufall"}, {"The players", "Die Spieler"}};
}

}  // namespace

engine::About Texts::about() {
    return {{"Build a bag of cubes into a civilization and march into the fog.",
             "Mach aus einem Beutel Würfel eine Zivilisation und zieh in den Nebel."},
            90};
}

engine::OptionTable<Options> Texts::options() {
    using namespace engine;
    return {
        option_named<&Options::length>({"option.length", "Length of the game", "Spieldauer"},
                                       {{"Short: 1 condition", "Kurz: 1 Bedingung"},
                                        {"Regular: 2 conditions", "Normal: 2 Bedingungen"},
                                        {"Long: 3 conditions", "Lang: 3 Bedingungen"}}),
        option_named<&Options::mode>(
            {"option.mode", "Mode", "Spielart"},
            {{"Invasion", "Invasion"}, {"Race war", "Krieg der Fraktionen"}}),
        option_named<&Options::map>({"option.map", "Map at the start", "Plan zu Beginn"},
                                    {{"Fog", "Nebel"}, {"Open", "Offen"}}),
        option_named<&Options::race_assignment>(
            {"option.race_assignment", "Who picks the races", "Zuteilung der Fraktionen"},
            words_of_picks()),
        option_named<&Options::race_tile>(
            {"option.race_tile", "Who picks the race tiles", "Wahl der Fraktionsplättchen"},
            words_of_picks()),
        option_named<&Options::reset_rule>(
            {"option.reset_rule", "Rule of the Reset", "Reset-Regel"},
            {{"As in the FAQ", "Wie in der FAQ"}, {"As printed", "Wie gedruckt"}}),
        option_beginner<&Options::first_player>(
            {"option.first_player", "Who begins", "Wer beginnt"}, kMaxSeats),
        option_named<&Options::victim_choice>(
            {"option.victim_choice",
             "Who decides what a strike takes",
             "Wer entscheidet, was ein Schlag nimmt"},
            {{"The victims", "Die Betroffenen"}, {"The program", "Das Programm"}}),
        option_no_limit_or_up_to<&Options::round_cap>(
            {"option.round_cap", "Last round", "Letzte Runde"}, 500),
    };
}

std::optional<core::Error> Texts::check_options(const Options& options) {
    return engine::check_beginner("first_player", options.first_player, options.seats);
}

}  // namespace hyperborea
