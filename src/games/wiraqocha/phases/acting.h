// The menu of Phase II and the actions that need neither conquest nor plunder (sections 5, 6, 9B).
#pragma once

#include "games/wiraqocha/phases/conquering.h"
#include "games/wiraqocha/phases/plundering.h"
#include "games/wiraqocha/turn.h"

namespace wiraqocha::acting {

// Dice

constexpr bool can_afford_step(const Content& content, const State& state) {
    return !state.turn.pool.empty()
           && state.active().resources >= content.parameters.resources_per_step;
}

// W6.34: without a base, steps and exoskeleton must leave a placement within reach.
constexpr bool keeps_placement(const Content& content, const State& state, Means left) {
    return base_in_play(state.active()) || placement_reachable(content, state, left);
}

// W6.16
template <class Sink>
constexpr void steps(const Content& content, const State& state, Sink&& sink) {
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
template <class Sink>
constexpr void exoskeleton_faces(const Content& content, const State& state, Sink&& sink) {
    const int to = state.options.exoskeleton_face;
    const int resources = state.active().resources.value();
    const Dice pool = state.turn.pool;
    for (int face = 1; face <= kFaces; ++face)
        if (face != to && pool.count(face) != 0
            && keeps_placement(content, state, {changed(pool, face, to), resources}))
            sink(action::pick_face(face));
}

template <class Sink>
constexpr void pool_faces(const State& state, Sink&& sink) {
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

constexpr bool may_step(const Content& content, const State& state) {
    if (!can_afford_step(content, state))
        return false;
    return base_in_play(state.active()) || any([&](auto& sink) { steps(content, state, sink); });
}

constexpr bool may_set_die(const Content& content, const State& state) {
    return may_use_exoskeleton(state)
           && any([&](auto& sink) { exoskeleton_faces(content, state, sink); });
}

// W3.2, W6.19
constexpr bool may_add_die(const Content& content, const State& state) {
    if (is_done(state, Mark::Somnium) || !state.active().crystals)
        return false;
    const int on_table =
        state.board.defence_dice.size() + state.turn.pool.size() + state.turn.used.value();
    return !state.options.dice_box_limit || on_table < content.parameters.box_dice;
}

// Cards

constexpr bool can_afford(const Content& content, const State& state, Card card) {
    const CardSpec& spec = content.cards[card];
    return state.active().resources >= spec.resources && state.active().crystals >= spec.crystals;
}

template <class Sink>
constexpr void buildable(const Content& content, const State& state, Sink&& sink) {
    for (const Card card : state.market)
        if (can_afford(content, state, card))
            sink(action::pick_card(card));
}

constexpr bool may_build(const Content& content, const State& state) {
    return !is_done(state, Mark::Build)
           && any([&](auto& sink) { buildable(content, state, sink); });
}

template <class Sink>
constexpr void own_dead_pieces(const State& state, Sink&& sink) {
    for (int i = 0; i < kPieceKinds; ++i)
        if (const PieceKind kind{static_cast<std::uint8_t>(i)}; state.active().cemetery[kind])
            sink(action::pick_piece(kind));
}

// W6.40
constexpr bool may_buy_back(const Content& content, const State& state) {
    return !is_done(state, Mark::BuyBack)
           && state.active().resources >= content.parameters.buy_back_price
           && state.active().cemetery != PerPiece<Counter>{};
}

// W6.44
constexpr HexSet fortress_targets(const State& state) {
    if (!owns(state.active(), Card::FlyingFortress) || is_done(state, Mark::Fortress)
        || state.board.fortress == TokenPlace::Removed)
        return HexSet{};
    HexSet hexes = state.own();
    if (state.board.fortress != TokenPlace::OnCard)
        hexes.erase(static_cast<Hex>(state.board.fortress));
    return hexes;
}

// W6.53, NR-15
constexpr HexSet probe_targets(const Content& content, const State& state) {
    if (!owns(state.active(), Card::PsychicProbe) || is_done(state, Mark::Probe))
        return HexSet{};
    HexSet hexes = defended(state);
    for (const Hex hex : hexes)
        if (defence_value(content, state, hex) <= content.parameters.probe_face)
            hexes.erase(hex);
    return hexes;
}

// W6.50
constexpr HexSet death_ray_targets(const State& state) {
    const bool loaded = owns(state.active(), Card::DeathRay) && state.board.dead == kNoHex;
    return loaded ? state.board.living : HexSet{};
}

// W9.9
constexpr bool can_pay_ransom(const Content& content, const State& state) {
    return state.active().resources >= content.parameters.ransom_resources
           || state.active().crystals >= content.parameters.ransom_crystals;
}

template <class Sink>
constexpr void captors(const State& state, Sink&& sink) {
    for (int i = 0; i < state.options.seats; ++i)
        if (const SeatId seat = engine::seat_id(i);
            plundering::holds_own_captive(state, state.seat(seat)))
            sink(action::from_captor(seat));
}

constexpr bool may_ransom(const Content& content, const State& state) {
    return state.options.prisoner && can_pay_ransom(content, state)
           && any([&](auto& sink) { captors(state, sink); });
}

template <class Sink>
constexpr void ransom_payments(const Content& content, const State& state, Sink&& sink) {
    if (state.active().resources >= content.parameters.ransom_resources)
        sink(action::menu(ActionKind::PayInResources));
    if (state.active().crystals >= content.parameters.ransom_crystals)
        sink(action::menu(ActionKind::PayInCrystals));
}

// The menu

// W6.29: with the base in reserve only what helps to place it.
template <class Offer>
constexpr void offer_placement(const Content& content, const State& state, Offer&& offer) {
    const bool payable_now = !conquering::placement_targets(content, state).empty();
    offer(ActionKind::Place, payable_now);
    offer(ActionKind::Step, may_step(content, state));
    offer(ActionKind::Reroll, state.turn.rerolls && !state.turn.pool.empty());
    offer(ActionKind::SomniumDie, may_add_die(content, state));
    offer(ActionKind::UseExoskeleton, may_set_die(content, state));
    offer(ActionKind::EndTurn, !payable_now && !placement_reachable(content, state));
}

template <class Sink>
constexpr void legal(const Content& content, const State& state, Sink&& sink) {
    const auto offer = [&sink](ActionKind kind, bool possible) {
        if (possible)
            sink(action::menu(kind));
    };
    if (!base_in_play(state.active())) {
        offer_placement(content, state, offer);
        return;
    }
    const bool has_dice = !state.turn.pool.empty();
    offer(ActionKind::Conquer, has_dice && !conquering::targets(content, state).empty());
    offer(ActionKind::Plunder, has_dice && !plundering::targets(content, state).empty());
    offer(ActionKind::Tunnel, has_dice && !plundering::tunnel_targets(content, state).empty());
    offer(ActionKind::Lay, has_dice);
    offer(ActionKind::Step, may_step(content, state));
    offer(ActionKind::Reroll, has_dice && state.turn.rerolls);
    offer(ActionKind::SomniumDie, may_add_die(content, state));
    offer(ActionKind::UseExoskeleton, may_set_die(content, state));
    offer(ActionKind::Build, may_build(content, state));
    offer(ActionKind::BuyBack, may_buy_back(content, state));
    offer(ActionKind::MoveFortress, !fortress_targets(state).empty());
    offer(ActionKind::Probe, !probe_targets(content, state).empty());
    offer(ActionKind::FireDeathRay, !death_ray_targets(state).empty());
    offer(ActionKind::Ransom, may_ransom(content, state));
    offer(ActionKind::EndTurn, true);
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
