#include "ai/greedy_player.h"

#include <algorithm>
#include <limits>

namespace ai {
namespace {

using engine::Action;
using engine::Position;

// Positions looked at for one alternative; when they are used up, the rest of its parameters is
// judged unfinished. Ordinary alternatives need far fewer.
constexpr int kBudget = 600;

class LookAhead {
  public:
    LookAhead(const engine::AnyGame& game, const Evaluation& evaluation, engine::SeatId seat)
        : game_(game), evaluation_(evaluation), seat_(seat) {}

    double value_of(const Position& before, Action action) {
        budget_ = kBudget;
        return follow(before, action);
    }

  private:
    double follow(const Position& before, Action action) {
        Position after = before;
        game_.apply(after, seat_, action);
        --budget_;
        return is_complete(after) ? evaluation_.value(after, seat_) : best_completion(after);
    }

    bool is_complete(const Position& position) const {
        return budget_ <= 0 || evaluation_.is_settled(position)
               || !game_.actor(position).includes(seat_);
    }

    double best_completion(const Position& position) {
        engine::ActionList parameters;
        game_.legal(position, seat_, parameters);
        double best = -std::numeric_limits<double>::infinity();
        for (const Action parameter : parameters)
            best = std::max(best, follow(position, parameter));
        return best;
    }

    const engine::AnyGame& game_;
    const Evaluation& evaluation_;
    engine::SeatId seat_;
    int budget_ = 0;
};

}  // namespace

Action GreedyPlayer::choose(const engine::AnyGame& game,
                            const Position& known,
                            engine::SeatId seat,
                            core::Rng& rng) {
    engine::ActionList list;
    game.legal(known, seat, list);
    if (list.size() == 1)
        return list[0];
    LookAhead look_ahead(game, *evaluation_, seat);
    double best = -std::numeric_limits<double>::infinity();
    engine::ActionList equals;
    for (const Action action : list) {
        const double value = look_ahead.value_of(known, action);
        if (value > best)
            equals.clear();
        if (value >= best)
            equals(action);
        best = std::max(best, value);
    }
    return equals[rng.below(static_cast<std::uint32_t>(equals.size()))];
}

}  // namespace ai
