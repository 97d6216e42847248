// The groups of Wiraqocha. Frequent questions have a group of their own, rare ones share `Other`:
// few groups make long queues.
#pragma once

#include <cstdint>

#include "games/wiraqocha/rules.h"
#include "gpu/groups.h"

namespace gpu {

template <>
struct Groups<wiraqocha::Rules> {
    using State = wiraqocha::State;

    enum Group : std::uint8_t {
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
    static constexpr int kOver = Over;

    static constexpr int of(const State& state) {
        switch (state.phase) {
            case wiraqocha::Phase::Preparing:
            case wiraqocha::Phase::Acting: return of_decision(state);
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

  private:
    static constexpr Group of_decision(const State& state) {
        switch (state.pending.ask) {
            case wiraqocha::Ask::Nothing: return of_menu(state);
            case wiraqocha::Ask::Target: return of_target(state.pending.doing);
            case wiraqocha::Ask::Mover: return Mover;
            case wiraqocha::Ask::Condition:
            case wiraqocha::Ask::Beating: return Dice;
            case wiraqocha::Ask::Face:
                return state.pending.doing == wiraqocha::ActionKind::Lay ? LayFace : Other;
            case wiraqocha::Ask::StepDie: return StepDie;
            case wiraqocha::Ask::Fate:
            case wiraqocha::Ask::Loot:
            case wiraqocha::Ask::Card:
            case wiraqocha::Ask::Piece:
            case wiraqocha::Ask::Captor:
            case wiraqocha::Ask::Payment: break;
        }
        return Other;
    }

    static constexpr Group of_menu(const State& state) {
        if (state.phase == wiraqocha::Phase::Preparing)
            return Preparing;
        return wiraqocha::base_in_play(state.active()) ? Acting : Placing;
    }

    static constexpr Group of_target(wiraqocha::ActionKind doing) {
        switch (doing) {
            case wiraqocha::ActionKind::Conquer: return ConquerTarget;
            case wiraqocha::ActionKind::Lay: return LayTarget;
            case wiraqocha::ActionKind::TakeBack: return TakeBackTarget;
            default: return Other;
        }
    }
};

}  // namespace gpu
