// What was done, in English and German.
#include <array>

#include "generated/games/ascalion/texts.h"

namespace ascalion {

namespace {

// clang-format off
constexpr auto kReportPhrases = std::to_array<engine::Phrase>({
    {"report.and",               "{0}; {1}",                                   "{0}; {1}"},
    {"report.opened",            "{0} begins the set-up",                      "{0} beginnt den Aufbau"},
    {"report.turned",            "{0}: {1}",                                   "{0}: {1}"},
    {"report.dealt.none",        "{0}: no source",                             "{0}: keine Rohstoffquelle"},
    {"report.source", "{0} lays a source in {1}", "{0} legt eine Rohstoffquelle in {1} ab"},
    {"report.claim",             "{0} claims {1}",                             "{0} besetzt {1}"},
    {"report.drew",              "{0} gets {1}",                               "{0} erhält {1}"},
    {"report.rolled.open",       "{0} takes place",                            "{0} findet statt"},
    {"report.rolled.cancelled",  "{0} is cancelled",                           "{0} fällt aus"},
    {"report.rolled.vote",       "The players vote on {1}",                    "Die Spieler stimmen über {1} ab"},
    {"report.vote.yes",          "{0} votes for {1}",                          "{0} stimmt für {1}"},
    {"report.vote.no",           "{0} votes against {1}",                      "{0} stimmt gegen {1}"},
    {"report.tie.yes", "{0} breaks the tie: {2} takes place", "{0} entscheidet bei Gleichstand: {2} findet statt"},
    {"report.tie.no", "{0} breaks the tie: {2} is cancelled", "{0} entscheidet bei Gleichstand: {2} fällt aus"},
    {"report.no_temple",         "{0} founds no temple",                       "{0} gründet keinen Tempel"},
    {"report.temple", "{0} founds a temple of the {1} in {2}", "{0} gründet einen Tempel der {1} in {2}"},
    {"report.university_placed", "{0} builds the university in {1}", "{0} errichtet die Universität in {1}"},
    {"report.make", "{0} develops {2}: {1}", "{0} entwickelt {2}: {1}"},
    {"report.launch", "{0} develops {2}: {1}, launched {3}", "{0} entwickelt {2}: {1}, Stapellauf {3}"},
    {"report.short", "{0} takes {1} in {2}, as the supply is short", "{0} nimmt {1} in {2}, weil der Vorrat knapp ist"},
    {"report.foal", "{0} gets a foal in {1}", "{0} bekommt ein Fohlen in {1}"},
    {"report.book", "{0} lays a book {1}", "{0} legt ein Buch {1} ab"},
    {"report.follower", "{0} converts {2} to the {1}", "Die {1} bekehren {2} für {0}"},
    {"report.no_follower",       "{0} places no follower",                     "{0} setzt keinen Anhänger"},
    {"report.grant.yes",         "{0} lets the boats of {1} pass for trade",   "{0} lässt die Boote von {1} zum Handeln passieren"},
    {"report.grant.no",          "{0} does not let the boats of {1} pass for trade", "{0} lässt die Boote von {1} nicht zum Handeln passieren"},
    {"report.offer",             "{0} offers {1}: {2} for {3}",                "{0} bietet {1} an: {2} gegen {3}"},
    {"report.counter",           "{0} makes {1} a counter-offer: {2} for {3}", "{0} macht {1} ein Gegenangebot: {2} gegen {3}"},
    {"report.accept",            "{0} accepts the offer of {1}",               "{0} nimmt das Angebot von {1} an"},
    {"report.decline",           "{0} declines the offer of {1}",              "{0} lehnt das Angebot von {1} ab"},
    {"report.withdraw",          "{0} makes no offer",                         "{0} macht kein Angebot"},
    {"report.placed", "{0} puts {1} {2}", "{0} bringt {1} {2}"},
    {"report.foot", "{0} carries {1} from {2} to {3} on foot", "{0} trägt {1} zu Fuß aus {2} nach {3}"},
    {"report.load", "{0} loads {1} in {2}", "{0} lädt {1} in {2} auf"},
    {"report.unload", "{0} unloads {1} in {2}", "{0} lädt {1} in {2} ab"},
    {"report.load.vessel", "{0}: {3} loads {1} {2}", "{0}: {3} lädt {1} {2}"},
    {"report.unload.vessel", "{0}: {3} unloads {1} {2}", "{0}: {3} lädt {1} {2} aus"},
    {"report.goes.ride",         "{0} rides to {1}",                           "{0} reitet nach {1}"},
    {"report.goes.chain", "{0} passes the cargo on to {1}", "{0} reicht die Ladung nach {1} weiter"},
    {"report.sails", "{0}: {1} sails {2}", "{0}: {1} fährt {2}"},
    {"report.asks_passage", "{0} asks to take {1} {2}", "{0} bittet, mit {1} {2} fahren zu dürfen"},
    {"report.passage.yes", "{0} lets {1} pass {2}", "{0} lässt {1} {2} passieren"},
    {"report.passage.no", "{0} refuses {1} the way {2}", "{0} verwehrt {1} den Weg {2}"},
    {"report.university.yes",    "{0} founds a university",                    "{0} gründet eine Universität"},
    {"report.university.no",     "{0} founds no university",                   "{0} gründet keine Universität"},
    {"report.pays", "{0} pays {1} {2}", "{0} zahlt {1} {2}"},
    {"report.lost_book", "{0} removes the book {1}", "{0} entfernt das Buch {1}"},
    {"report.no_attack",         "{0} does not attack",                        "{0} greift nicht an"},
    {"report.attack", "{0} attacks {2} {1}", "{0} greift {2} {1} an"},
    {"report.side", "{0} helps {1}", "{0} hilft {1}"},
    {"report.neutral",           "{0} stays neutral",                          "{0} bleibt neutral"},
    {"report.conquers",          "{0} conquers {1}, {2} against {3}",          "{0} erobert {1}, {2} gegen {3}"},
    {"report.fails",             "{0} fails to conquer {1}, {2} against {3}",  "{0} erobert {1} nicht, {2} gegen {3}"},
    {"report.sinks",             "{0} sinks",                                  "{0} sinkt"},
    {"report.eliminated",        "{0} is eliminated",                          "{0} scheidet aus"},
    {"report.won",               "{0} wins ({1})",                             "{0} gewinnt ({1})"},
    {"report.produces", "{0} produces {1}", "{0} produziert {1}"},
    {"report.captures", "{0} captures {1}", "{0} erbeutet {1}"},
    {"report.temple_gone", "The temple of the {0} {1} is destroyed", "Der Tempel der {0} {1} wird zerstört"},
    {"report.temple_gone.followers", "The temple of the {0} {1} is destroyed, and {2} with it", "Der Tempel der {0} {1} wird zerstört, mit ihm {2}"},
    {"report.university_gone", "The university of {0} {1} is destroyed", "Die Universität von {0} {1} wird zerstört"},
    {"report.follower_gone", "The follower of the {0} {1} is removed", "Der Anhänger der {0} {1} wird entfernt"},
    {"report.book_gone", "The book {0} is removed", "Das Buch {0} wird entfernt"},
    {"report.surplus", "{0} loses surplus goods: {1}", "{0} verliert überzählige Waren: {1}"},
    {"report.distress", "{0} is in distress", "{0} gerät in Seenot"},
    {"report.sinks.with", "{0} sinks with {1}", "{0} sinkt mit {1}"},
    {"report.round", "Round {0} begins, {1} starts", "Runde {0} beginnt, {1} startet"},
});
// clang-format on

}  // namespace

std::span<const engine::Phrase> report_phrases() { return kReportPhrases; }

}  // namespace ascalion
