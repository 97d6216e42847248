// What people choose from (W3).
#include "engine/option_table.h"
#include "games/wiraqocha/names.h"
#include "generated/games/wiraqocha/texts.h"

namespace wiraqocha {

engine::About Texts::about() {
    return {{"Roll, conquer the lost valley, and win by treasure, somnium or the leviathan.",
             "Würfle, erobere das verlorene Tal und siege durch Schatz, Somnium oder Leviathan."},
            45};
}

engine::OptionTable<Options> Texts::options() {
    using namespace engine;
    return {
        option_named<&Options::layout>(
            {"option.layout", "How the hexes are laid out", "Wie die Felder ausgelegt werden"},
            {{"First game", "Erste Partie"}, {"Random", "Zufall"}, {"Balanced", "Ausgewogen"}}),
        option_beginner<&Options::first_player>(
            {"option.first_player", "Who begins", "Wer beginnt"}, kMaxSeats),
        option_switch<&Options::cave>(
            {"option.variant_cave", "Variant: the Cave", "Variante: die Höhle"}),
        option_switch<&Options::prisoner>(
            {"option.variant_prisoner", "Variant: the Prisoner", "Variante: der Gefangene"}),
        option_no_limit_or_up_to<&Options::round_cap>({"option.round_cap",
                                                       "Rounds after which the game ends",
                                                       "Durchgänge, nach denen Schluss ist"},
                                                      500),
        option_number<&Options::exoskeleton_face>({"option.exoskeleton_face",
                                                   "Face set by the Battle Exoskeleton",
                                                   "Zahl, die das Kampf-Exoskelett einstellt"},
                                                  5,
                                                  6),
        option_no_limit_or_up_to<&Options::plunders_per_turn>(
            {"option.plunders_per_turn",
             "Most plunders in one turn",
             "Höchstens so viele Plünderungen je Zug"},
            5),
        option_switch<&Options::dice_box_limit>({"option.enforce_dice_box_limit",
                                                 "Only the 11 dice of the box",
                                                 "Nur die 11 Würfel der Schachtel"}),
    };
}

std::optional<core::Error> Texts::check_options(const Options& options) {
    return engine::check_beginner("first_player", options.first_player, options.seats);
}

// Nobody is asked but whose turn it is.
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

}  // namespace wiraqocha
