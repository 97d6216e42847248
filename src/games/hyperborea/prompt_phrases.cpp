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
    {"prompt.place_colour",    "Place a cube of which colour?",       "Welche Farbe setzt du ein?"},
    {"prompt.place_space",     "Place the cube ({0}) where?",         "Wohin kommt der Würfel ({0})?"},
    {"prompt.walk_from",       "Walk from where?",                    "Von wo gehst du?"},
    {"prompt.walk_to",         "Walk from {0} to where?",             "Wohin gehst du von „{0}“?"},
    {"prompt.fly_from",        "Fly from where?",                     "Von wo fliegst du?"},
    {"prompt.fly_to",          "Fly from {0} to where?",              "Wohin fliegst du von „{0}“?"},
    {"prompt.attack_hex",      "Attack where?",                       "Wo greifst du an?"},
    {"prompt.attack_target",   "Attack whom on {0}?",                 "Wen greifst du an ({0})?"},
    {"prompt.attack_how",      "Kill or convert the ghost on {0}?",   "Besiegst oder bekehrst du den Geist ({0})?"},
    {"prompt.ranged_hex",      "Ranged attack on which hex?",         "Fernkampf gegen welches Feld?"},
    {"prompt.ranged_target",   "Hit whom on {0}?",                    "Wen triffst du ({0})?"},
    {"prompt.fort_hex",        "Build the fortress where?",           "Wo baust du die Festung?"},
    {"prompt.deploy_hex",      "Put the miniature where?",            "Wohin setzt du die Figur?"},
    {"prompt.enter_site",      "Enter which city or ruin?",           "Welche Stadt oder Ruine betrittst du?"},
    {"prompt.look",            "What do you do with the token?",      "Was tust du mit dem Plättchen?"},
    {"prompt.develop_row",     "Develop which row?",                  "Welche Reihe entwickelst du?"},
    {"prompt.row_size",        "Develop by how much?",                "Um wie viel entwickelst du?"},
    {"prompt.row_row",         "Raise which row by {0}?",             "Welche Reihe steigt um {0}?"},
    {"prompt.diff_size",       "Develop how many rows?",              "Wie viele Reihen entwickelst du?"},
    {"prompt.diff_row",        "Raise which row (up to {0} left)?",   "Welche Reihe steigt (noch bis zu {0})?"},
    {"prompt.upgrade_row",     "Upgrade which row?",                  "Welche Reihe wertest du auf?"},
    {"prompt.take_card",       "Take which card?",                    "Welche Karte nimmst du?"},
    {"prompt.refresh_deck",    "Replace the open cards of which deck?", "Welche offenen Karten tauschst du aus?"},
    {"prompt.refresh_take",    "Take which card now?",                "Welche Karte nimmst du jetzt?"},
    {"prompt.generate_colour", "Generate a cube of which colour?",    "Welche Farbe erzeugst du?"},
    {"prompt.restore_cube",    "Restore which cube?",                 "Welchen Würfel nimmst du zurück?"},
    {"prompt.exchange_cube",   "Exchange which cube?",                "Welchen Würfel tauschst du?"},
    {"prompt.exchange_colour", "Exchange {0} for which colour?",      "Wogegen tauschst du {0}?"},
    {"prompt.purge_cube",      "Eliminate which grey cube?",          "Welchen grauen Würfel entfernst du?"},
    {"prompt.spy_card",        "Copy which card?",                    "Welche Karte kopierst du?"},
    {"prompt.strike_sort",     "What do the opponents lose?",         "Was verlieren die Gegner?"},
    {"prompt.victim",          "{0} strikes. Choose what you lose: {1}.", "{0} schlägt zu. Wähle, was du verlierst: {1}."},
    {"prompt.option",          "Which effect?",                       "Welcher Effekt?"},
    {"prompt.pay_cube",        "Which cube do you give? ({0})",       "Welchen Würfel gibst du? ({0})"},
    {"prompt.pay_grey",        "Which grey cube do you give? ({0})",  "Welchen grauen Würfel gibst du? ({0})"},
    {"prompt.pay_mini",        "Which miniature do you give? ({0})",  "Welche Figur gibst du? ({0})"},
    {"prompt.pay_gem",         "Do you give a gem? ({0})",            "Gibst du einen Edelstein? ({0})"},
    {"prompt.reset_cube",      "Reset: return which cube to the bag?", "Reset: Welcher Würfel kommt in den Beutel?"},
});
// clang-format on

}  // namespace

std::span<const engine::Phrase> prompt_phrases() { return kPromptPhrases; }

}  // namespace hyperborea
