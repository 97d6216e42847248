// What was done, in English and German.
#include <array>

#include "generated/games/hyperborea/texts.h"

namespace hyperborea {

namespace {

// clang-format off
constexpr auto kReportPhrases = std::to_array<engine::Phrase>({
    {"report.and",         "{0}; {1}",                            "{0}; {1}"},
    {"report.race",        "{0} plays {1}",                       "{0} spielt {1}"},
    {"report.began",       "{0} begins",                          "{0} beginnt"},
    {"report.tile",        "{0} gets {1}",                        "{0} erhält {1}"},
    {"report.revealed",    "{0} is revealed: {1}",                "{0} wird aufgedeckt: {1}"},
    {"report.dealt",       "{0} comes to the market",             "{0} kommt in die Auslage"},
    {"report.drew",        "{0} draws {1}",                       "{0} zieht {1}"},
    {"report.found",       "{0} takes a {1} token",               "{0} nimmt ein Plättchen ({1})"},
    {"report.stores",      "{0} keeps the {1} token",             "{0} bewahrt das Plättchen auf ({1})"},
    {"report.uses",        "{0} uses {1}: {2}",                   "{0} verwendet {1}: {2}"},
    {"report.uses_stored", "{0}; the new {1} token is kept",      "{0}; das neue Plättchen ({1}) wird aufbewahrt"},
    {"report.race_power",  "{0} uses {1}",                        "{0} nutzt {1}"},
    {"report.end",         "{0} ends the turn",                   "{0} beendet den Zug"},
    {"report.placed",      "{0} puts {1} on {2}",                 "{0} setzt {1} auf {2}"},
    {"report.full",        "{0} puts {1} on {2}, which works from now on: {3}", "{0} setzt {1} auf {2}, das ab jetzt wirkt: {3}"},
    {"report.activated",   "{0} puts {1} on {2} and activates it: {3}", "{0} setzt {1} auf {2} und aktiviert es: {3}"},
    {"report.walked",      "{0} walks from {1} to {2}",           "{0} geht von {1} nach {2}"},
    {"report.flew",        "{0} flies from {1} to {2}",           "{0} fliegt von {1} nach {2}"},
    {"report.fort",        "{0} builds a fortress on {1}",        "{0} baut eine Festung auf {1}"},
    {"report.deployed",    "{0} puts a miniature on {1}",         "{0} setzt eine Figur auf {1}"},
    {"report.attacked",    "{0} attacks on {1}: {2}",             "{0} greift an ({1}): {2}"},
    {"report.shot",        "{0} hits from afar on {1}: {2}",      "{0} trifft aus der Ferne ({1}): {2}"},
    {"report.converted",   "{0} converts on {1}: {2}",            "{0} bekehrt ({1}): {2}"},
    {"report.entered",     "{0} enters {1}",                      "{0} betritt {1}"},
    {"report.developed",   "{0} raises {1} to {2}",               "{0} erhöht {1} auf {2}"},
    {"report.upgraded",    "{0} upgrades {1}",                    "{0} wertet {1} auf"},
    {"report.took",        "{0} takes {1}",                       "{0} nimmt {1}"},
    {"report.refreshed",   "{0} replaces the open cards of {1}",  "{0} tauscht die offenen Karten von {1} aus"},
    {"report.spied",       "{0} copies {1}: {2}",                 "{0} kopiert {1}: {2}"},
    {"report.generated",   "{0} generates {1}",                   "{0} erzeugt {1}"},
    {"report.restored",    "{0} restores {1} from {2}",           "{0} nimmt {1} aus {2} zurück"},
    {"report.exchanged",   "{0} exchanges {1} for {2} in {3}",    "{0} tauscht {1} gegen {2} in {3}"},
    {"report.purged",      "{0} eliminates a grey cube from {1}", "{0} entfernt einen grauen Würfel aus {1}"},
    {"report.strikes",     "{0} strikes: each victim {1}",        "{0} schlägt zu: jeder Betroffene {1}"},
    {"report.suffers",     "{0} {1}: {2}",                        "{0} {1}: {2}"},
    {"report.chose",       "{0} chooses {1}",                     "{0} wählt {1}"},
    {"report.declined",    "{0} declines",                        "{0} lehnt ab"},
    {"report.paid",        "{0} gives: {1}",                      "{0} gibt ab: {1}"},
    {"report.returned",    "{0} returns {1} from {2}",            "{0} legt {1} aus {2} zurück"},
    {"report.met",         "{0} meets the condition {1}",         "{0} erfüllt die Bedingung {1}"},
    {"report.triggered",   "the end is triggered",                "das Spielende ist ausgelöst"},
    {"report.won",         "{0} wins with {1} points",            "{0} gewinnt mit {1} Punkten"},

    {"condition.gems",         "gems",         "Edelsteine"},
    {"condition.technologies", "technologies", "Technologien"},
    {"condition.miniatures",   "miniatures",   "Spielfiguren"},
});
// clang-format on

}  // namespace

std::span<const engine::Phrase> report_phrases() { return kReportPhrases; }

}  // namespace hyperborea
