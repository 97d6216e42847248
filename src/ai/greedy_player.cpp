#include "ai/greedy_player.h"

#include <algorithm>
#include <array>
#include <limits>

namespace ai {
namespace {

using engine::Action;
using engine::Position;

// Positions looked at for one alternative; when they are used up, the rest of its parameters is
// judged unfinished. Ordinary alternatives need far fewer.
constexpr int kBudget = 600;

// Parameters that are followed, of a seat that answers, and of one that picks at the same time.
constexpr std::size_t kFollowed = 4;
constexpr std::size_t kFollowedOfOthers = 1;

// Of equal actions, one that asks nobody else.
constexpr double kAsking = 1e-6;

// What a position is worth to the seats that have a say in it.
using Worth = std::array<double, static_cast<std::size_t>(engine::kMaxSeats)>;

double& of(Worth& worth, engine::SeatId seat) { return worth[static_cast<std::size_t>(seat)]; }

class LookAhead {
  public:
    LookAhead(const engine::AnyGame& game, const Evaluation& evaluation, engine::SeatId seat)
        : game_(game), evaluation_(evaluation), seat_(seat) {}

    double value_of(const Position& before, Action action) {
        budget_ = kBudget;
        beside_ = game_.actor(before).seats() - SeatSet::of(seat_);
        Worth worth = follow(before, seat_, action, SeatSet::of(seat_));
        return of(worth, seat_);
    }

  private:
    using SeatSet = engine::SeatSet;

    Worth follow(const Position& before, engine::SeatId decider, Action action, SeatSet deciders) {
        Position after = before;
        game_.apply(after, decider, action);
        --budget_;
        return is_complete(after) ? judged(after, deciders) : best_completion(after, deciders);
    }

    bool is_complete(const Position& position) const {
        return budget_ <= 0 || evaluation_.is_settled(position)
               || game_.actor(position).seats().empty();
    }

    Worth judged(const Position& position, SeatSet deciders) const {
        Worth worth{};
        for (const engine::SeatId seat : deciders)
            of(worth, seat) = evaluation_.value(position, seat);
        return worth;
    }

    // Of several who may decide, the player completes its own action first.
    engine::SeatId decider_at(const Position& position) const {
        const engine::Actor actor = game_.actor(position);
        return actor.includes(seat_) ? seat_ : actor.first();
    }

    Worth best_completion(const Position& position, SeatSet deciders) {
        const engine::SeatId decider = decider_at(position);
        deciders.insert(decider);
        engine::ActionList parameters;
        game_.legal(position, decider, parameters);
        const bool is_beside = beside_.contains(decider);
        evaluation_.keep_favourites(
            position, decider, parameters, is_beside ? kFollowedOfOthers : kFollowed);
        Worth best{};
        of(best, decider) = -std::numeric_limits<double>::infinity();
        for (const Action parameter : parameters) {
            Worth worth = follow(position, decider, parameter, deciders);
            if (of(worth, decider) > of(best, decider))
                best = worth;
        }
        if (decider != seat_)
            of(best, seat_) -= kAsking;
        return best;
    }

    const engine::AnyGame& game_;
    const Evaluation& evaluation_;
    engine::SeatId seat_;
    SeatSet beside_;  // seats that decide at the same time
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
