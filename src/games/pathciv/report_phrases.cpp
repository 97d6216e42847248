// What was done, in English and German.
#include <array>

#include "generated/games/pathciv/texts.h"

namespace pathciv {

namespace {

// clang-format off
constexpr auto kReportPhrases = std::to_array<engine::Phrase>({
    {"report.and",           "{0}; {1}",                           "{0}; {1}"},
    {"report.phase",         "{0}",                                "{0}"},
    {"report.round",         "Round {0}",                          "Runde {0}"},
    // parts of sentences
    {"report.pair",          "{0} and {1}",                        "„{0}“ und „{1}“"},
    {"report.twice",         "two copies of {0}",                  "zweimal „{0}“"},
    {"report.both",          "{0} and {1}",                        "{0} und {1}"},
    {"report.list",          "{0}, {1}",                           "{0}, {1}"},
    // chance
    {"report.challenged",    "Challenge of round {0}: {1}",        "Herausforderung der Runde {0}: {1}"},
    {"report.threatened",    "Battle of round {0}: {1}",           "Schlacht der Runde {0}: {1}"},
    {"report.stacked",       "Stack {0} {1}: {2}",                 "Stapel {0} {1}: {2}"},
    {"report.dealt",         "{0} gets the board {1}",             "{0} erhält das Brett „{1}“"},
    {"report.opposed",       "The Rival gets the board {0}",       "Der Rivale erhält das Brett „{0}“"},
    {"report.entered",       "{0} comes to the market",            "„{0}“ kommt auf den Markt"},
    {"report.showed",        "{0} is laid out at {1}",             "„{0}“ liegt bei „{1}“ aus"},
    {"report.all_open",      "Several have arrived, so both are open: {0}",
                             "Mehrere sind angekommen, also sind beide offen: {0}"},
    {"report.rival_opened",  "The Rival opens {0}, {1} is out of the game",
                             "Der Rivale öffnet „{0}“, „{1}“ scheidet aus"},
    {"report.aimed",         "The Rival draws {0} and aims at {1}",
                             "Der Rivale zieht {0} und hat es auf „{1}“ abgesehen"},
    {"report.aimed_elsewhere", "The Rival draws {0}, which no card on the market has, and aims at the dearest one, {1}",
                             "Der Rivale zieht {0}, doch keine Karte auf dem Markt hat diesen Typ: Er hat es auf die teuerste abgesehen, „{1}“"},
    // what was chosen
    {"report.projects",      "{0} lays {1} on the left and {2} on the right",
                             "{0} legt {1} nach links und {2} nach rechts"},
    {"report.discards",      "{0} discards {1}",                   "{0} verwirft „{1}“"},
    {"report.gives_up",      "{0} gives up {1}",                   "{0} verzichtet auf {1}"},
    {"report.opened",        "{0} opens {1}, {2} is out of the game", "{0} öffnet „{1}“, „{2}“ scheidet aus"},
    {"report.takes",         "{0} takes {1}",                      "{0} nimmt „{1}“"},
    {"report.takes_times",   "{0} takes {1} {2} times",            "{0} nimmt {2}-mal „{1}“"},
    {"report.won",           "{0} gets {1} for {2}",               "{0} erhält „{1}“ für {2}"},
    {"report.won_first",     "{0} gets {1} for {2}, ahead of {3}", "{0} erhält „{1}“ für {2}, vor {3}"},
    {"report.lost",          "{0} bids for {1} in vain, since {2} comes first: in {3} rank {4} goes before rank {5}",
                             "{0} bietet vergeblich auf „{1}“, denn {2} kommt zuerst: Bei {3} geht Rang {4} vor Rang {5}"},
    {"report.lost_to_priority", "{0} bids for {1} in vain, since a card of {2} goes before all ranks",
                             "{0} bietet vergeblich auf „{1}“, denn eine Karte von {2} geht allen Rängen vor"},
    {"report.lost_to_rival", "{0} bids for {1} in vain, since the Rival comes first: in {2} rank {3} goes before rank {4}",
                             "{0} bietet vergeblich auf „{1}“, denn der Rivale kommt zuerst: Bei {2} geht Rang {3} vor Rang {4}"},
    {"report.passed",        "{0} passes",                         "{0} passt"},
    {"report.bought",        "{0} buys {1} for {2}",               "{0} kauft „{1}“ für {2}"},
    {"report.adopted",       "{0} can pay for nothing and takes {1} for free",
                             "{0} kann nichts bezahlen und nimmt „{1}“ umsonst"},
    {"report.chosen",        "{0} chooses {1}",                    "{0} wählt {1}"},
    // what follows
    {"report.gains",         "{0} gains {1}",                      "{0} erhält {1}"},
    {"report.returns",       "{0} puts back {1}",                  "{0} legt zurück, was gezählt hat: {1}"},
    {"report.arrived",       "{0} arrives at {1} and pays {2}",    "{0} erreicht „{1}“ und zahlt {2}"},
    {"report.rival_arrived", "The Rival arrives at {0}",           "Der Rivale erreicht „{0}“"},
    {"report.rival_takes",   "The Rival takes {0} out of the game", "Der Rivale nimmt „{0}“ aus dem Spiel"},
    {"report.challenge",     "Challenge in {1}: {0}",              "Herausforderung in {1}: {0}"},
    {"report.history",       "{0} has {1}",                        "{0} hat {1}"},
    {"report.battle",        "Battle: {0}, threat {1}",            "Schlacht: {0}, Bedrohung {1}"},
    {"report.battle_solo",   "Battle: {0}, threat {1}, the Rival's power {2}",
                             "Schlacht: {0}, Bedrohung {1}, Macht des Rivalen {2}"},
    {"report.rank",          "{0} has power {1} and rank {2}",     "{0} hat Macht {1} und Rang {2}"},
    {"report.unranked",      "{0} has power {1} and no rank",      "{0} hat Macht {1} und keinen Rang"},
    {"report.victory",       "{0} wins with {1} points",           "{0} gewinnt mit {1} Punkten"},
    {"report.solo_won",      "{0} beats the Rival with {1} points, {3} were needed, and earns the title {2}",
                             "{0} besiegt den Rivalen mit {1} Punkten, {3} waren nötig, und trägt den Titel „{2}“"},
    {"report.solo_lost",     "The Rival wins: {0} has {1} points of {3} that were needed; the title is {2}",
                             "Der Rivale gewinnt: {0} hat {1} von {3} nötigen Punkten; der Titel ist „{2}“"},
});
// clang-format on

}  // namespace

std::span<const engine::Phrase> report_phrases() { return kReportPhrases; }

}  // namespace pathciv
