// Phase D: circles of the right technologies, under the limit (6F).
#pragma once

#include "games/pathciv/chains.h"
#include "games/pathciv/changes.h"
#include "games/pathciv/turn.h"

namespace pathciv::researching {

constexpr void enter(State& state) {
    state.turn.phase = Phase::Research;
    go_on_with(state, Stage::BeginTechnology);
    open_window(state, Ask::Circles, state.everyone());
}

using Chain = GivingUp<Circle, kCircles>;

constexpr Chain chain_of(const Content& content, const State& state, SeatId seat) {
    const CircleCounts offer = circles_offered(content, state.seat(seat));
    return {offer,
            state.secrets[seat].circles_given,
            total(offer) - limit_of(content, state.seat(seat))};
}

// P6.42: with any-circles kept, one type at least must stay untouched. Whether the chain can do so
// after this pick: there must be a type that gives nothing while the others suffice.
constexpr bool spares_a_type(const Chain& chain, const CircleCounts& given, Circle picked) {
    const auto kind = static_cast<std::size_t>(picked);
    for (const Type type : all_types()) {
        const Circle spared = circle_of(type);
        if (spared == picked || given[spared] > 0)
            continue;
        const int withheld = spared > picked ? chain.left[spared].value() : 0;
        if (chain.left_from(kind) - withheld >= chain.picks)
            return true;
    }
    return false;
}

constexpr Obstacle why_not(const Chain& chain, const Secret& secret, Circle circle) {
    const Obstacle kept = chain.why_not(circle);
    if (!kept.none() || circle == Circle::Any || chain.left[Circle::Any] == 0)
        return kept;
    const bool spares = spares_a_type(chain, secret.circles_given, circle);
    return spares ? Why::Nothing : Why::SparesNoType;
}

// What keeps all types.
constexpr Obstacle why_no_type(const Chain& chain, const Secret& secret) {
    if (chain.picks > 0)
        return {Why::GiveUpFirst, chain.picks};
    const bool all_chosen = total(secret.chosen) == chain.left[Circle::Any].value();
    return all_chosen ? Why::NoPointLeft : Why::Nothing;
}

constexpr Obstacle why_not_itself(const Secret& secret, Type type) {
    if (secret.circles_given[circle_of(type)] > 0)
        return Why::TypeGivenUp;
    return why_not_open(secret.chosen, type);
}

constexpr Obstacle why_not(const Chain& chain, const Secret& secret, Type type) {
    const Obstacle none = why_no_type(chain, secret);
    return none.none() ? why_not_itself(secret, type) : none;
}

// P6.41, P6.42
constexpr void legal(const Content& content, const State& state, SeatId seat, auto&& sink) {
    const Chain chain = chain_of(content, state, seat);
    const Secret& secret = state.secrets[seat];
    if (chain.picks > 0) {
        for (const Circle circle : all_circles())
            if (why_not(chain, secret, circle).none())
                sink(action::give_up(circle));
        return;
    }
    if (!why_no_type(chain, secret).none())
        return;
    for (const Type type : all_types())
        if (why_not_itself(secret, type).none())
            sink(action::count_as(type));
}

constexpr void pick(Secret& secret, Action action) {
    if (kind_of(action) == ActionKind::GiveUpCircle)
        ++secret.circles_given[circle_of(action)];
    else
        ++secret.chosen[type_of(action)];
}

// P6.43
constexpr void reveal(const Content& content, State& state) {
    for (const SeatId seat : state.everyone()) {
        const Chain chain = chain_of(content, state, seat);
        for (const Type type : all_types()) {
            add_research(
                content,
                state.seat(seat),
                type,
                chain.left[circle_of(type)].value() + state.secrets[seat].chosen[type].value());
        }
    }
}

}  // namespace pathciv::researching
