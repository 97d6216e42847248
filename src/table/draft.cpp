#include "table/draft.h"

#include "table/path.h"

namespace table {
namespace {

bool has_committed(const engine::AnyGame& game,
                   const engine::Position& before,
                   const engine::Position& after,
                   engine::SeatId seat) {
    return !game.actor(after).includes(seat)
           || game.disclosure(before, after, seat) != engine::Disclosure::Secret;
}

}  // namespace

bool is_simultaneous(const engine::AnyGame& game, const engine::Position& position) {
    return game.asked(position).size() > 1;
}

Draft drafted(const engine::AnyGame& game,
              const engine::Position& start,
              engine::SeatId seat,
              std::span<const engine::Action> picks) {
    Draft draft{start};
    for (const engine::Action pick : picks) {
        draft.is_sound = !draft.is_complete && is_legal(game, draft.position, seat, pick);
        if (!draft.is_sound)
            return draft;
        engine::Position next = draft.position;
        game.apply(next, seat, pick);
        draft.is_complete = has_committed(game, draft.position, next, seat);
        if (!draft.is_complete)
            draft.position = next;
    }
    return draft;
}

}  // namespace table
