// Attacks of Ascalion: those that win as things stand come first.
#pragma once

#include "ai/evaluations/ascalion_might.h"

namespace ai::ascalion_policy {

using namespace ascalion;
using ascalion_standing::Might;

class AttackPolicy {
  public:
    AttackPolicy(const Content& content, const State& state)
        : content_(content), state_(state), might_(content, state) {}

    float weight_of(Action action) const {
        if (state_.turn.ask == Ask::Extra)
            return extra_weight(kind_of(action));
        return kind_of(action) == ActionKind::Pass ? 1 : target_weight(area_of(action));
    }

  private:
    // How much the attacker alone is ahead of the defender alone; vessels are not counted out.
    int lead_at(Area target) const {
        if (!is_country(target))
            return 0;
        const Country country = country_of(target);
        return might_.around(state_.turn.active, country) + content_.parameters.attacker_bonus
               - might_.value(country) - might_.around(state_.board.owner[target], country);
    }

    float target_weight(Area target) const {
        const int lead = lead_at(target);
        if (lead <= -content_.parameters.weapon_value)
            return 0.05F;
        if (lead <= 0)
            return 0.5F;
        if (state_.board.cities.contains(country_of(target)))
            return 8;
        return all_sources(state_).contains(country_of(target)) ? 5.0F : 3.0F;
    }

    float extra_weight(ActionKind kind) const {
        if (kind != ActionKind::NoTransport)
            return 1;
        return lead_at(state_.attack.target) > 0 ? 5.0F : 1.0F;
    }

    const Content& content_;
    const State& state_;
    Might might_;
};

inline float bonus_weight(Action action) {
    return kind_of(action) == ActionKind::Attack ? 3.0F : 1.0F;
}

}  // namespace ai::ascalion_policy
