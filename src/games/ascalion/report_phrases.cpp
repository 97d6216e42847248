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
    {"report.source",            "{0} puts a source into {1}",                 "{0} setzt eine Rohstoffquelle nach {1}"},
    {"report.claim",             "{0} claims {1}",                             "{0} besetzt {1}"},
    {"report.drew",              "{0} gets {1}",                               "{0} erhält {1}"},
    {"report.rolled.open",       "{0} takes place",                            "{0} findet statt"},
    {"report.rolled.cancelled",  "{0} is cancelled",                           "{0} fällt aus"},
    {"report.rolled.vote",       "{0}: the players vote",                      "{0}: Die Spieler stimmen ab"},
    {"report.vote.yes",          "{0} votes for {1}",                          "{0} stimmt für {1}"},
    {"report.vote.no",           "{0} votes against {1}",                      "{0} stimmt gegen {1}"},
    {"report.tie.yes",           "{0} breaks the tie: {1} takes place",        "{0} entscheidet bei Gleichstand: {1} findet statt"},
    {"report.tie.no",            "{0} breaks the tie: {1} is cancelled",       "{0} entscheidet bei Gleichstand: {1} fällt aus"},
    {"report.no_temple",         "{0} founds no temple",                       "{0} gründet keinen Tempel"},
    {"report.temple",            "{0} founds a temple ({1}) in {2}",           "{0} gründet einen Tempel ({1}) in {2}"},
    {"report.university_placed", "{0} puts the university into {1}",           "{0} stellt die Universität nach {1}"},
    {"report.make",              "{0} develops in {2}: {1}",                   "{0} entwickelt in {2}: {1}"},
    {"report.launch",            "{0} develops in {2}: {1}, launched at {3}",  "{0} entwickelt in {2}: {1}, Stapellauf bei {3}"},
    {"report.short",             "{0} gets scarce {1} in {2}",                 "{0} erhält knappes Gut in {2}: {1}"},
    {"report.foal",              "{0}: a foal in {1}",                         "{0}: ein Fohlen in {1}"},
    {"report.book",              "{0} puts a book into {1}",                   "{0} legt ein Buch nach {1}"},
    {"report.follower",          "{0} converts {2} ({1})",                     "{0} bekehrt {2} ({1})"},
    {"report.no_follower",       "{0} places no follower",                     "{0} setzt keinen Anhänger"},
    {"report.grant.yes",         "{0} lets the boats of {1} pass for trade",   "{0} lässt die Boote von {1} zum Handeln passieren"},
    {"report.grant.no",          "{0} refuses passage to the trade of {1}",    "{0} verweigert den Booten von {1} die Passage zum Handeln"},
    {"report.offer",             "{0} offers {1}: {2} for {3}",                "{0} bietet {1} an: {2} gegen {3}"},
    {"report.counter",           "{0} makes {1} a counter-offer: {2} for {3}", "{0} macht {1} ein Gegenangebot: {2} gegen {3}"},
    {"report.accept",            "{0} accepts the offer of {1}",               "{0} nimmt das Angebot von {1} an"},
    {"report.decline",           "{0} declines the offer of {1}",              "{0} lehnt das Angebot von {1} ab"},
    {"report.withdraw",          "{0} makes no offer",                         "{0} macht kein Angebot"},
    {"report.placed",            "{0} puts {1} into {2}",                      "{0} legt nach {2}: {1}"},
    {"report.foot",              "{0} carries {1} from {2} to {3} on foot",    "{0} trägt zu Fuß von {2} nach {3}: {1}"},
    {"report.load",              "{0} loads {1} in {2}",                       "{0} lädt in {2}: {1}"},
    {"report.unload",            "{0} unloads {1} in {2}",                     "{0} lädt aus in {2}: {1}"},
    {"report.load.vessel",       "{0} loads {1} from {2} onto {3}",            "{0} lädt von {2} auf {3}: {1}"},
    {"report.unload.vessel",     "{0} unloads {1} to {2} from {3}",            "{0} lädt nach {2} aus {3} aus: {1}"},
    {"report.goes.ride",         "{0} rides to {1}",                           "{0} reitet nach {1}"},
    {"report.goes.chain",        "{0} passes the cargo on to {1}",             "{0} reicht die Ladung weiter nach {1}"},
    {"report.sails",             "{0}: {1} sails to {2}",                      "{0}: {1} fährt nach {2}"},
    {"report.asks_passage",      "{0} asks passage for {1} to {2}",            "{0} bittet um Passage für {1} nach {2}"},
    {"report.passage.yes",       "{0} lets {1} pass to {2}",                   "{0} lässt {1} nach {2} passieren"},
    {"report.passage.no",        "{0} refuses {1} the way to {2}",             "{0} verweigert {1} den Weg nach {2}"},
    {"report.university.yes",    "{0} founds a university",                    "{0} gründet eine Universität"},
    {"report.university.no",     "{0} founds no university",                   "{0} gründet keine Universität"},
    {"report.pays",              "{0} pays {1} from {2}",                      "{0} zahlt aus {2}: {1}"},
    {"report.lost_book",         "{0} removes the book of {1}",                "{0} entfernt das Buch von {1}"},
    {"report.no_attack",         "{0} does not attack",                        "{0} greift nicht an"},
    {"report.attack",            "{0} attacks {1} of {2}",                     "{0} greift {1} von {2} an"},
    {"report.side",              "{0} helps {1}",                              "{0} hilft {1}"},
    {"report.neutral",           "{0} stays neutral",                          "{0} bleibt neutral"},
    {"report.conquers",          "{0} conquers {1}, {2} against {3}",          "{0} erobert {1}, {2} gegen {3}"},
    {"report.fails",             "{0} fails to conquer {1}, {2} against {3}",  "{0} erobert {1} nicht, {2} gegen {3}"},
    {"report.sinks",             "{0} sinks",                                  "{0} sinkt"},
    {"report.eliminated",        "{0} is eliminated",                          "{0} scheidet aus"},
    {"report.won",               "{0} wins ({1})",                             "{0} gewinnt ({1})"},
});
// clang-format on

}  // namespace

std::span<const engine::Phrase> report_phrases() { return kReportPhrases; }

}  // namespace ascalion
