// The windows of the game in one place: what a seat may pick next, and what a pick does (6A).
#pragma once

#include "games/pathciv/phases/arriving.h"
#include "games/pathciv/phases/bidding.h"
#include "games/pathciv/phases/deploying.h"
#include "games/pathciv/phases/gaining.h"
#include "games/pathciv/phases/learning.h"
#include "games/pathciv/phases/projecting.h"
#include "games/pathciv/phases/researching.h"

namespace pathciv::windows {

// Nothing for a seat that is not asked or has made all its picks.
constexpr void legal(const Content& content, const State& state, SeatId seat, auto&& sink) {
    switch (state.turn.ask) {
        case Ask::Projects: return projecting::legal(state, seat, sink);
        case Ask::Deployment: return deploying::legal(content, state, seat, sink);
        case Ask::Opening:
        case Ask::Taking: return arriving::legal(state, seat, sink);
        case Ask::WonderBids:
        case Ask::LeaderBids: return bidding::legal(content, state, seat, sink);
        case Ask::Circles: return researching::legal(content, state, seat, sink);
        case Ask::TechnologyBids: return learning::legal(content, state, seat, sink);
        case Ask::Gains: return gaining::legal(state, seat, sink);
        default: return;
    }
}

// Why a thing on the table cannot be picked now: what its window says, or which phase it waits for.
constexpr Obstacle why_not(const Content& content, const State& state, SeatId seat, Tray tray) {
    if (state.turn.ask == Ask::Gains)
        return gaining::why_not(state, seat, tray);
    return state.turn.ask == Ask::Deployment
               ? deploying::chain_of(content, state, seat).why_not(tray)
               : later(Phase::Deployment);
}
template <class CircleOrType>
constexpr Obstacle why_not_research(const Content& content,
                                    const State& state,
                                    SeatId seat,
                                    CircleOrType thing) {
    if (state.turn.ask != Ask::Circles)
        return later(Phase::Research);
    const auto chain = researching::chain_of(content, state, seat);
    return researching::why_not(chain, state.secrets[seat], thing);
}
constexpr Obstacle why_not(const Content& content, const State& state, SeatId seat, Circle circle) {
    return why_not_research(content, state, seat, circle);
}
constexpr Obstacle why_not(const Content& content, const State& state, SeatId seat, Type type) {
    return state.turn.ask == Ask::Gains ? gaining::why_not(state, seat, type)
                                        : why_not_research(content, state, seat, type);
}
constexpr Obstacle why_not(const State& state, SeatId seat, Marker marker) {
    const bool open = state.turn.ask == Ask::Opening || state.turn.ask == Ask::Taking;
    return open ? arriving::why_not(state, seat, marker) : later(Phase::Philosophy);
}
constexpr Obstacle why_not(const Content& content, const State& state, SeatId seat, Card card) {
    const bool open = state.turn.ask == Ask::WonderBids || state.turn.ask == Ask::LeaderBids;
    if (open)
        return bidding::why_not(content, state, seat, card);
    return later(is_leader(card) ? Phase::Leaders : Phase::Wonders);
}
constexpr Obstacle why_not(const Content& content, const State& state, SeatId seat, Stack stack) {
    return state.turn.ask == Ask::TechnologyBids ? learning::why_not(content, state, seat, stack)
                                                 : later(Phase::Technology);
}

constexpr void pick(Ask window, Secret& secret, Action action) {
    switch (window) {
        case Ask::Projects: return projecting::pick(secret, action);
        case Ask::Deployment: return deploying::pick(secret, action);
        case Ask::Opening:
        case Ask::Taking: return arriving::pick(secret, action);
        case Ask::WonderBids:
        case Ask::LeaderBids: return bidding::pick(secret, action);
        case Ask::Circles: return researching::pick(secret, action);
        case Ask::TechnologyBids: return learning::pick(secret, action);
        case Ask::Gains: return gaining::pick(secret, action);
        default: return;
    }
}

// P6.4: picks with one alternative are made without asking. Whether anything is left to ask.
constexpr bool has_choice(const Content& content, State& state, SeatId seat) {
    for (;;) {
        engine::SoleAction sole;
        legal(content, state, seat, sole);
        if (sole.count != 1)
            return sole.count > 1;
        pick(state.turn.ask, state.secrets[seat], sole.action);
    }
}

// P6.1: whom the open window asks: who has something to decide in it, decided or not.
constexpr bool is_asked(const Content& content, const State& state, SeatId seat) {
    State fresh = state;
    fresh.secrets[seat] = {};
    return has_choice(content, fresh, seat);
}
constexpr SeatSet asked(const Content& content, const State& state) {
    SeatSet seats;
    for (const SeatId seat : state.everyone())
        if (is_asked(content, state, seat))
            seats.insert(seat);
    return seats;
}

// Lets go all who have nothing to decide.
constexpr void settle(const Content& content, State& state, SeatSet asked) {
    for (const SeatId seat : asked)
        if (!has_choice(content, state, seat))
            state.turn.waiting.erase(seat);
}

// P6.3: all commits take effect, in seat order.
constexpr void reveal(const Content& content, State& state) {
    switch (state.turn.ask) {
        case Ask::Projects: return projecting::reveal(state);
        case Ask::Deployment: return deploying::reveal(content, state);
        case Ask::Opening: return arriving::reveal_opening(state);
        case Ask::Taking: return arriving::reveal_taking(content, state);
        case Ask::WonderBids:
        case Ask::LeaderBids: return bidding::reveal(content, state);
        case Ask::Circles: return researching::reveal(content, state);
        case Ask::TechnologyBids: return learning::reveal(content, state);
        case Ask::Gains: return gaining::reveal(content, state);
        default: return;
    }
}

constexpr void close(const Content& content, State& state) {
    reveal(content, state);
    state.turn.ask = Ask::Nothing;
    state.secrets = {};
}

}  // namespace pathciv::windows
