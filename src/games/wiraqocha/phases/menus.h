// The menus of both phases: what may be begun now, and why not. Each menu calls offer(kind, known,
// rest) for all of its actions: `known` keeps one for as long as the board or the game stays as it
// is, and rest() gives what else may keep it now.
#pragma once

#include "games/wiraqocha/phases/composing.h"

namespace wiraqocha::menus {

constexpr Obstacle unless(bool fine, Why why) { return fine ? Why::Nothing : why; }
constexpr Obstacle nothing() { return {}; }

template <class Offer>
constexpr void preparing(const Content& content, const State& state, Offer&& offer) {
    using namespace wiraqocha::preparing;
    using enum ActionKind;
    const Seat& mine = state.active();
    offer(Income, unless(!is_done(state, Mark::Income), Why::Income), [] { return nothing(); });
    offer(Count, unless(!is_done(state, Mark::Count), Why::Count), [] { return nothing(); });
    offer(Swap, nothing(), [&] { return why_no_swap(state); });
    offer(UseWorkshop, why_without(mine, Card::RecoveryWorkshop), [&] {
        return why_no_workshop(state);
    });
    offer(UseFactory, why_without(mine, Card::AndroidFactory), [&] {
        return why_no_factory(content, state);
    });
    offer(TakeBack, nothing(), [&] { return why_no_taking_back(state); });
    offer(CaveMove, unless(state.options.cave, Why::NoCave), [&] {
        return why_no_cave_move(content, state);
    });
    offer(Roll, nothing(), [&] { return why_no_roll(content, state); });
}

// What changes dice is on both menus of Phase II.
template <class Offer>
constexpr void dice(const Content& content, const State& state, Offer&& offer) {
    using namespace acting;
    using enum ActionKind;
    offer(Step, nothing(), [&] { return why_no_step(content, state); });
    offer(Reroll, nothing(), [&] { return why_no_reroll(state); });
    offer(SomniumDie, nothing(), [&] { return why_no_somnium_die(content, state); });
    offer(UseExoskeleton, why_without(state.active(), Card::BattleExoskeleton), [&] {
        return why_no_exoskeleton(content, state);
    });
}

// W6.29: with the base in reserve only what helps to place it.
template <class Offer>
constexpr void placing(const Content& content, const State& state, Offer&& offer) {
    const Obstacle stands = unless(!base_in_play(state.active()), Why::BaseStands);
    const Obstacle placement = conquering::why_no_placement(content, state);
    offer(ActionKind::Place, stands, [&] { return placement; });
    dice(content, state, offer);
    offer(ActionKind::EndTurn, nothing(), [&] {
        return acting::why_not_over(content, state, placement);
    });
}

template <class Offer>
constexpr void acting(const Content& content, const State& state, Offer&& offer) {
    using namespace wiraqocha::acting;
    using enum ActionKind;
    const Seat& mine = state.active();
    offer(Conquer, nothing(), [&] { return conquering::why_no_conquest(content, state); });
    offer(Plunder, nothing(), [&] { return plundering::why_no_plunder(content, state); });
    offer(Tunnel, why_without(mine, Card::TransportTunneller), [&] {
        return plundering::why_no_tunnel(content, state);
    });
    offer(Lay, nothing(), [&] { return unless(!state.turn.pool.empty(), Why::NoDice); });
    dice(content, state, offer);
    offer(Build, nothing(), [&] { return why_no_building(content, state); });
    offer(BuyBack, nothing(), [&] { return why_no_buy_back(content, state); });
    offer(MoveFortress, why_without_fortress(state), [&] { return why_no_fortress(state); });
    offer(
        Probe, why_without(mine, Card::PsychicProbe), [&] { return why_no_probe(content, state); });
    offer(FireDeathRay, why_without_ray(state), [] { return nothing(); });
    offer(Ransom, unless(state.options.prisoner, Why::NoPrisoners), [&] {
        return why_no_ransom(content, state);
    });
    offer(EndTurn, nothing(), [] { return nothing(); });
}

constexpr void legal(const Content& content, const State& state, auto&& sink) {
    const auto offer = [&sink](ActionKind kind, Obstacle known, auto&& rest) {
        if (known.none() && rest().none())
            sink(action::menu(kind));
    };
    if (state.phase == Phase::Preparing)
        preparing(content, state, offer);
    else if (base_in_play(state.active()))
        acting(content, state, offer);
    else
        placing(content, state, offer);
}

using Obstacles = core::EnumArray<ActionKind, Obstacle, kActionKinds>;

// Why the actions of all menus cannot be begun now. Those of other menus wait for their time.
constexpr Obstacles why_not(const Content& content, const State& state) {
    Obstacles all;
    const auto later = [&all](Why wait) {
        return [&all, wait](ActionKind kind, Obstacle known, auto&& /*rest*/) {
            all[kind] = known.none() ? Obstacle(wait) : known;
        };
    };
    const auto now = [&all](ActionKind kind, Obstacle known, auto&& rest) {
        all[kind] = known.none() ? rest() : known;
    };
    if (state.pending.ask != Ask::Nothing) {
        for (Obstacle& obstacle : all.items)
            obstacle = Why::Unfinished;
        return all;
    }
    const bool prepares = state.phase == Phase::Preparing;
    const bool placed = base_in_play(state.active());
    preparing(content, state, later(Why::BeforeRoll));
    all[ActionKind::Roll] = Why::Rolled;
    placing(content, state, later(Why::RollFirst));
    acting(content, state, later(prepares ? Why::RollFirst : Why::PlaceFirst));
    if (prepares)
        preparing(content, state, now);
    else if (placed)
        acting(content, state, now);
    else
        placing(content, state, now);
    return all;
}

// A click on a bare hex begins a conquest, or the placement.
constexpr Obstacle why_not_begun_at(const Content& content, State state, Hex hex) {
    if (state.own().contains(hex))
        return Why::Own;
    if (state.phase == Phase::Preparing)
        return Why::RollFirst;
    composing::begin(state, base_in_play(state.active()) ? ActionKind::Conquer : ActionKind::Place);
    return composing::why_not_target(content, state, hex);
}

// Of a hex that no legal action names.
constexpr Obstacle why_not(const Content& content, const State& state, Hex hex) {
    if (state.board.dead == hex)
        return Why::Dead;
    if (state.pending.ask == Ask::Nothing)
        return why_not_begun_at(content, state, hex);
    if (state.pending.ask == Ask::Target)
        return composing::why_not_target(content, state, hex);
    return state.pending.ask == Ask::Mover ? composing::why_not_origin(content, state, hex)
                                           : Why::Unfinished;
}

// Of an open card: what keeps from building at all, then its price.
constexpr Obstacle why_not(const Content& content, const State& state, Card card) {
    if (state.pending.ask != Ask::Card) {
        const Obstacle building = why_not(content, state)[ActionKind::Build];
        if (!building.none() && building.why != Why::TooDear)
            return building;
    }
    return acting::why_too_dear(content, state, card);
}

}  // namespace wiraqocha::menus
