#include "app/hidden_knowledge.h"

namespace app {
namespace {

constexpr std::uint64_t kTries = 32;

}  // namespace

bool hides_something(const engine::AnyGame& game,
                     const engine::Position& position,
                     engine::SeatId seat) {
    for (std::uint64_t i = 0; i < kTries; ++i) {
        core::Rng rng(i);
        if (game.shuffle_hidden(position, seat, rng) != position)
            return true;
    }
    return false;
}

bool reveals_something(const engine::AnyGame& game,
                       const engine::Position& before,
                       engine::SeatId seat,
                       engine::Action action) {
    engine::Position after = before;
    game.apply(after, seat, action);
    return game.disclosure(before, after, seat) == engine::Disclosure::Reveals;
}

}  // namespace app
