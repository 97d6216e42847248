// Random play under the eyes of the law, and everything that can be said about a position.
#pragma once

#include <string>

#include <boost/json/value.hpp>

#include "engine/any_game.h"
#include "engine/testing/random_play.h"
#include "fuzz/demand.h"

namespace fuzz {

inline void demand_lawful(const engine::AnyGame& game, const engine::Position& position) {
    const std::string_view broken = game.invariant(position);
    demand(broken.empty(), "every law holds", broken);
}

// Plays `most` steps or to the end of the game; every position on the way must be lawful.
inline void play_on(const engine::AnyGame& game,
                    engine::Position& position,
                    core::Rng& rng,
                    int most) {
    for (int i = 0; i < most && !game.actor(position).is_nobody(); ++i) {
        const auto [seat, action] = engine::testing::random_move(game, position, rng);
        game.apply(position, seat, action);
        demand_lawful(game, position);
    }
}

inline void tell_choices(const engine::AnyGame& game,
                         const engine::Position& position,
                         engine::SeatId seat) {
    engine::ActionList list;
    game.legal(position, seat, list);
    demand(!list.empty(), "whoever is to move has a choice");
    for (const engine::Action action : list) {
        const auto again = game.parse_action(game.notation(action));
        demand(again && *again == action, "an action is its notation", game.notation(action));
        game.describe(position, seat, action);
        game.report(position, seat, action);
    }
}

// Asks for all views, words and drawings; they only must not break.
inline void tell_all(const engine::AnyGame& game, const engine::Position& position) {
    const engine::Actor actor = game.actor(position);
    for (const engine::SeatId seat : actor.seats())
        tell_choices(game, position, seat);
    if (actor.is_chance())
        tell_choices(game, position, engine::kNobody);
    for (int i = 0; i < game.seats_of(position); ++i) {
        game.view(position, engine::seat_id(i));
        game.draw(position, engine::seat_id(i), engine::Language::German, true);
    }
    game.prompt(position);
    game.outcome(position);
}

}  // namespace fuzz
