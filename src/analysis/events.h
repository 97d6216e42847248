// What happened in a game, cut where its value is looked at: whole actions, rolls, and questions
// that several seats answered at the same time.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "engine/any_game.h"
#include "engine/record.h"

namespace analysis {

// What a seat chose, from the position in which nobody else had chosen: its steps up to the one
// that completes the action.
struct Choice {
    engine::SeatId seat = engine::kNobody;
    std::size_t first = 0;  // its first entry
    std::vector<engine::Action> steps;
    friend bool operator==(const Choice&, const Choice&) = default;
};

// Entries from `begin` up to `end`. No choices: chance, up to the next decision.
struct Event {
    std::size_t begin = 0;
    std::size_t end = 0;
    std::size_t turn = 0;  // counted from 0; a new one where others decide than before
    engine::Position before;
    engine::Position after;
    std::vector<Choice> choices;  // several where seats decided at the same time

    bool is_luck() const { return choices.empty(); }
};

// The whole game in order. A question that was left half answered, or a roll of which dice are
// missing, is no event.
std::vector<Event> events_of(const engine::AnyGame& game,
                             const engine::Position& start,
                             std::span<const engine::RecordEntry> entries);

}  // namespace analysis
