#include "ai/greedy_player.h"

#include <algorithm>
#include <array>
#include <limits>

namespace ai {
namespace {

using engine::Action;
using engine::Position;

// In how many ways an alternative is completed at most. Each choice of a parameter divides them
// among its favourites; where none are left to divide, only the first favourite is followed.
constexpr std::size_t kWays = 64;
constexpr std::size_t kFavourites = 4;

// An action with more parameters is judged unfinished: the rules may lead in circles.
constexpr int kLongest = 64;

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
        beside_ = game_.actor(before).seats() - SeatSet::of(seat_);
        Worth worth = follow(before, {seat_, action}, {SeatSet::of(seat_), kWays, kLongest});
        return of(worth, seat_);
    }

  private:
    using SeatSet = engine::SeatSet;

    struct Step {
        engine::SeatId decider;
        Action action;
    };
    // What is still to be done to complete an action, and who has had a say in it.
    struct Completion {
        SeatSet deciders;
        std::size_t ways;
        int steps;
    };

    Worth follow(const Position& before, Step step, Completion completion) {
        Position after = before;
        game_.apply(after, step.decider, step.action);
        --completion.steps;
        return is_complete(after, completion) ? judged(after, completion.deciders)
                                              : best_completion(after, completion);
    }

    bool is_complete(const Position& position, const Completion& completion) const {
        return completion.steps == 0 || game_.is_settled(position)
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

    // Seats that decide at the same time are not thought about for long.
    std::size_t favourites_of(engine::SeatId decider, std::size_t ways) const {
        return ways < kFavourites || beside_.contains(decider) ? 1 : kFavourites;
    }

    Worth best_completion(const Position& position, Completion completion) {
        const engine::SeatId decider = decider_at(position);
        completion.deciders.insert(decider);
        engine::ActionList parameters;
        game_.legal(position, decider, parameters);
        evaluation_.keep_favourites(
            position, decider, parameters, favourites_of(decider, completion.ways));
        completion.ways = std::max<std::size_t>(1, completion.ways / parameters.size());
        Worth best{};
        of(best, decider) = -std::numeric_limits<double>::infinity();
        for (const Action parameter : parameters) {
            Worth worth = follow(position, {decider, parameter}, completion);
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
