// Choices and what was done, in English and German. Names of hexes, pieces and cards come from the
// pack.
#include <array>

#include "engine/phrase_table.h"
#include "games/wiraqocha/names.h"
#include "generated/games/wiraqocha/texts.h"

namespace wiraqocha {

namespace {

// clang-format off
constexpr auto kActionPhrases = std::to_array<engine::Phrase>({
    // a choice before it is made; the key is "choice." and the notation word
    {"choice.laid",           "{0} is laid on place {1}",            "{0} liegt auf Platz {1}"},
    {"choice.revealed",       "{0} is revealed",                     "{0} wird aufgedeckt"},
    {"choice.began",          "{0} begins",                          "{0} beginnt"},
    {"choice.rolled",         "A {0} is rolled",                     "Eine {0} wird gewürfelt"},
    {"choice.income",         "Take the income",                     "Einkommen nehmen"},
    {"choice.count",          "Count the dice",                      "Würfelzahl festlegen"},
    {"choice.swap",           "Swap an airship",                     "Luftschiff tauschen"},
    {"choice.workshop",       "Use the Recovery Workshop",           "Reparaturwerkstatt nutzen"},
    {"choice.factory",        "Pay for a die of the Android Factory", "Würfel der Androiden-Fabrik bezahlen"},
    {"choice.take_back",      "Take back a defence die",             "Verteidigungswürfel zurücknehmen"},
    {"choice.cave_move",      "Leave the Cave for a mountain",       "Durch die Höhle auf einen Berg ziehen"},
    {"choice.roll",           "Roll the dice",                       "Würfeln"},
    {"choice.place",          "Place the base camp",                 "Basislager aufstellen"},
    {"choice.conquer",        "Conquer a hex",                       "Feld erobern"},
    {"choice.plunder",        "Plunder a base camp",                 "Basislager plündern"},
    {"choice.tunnel",         "Tunnel under a base camp",            "Basislager untergraben"},
    {"choice.lay",            "Lay a defence die",                   "Verteidigungswürfel legen"},
    {"choice.step",           "Turn a die by one",                   "Würfel um eins drehen"},
    {"choice.reroll",         "Roll a die again",                    "Würfel neu werfen"},
    {"choice.somnium_die",    "Buy a die for a crystal",             "Würfel für einen Kristall kaufen"},
    {"choice.exoskeleton",    "Use the Battle Exoskeleton",          "Kampf-Exoskelett nutzen"},
    {"choice.build",          "Build a technology",                  "Technologie bauen"},
    {"choice.buy_back",       "Buy back a piece",                    "Figur zurückkaufen"},
    {"choice.fortress",       "Move the Flying Fortress",            "Fliegende Festung versetzen"},
    {"choice.probe",          "Use the Psychic Probe",               "Psychische Sonde nutzen"},
    {"choice.death_ray",      "Fire the Death Ray",                  "Kreis des Todes auslösen"},
    {"choice.ransom",         "Ransom a captive",                    "Gefangenen auslösen"},
    {"choice.end_turn",       "End the turn",                        "Zug beenden"},
    {"choice.at",             "{0}",                                 "{0}"},
    {"choice.with.reserve",   "{0} from the reserve",                "{0} aus der Reserve"},
    {"choice.with.board",     "{0} from {1}",                        "{0} von {1}"},
    {"choice.pay",            "Pay with {0}",                        "Mit {0} bezahlen"},
    {"choice.beat",           "Beat the defence with {0}",           "Abwehr mit {0} schlagen"},
    {"choice.beat.raised",    "Beat the defence with {0}, raised to 7 for {1}", "Abwehr mit {0} schlagen, für {1} auf 7 erhöht"},
    {"choice.to_cemetery",    "Send {0} to the cemetery",            "{0} auf den Friedhof schicken"},
    {"choice.take_captive",   "Take {0} captive",                    "{0} gefangen nehmen"},
    {"choice.loot_crystal",   "Steal a crystal",                     "Einen Kristall stehlen"},
    {"choice.loot_card",      "Steal {0}",                           "{0} stehlen"},
    {"choice.loot_artefact",  "Steal an artefact",                   "Ein Artefakt stehlen"},
    {"choice.loot_captive",   "Free your captive piece",             "Die eigene gefangene Figur befreien"},
    {"choice.face",           "The {0}",                             "Die {0}"},
    {"choice.step_die",       "Turn a {0} into a {1}",               "Eine {0} zur {1} drehen"},
    {"choice.card",           "{0} for {1}",                         "{0} für {1}"},
    {"choice.piece",          "{0}",                                 "{0}"},
    {"choice.from",           "From {0}",                            "Von {0}"},
    {"choice.pay_resources",  "Pay {0}",                             "{0} zahlen"},
    {"choice.pay_crystals",   "Pay {0}",                             "{0} zahlen"},

    // what was done
    {"report.laid",        "{0} is laid on place {1}",                 "{0} liegt auf Platz {1}"},
    {"report.revealed",    "{0} joins the open cards",                 "{0} liegt jetzt offen"},
    {"report.began",       "{0} begins the game",                      "{0} beginnt das Spiel"},
    {"report.rolled",      "{0} rolls a {1}",                          "{0} würfelt eine {1}"},
    {"report.income",      "{0} takes {1}",                            "{0} nimmt {1}"},
    {"report.count",       "{0} may have {1}",                         "{0} darf {1} haben"},
    {"report.swap",        "{0} swaps the airship on {1} for: {2}",    "{0} tauscht das Luftschiff auf {1} gegen: {2}"},
    {"report.workshop",    "{0} recovers for free: {1}",               "{0} erhält gratis zurück: {1}"},
    {"report.factory",     "{0} pays {1} for another die",             "{0} zahlt {1} für einen weiteren Würfel"},
    {"report.take_back",   "{0} takes back the die on {1}",            "{0} nimmt den Würfel auf {1} zurück"},
    {"report.cave_move",   "{0} moves through the Cave to {1}",        "{0} zieht durch die Höhle nach {1}"},
    {"report.roll",        "{0} rolls {1}",                            "{0} wirft {1}"},
    {"report.place",       "{0} places the base camp on {1} with {2}", "{0} stellt das Basislager mit {2} auf {1}"},
    {"report.conquer",     "{0} conquers {1} with {2} (dice: {3})",    "{0} erobert {1} (Figur: {2}, Würfel: {3})"},
    {"report.beaten",      "{0}; {1} loses there: {2}",                "{0}; {1} verliert dort: {2}"},
    {"report.captured",    "{0}; taken captive from {1}: {2}",         "{0}; gefangen von {1}: {2}"},
    {"report.plunder",     "{0} plunders {1} with {2} and takes {3}",  "{0} plündert {1} mit {2} und nimmt {3}"},
    {"report.tunnel",      "{0} tunnels under {1} with {2} and takes {3}", "{0} untergräbt {1} mit {2} und nimmt {3}"},
    {"loot.loot_crystal",  "a crystal",                                "einen Kristall"},
    {"loot.loot_artefact", "an artefact",                              "ein Artefakt"},
    {"loot.loot_card",     "the {0}",                                  "die Karte {0}"},
    {"loot.loot_captive",  "back the captive piece",                   "die gefangene Figur zurück"},
    {"report.lay",         "{0} lays a {1} on {2}",                    "{0} legt eine {1} auf {2}"},
    {"report.step",        "{0} turns a {1} into a {2}",               "{0} dreht eine {1} zur {2}"},
    {"report.reroll",      "{0} rolls a {1} again",                    "{0} wirft eine {1} neu"},
    {"report.somnium_die", "{0} pays a crystal for another die",       "{0} zahlt einen Kristall für einen weiteren Würfel"},
    {"report.exoskeleton", "{0} turns a {1} into a {2} with the Battle Exoskeleton", "{0} dreht mit dem Kampf-Exoskelett eine {1} zur {2}"},
    {"report.build",       "{0} builds: {1}",                          "{0} baut: {1}"},
    {"report.build.force_field", "{0} builds: {1}, on {2}",            "{0} baut: {1}, auf {2}"},
    {"report.buy_back",    "{0} buys back: {1}",                       "{0} kauft zurück: {1}"},
    {"report.fortress",    "{0} moves the Flying Fortress to {1}",     "{0} versetzt die Fliegende Festung nach {1}"},
    {"report.probe",       "{0} turns the defence of {1} down",        "{0} dreht die Abwehr von {1} herunter"},
    {"report.death_ray",   "{0} fires the Death Ray at {1}",           "{0} richtet den Kreis des Todes auf {1}"},
    {"report.ransom",      "{0} ransoms a piece from {1}",             "{0} löst eine Figur von {1} aus"},
    {"report.end_turn",    "{0} ends the turn",                        "{0} beendet den Zug"},
    {"report.mined",       "{0} ends the turn and mines {1}",          "{0} beendet den Zug und fördert {1}"},
    {"report.artefact",    "{0}; an artefact is found",                "{0}; ein Artefakt ist gefunden"},
    {"report.won",         "{0}. {1}",                                 "{0}. {1}"},
});
// clang-format on

}  // namespace

std::vector<engine::Phrase> Texts::phrases() {
    return engine::phrase_table({kActionPhrases, prompt_phrases(), reason_phrases()});
}

engine::OutcomeNames Texts::outcome_names() {
    return {.parts = {{"treasure", "Schatz"}, {"somnium", "Somnium"}, {"leviathan", "Leviathan"}},
            .endings = {{"running", "läuft"},
                        {"The treasure of Wiraqocha", "Der Schatz von Wiraqocha"},
                        {"Somnium for the Empress", "Somnium für die Kaiserin"},
                        {"The Leviathan", "Der Leviathan"},
                        {"Last round played", "Letzter Durchgang gespielt"}},
            .ending_ids = {tables::kEndingNames.begin(), tables::kEndingNames.end()},
            .in_thousandths = true};
}

}  // namespace wiraqocha
