// Wiraqocha as the GPU plays it: one answer at a time, games at the same question together.
#pragma once

#include "engine/chance.h"
#include "games/wiraqocha/rules.h"
#include "gpu/game_result.h"

namespace gpu {

struct WiraqochaSteps {
    using Rules = wiraqocha::Rules;
    using State = Rules::State;
    using Content = Rules::Content;
    using Options = Rules::Options;

    // Games of one group take nearly the same way through the rules at their next step. Frequent
    // questions have a group of their own, rare ones share `Other`.
    enum Group : int {
        Laying,
        Chance,
        Preparing,
        Acting,
        Placing,
        ConquerTarget,
        LayTarget,
        TakeBackTarget,
        Mover,
        Dice,
        LayFace,
        StepDie,
        Other,
        Over,
    };

    static __device__ Group group_of(const State& state) {
        switch (state.phase) {
            case wiraqocha::Phase::Preparing:
            case wiraqocha::Phase::Acting: return group_of_decision(state);
            case wiraqocha::Phase::Laying: return Laying;
            case wiraqocha::Phase::Over: return Over;
            case wiraqocha::Phase::Dealing:
            case wiraqocha::Phase::Starting:
            case wiraqocha::Phase::Rolling:
            case wiraqocha::Phase::Rerolling:
            case wiraqocha::Phase::Somnium:
            case wiraqocha::Phase::Refilling: break;
        }
        return Chance;
    }

    // One decision or filled-in parameter, or all of chance until the next decision. Takes the same
    // numbers from the generator as engine::random_playout.
    static __device__ void play_on(const Content& content,
                                   State& state,
                                   core::Rng& rng,
                                   Tally& tally) {
        bool chance = false;
        do {
            const engine::Actor actor = Rules::actor(content, state);
            chance = actor.is_chance();
            const engine::Action action = chance
                                              ? chance_outcome(content, state, rng, tally)
                                              : choice(content, state, actor.first(), rng, tally);
            Rules::step(content, state, action);
        } while (chance && Rules::actor(content, state).is_chance());
    }

  private:
    static __device__ Group group_of_decision(const State& state) {
        switch (state.pending.ask) {
            case wiraqocha::Ask::Nothing: return group_of_menu(state);
            case wiraqocha::Ask::Target: return group_of_target(state.pending.doing);
            case wiraqocha::Ask::Mover: return Mover;
            case wiraqocha::Ask::Condition:
            case wiraqocha::Ask::Beating: return Dice;
            case wiraqocha::Ask::Face:
                return state.pending.doing == wiraqocha::ActionKind::Lay ? LayFace : Other;
            case wiraqocha::Ask::StepDie: return StepDie;
            default: return Other;
        }
    }

    static __device__ Group group_of_menu(const State& state) {
        if (state.phase == wiraqocha::Phase::Preparing)
            return Preparing;
        return wiraqocha::base_in_play(state.active()) ? Acting : Placing;
    }

    static __device__ Group group_of_target(wiraqocha::ActionKind doing) {
        switch (doing) {
            case wiraqocha::ActionKind::Conquer: return ConquerTarget;
            case wiraqocha::ActionKind::Lay: return LayTarget;
            case wiraqocha::ActionKind::TakeBack: return TakeBackTarget;
            default: return Other;
        }
    }

    static __device__ engine::Action chance_outcome(const Content& content,
                                                    const State& state,
                                                    core::Rng& rng,
                                                    Tally& tally) {
        ++tally.chance_events;
        return engine::random_chance<Rules>(content, state, rng);
    }

    // A parameter with a single answer is filled in and is no decision (W5.4).
    static __device__ engine::Action choice(const Content& content,
                                            const State& state,
                                            engine::SeatId seat,
                                            core::Rng& rng,
                                            Tally& tally) {
        engine::ActionList list;
        Rules::legal(content, state, seat, list);
        if (list.size() == 1 && state.pending.ask != wiraqocha::Ask::Nothing)
            return list[0];
        ++tally.decisions;
        return list[rng.below(static_cast<std::uint32_t>(list.size()))];
    }
};

}  // namespace gpu
