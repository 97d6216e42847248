// Questions to a player and the stage of the game, in English and German. The key of a question is
// "prompt." and the name of what is asked.
#include <array>

#include "generated/games/hyperborea/texts.h"

namespace hyperborea {

namespace {

// clang-format off
constexpr auto kPromptPhrases = std::to_array<engine::Phrase>({
    {"stage.round", "Round {0}: {1}", "Runde {0}: {1}"},
    {"stage.last",  "Round {0}: {1}, the end is near ({2})", "Runde {0}: {1}, das Ende ist nah ({2})"},

    {"over.conditions", "{0} wins with {1} points. Enough conditions were met; round {2} was the last.", "{0} gewinnt mit {1} Punkten. Genug Bedingungen waren erfüllt; Runde {2} war die letzte."},
    {"over.round_cap",  "{0} wins with {1} points after the last round, {2}.", "{0} gewinnt mit {1} Punkten nach der letzten Runde ({2})."},
    {"over.tied",       "{0} and {1} have {2} points; {0} wins by {3}.", "{0} und {1} haben {2} Punkte; {0} gewinnt durch {3}."},
    {"over.more_hexes", "more hexes controlled", "mehr kontrollierte Felder"},
    {"over.more_cubes", "more coloured cubes", "mehr farbige Würfel"},
    {"over.later_turn", "the later place in turn order", "den späteren Platz in der Zugreihenfolge"},

    {"prompt.race",            "Which race do you play?",             "Welche Fraktion spielst du?"},
    {"prompt.commit",          "Set up your people: power, cube and rows.", "Richte dein Volk ein: Kraft, Würfel und Reihen."},
    {"prompt.menu.both",       "Place {0}, or spend {1}.",            "Setze noch {0} ein oder nutze {1}."},
    {"prompt.menu.cubes",      "Place {0}.",                          "Setze noch {0} ein."},
    {"prompt.menu.points",     "Spend {0}, or end your turn.",        "Nutze {0} oder beende deinen Zug."},
    {"prompt.menu.enter",      "Enter a city or ruin, or end your turn.", "Betritt eine Stadt oder Ruine oder beende deinen Zug."},
    {"prompt.menu.upgrade",    "Upgrade a row, or end your turn.",    "Werte eine Reihe auf oder beende deinen Zug."},
    {"prompt.menu.race",       "Use your race tile, or end your turn.", "Nutze dein Fraktionsplättchen oder beende deinen Zug."},
    {"prompt.menu.end",        "End your turn.",                      "Beende deinen Zug."},
    {"prompt.place_colour",    "Which colour do you place?",       "Welche Farbe setzt du ein?"},
    {"prompt.place_space",     "Where does the cube ({0}) go?",         "Wohin kommt der Würfel ({0})?"},
    {"prompt.walk_from",       "Where do you walk from?",                    "Von wo gehst du?"},
    {"prompt.walk_to",         "Where do you walk to from {0}?",             "Wohin gehst du von „{0}“?"},
    {"prompt.fly_from",        "Where do you fly from?",                     "Von wo fliegst du?"},
    {"prompt.fly_to",          "Where do you fly to from {0}?",              "Wohin fliegst du von „{0}“?"},
    {"prompt.attack_hex",      "Where do you attack?",                       "Wo greifst du an?"},
    {"prompt.attack_target",   "Whom do you attack on {0}?",                 "Wen greifst du an ({0})?"},
    {"prompt.attack_how",      "Do you kill or convert the ghost on {0}?",   "Besiegst oder bekehrst du den Geist ({0})?"},
    {"prompt.ranged_hex",      "Which hex do you shoot at?",         "Auf welches Feld schießt du?"},
    {"prompt.ranged_target",   "Whom do you hit on {0}?",                    "Wen triffst du ({0})?"},
    {"prompt.fort_hex",        "Where do you build the fortress?",           "Wo baust du die Festung?"},
    {"prompt.deploy_hex",      "Where does the miniature go?",            "Wohin setzt du die Figur?"},
    {"prompt.enter_site",      "Which city or ruin do you enter?",           "Welche Stadt oder Ruine betrittst du?"},
    {"prompt.look",            "What do you do with the token?",      "Was tust du mit dem Plättchen?"},
    {"prompt.develop_row",     "Which row do you develop?",                  "Welche Reihe entwickelst du?"},
    {"prompt.row_size",        "By how much do you develop?",                "Um wie viel entwickelst du?"},
    {"prompt.row_row",         "Which row rises by {0}?",             "Welche Reihe steigt um {0}?"},
    {"prompt.diff_size",       "How many rows do you develop?",              "Wie viele Reihen entwickelst du?"},
    {"prompt.diff_row",        "Which row rises (up to {0} left)?",   "Welche Reihe steigt (noch bis zu {0})?"},
    {"prompt.upgrade_row",     "Which row do you upgrade?",                  "Welche Reihe wertest du auf?"},
    {"prompt.take_card",       "Which card do you take?",                    "Welche Karte nimmst du?"},
    {"prompt.refresh_deck",    "Of which deck do you replace the open cards?", "Von welchem Stapel tauschst du die offenen Karten aus?"},
    {"prompt.refresh_take",    "Which card do you take now?",                "Welche Karte nimmst du jetzt?"},
    {"prompt.generate_colour", "Which colour do you generate?",    "Welche Farbe erzeugst du?"},
    {"prompt.restore_cube",    "Which cube do you restore?",                 "Welchen Würfel nimmst du zurück?"},
    {"prompt.exchange_cube",   "Which cube do you exchange?",                "Welchen Würfel tauschst du?"},
    {"prompt.exchange_colour", "Which colour do you exchange {0} for?",      "Wogegen tauschst du {0}?"},
    {"prompt.purge_cube",      "Which grey cube do you eliminate?",          "Welchen grauen Würfel entfernst du?"},
    {"prompt.spy_card",        "Which card do you copy?",                    "Welche Karte kopierst du?"},
    {"prompt.strike_sort",     "What do the opponents lose?",         "Was verlieren die Gegner?"},
    {"prompt.victim",          "{0} strikes. Choose what you lose: {1}.", "{0} schlägt zu. Wähle, was du verlierst: {1}."},
    {"prompt.option",          "Which effect?",                       "Welcher Effekt?"},
    {"prompt.pay_cube",        "Which cube do you give? ({0})",       "Welchen Würfel gibst du? ({0})"},
    {"prompt.pay_grey",        "Which grey cube do you give? ({0})",  "Welchen grauen Würfel gibst du? ({0})"},
    {"prompt.pay_mini",        "Which miniature do you give? ({0})",  "Welche Figur gibst du? ({0})"},
    {"prompt.pay_gem",         "Do you give a gem? ({0})",            "Gibst du einen Edelstein? ({0})"},
    {"prompt.reset_cube",      "Reset: which cube goes back into the bag?", "Reset: Welcher Würfel kommt in den Beutel?"},
});
// clang-format on

}  // namespace

std::span<const engine::Phrase> prompt_phrases() { return kPromptPhrases; }

}  // namespace hyperborea
