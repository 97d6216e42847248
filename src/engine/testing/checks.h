// The promises of the contract one by one. A check gives the first fault in words, or nothing.
#pragma once

#include <array>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/testing/conformance.h"
#include "engine/testing/random_play.h"

namespace engine::testing {

// How often hidden things came out different: a shuffle that never changes anything proves nothing.
struct HiddenTally {
    int shuffled = 0;
    int sampled = 0;
};

// A position of a random game, with all that a check may want to know.
struct Situation {
    const AnyGame& game;
    const RulesProbe& rules;
    const ConformanceSettings& settings;
    const Position& position;
    core::Rng& rng;
    HiddenTally& tally;

    int seats = game.seats_of(position);
    Actor actor = game.actor(position);
};

// A finished game: where it began, what was played, where it ended.
struct PlayedGame {
    const AnyGame& game;
    int seats;
    const OptionChoices& choices;
    const std::vector<Move>& moves;
    const Position& last;
};

template <class Subject>
struct Check {
    std::string_view name;
    std::string (*fault)(const Subject&);
};

std::span<const Check<AnyGame>> table_checks();    // once
std::span<const Check<Situation>> rules_checks();  // at every step
std::span<const Check<Situation>> text_checks();   // now and then, as all that follow
std::span<const Check<Situation>> reason_checks();
std::span<const Check<Situation>> target_checks();
std::span<const Check<Situation>> hidden_checks();
std::span<const Check<Situation>> commitment_checks();
std::span<const Check<PlayedGame>> replay_checks();  // once per game

// Two positions that must look the same to a viewer, and what does not.
struct Pair {
    const AnyGame& game;
    const Position& truth;
    const Position& other;
    SeatId viewer;
};
std::string unlike(const Pair& pair);

// What several checks need.
bool is_target(std::string_view text);  // a kind and an id with a colon between them
std::string seat_text(SeatId seat);
std::vector<SeatId> all_viewers(int seats);  // every seat, then the spectator
std::vector<SeatId> deciders(Actor actor);   // the seats, or kNobody for chance
ActionList legal_of(const Situation& situation, SeatId seat);
Action random_of(const ActionList& list, core::Rng& rng);
Position after(const AnyGame& game, const Position& before, SeatId seat, Action action);
std::array<std::string, kLanguages> words(const AnyGame& game, const Message& message);

}  // namespace engine::testing
