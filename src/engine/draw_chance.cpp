#include "engine/draw_chance.h"

#include <cassert>

namespace engine {
namespace {

std::uint32_t weight_of(const AnyGame& game, const Position& position, Action outcome) {
    return static_cast<std::uint32_t>(game.weight(position, outcome));
}

}  // namespace

Action draw_chance(const AnyGame& game,
                   const Position& position,
                   const FairDice& dice,
                   std::uint64_t index) {
    ActionList outcomes;
    game.legal(position, kNobody, outcomes);
    std::uint32_t total = 0;
    for (const Action outcome : outcomes)
        total += weight_of(game, position, outcome);
    std::uint32_t ticket = dice.draw(index, total);
    for (const Action outcome : outcomes) {
        const std::uint32_t weight = weight_of(game, position, outcome);
        if (ticket < weight)
            return outcome;
        ticket -= weight;
    }
    assert(false);  // the ticket is below the sum of the weights
    return {};
}

}  // namespace engine
