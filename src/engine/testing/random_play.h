// Random games: over AnyGame with moves one can tell, and over the rules alone to get a position.
#pragma once

#include <cstdint>
#include <limits>
#include <string>

#include "engine/any_game.h"
#include "engine/chance.h"

namespace engine::testing {

struct Move {
    SeatId seat = kNobody;  // kNobody: chance
    Action action{};
};

// Who makes the move: chance, or any of the seats that may act. Nobody must not be over yet.
SeatId random_seat(Actor actor, core::Rng& rng);

// Chance by weight, seats uniformly; the game must not be over, and every list must be sound.
Move random_move(const AnyGame& game, const Position& position, core::Rng& rng);

// "gambling=on cap=60", or "standard" when nothing was chosen.
std::string choices_text(const OptionChoices& choices);

// The position after `steps` random steps, or at the end of the game if that comes first.
template <Game G>
constexpr typename G::State random_position(const typename G::Content& content,
                                            const typename G::Options& options,
                                            std::uint64_t seed,
                                            int steps) {
    core::Rng rng(seed);
    typename G::State state = G::initial(content, options);
    for (int i = 0; i < steps && !G::actor(content, state).is_nobody(); ++i)
        random_step<G>(content, state, rng);
    return state;
}

// The end of a random game.
template <Game G>
constexpr typename G::State random_end(const typename G::Content& content,
                                       const typename G::Options& options,
                                       std::uint64_t seed) {
    return random_position<G>(content, options, seed, std::numeric_limits<int>::max());
}

// How many games end in a state that breaks a law or names no ending. `options_of` gives the
// options of a game by its number.
template <class Rules, class OptionsOf>
int count_broken_games(const typename Rules::Content& content,
                       std::uint64_t games,
                       const OptionsOf& options_of) {
    int broken = 0;
    for (std::uint64_t game = 0; game < games; ++game) {
        auto state = Rules::initial(content, options_of(game));
        core::Rng rng(200, game);
        while (!state.is_over())
            random_step<Rules>(content, state, rng);
        const bool lawful = Rules::invariant(content, state).empty();
        broken += lawful && Rules::outcome(content, state).ending != 0 ? 0 : 1;
    }
    return broken;
}

}  // namespace engine::testing
