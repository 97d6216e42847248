// The options of a game as words (W3).
#include "engine/named.h"
#include "engine/option_words.h"
#include "games/wiraqocha/names.h"
#include "games/wiraqocha/texts.h"

namespace wiraqocha {
namespace {

using engine::one_of;
using engine::OptionSpec;
using engine::parse_number;
using engine::small_number;

std::string switch_word(bool on) { return on ? "on" : "off"; }

std::string number_or_none(int value) { return value == 0 ? "none" : std::to_string(value); }

std::string first_player_word(int seat) { return seat == 0 ? "random" : std::to_string(seat); }

void set(Options& options, std::string_view key, std::string_view value) {
    if (key == "layout")
        options.layout = engine::named<Layout>(value).value_or(Layout::Random);
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

OptionSpec none_or_up_to(std::string_view most, engine::Phrase name) {
    return engine::in_range({"none", "1", most}, name);
}

}  // namespace

std::vector<OptionSpec> Texts::option_specs(const Pack& pack) {
    std::vector<OptionSpec> specs = {
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
    engine::set_standard(specs, choices_of(pack.standard_options));
    return specs;
}

core::Result<Options> Texts::parse_options(const Pack& pack,
                                           int seats,
                                           const engine::OptionChoices& choices) {
    Options options = pack.standard_options;
    options.seats = static_cast<std::uint8_t>(seats);
    if (auto wrong = engine::check_choices("wiraqocha", option_specs(pack), choices))
        return *wrong;
    for (const engine::OptionChoice& choice : choices)
        set(options, choice.key, choice.value);
    if (auto wrong = engine::check_beginner("first_player", options.first_player, seats))
        return *wrong;
    return options;
}

engine::OptionChoices Texts::choices_of(const Options& options) {
    return {{"layout", std::string(name_of(options.layout))},
            {"first_player", first_player_word(options.first_player)},
            {"variant_cave", switch_word(options.cave)},
            {"variant_prisoner", switch_word(options.prisoner)},
            {"round_cap", number_or_none(options.round_cap)},
            {"exoskeleton_face", std::to_string(options.exoskeleton_face)},
            {"plunders_per_turn", number_or_none(options.plunders_per_turn)},
            {"enforce_dice_box_limit", switch_word(options.dice_box_limit)}};
}

}  // namespace wiraqocha
