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
    {"report.revealed",    "{0} is revealed",                      "„{0}“ wird aufgedeckt"},
    {"report.dealt",       "{0} is for sale now",                 "„{0}“ liegt jetzt in der Auslage"},
    {"report.drew",        "{0} draws {1}",                       "{0} zieht {1}"},
    {"report.found",       "{0} takes a {1} token",               "{0} nimmt ein Plättchen ({1})"},
    {"report.stores",      "{0} keeps the {1} token",             "{0} bewahrt das Plättchen auf ({1})"},
    {"report.uses",        "{0} uses {1}",                        "{0} verwendet „{1}“"},
    {"report.uses_stored", "{0}; the new {1} token is kept",      "{0}; das neue Plättchen ({1}) wird aufbewahrt"},
    {"report.race_power",  "{0} uses {1}",                        "{0} nutzt „{1}“"},
    {"report.end",         "{0} ends the turn",                   "{0} beendet den Zug"},
    {"report.placed",      "{0} puts {1} on {2}",                 "{0} setzt {1} auf „{2}“"},
    {"report.full",        "{0} puts {1} on {2}; the card works from now on", "{0} setzt {1} auf „{2}“; die Karte wirkt ab jetzt"},
    {"report.activated",   "{0} fills {2} with {1}", "{0} füllt „{2}“ mit {1}"},
    {"report.walked",      "{0} walks from {1} to {2}",           "{0} geht von „{1}“ nach „{2}“"},
    {"report.flew",        "{0} flies from {1} to {2}",           "{0} fliegt von „{1}“ nach „{2}“"},
    {"report.fort",        "{0} builds a fortress on {1}",        "{0} baut eine Festung auf „{1}“"},
    {"report.deployed",    "{0} puts a miniature on {1}",         "{0} setzt eine Figur auf „{1}“"},
    {"report.attacked",    "{0} beats {2} on {1}",                "{0} schlägt {2} auf „{1}“"},
    {"report.shot",        "{0} beats {2} on {1} from afar",      "{0} schlägt {2} auf „{1}“ aus der Ferne"},
    {"report.converted",   "{0} converts {2} on {1}",             "{0} bekehrt {2} auf „{1}“"},
    {"report.city",        "{0} enters a city on {1}",            "{0} betritt eine Stadt auf „{1}“"},
    {"report.ruin",        "{0} enters a ruin on {1}",            "{0} betritt eine Ruine auf „{1}“"},
    {"report.developed",   "{0} raises {1} to {2}",               "{0} erhöht {1} auf {2}"},
    {"report.upgraded",    "{0} upgrades {1}: {2} ({3})",         "{0} wertet {1} auf: {2} ({3})"},
    {"report.took",        "{0} takes {1}",                       "{0} nimmt „{1}“"},
    {"report.refreshed",   "{0} replaces the open cards of {1}",  "{0} tauscht die offenen Karten aus (Stapel: {1})"},
    {"report.spied",       "{0} copies {1}",                      "{0} kopiert „{1}“"},
    {"report.generated",   "{0} generates {1}",                   "{0} erzeugt {1}"},
    {"report.restored",    "{0} takes {1} back from {2}",         "{0} nimmt {1} aus „{2}“ zurück"},
    {"report.exchanged",   "{0} exchanges {1} for {2} in {3}",    "{0} tauscht {1} gegen {2} auf „{3}“"},
    {"report.purged",      "{0} eliminates a grey cube from {1}", "{0} entfernt einen grauen Würfel aus „{1}“"},
    {"report.strikes",     "{0} strikes: each victim {1}",        "{0} schlägt zu: jeder Betroffene {1}"},
    {"report.loses",       "{0} loses {1}",                       "{0} verliert {1}"},
    {"report.brings",      "{0}: {1}",                            "{0}: {1}"},
    {"report.gains",       "{0} gains: {1}",                      "{0} erhält: {1}"},
    {"report.reset",       "{0} makes a Reset: cubes go back into the bag", "{0} macht einen Reset: Würfel kommen zurück in den Beutel"},
    {"report.reset_leaving", "{0} makes a Reset: cubes go back into the bag, {1}", "{0} macht einen Reset: Würfel kommen zurück in den Beutel, {1}"},
    {"report.home",        "{0} takes {1} back",                  "{0} nimmt {1} zurück"},
    {"report.refill",      "{0} gets {1} in the capital, to have enough", "{0} erhält {1} in der Hauptstadt, um genug zu haben"},
    {"report.chose",       "{0} chooses {1}",                     "{0} wählt {1}"},
    {"report.declined",    "{0} declines",                        "{0} lehnt ab"},
    {"report.paid",        "{0} gives: {1}",                      "{0} gibt ab: {1}"},
    {"report.returned",    "{0} puts {1} from {2} into the bag",  "{0} legt {1} aus „{2}“ in den Beutel"},
    {"report.met",         "{0} has {1}: a condition for the end is met", "{0} hat {1}: Eine Bedingung für das Ende ist erfüllt"},
    {"report.triggered",   "the end is triggered",                "das Spielende ist ausgelöst"},
    {"report.won",         "{0} wins with {1} points",            "{0} gewinnt mit {1} Punkten"},

    {"beaten.ghost",    "a ghost",                "einen Geist"},
    {"beaten.mini",     "a miniature of {0}",     "eine Figur von {0}"},
    {"beaten.fortress", "a fortress of {0}",      "eine Festung von {0}"},

    {"condition.gems",         "enough gems",         "genug Edelsteine"},
    {"condition.technologies", "enough technologies", "genug Technologien"},
    {"condition.miniatures",   "all miniatures on the map",   "alle Spielfiguren auf dem Plan"},
});
// clang-format on

}  // namespace

std::span<const engine::Phrase> report_phrases() { return kReportPhrases; }

}  // namespace hyperborea
