// The options of a game as words (W3).
#include "engine/option_words.h"
#include "games/wiraqocha/names.h"
#include "games/wiraqocha/texts.h"

namespace wiraqocha {
namespace {

using engine::number_or;
using engine::one_of;
using engine::OptionSpec;
using engine::parse_number;
using engine::small_number;

std::string switch_word(bool on) { return on ? "on" : "off"; }

OptionSpec none_or_up_to(std::string_view most, engine::Phrase name) {
    return engine::in_range({"none", "1", most}, name);
}

}  // namespace

std::vector<OptionSpec> Texts::option_specs() {
    return {
        one_of({"beginner", "random", "balanced"},
               {"option.layout", "How the hexes are laid out", "Wie die Felder ausgelegt werden"}),
        one_of({"random", "1", "2", "3", "4"},
               {"option.first_player", "Who begins", "Wer beginnt"}),
        one_of({"off", "on"}, {"option.variant_cave", "Variant: the Cave", "Variante: die Höhle"}),
        one_of({"off", "on"},
               {"option.variant_prisoner", "Variant: the Prisoner", "Variante: der Gefangene"}),
        none_or_up_to("500",
                      {"option.round_cap",
                       "Rounds after which the game ends",
                       "Durchgänge, nach denen Schluss ist"}),
        one_of({"5", "6"},
               {"option.exoskeleton_face",
                "Face set by the Battle Exoskeleton",
                "Zahl, die das Kampf-Exoskelett einstellt"}),
        none_or_up_to("5",
                      {"option.plunders_per_turn",
                       "Most plunders in one turn",
                       "Höchstens so viele Plünderungen je Zug"}),
        one_of({"off", "on"},
               {"option.enforce_dice_box_limit",
                "Only the 11 dice of the box",
                "Nur die 11 Würfel der Schachtel"}),
    };
}

void Texts::set_option(Options& options, std::string_view key, std::string_view value) {
    if (key == "layout")
        engine::set_named(options.layout, value);
    else if (key == "first_player")
        options.first_player = small_number(value);
    else if (key == "variant_cave")
        options.cave = value == "on";
    else if (key == "variant_prisoner")
        options.prisoner = value == "on";
    else if (key == "round_cap")
        options.round_cap = static_cast<std::uint16_t>(parse_number(value).value_or(0));
    else if (key == "exoskeleton_face")
        options.exoskeleton_face = small_number(value);
    else if (key == "plunders_per_turn")
        options.plunders_per_turn = small_number(value);
    else if (key == "enforce_dice_box_limit")
        options.dice_box_limit = value == "on";
}

std::optional<core::Error> Texts::check_options(const Options& options) {
    return engine::check_beginner("first_player", options.first_player, options.seats);
}

engine::OptionChoices Texts::choices_of(const Options& options) {
    return {{"layout", std::string(name_of(options.layout))},
            {"first_player", number_or("random", options.first_player)},
            {"variant_cave", switch_word(options.cave)},
            {"variant_prisoner", switch_word(options.prisoner)},
            {"round_cap", number_or("none", options.round_cap)},
            {"exoskeleton_face", std::to_string(options.exoskeleton_face)},
            {"plunders_per_turn", number_or("none", options.plunders_per_turn)},
            {"enforce_dice_box_limit", switch_word(options.dice_box_limit)}};
}

}  // namespace wiraqocha
