// Whether a table does what a command asks, and which events that makes. It changes nothing.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/result.h"
#include "table/command.h"
#include "table/event.h"
#include "table/refusal.h"
#include "table/standing.h"

namespace table {

using Verdict = core::Result<std::vector<Happening>, Refusal>;

// What is asked, by whom and when.
struct Plea {
    const Standing& standing;
    const Command& command;
    std::int64_t at;
};

// The events do not include what follows from them (Standing::consequence).
Verdict judge(const Plea& plea);

// The parts of it: play (judge_play.cpp), requests (judge_requests.cpp), seats (judge_seats.cpp).
Verdict judge(const Plea& plea, const Act& wish);
Verdict judge(const Plea& plea, const Undo& wish);
Verdict judge(const Plea& plea, const Redo& wish);
Verdict judge(const Plea& plea, const ResetTurn& wish);
Verdict judge(const Plea& plea, const AskUndo& wish);
Verdict judge(const Plea& plea, const Pause& wish);
Verdict judge(const Plea& plea, const Resume& wish);
Verdict judge(const Plea& plea, const Cancel& wish);
Verdict judge(const Plea& plea, const Answer& wish);
Verdict judge(const Plea& plea, const Withdraw& wish);
Verdict judge(const Plea& plea, const Sit& wish);
Verdict judge(const Plea& plea, const Leave& wish);
Verdict judge(const Plea& plea, const Resign& wish);
Verdict judge(const Plea& plea, const GiveToComputer& wish);
Verdict judge(const Plea& plea, const TakeBack& wish);
Verdict judge(const Plea& plea, const GiveOrders& wish);
Verdict judge(const Plea& plea, const LookAtHint& wish);
Verdict judge(const Plea& plea, const CreditClocks& wish);
Verdict judge(const Plea& plea, const PassTime& wish);

// Nothing if the game is running, or has begun and is not over.
std::optional<Refusal> unless_running(const Standing& standing);
std::optional<Refusal> unless_under_way(const Standing& standing);

// Users beside the asker who hold a seat and have been away for so long.
std::vector<std::string> away_since(const Plea& plea, std::int64_t milliseconds);

inline Verdict just(Happening event) { return std::vector<Happening>{std::move(event)}; }

}  // namespace table
