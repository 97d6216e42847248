// Transports of Ascalion: towards the sites of the next cities.
#pragma once

#include "ai/evaluations/ascalion_sites.h"
#include "games/ascalion/phases/transporting.h"

namespace ai::ascalion_policy {

using namespace ascalion;
using ascalion_standing::Sites;

class TransportPolicy {
  public:
    TransportPolicy(const Content& content, const State& state)
        : state_(state), sites_(content, state, state.turn.active) {}

    float weight_of(Action action) const {
        switch (state_.turn.ask) {
            case Ask::From: return from_weight(country_of(action));
            case Ask::To: return site_weight(country_of(action));
            case Ask::Load:
            case Ask::Unload: return list_weight(action);
            case Ask::Amount: return amount_weight(amount_of(action));
            case Ask::Go: return go_weight(action);
            case Ask::Halt: return halt_weight(kind_of(action));
            default: return 1;
        }
    }

  private:
    static constexpr float kSeldom = 0.3F;

    float site_weight(Country country) const {
        const float score = kSeldom + sites_.score_of_site(state_, country);
        return score * score;
    }

    // What lies at the best site should stay there.
    float from_weight(Country country) const {
        const int tokens = state_.board.goods[area_of(country)].without_horses().total();
        const float weight = kSeldom + static_cast<float>(tokens);
        return country == sites_.best_country() ? kSeldom * weight : weight;
    }

    // A walker's goal is known, a rider's not yet.
    float list_weight(Action action) const {
        const Transport& transport = state_.transport;
        if (kind_of(action) == ActionKind::Close)
            return 1;
        const bool is_walk = transport.kind == TransportKind::Foot;
        if (!is_walk && !transport.unloading)
            return 1.5F;
        if (!is_walk && carrying::is_voyage(state_) && !is_country(transport.other))
            return 1;
        const Country goal =
            is_walk || carrying::is_voyage(state_) ? country_of(transport.other) : transport.at;
        return sites_.need_at(state_, goal, goods_kind_of(action));
    }

    // One or all, seldom something between.
    float amount_weight(int amount) const {
        const int all = carrying::on_list(state_).count(state_.transport.kind_picked);
        return amount == 1 || amount == all ? 1 : kSeldom;
    }

    float go_weight(Action action) const {
        return kind_of(action) == ActionKind::Stop ? kSeldom + site_weight(state_.transport.at)
                                                   : site_weight(country_of(action));
    }

    static float halt_weight(ActionKind kind) {
        switch (kind) {
            case ActionKind::UnloadTo: return 1.5F;
            case ActionKind::To: return 0.5F;
            default: return 1;
        }
    }

    const State& state_;
    Sites sites_;
};

}  // namespace ai::ascalion_policy
