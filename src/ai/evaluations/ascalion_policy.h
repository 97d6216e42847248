// Which answers in Ascalion deserve a look first: a cheap weight for each. The questions of a phase
// are weighed together, in files of their own where there is much to say.
#pragma once

#include <span>

#include "ai/evaluations/ascalion_policy_attack.h"
#include "ai/evaluations/ascalion_policy_trade.h"
#include "ai/evaluations/ascalion_policy_transport.h"
#include "games/ascalion/phases/developing.h"

namespace ai::ascalion_policy {

// A country nobody owns yet.
inline float claim_weight(const Content& content, const State& state, Country country) {
    float weight = 1;
    for (const Kind kind : all_resources())
        if (state.board.source(kind).contains(country))
            weight += kind == Kind::Gold ? 4.0F : 3.0F;
    const CountrySet near = content.countries[country].neighbours;
    return weight + 0.3F * static_cast<float>((near & state.own().countries).size());
}

// Of a country for a source face down. Nobody knows who will own it: sources that lie apart give
// every claim something to choose, and those on an island a reason to build ships.
inline float source_weight(const Content& content, const State& state, Country country) {
    const CountrySet near = content.countries[country].neighbours & state.board.face_down;
    return 1 / (1 + static_cast<float>(near.size()));
}

inline float recipe_weight(const Content& content, Action action) {
    if (kind_of(action) == ActionKind::Done)
        return 2;
    switch (content.recipe(recipe_of(action)).product) {
        case Product::City: return 12;
        case Product::Weapon: return 2;
        case Product::Boat:
        case Product::Ship: break;
    }
    return 1;
}

// A second weapon in an area is lost.
inline float workshop_weight(const State& state, Area area) {
    const bool is_weapon = state.purchase.recipe == Recipe::WeaponGold
                           || state.purchase.recipe == Recipe::WeaponIronCoal;
    return is_weapon && state.board.goods[area].has(Kind::Weapon) ? 0.2F : 1.0F;
}

// Books double sources.
inline float book_weight(const State& state, Area area) {
    return is_country(area) && all_sources(state).contains(country_of(area)) ? 4.0F : 1.0F;
}

inline float follower_weight(const Content& content, const State& state, Action action) {
    return kind_of(action) == ActionKind::Decline
               ? 0.3F
               : static_cast<float>(value_of(content, state, area_of(action)));
}

template <class Weight>
void weigh(const engine::ActionList& actions, std::span<float> weights, Weight&& weight_of) {
    for (std::size_t i = 0; i < weights.size(); ++i)
        weights[i] = weight_of(actions[i]);
}

inline void weigh_single_questions(const Content& content,
                                   const State& state,
                                   const engine::ActionList& actions,
                                   std::span<float> weights) {
    weigh(actions, weights, [&](Action action) {
        switch (state.turn.ask) {
            case Ask::SourceCountry: return source_weight(content, state, country_of(action));
            case Ask::ClaimCountry: return claim_weight(content, state, country_of(action));
            case Ask::Recipe: return recipe_weight(content, action);
            case Ask::RecipeArea: return workshop_weight(state, area_of(action));
            case Ask::BookArea: return book_weight(state, area_of(action));
            case Ask::LostBook: return 1 / book_weight(state, area_of(action));
            case Ask::FollowerArea: return follower_weight(content, state, action);
            default: return 1.0F;
        }
    });
}

inline void priors(const Content& content,
                   const State& state,
                   const engine::ActionList& actions,
                   std::span<float> weights) {
    const Ask ask = state.turn.ask;
    if (ask >= Ask::Partner && ask <= Ask::Destination) {
        const TradePolicy policy(content, state);
        return weigh(actions, weights, [&](Action each) { return policy.weight_of(each); });
    }
    if (ask >= Ask::Transport && ask <= Ask::Halt) {
        const TransportPolicy policy(content, state);
        return weigh(actions, weights, [&](Action each) { return policy.weight_of(each); });
    }
    if (ask == Ask::Target || ask == Ask::Extra) {
        const AttackPolicy policy(content, state);
        return weigh(actions, weights, [&](Action each) { return policy.weight_of(each); });
    }
    if (ask == Ask::Bonus)
        return weigh(actions, weights, bonus_weight);
    weigh_single_questions(content, state, actions, weights);
}

}  // namespace ai::ascalion_policy
