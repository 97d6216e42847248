#include "table/path.h"

namespace table {

using engine::AnyGame;
using engine::Position;

// What is legal next follows from what the seat knows as long as nothing was revealed to it.
bool is_open_path(const AnyGame& game,
                  const Position& start,
                  engine::SeatId seat,
                  std::span<const engine::Action> path) {
    Position position = start;
    bool is_open = true;
    for (const engine::Action action : path) {
        if (!is_open || !is_legal(game, position, seat, action))
            return false;
        const Position before = position;
        game.apply(position, seat, action);
        is_open = game.disclosure(before, position, seat) != engine::Disclosure::Reveals;
    }
    return true;
}

bool is_legal(const AnyGame& game,
              const Position& position,
              engine::SeatId seat,
              engine::Action action) {
    const engine::Actor actor = game.actor(position);
    if (seat == engine::kNobody ? !actor.is_chance() : !actor.includes(seat))
        return false;
    engine::ActionList list;
    game.legal(position, seat, list);
    return list.contains(action);
}

}  // namespace table
