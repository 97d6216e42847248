// Choices, in English and German. Names of hexes, pieces and cards come from the pack.
#include <array>

#include "games/wiraqocha/names.h"
#include "generated/games/wiraqocha/texts.h"

namespace wiraqocha {

namespace {

// clang-format off
constexpr auto kChoicePhrases = std::to_array<engine::Phrase>({
    // a choice before it is made; the key is "choice." and the notation word
    {"choice.laid",           "Row {0}, hex {1}: {2}",                "Reihe {0}, Feld {1}: {2}"},
    {"choice.revealed",       "{0} is revealed",                     "{0} wird aufgedeckt"},
    {"choice.began",          "{0} begins",                          "{0} beginnt"},
    {"choice.rolled",         "A {0} is rolled",                     "Eine {0} wird gewürfelt"},
    {"choice.income",         "Take the income",                     "Einkommen nehmen"},
    {"choice.count",          "Count the dice",                      "Würfelzahl festlegen"},
    {"choice.swap",           "Swap an airship",                     "Luftschiff tauschen"},
    {"choice.workshop",       "Use the Recovery Workshop",           "Reparaturwerkstatt nutzen"},
    {"choice.factory",        "Pay for a die of the Android Factory", "Würfel der Androiden-Fabrik bezahlen"},
    {"choice.take_back",      "Take back a defence die",             "Verteidigungswürfel zurücknehmen"},
    {"choice.cave_move",      "Leave the Cave for a mountain",       "Durch die Höhle ins Gebirge ziehen"},
    {"choice.roll",           "Roll the dice",                       "Würfeln"},
    {"choice.place",          "Place the base camp",                 "Basislager einsetzen"},
    {"choice.conquer",        "Conquer a hex",                       "Feld erobern"},
    {"choice.plunder",        "Plunder a base camp",                 "Basislager plündern"},
    {"choice.tunnel",         "Tunnel under a base camp",            "Basislager untergraben"},
    {"choice.lay",            "Lay a defence die",                   "Verteidigungswürfel legen"},
    {"choice.step",           "Turn a die by 1",                     "Würfel um 1 drehen"},
    {"choice.reroll",         "Roll a die again",                    "Würfel neu werfen"},
    {"choice.somnium_die",    "Buy a die for a crystal",             "Würfel für einen Kristall kaufen"},
    {"choice.exoskeleton",    "Use the Battle Exoskeleton",          "Kampf-Exoskelett nutzen"},
    {"choice.build",          "Build a technology",                  "Technologie bauen"},
    {"choice.buy_back",       "Buy back a piece",                    "Figur zurückkaufen"},
    {"choice.fortress",       "Move the Flying Fortress",            "Fliegende Festung versetzen"},
    {"choice.probe",          "Use the Psychic Probe",               "Psychische Sonde nutzen"},
    {"choice.death_ray",      "Fire the Death Ray",                  "Kreis des Todes auslösen"},
    {"choice.ransom",         "Ransom a piece of yours",             "Eigene Figur auslösen"},
    {"choice.end_turn",       "End the turn",                        "Zug beenden"},
    {"choice.at",             "{0}",                                 "{0}"},
    {"choice.at.raised",      "{0} (lifting to 7: {1})",             "{0} (Erhöhen auf 7: {1})"},
    {"choice.with.reserve",   "{0} from the reserve",                "{0} aus der Reserve"},
    {"choice.with.board",     "{0} from {1}",                        "{0} von {1}"},
    {"choice.pay",            "Pay with {0}",                        "Mit {0} bezahlen"},
    {"choice.beat",           "Beat the defence with {0}",           "Abwehr mit {0} schlagen"},
    {"choice.beat.raised",    "Beat the defence with {0}, raised to 7 for {1}", "Abwehr mit {0} schlagen, für {1} auf 7 erhöht"},
    {"choice.to_cemetery",    "Send it to the cemetery",             "Auf den Friedhof schicken"},
    {"choice.take_captive",   "Take it captive",                     "Gefangen nehmen"},
    {"choice.loot_crystal",   "Steal a crystal",                     "Einen Kristall stehlen"},
    {"choice.loot_card",      "Steal the {0}",                       "Die Karte {0} stehlen"},
    {"choice.loot_artefact",  "Steal an artefact",                   "Ein Artefakt stehlen"},
    {"choice.loot_captive",   "Free your captive piece",             "Die eigene Figur befreien"},
    {"choice.face",           "The {0}",                             "Die {0}"},
    {"choice.step_die",       "Turn a {0} into a {1}",               "Eine {0} zur {1} drehen"},
    {"choice.card",           "{0} for {1}",                         "{0} für {1}"},
    {"choice.piece",          "{0}",                                 "{0}"},
    {"choice.from",           "From {0}",                            "Von {0}"},
    {"choice.pay_resources",  "Pay {0}",                             "{0} zahlen"},
    {"choice.pay_crystals",   "Pay {0}",                             "{0} zahlen"},
});
// clang-format on

}  // namespace

std::span<const engine::Phrase> choice_phrases() { return kChoicePhrases; }

engine::OutcomeNames Texts::outcome_names() {
    return {.parts = {{"treasure", "Schatz"}, {"somnium", "Somnium"}, {"leviathan", "Leviathan"}},
            .endings = {{"running", "läuft"},
                        {"The treasure of Wiraqocha", "Der Schatz von Wiraqocha"},
                        {"Somnium for the Empress", "Somnium für die Kaiserin"},
                        {"The Leviathan", "Der Leviathan"},
                        {"Last round played", "Letzter Durchgang gespielt"}},
            .ending_ids = {names_of(Ending{}).begin(), names_of(Ending{}).end()},
            .in_thousandths = true};
}

}  // namespace wiraqocha
