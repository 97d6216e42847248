// The actions of Phase II that need neither conquest nor plunder (sections 5, 6, 9B).
#pragma once

#include "games/wiraqocha/phases/conquering.h"
#include "games/wiraqocha/phases/plundering.h"
#include "games/wiraqocha/turn.h"

namespace wiraqocha::acting {

// Dice

// W6.34: without a base, steps and exoskeleton must leave a placement within reach.
constexpr bool keeps_placement(const Content& content, const State& state, Means left) {
    return base_in_play(state.active()) || placement_reachable(content, state, left);
}

// W6.16
constexpr void steps(const Content& content, const State& state, auto&& sink) {
    const int left = state.active().resources.value() - content.parameters.resources_per_step;
    const bool exoskeleton = may_use_exoskeleton(state);
    const Dice pool = state.turn.pool;
    for (int face = 1; face <= kFaces; ++face) {
        for (const int to : {face - 1, face + 1})
            if (pool.count(face) != 0 && to >= 1 && to <= kFaces
                && keeps_placement(content, state, {changed(pool, face, to), left, exoskeleton}))
                sink(action::step_die(face, to));
    }
}

// W6.49, NR-18
constexpr void exoskeleton_faces(const Content& content, const State& state, auto&& sink) {
    const int to = state.options.exoskeleton_face;
    const int resources = state.active().resources.value();
    const Dice pool = state.turn.pool;
    for (int face = 1; face <= kFaces; ++face)
        if (face != to && pool.count(face) != 0
            && keeps_placement(content, state, {changed(pool, face, to), resources}))
            sink(action::pick_face(face));
}

constexpr void pool_faces(const State& state, auto&& sink) {
    for (int face = 1; face <= kFaces; ++face)
        if (state.turn.pool.count(face) != 0)
            sink(action::pick_face(face));
}

template <class Generator>
constexpr bool any(Generator&& generate) {
    engine::ActionCounter counter;
    generate(counter);
    return counter.count > 0;
}

constexpr Obstacle why_no_step(const Content& content, const State& state) {
    if (state.turn.pool.empty())
        return Why::NoDice;
    const int missing = content.parameters.resources_per_step - state.active().resources.value();
    if (missing > 0)
        return short_of(missing, 0);
    const bool strands =
        !base_in_play(state.active()) && !any([&](auto& sink) { steps(content, state, sink); });
    return strands ? Why::StepStrandsBase : Why::Nothing;
}

constexpr Obstacle why_no_reroll(const State& state) {
    if (!state.turn.rerolls)
        return Why::NoReroll;
    return state.turn.pool.empty() ? Why::NoDice : Why::Nothing;
}

// W6.49
constexpr Obstacle why_no_exoskeleton(const Content& content, const State& state) {
    const Dice pool = state.turn.pool;
    const int face = state.options.exoskeleton_face;
    if (is_done(state, Mark::Exoskeleton))
        return Why::Used;
    if (pool.empty())
        return Why::NoDice;
    if (pool.size() == pool.count(face))
        return {Why::SameFace, face};
    const bool possible = any([&](auto& sink) { exoskeleton_faces(content, state, sink); });
    return possible ? Why::Nothing : Why::ChangeStrandsBase;
}

// W3.2, W6.19
constexpr Obstacle why_no_somnium_die(const Content& content, const State& state) {
    if (is_done(state, Mark::Somnium))
        return Why::Used;
    if (!state.active().crystals)
        return Why::NoCrystal;
    const int on_table =
        state.board.defence_dice.size() + state.turn.pool.size() + state.turn.used.value();
    const bool in_box = !state.options.dice_box_limit || on_table < content.parameters.box_dice;
    return in_box ? Obstacle() : Obstacle(Why::NoDieInBox, content.parameters.box_dice);
}

// Cards

constexpr Obstacle why_too_dear(const Content& content, const State& state, Card card) {
    const CardSpec& price = content.cards[card];
    return short_of(price.resources - state.active().resources.value(),
                    price.crystals - state.active().crystals.value());
}

constexpr void buildable(const Content& content, const State& state, auto&& sink) {
    for (const Card card : state.market)
        if (why_too_dear(content, state, card).none())
            sink(action::pick_card(card));
}

constexpr Obstacle why_no_building(const Content& content, const State& state) {
    if (is_done(state, Mark::Build))
        return Why::Built;
    if (state.market.empty())
        return Why::NoMarket;
    const bool possible = any([&](auto& sink) { buildable(content, state, sink); });
    return possible ? Why::Nothing : Why::TooDear;
}

constexpr void own_dead_pieces(const State& state, auto&& sink) {
    for (int i = 0; i < kPieceKinds; ++i)
        if (const PieceKind kind{static_cast<std::uint8_t>(i)}; state.active().cemetery[kind])
            sink(action::pick_piece(kind));
}

// W6.40
constexpr Obstacle why_no_buy_back(const Content& content, const State& state) {
    if (is_done(state, Mark::BuyBack))
        return Why::Used;
    if (!has_dead_pieces(state.active()))
        return Why::Cemetery;
    return short_of(content.parameters.buy_back_price - state.active().resources.value(), 0);
}

// W6.44
template <class Let>
constexpr void fortress_filters(const State& state, Let&& let) {
    let(Filter{state.own(), Why::NotOwn, Why::NoOtherHex});
    let(Filter{all_hexes() - hexes_of(state.board.fortress), Why::FortressThere, Why::NoOtherHex});
}

constexpr Obstacle why_no_fortress(const State& state) {
    if (is_done(state, Mark::Fortress))
        return Why::Used;
    return passed([&](auto&& let) { fortress_filters(state, let); }).none_left;
}

// W6.53, NR-15
template <class Let>
constexpr void probe_filters(const Content& content, const State& state, Let&& let) {
    HexSet strong = defended(state);
    let(Filter{all_hexes() - state.own(), Why::Own, Why::NoDefence});
    let(Filter{strong, Why::Undefended, Why::NoDefence});
    for (const Hex hex : strong)
        if (defence_value(content, state, hex) <= content.parameters.probe_face)
            strong.erase(hex);
    let(Filter{strong, Why::Weak, Why::WeakDefence});
}

constexpr Obstacle why_no_probe(const Content& content, const State& state) {
    if (is_done(state, Mark::Probe))
        return Why::Used;
    const Passed open = passed([&](auto&& let) { probe_filters(content, state, let); });
    return {open.none_left, content.parameters.probe_face};
}

constexpr void captors(const State& state, auto&& sink) {
    for (int i = 0; i < state.options.seats; ++i)
        if (const SeatId seat = engine::seat_id(i);
            plundering::holds_own_captive(state, state.seat(seat)))
            sink(action::from_captor(seat));
}

constexpr void ransom_payments(const Content& content, const State& state, auto&& sink) {
    if (state.active().resources >= content.parameters.ransom_resources)
        sink(action::menu(ActionKind::PayInResources));
    if (state.active().crystals >= content.parameters.ransom_crystals)
        sink(action::menu(ActionKind::PayInCrystals));
}

// W9.9
constexpr Obstacle why_no_ransom(const Content& content, const State& state) {
    if (!any([&](auto& sink) { captors(state, sink); }))
        return Why::NoCaptive;
    const bool payable = any([&](auto& sink) { ransom_payments(content, state, sink); });
    return payable ? Why::Nothing : Why::Ransom;
}

// W6.34
constexpr Obstacle why_not_over(const Content& content, const State& state, Obstacle placement) {
    if (placement.none())
        return Why::PlaceFirst;
    return placement_reachable(content, state) ? Why::PlaceFirstByChange : Why::Nothing;
}

constexpr Obstacle why_without_ray(const State& state) {
    const Obstacle missing = why_without(state.active(), Card::DeathRay);
    return missing.none() && state.board.dead != kNoHex ? Why::Fired : missing;
}
constexpr Obstacle why_without_fortress(const State& state) {
    const Obstacle missing = why_without(state.active(), Card::FlyingFortress);
    const bool gone = state.board.fortress == TokenPlace::Removed;
    return missing.none() && gone ? Why::FortressGone : missing;
}

// What the actions do

constexpr void lay_die(State& state, Hex hex) {
    state.turn.pool -= Dice::one(state.pending.face);
    ++state.turn.laid;
    set_die(state, hex, state.pending.face);
}

constexpr void step_die(const Content& content, State& state, Action chosen) {
    spend_resources(state, content.parameters.resources_per_step);
    state.turn.pool = changed(state.turn.pool, face_of(chosen), new_face_of(chosen));
}

constexpr void reroll(State& state, int face) {
    state.turn.pool -= Dice::one(face);
    --state.turn.rerolls;
    state.phase = Phase::Rerolling;
}

constexpr void add_die(State& state) {
    --state.active().crystals;
    mark(state, Mark::Somnium);
    state.phase = Phase::Somnium;
}

constexpr void set_face(State& state, int face) {
    state.turn.pool = changed(state.turn.pool, face, state.options.exoskeleton_face);
    mark(state, Mark::Exoskeleton);
}

constexpr void leave_market(State& state, Card card) {
    for (std::size_t i = 0; i < state.market.size(); ++i)
        if (state.market[i] == card)
            return state.market.erase_at(i);
}

// W6.41, W6.46
constexpr void build(const Content& content, State& state) {
    const Card card = state.pending.card;
    const CardSpec& spec = content.cards[card];
    leave_market(state, card);
    spend_resources(state, spec.resources);
    state.active().crystals -= spec.crystals;
    mark(state, Mark::Build);
    if (card == Card::ForceField)
        state.board.force_field = on_hex(state.pending.target);
    gain_built_card(content, state, card);
}

constexpr void buy_back(const Content& content, State& state, PieceKind kind) {
    spend_resources(state, content.parameters.buy_back_price);
    mark(state, Mark::BuyBack);
    recover(state, kind);
}

constexpr void move_fortress(State& state, Hex hex) {
    state.board.fortress = on_hex(hex);
    mark(state, Mark::Fortress);
}

constexpr void probe(const Content& content, State& state, Hex hex) {
    if (state.board.die[hex] != 0)
        set_die(state, hex, content.parameters.probe_face);
    if (state.board.pieces[hex].kind == PieceKind::Base)
        state.turn.probed = hex;
    mark(state, Mark::Probe);
}

// W6.51
constexpr void destroy_piece(State& state, Hex hex) {
    if (state.board.fortress == on_hex(hex))
        state.board.fortress = TokenPlace::Removed;
    const Piece piece = vacate(state, hex);
    if (piece.kind == PieceKind::Base)
        to_reserve(state, piece);
    else
        state.board.removed = piece;
}

constexpr void fire_death_ray(const Content& content, State& state, Hex hex) {
    if (state.board.pieces[hex])
        destroy_piece(state, hex);
    if (const Artefact artefact = content.hexes[hex].artefact; artefact != kNoArtefact)
        state.board.lying.erase(artefact);
    if (state.turn.probed == hex)
        state.turn.probed = kNoHex;
    state.board.living.erase(hex);
    state.board.dead = hex;
}

// W9.9, W9.10
constexpr void pay_ransom(const Content& content, State& state, ActionKind payment) {
    Seat& captor = state.seat(state.pending.captor);
    if (payment == ActionKind::PayInResources) {
        spend_resources(state, content.parameters.ransom_resources);
        captor.resources += content.parameters.ransom_resources;
    } else {
        state.active().crystals -= content.parameters.ransom_crystals;
        captor.crystals += content.parameters.ransom_crystals;
    }
    conquering::free_captive_of(state, state.pending.captor);
    check_victory(content, state);
}

}  // namespace wiraqocha::acting
