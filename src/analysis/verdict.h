// What measured values mean: which choices were mistakes, what luck gave, how the parts of a result
// add up. Plain arithmetic over what was measured; nothing here looks at a position.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "analysis/measure.h"

namespace analysis {

// Good: nothing better was found. Only: every other choice would have been a mistake.
enum class Mark : std::uint8_t { None, Good, Only, Inaccuracy, Mistake, Blunder };

inline constexpr int kMarks = 6;

// Losses and leads are in hundredths of a point of the seat that chose.
struct Verdict {
    std::size_t event = 0;
    std::size_t choice = 0;  // of the event
    std::size_t best = 0;    // option; 0: the played one
    int loss = 0;            // against the best option
    int doubt = 0;           // of the loss
    int lead = 0;            // of the best option over the next one, if it was played
    bool is_hard = false;    // a short look would have chosen otherwise
    Mark mark = Mark::None;
};

// Nothing where there was nothing to choose from.
std::optional<Verdict> verdict_on(const MeasuredChoice& choice, engine::SeatId seat);

// Whether the choice deserves a second, deeper look before anything is said about it.
bool is_worth_a_second_look(const Verdict& verdict, const MeasuredChoice& choice, std::size_t seat);

// By seat, in hundredths of a point. What is left between start and end after luck and own choices
// comes from the others: what they chose, and that they went on otherwise than the search expected.
// Alone it belongs to the own choices.
struct Ledger {
    int start = 0;
    int luck = 0;
    int own = 0;
    int rivals = 0;
    int end = 0;
};

inline constexpr std::size_t kPhases = 3;         // of a game: thirds of its turns
inline constexpr std::size_t kFewestChoices = 6;  // less says nothing about a player

struct SeatReport {
    Ledger ledger;
    std::size_t choices = 0;      // with at least two options
    std::optional<int> accuracy;  // of 100
    std::array<std::optional<int>, kPhases> phases;
    std::array<int, kMarks> marks{};
    std::vector<std::size_t> dearest;  // verdicts, at most three
    std::vector<std::size_t> best;
};

struct Analysis {
    std::vector<Chances> before;  // by event, and at the end
    std::vector<Chances> luck;    // by event; empty where nothing was drawn
    std::vector<Verdict> verdicts;
    std::vector<SeatReport> seats;
};

// `end`: the chances after the last event, or the result.
Analysis assess(std::span<const Event> events,
                std::span<const Measured> measured,
                const Chances& end);

}  // namespace analysis
