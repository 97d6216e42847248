// Passage: the owners of the banks decide whether a boat may leave its section (A6.63 - A6.69).
#pragma once

#include "games/ascalion/phases/carrying.h"

namespace ascalion::passing {

// The step is made or refused. Defined in sailing.h.
constexpr void make_step(const Content& content, State& state, Place to);
constexpr void refuse_step(State& state);

// A foreign owner of banks of the section, and their value together.
struct Bank {
    SeatId owner = kNobody;
    int value = 0;
};

// The foreign owners in turn order; kNobody where there is none.
constexpr std::array<Bank, 2> banks_at(const Content& content, const State& state, Place section) {
    std::array<Bank, 2> banks{};
    for (const Country country : content.place(section).touching) {
        const SeatId owner = state.board.owner[area_of(country)];
        if (owner == state.turn.active || owner == kNobody)
            continue;
        Bank& bank = banks[banks[0].owner == kNobody || banks[0].owner == owner ? 0 : 1];
        bank.owner = owner;
        bank.value += value_of(content, state, area_of(country));
    }
    const bool swapped =
        banks[1].owner != kNobody
        && position_in_order(state, banks[1].owner) < position_in_order(state, banks[0].owner);
    if (swapped)
        return {banks[1], banks[0]};
    return banks;
}

// Can this owner's answer change whether the step is made, whatever the one after him says?
constexpr bool decides(int boat, int refusing, int own, int later) {
    const auto differs = [&](int others) { return boat > others && boat <= others + own; };
    return differs(refusing) || differs(refusing + later);
}

constexpr int boat_value(const Content& content, const State& state) {
    return value_of(content, state, area_of(state.transport.vessel));
}

constexpr void settle(const Content& content, State& state) {
    const bool made = boat_value(content, state) > state.transport.refusing.value();
    state.transport.refusing = Counter{};
    const Place to = state.transport.step_to;
    if (made) {
        state.transport.step_to = kNoPlace;
        return make_step(content, state, to);
    }
    refuse_step(state);
}

// Asks the first of the owners from `first` on whose answer matters (A6.65).
constexpr void ask_from(const Content& content, State& state, std::size_t first) {
    const Place section = state.board.place(state.transport.vessel);
    const std::array<Bank, 2> banks = banks_at(content, state, section);
    const int boat = boat_value(content, state);
    for (std::size_t i = first; i < banks.size(); ++i) {
        const int later = i == 0 ? banks[1].value : 0;
        if (banks[i].owner != kNobody
            && decides(boat, state.transport.refusing.value(), banks[i].value, later))
            return ask(state, banks[i].owner, Ask::Passage);
        // Without influence: it is as if he permitted.
    }
    settle(content, state);
}

constexpr void begin(const Content& content, State& state, Place to) {
    state.transport.step_to = to;
    state.transport.refusing = Counter{};
    ask_from(content, state, 0);
}

constexpr void apply(const Content& content, State& state, Action action) {
    const Place section = state.board.place(state.transport.vessel);
    const std::array<Bank, 2> banks = banks_at(content, state, section);
    const std::size_t index = banks[0].owner == state.turn.to_move ? 0 : 1;
    if (!is_yes(action))
        state.transport.refusing += banks[index].value;
    ask_from(content, state, index + 1);
}

}  // namespace ascalion::passing
