#include "ai/evaluate_score.h"

#include <algorithm>

namespace ai {
namespace {

constexpr double kWin = 1e6;

double best_rival_score(const engine::Outcome& outcome, engine::SeatId seat) {
    double best = 0;
    for (int i = 0; i < outcome.seats; ++i) {
        if (const engine::SeatId rival = engine::seat_id(i); rival != seat)
            best = std::max(best, static_cast<double>(outcome.of(rival).score));
    }
    return best;
}

}  // namespace

double ScoreEvaluation::value(const engine::Position& position, engine::SeatId seat) const {
    const engine::Outcome outcome = game_.outcome(position);
    const double lead = outcome.of(seat).score - best_rival_score(outcome, seat);
    return outcome.of(seat).won ? lead + kWin : lead;
}

}  // namespace ai
