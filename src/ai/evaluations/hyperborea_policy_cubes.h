// Where cubes of Hyperborea go first: into sets that the hand can complete.
#pragma once

#include "ai/evaluations/hyperborea_worth.h"
#include "games/hyperborea/cubes.h"

namespace ai::hyperborea_policy {

using namespace hyperborea;
using hyperborea_standing::worth_of;

class CubePolicy {
  public:
    CubePolicy(const Content& content, const State& state)
        : content_(content), state_(state), hand_(state.active().available) {}

    // The cube in question lies on the space; what else does the set need?
    float space_weight(Set set, Space space) const {
        const SetSpec& spec = content_.set(set);
        OnSpaces on = on_set(state_, state_.turn.active, set);
        for (std::size_t i = 0; i < kSpacesPerSet; ++i) {
            if (spec.spaces[i] == space && on[i] == kNoColour) {
                on[i] = state_.turn.colour;
                break;
            }
        }
        Cubes rest = hand_;
        --rest[state_.turn.colour];
        const float worth = kLeast + worth_of(content_, set);
        if (cubes_on(on) == size_for(state_.active().tile, spec))
            return kFull * worth;
        return lacking(spec, on, rest) == 0 ? kSoonFull * worth : kBegun * worth;
    }

    // A colour is worth placing for the best set that it helps to complete.
    float colour_weight(Colour colour) const {
        float best = kLeast;
        const RaceTile tile = state_.active().tile;
        for_each_open_space(content_, state_, [&](Set set, Space space) {
            if (accepted(tile, space).contains(colour)
                && lacking(content_.set(set), on_set(state_, state_.turn.active, set), hand_) == 0)
                best = std::max(best, worth_of(content_, set));
        });
        return best;
    }

  private:
    static constexpr float kLeast = 0.1F;
    static constexpr float kFull = 4;
    static constexpr float kSoonFull = 2;
    static constexpr float kBegun = 0.4F;

    // How many cubes the set needs that the hand does not have. Coral B's grey cubes are left out
    // of account.
    int lacking(const SetSpec& spec, const OnSpaces& on, Cubes hand) const {
        const int size = size_for(state_.active().tile, spec);
        int missing = 0;
        int multis = 0;
        for (std::size_t i = 0; i < static_cast<std::size_t>(size); ++i) {
            if (on[i] != kNoColour)
                continue;
            if (spec.spaces[i] == Space::Multi)
                ++multis;
            else if (Counter& fitting = hand[static_cast<Colour>(spec.spaces[i])]; fitting > 0)
                --fitting;
            else
                ++missing;
        }
        return missing + std::max(0, multis - (total(hand) - hand[Colour::Grey].value()));
    }

    const Content& content_;
    const State& state_;
    Cubes hand_;
};

}  // namespace ai::hyperborea_policy
