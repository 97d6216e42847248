// What was done and what came of it, in English and German.
#include <array>

#include "generated/games/wiraqocha/texts.h"

namespace wiraqocha {

namespace {

// clang-format off
constexpr auto kReportPhrases = std::to_array<engine::Phrase>({
    {"report.and",         "{0}; {1}",                                 "{0}; {1}"},
    {"report.won",         "{0}. {1}",                                 "{0}. {1}"},

    // chance
    {"report.laid",        "Row {0}, hex {1}: {2}",                    "Reihe {0}, Feld {1}: {2}"},
    {"report.revealed",    "New open card: {0}",                       "Neue offene Karte: {0}"},
    {"report.began",       "{0} begins the game",                      "{0} beginnt das Spiel"},
    {"report.rolled",      "{0} rolls a {1}",                          "{0} würfelt eine {1}"},

    // Phase I
    {"report.count",       "{0} has {1} this turn",                    "{0} hat in diesem Zug {1}"},
    {"report.swap",        "{0} swaps the airship on {1} for the {2}", "{0} tauscht das Luftschiff auf {1} gegen {2}"},
    {"report.workshop",    "{0} brings the {1} back from the cemetery for free", "{0} holt {1} kostenlos vom Friedhof zurück"},
    {"report.factory",     "{0} pays {1} for another die",             "{0} zahlt {1} für einen weiteren Würfel"},
    {"report.take_back",   "{0} takes back the {2} from {1}",          "{0} nimmt die {2} von {1} zurück"},
    {"report.cave_move",   "{0} moves through the Cave to {1}",        "{0} zieht durch die Höhle auf {1}"},
    {"report.roll",        "{0} rolls {1}",                            "{0} wirft {1}"},

    // Phase II
    {"report.place",       "{0} places the base camp on {1} (dice: {2})", "{0} setzt das Basislager auf {1} ein (Würfel: {2})"},
    {"report.conquer",     "{0} conquers {1} with the {2} from the reserve (dice: {3})", "{0} erobert {1} mit {2} aus der Reserve (Würfel: {3})"},
    {"report.conquer.from", "{0} conquers {1} with the {2} from {3} (dice: {4})", "{0} erobert {1} mit {2} von {3} (Würfel: {4})"},
    {"report.plunder",     "{0} plunders {1} (dice: {2}) and takes {3}", "{0} plündert {1} (Würfel: {2}) und nimmt {3}"},
    {"report.tunnel",      "{0} tunnels under the base of {1} (dice: {2}) and takes {3}", "{0} untergräbt das Basislager von {1} (Würfel: {2}) und nimmt {3}"},
    {"loot.loot_crystal",  "a crystal",                                "einen Kristall"},
    {"loot.loot_artefact", "an artefact",                              "ein Artefakt"},
    {"loot.loot_card",     "the {0}",                                  "die Karte {0}"},
    {"loot.loot_captive",  "back the captive {0}",                     "{0} aus der Gefangenschaft zurück"},
    {"report.lay",         "{0} lays a {1} on {2} as defence",         "{0} legt eine {1} zur Verteidigung auf {2}"},
    {"report.lay.instead", "{0} lays a {1} on {2} as defence in place of the {3}", "{0} legt zur Verteidigung eine {1} statt der {3} auf {2}"},
    {"report.step",        "{0} turns a {1} into a {2} for {3}",       "{0} dreht für {3} eine {1} zur {2}"},
    {"report.reroll",      "{0} rolls a {1} again",                    "{0} wirft eine {1} neu"},
    {"report.somnium_die", "{0} pays a crystal for another die",       "{0} zahlt einen Kristall für einen weiteren Würfel"},
    {"report.exoskeleton", "{0} turns a {1} into a {2} with the Battle Exoskeleton", "{0} dreht mit dem Kampf-Exoskelett eine {1} zur {2}"},
    {"report.build",       "{0} builds the {1} for {2}",               "{0} baut die Karte {1} für {2}"},
    {"report.build.force_field", "{0} builds the {1} for {2} and puts it on {3}", "{0} baut die Karte {1} für {2} und legt es auf {3}"},
    {"report.buy_back",    "{0} buys the {1} back for {2}",            "{0} kauft {1} für {2} zurück"},
    {"report.fortress",    "{0} moves the Flying Fortress to {1}",     "{0} versetzt die Fliegende Festung auf {1}"},
    {"report.probe",       "{0} probes {1}: its defence drops from {2} to {3}", "{0} sondiert {1}: Die Abwehr sinkt von {2} auf {3}"},
    {"report.death_ray",   "{0} destroys {1} with the Death Ray",      "{0} zerstört {1} mit dem Kreis des Todes"},
    {"report.ransom",      "{0} ransoms the {1} from {2} for {3}",     "{0} löst {1} für {3} bei {2} aus"},
    {"report.end_turn",    "{0} ends the turn",                        "{0} beendet den Zug"},

    // what came of it
    {"after.lift",         "lifting to 7 costs {0}",                   "das Erhöhen auf 7 kostet {0}"},
    {"after.beaten",       "{0} loses the {1} to the cemetery",        "{0} verliert {1} an den Friedhof"},
    {"after.captured",     "{0} loses the {1} as a captive",           "{0} verliert {1} durch Gefangennahme"},
    {"after.destroyed",    "{0} loses the {1} for the rest of the game", "{0} verliert {1} für den Rest des Spiels"},
    {"after.home",         "the base camp of {0} goes back to the reserve", "das Basislager von {0} kommt in die Reserve zurück"},
    {"after.freed",        "{0} gets the captive {1} back",            "{0} erhält {1} aus der Gefangenschaft zurück"},
    {"after.joined",       "{0} changes hands with the card",          "{0} wechselt mit der Karte den Besitzer"},
    {"after.artefact",     "artefact found, now {0} of {1}",           "Artefakt gefunden, jetzt {0} von {1}"},
    {"after.treasure_lost", "an artefact is destroyed, nobody can win by treasure", "ein Artefakt ist zerstört, niemand kann mehr mit dem Schatz gewinnen"},
    {"after.mined",        "{0} mined, now {1} of {2}",                "{0} gefördert, jetzt {1} von {2}"},
    {"after.storage.one",  "{0} resource above the limit of {1} is lost", "{0} Ressource über der Grenze von {1} verfällt"},
    {"after.storage.many", "{0} resources above the limit of {1} are lost", "{0} Ressourcen über der Grenze von {1} verfallen"},
    {"after.income",       "{0} has an income of {1}",                 "{0} hat ein Einkommen von {1}"},
    {"after.no_income",    "{0} has no income",                        "{0} hat kein Einkommen"},

    // pieces as what is taken or brought back, in German with article in the accusative
    {"taken.base",             "base camp",         "das Basislager"},
    {"taken.explorer",         "explorer",          "den Entdecker"},
    {"taken.driller",          "driller",           "den Bohrer"},
    {"taken.zeppelin",         "zeppelin",          "den Zeppelin"},
    {"taken.android_explorer", "Android Explorer",  "die Entdeckungsmaschine"},
    {"taken.juggernaut",       "Juggernaut",        "den Juggernaut"},
    {"taken.mechanical_miner", "Mechanical Miner",  "den Mechanischen Bohrer"},
    // and as what something is done with, in the dative
    {"used.base",              "base camp",         "dem Basislager"},
    {"used.explorer",          "explorer",          "dem Entdecker"},
    {"used.driller",           "driller",           "dem Bohrer"},
    {"used.zeppelin",          "zeppelin",          "dem Zeppelin"},
    {"used.android_explorer",  "Android Explorer",  "der Entdeckungsmaschine"},
    {"used.juggernaut",        "Juggernaut",        "dem Juggernaut"},
    {"used.mechanical_miner",  "Mechanical Miner",  "dem Mechanischen Bohrer"},
});
// clang-format on

}  // namespace

std::span<const engine::Phrase> report_phrases() { return kReportPhrases; }

}  // namespace wiraqocha
