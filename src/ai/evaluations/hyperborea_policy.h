// Which answers in Hyperborea deserve a look first: a cheap weight for each.
#pragma once

#include <span>

#include "ai/evaluations/hyperborea_policy_cubes.h"
#include "ai/evaluations/hyperborea_policy_map.h"
#include "games/hyperborea/activating.h"

namespace ai::hyperborea_policy {

// The menu in the order in which a turn is best played: first what brings cubes and knowledge,
// then what spends them. Steps that may come in any order lead to equal states, so one order is
// enough. Nobody ends a turn while there is something useful to do.
inline float kind_weight(ActionKind kind) {
    switch (kind) {
        case ActionKind::Draw:
        case ActionKind::Generate: return 8;
        case ActionKind::Take: return 6;
        case ActionKind::Place:
        case ActionKind::Enter: return 4;
        case ActionKind::Purge:
        case ActionKind::Deploy:
        case ActionKind::Attack:
        case ActionKind::Develop:
        case ActionKind::Row:
        case ActionKind::Diff: return 3;
        case ActionKind::Upgrade:
        case ActionKind::Spy:
        case ActionKind::Strike:
        case ActionKind::Ranged:
        case ActionKind::Restore: return 2;
        case ActionKind::Walk:
        case ActionKind::Fly: return 1.5F;
        case ActionKind::Refresh: return 0.2F;
        case ActionKind::End: return 0.4F;
        default: return 1;
    }
}

// Markers that an upgrade waits for: level 4 brings a cube, level 6 two.
inline float row_weight(const Content& content, const State& state, Action action) {
    if (kind_of(action) != ActionKind::OfColour)
        return 0.3F;
    const Parameters& parameters = content.parameters;
    const int level = state.active().markers[colour_of(action)].value();
    const bool upgrading = state.turn.ask == Ask::UpgradeRow;
    if (upgrading)
        return level == parameters.most_level ? 3 : 1;
    const int raised = level + std::max(1, int{state.turn.size});
    if (raised >= parameters.most_level)
        return raised == parameters.most_level ? 2 : 0.5F;
    return 0.5F + 0.3F * static_cast<float>(std::min<int>(raised, parameters.upgrade_from));
}

inline float card_weight(const Content& content, Card card) {
    const float power = hyperborea_standing::power_of(content, card);
    return static_cast<float>(content.card(card).vp) + 2 * std::max(0.0F, power);
}

inline float option_weight(const Content& content, const State& state, int number) {
    const EffectAt option = activating::option_at(content, state.turn.effects, number);
    const auto length = content.effect(static_cast<EffectAt>(option - 1)).amount;
    return 0.2F + worth_of(content, option, static_cast<EffectAt>(option + length));
}

// To give away: what is used already, before what is still to be used; to get back: the reverse.
inline float cube_weight(const State& state, Action action) {
    if (kind_of(action) != ActionKind::Cube)
        return 1;
    const bool used = set_of(action) == kUnused;
    const bool grey = colour_of(action) == Colour::Grey;
    if (state.turn.ask == Ask::RestoreCube)
        return grey ? 0.2F : 1;
    return used ? 1.5F : 0.8F;
}

inline float choice_weight(Action action) {
    switch (kind_of(action)) {
        case ActionKind::UseNew: return 1.5F;
        case ActionKind::Convert: return 1.2F;
        case ActionKind::Done: return 2;
        default: return 1;
    }
}

inline float map_weight(const MapPolicy& map, Ask ask, Action action) {
    switch (ask) {
        case Ask::WalkFrom:
        case Ask::FlyFrom: return map.start_weight(hex_of(action));
        case Ask::FortHex: return map.fortress_weight(hex_of(action));
        case Ask::EnterSite: return map.site_weight(hex_of(action), site_of(action));
        case Ask::AttackTarget:
        case Ask::RangedTarget: return map.target_weight(number_of(action));
        default: return map.goal_weight(hex_of(action));
    }
}

inline bool is_about_map(Ask ask) {
    switch (ask) {
        case Ask::WalkFrom:
        case Ask::WalkTo:
        case Ask::FlyFrom:
        case Ask::FlyTo:
        case Ask::FortHex:
        case Ask::DeployHex:
        case Ask::EnterSite:
        case Ask::AttackTarget:
        case Ask::RangedTarget: return true;
        default: return false;
    }
}

inline float other_weight(const Content& content, const State& state, Action action) {
    switch (state.turn.ask) {
        case Ask::Menu: return kind_weight(kind_of(action));
        case Ask::DevelopRow:
        case Ask::RowRow:
        case Ask::DiffRow:
        case Ask::UpgradeRow: return row_weight(content, state, action);
        case Ask::TakeCard:
        case Ask::RefreshTake: return card_weight(content, hyperborea::card_of(action));
        case Ask::SpyCard:
            return 0.1F + hyperborea_standing::yield_of(content, hyperborea::card_of(action));
        case Ask::Option: return option_weight(content, state, number_of(action));
        case Ask::RestoreCube:
        case Ask::ExchangeCube:
        case Ask::PurgeCube:
        case Ask::PayCube:
        case Ask::PayGrey: return cube_weight(state, action);
        default: return choice_weight(action);
    }
}

inline void priors(const Content& content,
                   const State& state,
                   const engine::ActionList& actions,
                   std::span<float> weights) {
    const Ask ask = state.turn.ask;
    const auto weigh = [&](auto&& weight_of) {
        for (std::size_t i = 0; i < weights.size(); ++i)
            weights[i] = weight_of(actions[i]);
    };
    if (is_about_map(ask)) {
        const MapPolicy map(content, state);
        return weigh([&](Action each) { return map_weight(map, ask, each); });
    }
    if (ask == Ask::PlaceColour) {
        const CubePolicy cubes(content, state);
        return weigh([&](Action each) { return cubes.colour_weight(colour_of(each)); });
    }
    if (ask == Ask::PlaceSpace) {
        const CubePolicy cubes(content, state);
        return weigh([&](Action each) { return cubes.space_weight(set_of(each), space_of(each)); });
    }
    weigh([&](Action each) { return other_weight(content, state, each); });
}

}  // namespace ai::hyperborea_policy
