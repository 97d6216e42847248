// Phase 6: target, extra transport, allies, result, bonus transports (section 6E).
#pragma once

#include "games/ascalion/conflict.h"
#include "games/ascalion/phases/transporting.h"

namespace ascalion::attacking {

// After the last attack. Defined in scholars.h.
constexpr void end_phase(const Content& content, State& state);

constexpr int most_attacks(const Content& content, const State& state) {
    return state.turn.round == 1 ? content.parameters.attacks_first_round
                                 : content.parameters.attacks_per_turn;
}

// A6.96
constexpr int bonus_left(const State& state) {
    return cities_of(state, state.turn.active) - state.transport.made.value();
}

// A6.92, A6.93
constexpr Obstacle why_no_attack(const Content& content, const State& state) {
    if (state.attack.made >= most_attacks(content, state))
        return Why::AttacksUsed;
    return open_targets(content, state) ? Why::Nothing : Why::NoTarget;
}

constexpr Obstacle why_no_bonus(const State& state) {
    return bonus_left(state) > 0 ? Why::Nothing : Why::NoBonusLeft;
}

// A transport on the menu that is open, in phase 5 or 6.
constexpr Obstacle why_no_transport(const Content& content,
                                    const State& state,
                                    TransportKind kind) {
    if (state.turn.ask == Ask::Bonus && !why_no_bonus(state).none())
        return why_no_bonus(state);
    if (state.turn.ask == Ask::Transport && kind != TransportKind::Boat)
        if (const Obstacle saving = transporting::why_not_done(content, state); !saving.none())
            return saving;
    return transporting::why_not(content, state, kind);
}

// A6.97
constexpr void bonus(const Content& content, const State& state, auto&& sink) {
    if (why_no_bonus(state).none())
        transporting::offer_transports(content, state, sink);
    if (why_no_attack(content, state).none())
        sink(action::bare(ActionKind::Attack));
    sink(action::bare(ActionKind::End));
}

constexpr void sides(auto&& sink) {
    sink(action::bare(ActionKind::ForAttacker));
    sink(action::bare(ActionKind::ForDefender));
    sink(action::bare(ActionKind::Neutral));
}

constexpr void legal(const Content& content, const State& state, auto&& sink) {
    switch (state.turn.ask) {
        case Ask::Target:
            offer_areas(state, open_targets(content, state), sink);
            if (state.attack.made == 0)
                sink(action::bare(ActionKind::Pass));
            return;
        case Ask::Extra:
            transporting::offer_transports(content, state, sink);
            return sink(action::bare(ActionKind::NoTransport));
        case Ask::Side: return sides(sink);
        default: return bonus(content, state, sink);
    }
}

// Turns

constexpr void begin_player(const Content& content, State& state, SeatId seat) {
    state.attack = Attack{};
    state.transport = Transport{};
    while (seat != kNobody && seat == state.turn.founder)  // A7.19
        seat = next_in_order(state, seat);
    if (seat == kNobody)
        return end_phase(content, state);
    state.turn.active = seat;
    ask(state, seat, Ask::Target);
}

constexpr void begin(const Content& content, State& state) {
    begin_player(content, state, first_in_order(state));
}

constexpr void end_turn(const Content& content, State& state) {
    begin_player(content, state, next_in_order(state, state.turn.active));
}

// Success

// A7.15, A7.16, A7.26, A7.27
constexpr void settle_expansion(State& state, Area area, SeatId loser, SeatId winner) {
    for (const Religion religion : {Religion::Brothers, Religion::Sisters})
        if (temple_owner(state, religion) == winner)
            state.board.followers[static_cast<std::size_t>(religion)].erase(area);
    if (!state.seat(winner).owns_university)
        state.board.books.erase(area);
    if (!is_country(area))
        return;
    dissolve_temple(state, country_of(area));
    Seat& seat = state.seat(loser);
    if (seat.university != country_of(area))
        return;
    seat.university = kNoCountry;
    seat.owns_university = false;
    seat.university_lost = state.turn.round;
}

// A6.90
constexpr void conquer(State& state, Area area) {
    const SeatId winner = state.turn.active;
    const SeatId loser = state.board.owner[area];
    if (state.options.expansion)
        settle_expansion(state, area, loser, winner);
    set_owner(state, area, winner);
    ++state.attack.successes;
    eliminate_landless(state);
}

constexpr void clear_conflict(State& state) {
    state.attack.target = kNoArea;
    state.attack.with_attacker = state.attack.with_defender = SeatSet{};
}

constexpr void resolve(const Content& content, State& state) {
    const Sums sums = sums_of(content, state);
    const Area target = state.attack.target;
    ++state.attack.made;
    clear_conflict(state);
    if (sums.attack <= sums.defence)
        return end_turn(content, state);  // A6.89, A6.91
    conquer(state, target);
    if (state.is_over())
        return;
    transporting::clear_transport(state, Purpose::Bonus);
    ask(state, state.turn.active, Ask::Bonus);
}

// Allies, from `seat` on.
constexpr void ask_for_side(const Content& content, State& state, SeatId seat) {
    for (; seat != kNobody; seat = next_in_order(state, seat))
        if (is_involved(content, state, seat))
            return ask(state, seat, Ask::Side);
    resolve(content, state);
}

constexpr void take_side(const Content& content, State& state, ActionKind side) {
    if (side == ActionKind::ForAttacker)
        state.attack.with_attacker.insert(state.turn.to_move);
    if (side == ActionKind::ForDefender)
        state.attack.with_defender.insert(state.turn.to_move);
    ask_for_side(content, state, next_in_order(state, state.turn.to_move));
}

constexpr void declare(State& state, Area target) {
    state.attack.target = target;
    transporting::clear_transport(state, Purpose::Extra);
    ask(state, state.turn.active, Ask::Extra);
}

constexpr void choose_extra(const Content& content, State& state, ActionKind kind) {
    if (kind == ActionKind::NoTransport)
        return ask_for_side(content, state, first_in_order(state));
    transporting::begin_transport(state, transporting::transport_of(kind));
}

constexpr void choose_bonus(const Content& content, State& state, ActionKind kind) {
    if (kind == ActionKind::End)
        return end_turn(content, state);
    if (kind == ActionKind::Attack)
        return ask(state, state.turn.active, Ask::Target);
    transporting::begin_transport(state, transporting::transport_of(kind));
}

constexpr void apply(const Content& content, State& state, Action action) {
    switch (state.turn.ask) {
        case Ask::Target:
            if (kind_of(action) == ActionKind::Pass)
                return end_turn(content, state);
            return declare(state, area_of(action));
        case Ask::Extra: return choose_extra(content, state, kind_of(action));
        case Ask::Side: return take_side(content, state, kind_of(action));
        default: return choose_bonus(content, state, kind_of(action));
    }
}

}  // namespace ascalion::attacking

namespace ascalion::transporting {

// A6.76, A6.85
constexpr void end_in_attack(const Content& content, State& state) {
    remove_surplus(state, state.own());
    if (state.transport.purpose == Purpose::Extra) {
        clear_transport(state, Purpose::Extra);
        return attacking::ask_for_side(content, state, first_in_order(state));
    }
    ++state.transport.made;
    clear_transport(state, Purpose::Bonus);
    ask(state, state.turn.active, Ask::Bonus);
}

}  // namespace ascalion::transporting
