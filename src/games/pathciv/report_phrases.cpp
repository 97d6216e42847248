// What was done, in English and German.
#include <array>

#include "generated/games/pathciv/texts.h"

namespace pathciv {

namespace {

// clang-format off
constexpr auto kReportPhrases = std::to_array<engine::Phrase>({
    {"report.and",           "{0}; {1}",                           "{0}; {1}"},
    {"report.pair",          "{0} and {1}",                        "{0} und {1}"},
    {"report.challenged",    "Challenge of round {0}: {1}",        "Herausforderung der Runde {0}: {1}"},
    {"report.threatened",    "Battle of round {0}: {1}",           "Schlacht der Runde {0}: {1}"},
    {"report.stacked",       "{0} forms a stack",                  "{0} bildet einen Stapel"},
    {"report.dealt",         "{0} plays {1}",                      "{0} spielt {1}"},
    {"report.opposed",       "The Rival plays {0}",                "Der Rivale spielt {0}"},
    {"report.entered",       "{0} enters the market",              "{0} kommt in den Markt"},
    {"report.showed",        "{0} is shown",                       "{0} wird gezeigt"},
    {"report.rival_opened",  "The Rival opens {0}",                "Der Rivale öffnet {0}"},
    {"report.aimed",         "The Rival aims at {0}",              "Der Rivale hat es abgesehen auf: {0}"},
    {"report.round",         "Round {0}",                          "Runde {0}"},
    {"report.discards",      "{0} discards {1}",                   "{0} verwirft {1}"},
    {"report.projects",      "{0} lays {1} left, {2} right",       "{0} legt {1} nach links, {2} nach rechts"},
    {"report.changes",       "{0}: {1}",                           "{0}: {1}"},
    {"report.arrived",       "{0} arrives at {1}",                 "{0} erreicht {1}"},
    {"report.rival_arrived", "The Rival arrives at {0}",           "Der Rivale erreicht {0}"},
    {"report.opened",        "{0} opens {1}",                      "{0} öffnet {1}"},
    {"report.won",           "{0} gets {1} for {2}",               "{0} erhält {1} für {2}"},
    {"report.rival_takes",   "{0} leaves the game",                "{0} verlässt das Spiel"},
    {"report.bought",        "{0} buys {1}",                       "{0} kauft {1}"},
    {"report.adopted",       "{0} takes {1} for nothing",          "{0} nimmt {1} umsonst"},
    {"report.challenge",     "Challenge: {0}",                     "Herausforderung: {0}"},
    {"report.history",       "{0}: history points {1}",             "{0}: Geschichtspunkte {1}"},
    {"report.battle",        "Battle: {0}, threat {1}",            "Schlacht: {0}, Bedrohung {1}"},
    {"report.rank",          "{0} has power {1}, rank {2}",        "{0} hat Macht {1}, Rang {2}"},
    {"report.unranked",      "{0} has power {1} and no rank",      "{0} hat Macht {1} und keinen Rang"},
    {"report.victory",       "{0} wins with {1} points",           "{0} gewinnt mit {1} Punkten"},
    {"report.solo_won",      "{0} beats the Rival with {1} points: {2}", "{0} besiegt den Rivalen mit {1} Punkten: {2}"},
    {"report.solo_lost",     "{0} does not beat the Rival with {1} points: {2}", "{0} besiegt den Rivalen mit {1} Punkten nicht: {2}"},
});
// clang-format on

}  // namespace

std::span<const engine::Phrase> report_phrases() { return kReportPhrases; }

}  // namespace pathciv
