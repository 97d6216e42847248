#include "arena/course.h"

#include <algorithm>
#include <utility>

#include "core/hash.h"
#include "engine/draw_chance.h"

namespace arena {
namespace {

using engine::Action;
using engine::SeatId;

constexpr std::uint64_t kGuessing = 0x67756573;

std::uint32_t weight_of(const engine::AnyGame& game,
                        const engine::Position& position,
                        Action outcome) {
    return static_cast<std::uint32_t>(game.weight(position, outcome));
}

// The same choice as engine::random_chance makes inside a random playout.
Action random_outcome(const engine::AnyGame& game,
                      const engine::Position& position,
                      core::Rng& rng) {
    engine::ActionList outcomes;
    game.legal(position, engine::kNobody, outcomes);
    std::uint32_t total = 0;
    for (const Action outcome : outcomes)
        total += weight_of(game, position, outcome);
    std::uint32_t ticket = rng.below(total);
    for (const Action outcome : outcomes) {
        const std::uint32_t weight = weight_of(game, position, outcome);
        if (ticket < weight)
            return outcome;
        ticket -= weight;
    }
    return outcomes[outcomes.size() - 1];
}

}  // namespace

Luck Luck::of(std::uint64_t seed, std::uint64_t number) {
    return {core::Rng(seed, number), core::Rng(core::combine(seed, kGuessing), number), {}};
}

Course::Course(const engine::AnyGame& game, const engine::Position& start, Luck luck)
    : game_(game), position_(start), luck_(std::move(luck)) {}

std::string_view Course::advance(std::span<const ai::PlayerPtr> players) {
    const engine::Actor actor = game_.actor(position_);
    if (!actor.is_chance())
        return let_decide(*players[static_cast<std::size_t>(actor.first())], actor.first());
    let_chance_decide();
    return {};
}

void Course::let_chance_decide() {
    const Action outcome =
        luck_.dice ? engine::draw_chance(game_, position_, *luck_.dice, count_.chance_events)
                   : random_outcome(game_, position_, luck_.rng);
    ++count_.chance_events;
    take(engine::kNobody, outcome);
}

std::string_view Course::let_decide(ai::Player& player, SeatId seat) {
    engine::ActionList list;
    game_.legal(position_, seat, list);
    const auto size = static_cast<std::uint32_t>(list.size());
    ++count_.decisions;
    count_.alternatives += size;
    count_.widest = std::max(count_.widest, size);
    const engine::Position known = game_.sample_hidden(position_, seat, luck_.guessing);
    const Action chosen = player.choose(game_, known, seat, luck_.rng);
    if (!list.contains(chosen))
        return "players choose legal actions only";
    take(seat, chosen);
    return {};
}

void Course::take(SeatId seat, Action action) {
    entries_.push_back({.seat = seat, .action = action});
    game_.apply(position_, seat, action);
}

}  // namespace arena
