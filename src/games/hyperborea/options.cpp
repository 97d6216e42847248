// The options of a game as words (section 3).
#include "engine/option_words.h"
#include "games/hyperborea/names.h"
#include "games/hyperborea/texts.h"

namespace hyperborea {
namespace {

using engine::number_or;
using engine::one_of;
using engine::OptionSpec;
using engine::set_named;
using engine::values_of;

void set_numbers(Options& options, std::string_view key, std::string_view value) {
    const auto number = static_cast<std::uint16_t>(engine::parse_number(value).value_or(0));
    if (key == "first_player")
        options.first_player = static_cast<std::uint8_t>(number);
    else if (key == "round_cap")
        options.round_cap = number;
}

}  // namespace

std::vector<OptionSpec> Texts::option_specs() {
    return {
        one_of(values_of<Length>(), {"option.length", "Length of the game", "Spieldauer"}),
        one_of(values_of<Mode>(), {"option.mode", "Mode", "Spielart"}),
        one_of(values_of<Map>(), {"option.map", "Map at the start", "Plan zu Beginn"}),
        one_of(values_of<Pick>(),
               {"option.race_assignment", "Who picks the races", "Zuteilung der Fraktionen"}),
        one_of(values_of<Pick>(),
               {"option.race_tile", "Who picks the race tiles", "Wahl der Fraktionsplättchen"}),
        one_of(values_of<ResetRule>(), {"option.reset_rule", "Rule of the Reset", "Reset-Regel"}),
        one_of({"random", "1", "2", "3", "4", "5", "6"},
               {"option.first_player", "Who begins", "Wer beginnt"}),
        one_of(values_of<VictimChoice>(),
               {"option.victim_choice",
                "Who decides what a strike takes",
                "Wer entscheidet, was ein Schlag nimmt"}),
        engine::in_range({"none", "1", "500"}, {"option.round_cap", "Last round", "Letzte Runde"}),
    };
}

void Texts::set_option(Options& options, std::string_view key, std::string_view value) {
    if (key == "length")
        set_named(options.length, value);
    else if (key == "mode")
        set_named(options.mode, value);
    else if (key == "map")
        set_named(options.map, value);
    else if (key == "race_assignment")
        set_named(options.race_assignment, value);
    else if (key == "race_tile")
        set_named(options.race_tile, value);
    else if (key == "reset_rule")
        set_named(options.reset_rule, value);
    else if (key == "victim_choice")
        set_named(options.victim_choice, value);
    else
        set_numbers(options, key, value);
}

std::optional<core::Error> Texts::check_options(const Options& options) {
    return engine::check_beginner("first_player", options.first_player, options.seats);
}

engine::OptionChoices Texts::choices_of(const Options& options) {
    return {{"length", std::string(name_of(options.length))},
            {"mode", std::string(name_of(options.mode))},
            {"map", std::string(name_of(options.map))},
            {"race_assignment", std::string(name_of(options.race_assignment))},
            {"race_tile", std::string(name_of(options.race_tile))},
            {"reset_rule", std::string(name_of(options.reset_rule))},
            {"first_player", number_or("random", options.first_player)},
            {"victim_choice", std::string(name_of(options.victim_choice))},
            {"round_cap", number_or("none", options.round_cap)}};
}

}  // namespace hyperborea
