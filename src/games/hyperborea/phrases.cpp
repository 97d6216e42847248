// Choices in English and German, and the table of all phrases. Names come from the pack.
#include <array>

#include "games/hyperborea/names.h"
#include "generated/games/hyperborea/texts.h"

namespace hyperborea {

namespace {

// clang-format off
constexpr auto kChoicePhrases = std::to_array<engine::Phrase>({
    // a choice before it is made; the key is "choice." and the notation word
    {"choice.got_race",     "{0}",                         "{0}"},
    {"choice.began",        "{0} begins",                  "{0} beginnt"},
    {"choice.revealed",     "{0}",                         "{0}"},
    {"choice.got_tile",     "{0}: {1}",                    "{0}: {1}"},
    {"choice.dealt",        "{0} ({2}): {1}",              "{0} ({2}): {1}"},
    {"choice.drew",         "{0}",                         "{0}"},
    {"choice.unearthed",    "{0}",                         "{0}"},
    {"choice.choose_race",  "{0}",                         "{0}"},
    {"choice.choose_tile",  "{0}: {1}",                    "{0}: {1}"},
    {"choice.choose_start", "{0} ({2}): {1}",              "{0} ({2}): {1}"},
    {"choice.extra_cube",   "One more cube: {0}",          "Ein weiterer Würfel: {0}"},
    {"choice.level",        "{0} at level {1}",            "{0} auf Stufe {1}"},

    {"choice.place",    "Place a cube",                    "Würfel einsetzen"},
    {"choice.walk",     "Walk",                            "Gehen"},
    {"choice.fly",      "Fly",                             "Fliegen"},
    {"choice.attack",   "Attack",                          "Angreifen"},
    {"choice.ranged",   "Ranged attack",                   "Fernkampfangriff"},
    {"choice.fort",     "Build a fortress",                "Festung bauen"},
    {"choice.deploy",   "Put a miniature on the map",      "Spielfigur einsetzen"},
    {"choice.enter",    "Enter a city or ruin",            "Stadt oder Ruine betreten"},
    {"choice.token",    "Use {0}: {1}",                    "„{0}“ verwenden: {1}"},
    {"choice.develop",  "Develop",                         "Entwickeln"},
    {"choice.row",      "Develop on one row",              "In einer Reihe entwickeln"},
    {"choice.diff",     "Develop on different rows",       "In verschiedenen Reihen entwickeln"},
    {"choice.upgrade",  "Upgrade a row",                   "Eine Reihe aufwerten"},
    {"choice.take",     "Take a card",                     "Karte nehmen"},
    {"choice.refresh",  "Replace two open cards, then take one", "Zwei offene Karten austauschen, dann eine nehmen"},
    {"choice.draw",     "Draw a cube",                     "Würfel ziehen"},
    {"choice.generate", "Generate a cube",                 "Würfel erzeugen"},
    {"choice.restore",  "Restore a cube",                  "Würfel zurücknehmen"},
    {"choice.exchange", "Exchange a cube",                 "Würfel tauschen"},
    {"choice.purge",    "Eliminate a grey cube",           "Grauen Würfel entfernen"},
    {"choice.spy",      "Espionage",                       "Spionage"},
    {"choice.strike",   "Harm the adjacent opponents",   "Benachbarten Gegnern schaden"},
    {"choice.race",     "Use the race tile",               "Fraktionsplättchen nutzen"},
    {"choice.end",      "End the turn",                    "Zug beenden"},

    {"choice.colour",     "{0}",                           "{0}"},
    {"choice.colour.row", "{0} (level {1})",               "{0} (Stufe {1})"},
    {"choice.on",         "{0}, {1} space",                "{0}, Feld: {1}"},
    {"choice.at",         "{0}",                           "{0}"},
    {"choice.at.walk",    "{0} ({1})",                     "{0} ({1})"},
    {"choice.site",       "{0}",                           "{0}"},
    {"choice.site.mini",  "Miniature inside: {0}",         "Figur darin: {0}"},
    {"choice.kill",       "Kill the ghost",                "Den Geist besiegen"},
    {"choice.convert",    "Convert the ghost",             "Den Geist bekehren"},
    {"choice.size",       "By {0}",                        "Um {0}"},
    {"choice.size.rows",  "{0}",                           "{0}"},
    {"choice.card",       "{0} ({2}): {1}",                "{0} ({2}): {1}"},
    {"choice.deck",       "{0}",                           "{0}"},
    {"choice.cube",       "{0} from {1}",                  "{0} ({1})"},
    {"choice.cube.space", "{0} from {1} ({2} space)",      "{0} aus „{1}“ (Feld: {2})"},
    {"choice.free_mini",  "Miniature on {0}",              "Figur auf „{0}“"},
    {"choice.gem",        "1 gem",                         "1 Edelstein"},
    {"choice.sort",       "Each victim {0}",               "Jeder Betroffene {0}"},
    {"choice.option",     "{0}",                           "{0}"},
    {"choice.decline",    "Decline",                       "Ablehnen"},
    {"choice.use_new",    "Use {0}: {1}",                  "„{0}“ verwenden: {1}"},
    {"choice.store_new",  "Keep {0}: {1}",                 "„{0}“ aufbewahren: {1}"},
    {"choice.use_stored", "Use {0} ({1}) and keep the new token", "„{0}“ ({1}) verwenden und das neue Plättchen aufbewahren"},
    {"choice.stop",       "That is all",                   "Das ist alles"},
    {"choice.done",       "Keep the rest",                 "Den Rest liegen lassen"},

    {"target.ghost",    "The ghost ({0})",                 "Der Geist ({0})"},
    {"target.mini",     "A miniature of {0} ({1})",        "Eine Figur von {0} ({1})"},
    {"target.free",     "A miniature of {0}",              "Eine Figur von {0}"},
    {"target.fortress", "A fortress of {0}",               "Eine Festung von {0}"},

    {"order.losses",    "When a strike hits you",        "Wenn dich ein Schlag trifft"},
    {"order.ask",       "ask me",                        "frag mich"},
    {"order.least",     "lose what hurts least",         "verlieren, was am wenigsten schmerzt"},

    {"phase.setup",    "Set-up",        "Aufbau"},
    {"phase.starting", "Start of turn", "Zugbeginn"},
    {"phase.main",     "Main part",     "Hauptteil"},
    {"phase.ending",   "End phase",     "Endphase"},
    {"phase.over",     "Game over",     "Spielende"},
});
// clang-format on

}  // namespace

engine::OutcomeNames Texts::outcome_names() {
    return {.parts = {{"gems", "Edelsteine"},
                      {"trophies", "Trophäen"},
                      {"ghosts", "Geister"},
                      {"cubes", "Würfel"},
                      {"objectives", "Zielplättchen"},
                      {"cards", "Technologien"},
                      {"control", "Kontrolle"}},
            .endings = {{"running", "läuft"},
                        {"conditions", "Bedingungen"},
                        {"round cap", "Rundenlimit"}},
            .ending_ids = {names_of(Ending{}).begin(), names_of(Ending{}).end()}};
}

std::span<const engine::Phrase> choice_phrases() { return kChoicePhrases; }

}  // namespace hyperborea
