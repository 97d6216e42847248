// Questions about the board: who may enter what, and how strongly it is held (sections 6 and 7).
#pragma once

#include "games/wiraqocha/content.h"
#include "games/wiraqocha/obstacle.h"
#include "games/wiraqocha/state.h"

namespace wiraqocha {

constexpr bool base_in_play(const Seat& seat) { return seat.base != kNoHex; }

constexpr bool owns(const Seat& seat, Card card) { return seat.cards.contains(card); }

constexpr Obstacle why_without(const Seat& seat, Card card) {
    return owns(seat, card) ? Obstacle() : no_card(card);
}

constexpr bool has_dead_pieces(const Seat& seat) { return seat.cemetery != PerPiece<Counter>{}; }

constexpr bool is_done(const State& state, Mark mark) { return state.turn.done.contains(mark); }

constexpr SeatId holder_of(const State& state, Hex hex) { return state.board.pieces[hex].owner; }

// W6.25: the hexes that touch one the seat controls.
constexpr HexSet neighbours_of(const State& state, HexSet hexes) {
    HexSet touching;
    for (const Hex hex : hexes)
        touching |= state.board.touching[hex];
    return touching;
}

// The hex that a token lies on, if it is on one.
constexpr HexSet hexes_of(TokenPlace place) {
    const auto id = static_cast<unsigned>(place);
    return id < kHexes ? HexSet::of(static_cast<Hex>(id)) : HexSet{};
}

constexpr HexSet force_field_hexes(const State& state) { return hexes_of(state.board.force_field); }

constexpr bool has_fortress(const State& state, Hex hex) {
    return state.board.fortress == on_hex(hex);
}

constexpr HexSet rival_bases(const State& state) {
    HexSet bases;
    for (int i = 0; i < state.options.seats; ++i) {
        const Seat& seat = state.seats[static_cast<std::size_t>(i)];
        if (base_in_play(seat) && engine::seat_id(i) != state.turn.active)
            bases.insert(seat.base);
    }
    return bases;
}

// W7.1: V, the value that a beating die must exceed.
constexpr int defence_value(const Content& content, const State& state, Hex hex) {
    const int die = state.board.die[hex];
    if (state.board.pieces[hex].kind != PieceKind::Base)
        return die;
    const int natural = state.turn.probed == hex ? content.parameters.probe_face
                                                 : content.parameters.natural_defence;
    return natural > die ? natural : die;
}

// What it takes to beat the defence of a hex besides its condition dice (W6.17, W7.2, W7.3).
struct Defence {
    Hex hex = kNoHex;
    int value = 0;
    int dice = 0;   // beating dice needed
    int price = 0;  // resources for raising sixes to 7

    // Can the dice that are left after paying the condition beat it?
    constexpr bool beaten_by(Dice rest, Counter resources) const {
        if (dice == 0)
            return true;
        const int above = value < kFaces ? value : kFaces - 1;
        return rest.count_above(above) >= dice && resources >= price;
    }
};

constexpr Defence defence_of(const Content& content, const State& state, Hex hex) {
    Defence defence{.hex = hex, .value = defence_value(content, state, hex)};
    if (defence.value == 0)
        return defence;
    defence.dice = has_fortress(state, hex) ? 2 : 1;
    if (defence.value >= kFaces)
        defence.price = defence.dice * content.parameters.resources_per_step;
    return defence;
}

// Rival hexes with V > 0.
constexpr HexSet defended(const State& state) {
    return (state.board.defence_dice | rival_bases(state)) - state.own();
}

// W6.21, W6.22: the hexes whose condition the dice can meet.
constexpr HexSet conditions_met(const Content& content, Dice dice) {
    HexSet met;
    for (std::uint32_t sums = dice.sums(); sums != 0; sums &= sums - 1U)
        met |= content.by_number[static_cast<std::size_t>(core::trailing_zeros(sums))];
    for (const int face : dice.doubles())
        met |= content.by_double[static_cast<std::size_t>(face)];
    for (const int face : dice.straights())
        met |= content.by_straight[static_cast<std::size_t>(face)];
    return met;
}

// Calls visit(payment) for each multiset of pool dice that meets the condition of the hex and
// leaves enough to beat its defence (W6.23, W7.4), until visit returns false.
constexpr void each_payment(const Content& content,
                            const State& state,
                            Defence defence,
                            auto&& visit) {
    const HexSpec& spec = content.hexes[defence.hex];
    const Dice pool = state.turn.pool;
    for (std::size_t i = spec.payments_begin; i < spec.payments_end; ++i) {
        const Dice payment = content.payments[i];
        if (pool.contains(payment) && defence.beaten_by(pool - payment, state.active().resources)
            && !visit(payment))
            return;
    }
}

constexpr bool can_pay(const Content& content, const State& state, Defence defence) {
    bool found = false;
    each_payment(content, state, defence, [&found](Dice) {
        found = true;
        return false;
    });
    return found;
}

// Those of `hexes` whose condition and defence the pool can meet; why_unpaid says it of one.
constexpr HexSet payable(const Content& content, const State& state, HexSet hexes) {
    HexSet met = hexes & conditions_met(content, state.turn.pool);
    for (const Hex hex : met& defended(state))
        if (!can_pay(content, state, defence_of(content, state, hex)))
            met.erase(hex);
    return met;
}

// Whether there are any: those without defence are seen at a glance.
constexpr bool can_pay_any(const Content& content, const State& state, HexSet hexes) {
    const HexSet met = hexes & conditions_met(content, state.turn.pool);
    const HexSet strong = met & defended(state);
    if (met - strong)
        return true;
    for (const Hex hex : strong)
        if (can_pay(content, state, defence_of(content, state, hex)))
            return true;
    return false;
}

constexpr Obstacle why_unmet(const Content& content, const State& state, Hex hex) {
    if (conditions_met(content, state.turn.pool).contains(hex))
        return {};
    switch (content.hexes[hex].condition) {
        case Condition::Number: return Why::Number;
        case Condition::Double: return Why::Double;
        case Condition::Straight: return Why::Straight;
    }
    return {};
}

// W7.4: no dice above V in the pool, or none that the condition leaves.
constexpr Why no_beating_dice(Defence defence, Dice pool) {
    const bool one = defence.dice == 1;
    const bool lifts = defence.value >= kFaces;
    if (!defence.beaten_by(pool, Counter(defence.price)))
        return lifts ? (one ? Why::NoSix : Why::NoTwoSixes)
                     : (one ? Why::NoDieAbove : Why::NoTwoAbove);
    return lifts ? (one ? Why::NoSixLeft : Why::NoTwoSixesLeft)
                 : (one ? Why::NoDieLeftAbove : Why::NoTwoLeftAbove);
}

// What keeps the pool from beating a defence whose condition it meets.
constexpr Obstacle why_unbeaten(const Content& content, const State& state, Defence defence) {
    if (can_pay(content, state, defence))
        return {};
    const int missing = defence.price - state.active().resources.value();
    Defence for_nothing = defence;
    for_nothing.price = 0;
    if (can_pay(content, state, for_nothing))
        return {Why::LiftPrice, missing};
    return {no_beating_dice(defence, state.turn.pool), defence.value};
}

// Why the pool does not pay for a hex.
constexpr Obstacle why_unpaid(const Content& content, const State& state, Hex hex) {
    if (state.turn.pool.empty())
        return Why::NoDice;
    const Obstacle unmet = why_unmet(content, state, hex);
    if (!unmet.none() || !defended(state).contains(hex))
        return unmet;
    return why_unbeaten(content, state, defence_of(content, state, hex));
}

constexpr bool has_airship(const PerPiece<Counter>& pieces) {
    return pieces[PieceKind::Zeppelin] || pieces[PieceKind::Juggernaut];
}

constexpr bool has_other_than_airship(const PerPiece<Counter>& pieces) {
    for (int i = 0; i < kPieceKinds; ++i)
        if (const PieceKind kind{static_cast<std::uint8_t>(i)}; !is_airship(kind) && pieces[kind])
            return true;
    return false;
}

// W6.5, W6.11: what a piece that is no airship may enter by dice.
constexpr HexSet open_to_walkers(const Content& content, const State& state) {
    return content.valleys - state.board.airships;
}

constexpr bool may_enter(const Content& content, const State& state, PieceKind piece, Hex hex) {
    return is_airship(piece) || open_to_walkers(content, state).contains(hex);
}

// W3.2, W5.9: dice that the active player may have this turn, kept dice included.
constexpr int allowance(const Content& content, const State& state) {
    const int counted = is_done(state, Mark::Count)
                            ? state.turn.counted.value()
                            : content.parameters.base_dice
                                  + (state.own() & content.terrain(Terrain::Village)).size();
    return counted + (is_done(state, Mark::Factory) ? content.parameters.factory_dice : 0);
}

constexpr int kept_dice(const State& state) {
    return (state.own() & state.board.defence_dice).size();
}

constexpr int supply_of_resources(const Content& content, const State& state) {
    int held = 0;
    for (const Seat& seat : state.seats)
        held += seat.resources.value();
    return content.parameters.supply_resources - held;
}

constexpr int supply_of_crystals(const Content& content, const State& state) {
    int held = 0;
    for (const Seat& seat : state.seats)
        held += seat.crystals.value();
    return content.parameters.supply_crystals - held;
}

}  // namespace wiraqocha
