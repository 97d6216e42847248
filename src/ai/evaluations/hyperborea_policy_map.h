// Which hexes of Hyperborea a mini should go to first: where something is to be had.
#pragma once

#include "ai/evaluations/hyperborea_worth.h"
#include "games/hyperborea/scoring.h"

namespace ai::hyperborea_policy {

using namespace hyperborea;
using hyperborea_standing::worth_of_site;

class MapPolicy {
  public:
    MapPolicy(const Content& content, const State& state)
        : content_(content), state_(state), seat_(state.turn.active) {}

    // Where a mini would be welcome.
    float goal_weight(Hex hex) const {
        const float here = std::max(worth_of_site(content_, state_, hex, 0),
                                    worth_of_site(content_, state_, hex, 1));
        float weight = kSeldom + here + taking_control(hex);
        if (state_.pool[Point::Attack] > 0)
            weight += static_cast<float>(ghosts_on(state_, hex));
        float beyond = 0;
        for (const Hex near : touching(content_, state_, hex))
            beyond = std::max(beyond, worth_of_site(content_, state_, near, 0));
        return weight + 0.3F * beyond;
    }
    // Whoever stands where nothing is to be had may leave.
    float start_weight(Hex hex) const {
        const bool spare = state_.board.free[seat_][hex] > 1;
        return (spare ? 1.5F : 0.5F)
               / (kSeldom
                  + std::max(worth_of_site(content_, state_, hex, 0),
                             worth_of_site(content_, state_, hex, 1)));
    }
    // A fortress is of use beside rivals.
    float fortress_weight(Hex hex) const {
        return has_free_rival(state_, seat_, hex) && !is_shielded(state_, seat_, hex) ? 2 : kSeldom;
    }
    float site_weight(Hex hex, int site) const {
        return kSeldom + worth_of_site(content_, state_, hex, site);
    }
    // A first trophy, then ghosts; a fortress only stands in the way.
    float target_weight(int target) const {
        if (target >= kFortressOf)
            return kSeldom;
        if (target >= kFreeOf)
            return trophy_weight(engine::seat_id(target - kFreeOf));
        const Figure figure = figure_at(state_, state_.turn.hex, target);
        return is_mini(figure) ? trophy_weight(owner_of(figure)) : 1.5F;
    }

  private:
    static constexpr float kSeldom = 0.3F;

    float taking_control(Hex hex) const {
        const SeatId holder = controller_of(state_, hex);
        return holder == seat_ ? 0 : 0.5F * static_cast<float>(worth_of(content_, hex));
    }
    float trophy_weight(SeatId owner) const {
        return state_.active().trophies.contains(owner) ? 1 : 2.5F;
    }

    const Content& content_;
    const State& state_;
    SeatId seat_;
};

}  // namespace ai::hyperborea_policy
