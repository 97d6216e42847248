// The options of a game as words (section 3).
#include "engine/option_words.h"
#include "games/pathciv/names.h"
#include "games/pathciv/texts.h"

namespace pathciv {
namespace {

using engine::one_of;
using engine::OptionSpec;
using engine::set_named;
using engine::values_of;

}  // namespace

std::vector<OptionSpec> Texts::option_specs() {
    return {
        one_of(values_of<Setup>(), {"option.setup", "Set-up", "Aufbau"}),
        one_of(values_of<TechSet>(), {"option.tech_set", "Technologies", "Technologien"}),
        one_of({"2", "3"},
               {"option.philosophy_multiplier_5",
                "Multiplier of philosophy step 5",
                "Multiplikator der Philosophie-Stufe 5"}),
        one_of(values_of<Scope>(),
               {"option.philosophy_choice_scope",
                "Which advantages may be taken",
                "Welche Vorteile genommen werden dürfen"}),
        one_of(values_of<Dealing>(), {"option.boards", "Boards", "Bretter"}),
        one_of(values_of<Difficulty>(),
               {"option.solo_difficulty", "Strength of the Rival", "Stärke des Rivalen"}),
    };
}

void Texts::set_option(Options& options, std::string_view key, std::string_view value) {
    if (key == "setup")
        set_named(options.setup, value);
    else if (key == "tech_set")
        set_named(options.tech_set, value);
    else if (key == "philosophy_multiplier_5")
        options.last_multiplier = engine::small_number(value);
    else if (key == "philosophy_choice_scope")
        set_named(options.scope, value);
    else if (key == "boards")
        set_named(options.boards, value);
    else
        set_named(options.difficulty, value);
}

// P3.1
std::optional<core::Error> Texts::check_options(const Options& options) {
    if (options.setup == Setup::FirstGame && options.tech_set != TechSet::Core)
        return core::Error{"options.tech_set", "a first game is played with the core technologies"};
    return std::nullopt;
}

engine::OptionChoices Texts::choices_of(const Options& options) {
    return {{"setup", std::string(name_of(options.setup))},
            {"tech_set", std::string(name_of(options.tech_set))},
            {"philosophy_multiplier_5", std::to_string(options.last_multiplier)},
            {"philosophy_choice_scope", std::string(name_of(options.scope))},
            {"boards", std::string(name_of(options.boards))},
            {"solo_difficulty", std::string(name_of(options.difficulty))}};
}

}  // namespace pathciv
