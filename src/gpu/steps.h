// A random game in small steps, between which it may wait. Takes the same numbers from the
// generator as engine::random_playout and so plays the same game.
#pragma once

#include "engine/chance.h"
#include "gpu/game_result.h"

namespace gpu {

// Rules that give answers without alternative themselves, and let them be given one by one.
template <class G>
concept FillsIn = requires(const typename G::Content& content,
                           typename G::State& state,
                           engine::SeatId seat,
                           engine::Action action) {
    G::fills_in(state);
    G::answer(content, state, seat, action);
};

// One list and one way through `legal` for everything: the rules are long, and a GPU has little
// room for code.
template <engine::Game G>
class Steps {
    using Content = typename G::Content;
    using State = typename G::State;

  public:
    // One decision or filled-in answer, or all of chance until the next decision.
    static constexpr void play_on(const Content& content,
                                  State& state,
                                  core::Rng& rng,
                                  Tally& tally) {
        bool chance = false;
        do {
            const engine::Actor actor = G::actor(content, state);
            chance = actor.is_chance();
            const engine::SeatId seat = chance ? engine::kNobody : actor.first();
            engine::ActionList list;
            G::legal(content, state, seat, list);
            answer(content, state, seat, choose(content, state, list, {rng, tally, chance}));
        } while (chance && G::actor(content, state).is_chance());
    }

  private:
    struct Draw {
        core::Rng& rng;
        Tally& tally;
        bool chance;
    };

    static constexpr engine::Action choose(const Content& content,
                                           const State& state,
                                           const engine::ActionList& list,
                                           Draw draw) {
        if (list.size() == 1 && fills_in(state, draw.tally))
            return list[0];
        if (draw.chance) {
            ++draw.tally.chance_events;
            return weighted(content, state, list, draw.rng);
        }
        ++draw.tally.decisions;
        return list[draw.rng.below(static_cast<std::uint32_t>(list.size()))];
    }

    // Only what follows upon an answer is filled in: the first question of a game is asked.
    static constexpr bool fills_in(const State& state, const Tally& tally) {
        if constexpr (FillsIn<G>)
            return tally != Tally{} && G::fills_in(state);
        else
            return false;
    }

    static constexpr engine::Action weighted(const Content& content,
                                             const State& state,
                                             const engine::ActionList& list,
                                             core::Rng& rng) {
        engine::WeightSum<G> sum{content, state};
        for (const engine::Action& outcome : list)
            sum(outcome);
        engine::WeightedPicker<G> picker{content, state, rng.below(sum.total)};
        for (const engine::Action& outcome : list)
            picker(outcome);
        return picker.picked;
    }

    static constexpr void answer(const Content& content,
                                 State& state,
                                 engine::SeatId seat,
                                 engine::Action action) {
        if constexpr (FillsIn<G>)
            G::answer(content, state, seat, action);
        else
            G::apply(content, state, seat, action);
    }
};

}  // namespace gpu
