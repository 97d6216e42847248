// Choices in English and German, and the table of all phrases. Names come from the pack.
#include <array>

#include "games/pathciv/names.h"
#include "generated/games/pathciv/texts.h"

namespace pathciv {

namespace {

// clang-format off
constexpr auto kChoicePhrases = std::to_array<engine::Phrase>({
    // a choice before it is made; the key is "choice." and the notation word
    {"choice.challenged", "{0}",                     "{0}"},
    {"choice.threatened", "{0}",                     "{0}"},
    {"choice.stacked",    "{0}: {1}",                "{0}: {1}"},
    {"choice.dealt",      "{0}: {1}",                "{0}: {1}"},
    {"choice.opposed",    "{0}: {1}",                "{0}: {1}"},
    {"choice.entered",    "{0}: {1}",                "{0}: {1}"},
    {"choice.showed",     "{0}: {1}",                "{0}: {1}"},
    {"choice.opened",     "{0}: {1}",                "{0}: {1}"},
    {"choice.aimed",      "{0}",                     "{0}"},

    {"choice.discard",        "Discard {0}",                     "„{0}“ verwerfen"},
    {"choice.left_twins",     "both {0} on the left",            "zweimal „{0}“ nach links"},
    {"choice.left",           "{0} and {1} on the left",         "„{0}“ und „{1}“ nach links"},
    {"choice.give_up_cube",   "Give up one of the cubes: {0} ({1} to go)", "Auf einen Würfel verzichten: {0} (noch {1})"},
    {"choice.open",           "Open {0}: {1}",                   "„{0}“ öffnen: {1}"},
    {"choice.take",           "Take {0}: {1}",                   "„{0}“ nehmen: {1}"},
    {"choice.bid",            "Bid {2} for {0} ({3}): {1}",      "{2} auf „{0}“ bieten ({3}): {1}"},
    {"choice.pass",           "Pass",                            "Passen"},
    {"choice.give_up_circle", "Give up one of the research points: {0} ({1} to go)", "Auf einen Forschungspunkt verzichten: {0} (noch {1})"},
    {"choice.count_as",       "Research point of your choice: {0} ({1} to go)", "Forschungspunkt deiner Wahl: {0} (noch {1})"},
    {"choice.buy",            "Buy {0} ({3}) for {2}: {1}",      "„{0}“ ({3}) für {2} kaufen: {1}"},
    {"choice.adopt",          "Take {0} ({2}) for free: {1}",    "„{0}“ ({2}) umsonst nehmen: {1}"},
    {"choice.study",          "Research point of your choice: {0} ({1} to go)", "Forschungspunkt deiner Wahl: {0} (noch {1})"},
    {"choice.recruit",        "Cube of your choice: {0} ({1} to go)", "Würfel deiner Wahl: {0} (noch {1})"},

    {"phase.setup",      "Set-up",            "Aufbau"},
    {"phase.start",      "Start of round",    "Rundenbeginn"},
    {"phase.projects",   "A: Projects",       "A: Projekte"},
    {"phase.deployment", "B: Deployment",     "B: Einsatz"},
    {"phase.philosophy", "C1: Philosophy",    "C1: Philosophie"},
    {"phase.wonders",    "C2: Wonders",       "C2: Wunder"},
    {"phase.leaders",    "C3: Leaders",       "C3: Anführer"},
    {"phase.research",   "D: Research",       "D: Forschung"},
    {"phase.technology", "E: Technology",     "E: Technologie"},
    {"phase.challenge",  "F: Challenge",      "F: Herausforderung"},
    {"phase.battle",     "F: Battle",         "F: Schlacht"},
    {"phase.over",       "Game over",         "Spielende"},
});
// clang-format on

}  // namespace

std::span<const engine::Phrase> choice_phrases() { return kChoicePhrases; }

engine::OutcomeNames Texts::outcome_names() {
    return {.parts = {{"technologies", "Technologien"},
                      {"philosophy", "Philosophie"},
                      {"population", "Bevölkerung"},
                      {"leaders", "Anführer"},
                      {"wonders", "Wunder"},
                      {"tokens", "Marker"},
                      {"cubes left", "übrige Würfel"}},
            .endings = {{"running", "läuft"},
                        {"nine rounds", "neun Runden"},
                        {"Rival beaten", "Rivale besiegt"},
                        {"Rival not beaten", "Rivale nicht besiegt"}},
            .ending_ids = {names_of(Ending{}).begin(), names_of(Ending{}).end()}};
}

}  // namespace pathciv
