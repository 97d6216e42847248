#include "engine/testing/walk.h"

namespace engine::testing {

namespace {

constexpr std::uint64_t kSeed = 77;

}  // namespace

Action Walk::least_tried(const Position& position, SeatId seat, core::Rng& rng) const {
    ActionList choices;
    game_.legal(position, seat, choices);
    const auto size = static_cast<std::uint32_t>(choices.size());
    const std::uint32_t first = rng.below(size);
    Action least = choices[first];
    for (std::uint32_t i = 1; i < size; ++i) {
        const Action other = choices[(first + i) % size];
        if (tries_of(other) < tries_of(least))
            least = other;
    }
    return least;
}

Move Walk::next_move(const Position& position, core::Rng& rng) const {
    const bool is_curious = games_ % 2 == 1 && rng.below(2) == 0;
    if (!is_curious || game_.actor(position).is_chance())
        return random_move(game_, position, rng);
    const SeatId seat = random_seat(game_.actor(position), rng);
    return {seat, least_tried(position, seat, rng)};
}

void Walk::play(const Setup& setup, const std::function<void(const Moment&)>& look) {
    core::Rng rng(kSeed, games_);
    Position position = *game_.initial(setup.seats, setup.choices);
    for (int step = 0; step < most_steps_; ++step) {
        const Actor actor = game_.actor(position);
        const Move move = actor.is_nobody() ? Move{} : next_move(position, rng);
        look({game_, position, actor, step, move});
        if (actor.is_nobody())
            break;
        ++tries_[number_of(move.action)];
        game_.apply(position, move.seat, move.action);
    }
    ++games_;
}

}  // namespace engine::testing
