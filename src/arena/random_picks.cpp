#include "arena/random_picks.h"

#include <cstdint>

namespace arena {
namespace {

constexpr std::uint32_t kAllOfThem = 1'000'000;

engine::ActionList picks_among(const engine::AnyGame& game,
                               const engine::Position& known,
                               engine::SeatId seat) {
    engine::ActionList legal;
    game.legal(known, seat, legal);
    engine::ActionList picks;
    for (const engine::Action action : legal)
        if (!game.picks(known, seat, action).empty())
            picks(action);
    return picks;
}

}  // namespace

engine::Action RandomPicks::choose(const engine::AnyGame& game,
                                   const engine::Position& known,
                                   engine::SeatId seat,
                                   core::Rng& rng) {
    const engine::ActionList picks = picks_among(game, known, seat);
    const bool draws =
        picks.size() > 1 && rng.below(kAllOfThem) < static_cast<std::uint32_t>(share_ * kAllOfThem);
    return draws ? picks[rng.below(static_cast<std::uint32_t>(picks.size()))]
                 : player_->choose(game, known, seat, rng);
}

}  // namespace arena
