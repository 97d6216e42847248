#include "app/hidden_knowledge.h"

namespace app {
namespace {

constexpr std::uint64_t kTries = 32;

boost::json::value view_after(const engine::AnyGame& game,
                              engine::Position position,
                              engine::SeatId seat,
                              engine::Action action) {
    game.apply(position, seat, action);
    return game.view(position, seat);
}

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
    const auto seen = view_after(game, before, seat, action);
    for (std::uint64_t i = 0; i < kTries; ++i) {
        core::Rng rng(i);
        const auto other = game.shuffle_hidden(before, seat, rng);
        if (view_after(game, other, seat, action) != seen)
            return true;
    }
    return false;
}

}  // namespace app
