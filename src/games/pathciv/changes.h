// The small changes that phases are made of: paying, and receiving gains (section 7A).
#pragma once

#include "games/pathciv/effects.h"

namespace pathciv {

inline constexpr int kMostCounted = 255;

// P2.8: what exceeds the top is lost.
constexpr void add_up_to(Counter& counter, int amount, int most) {
    const int sum = counter.value() + amount;
    counter = Counter(sum < most ? sum : most);
}
constexpr void add(Counter& counter, int amount) { add_up_to(counter, amount, kMostCounted); }

constexpr void add_research(const Content& content, Seat& seat, Type type, int amount) {
    add_up_to(seat.research[type], amount, content.parameters.research_cap);
}

// P7.8: the challenge of round 9 is the last one to lay cubes on.
constexpr bool has_challenge_to_come(const Table& table) {
    return table.turn.phase < Phase::Challenge || table.round() < kRounds;
}

// Every gain but moving on the population track.
constexpr void gain_plain(const Content& content, Table& table, SeatId id, Gain gain) {
    Seat& seat = table.seat(id);
    switch (gain.kind) {
        case GainKind::Cubes: return add(seat.trays[static_cast<Tray>(gain.what)], gain.amount);
        case GainKind::AnyCubes: return add(seat.any_cubes, gain.amount);
        case GainKind::Research:
            return add_research(content, seat, static_cast<Type>(gain.what), gain.amount);
        case GainKind::AnyResearch: return add(seat.any_research, gain.amount);
        case GainKind::Heritage: return add(seat.heritage, gain.amount);
        case GainKind::Tokens: return add(seat.tokens, gain.amount);
        case GainKind::History:
            return add(seat.history, has_challenge_to_come(table) ? gain.amount : 0);
        case GainKind::Population:
        case GainKind::None: return;
    }
}

// P7.5: space by space; what a space gives is gained on entering it. Packs give no population on
// spaces.
constexpr void move_on(const Content& content, Table& table, SeatId id, int spaces) {
    Seat& seat = table.seat(id);
    for (; spaces > 0 && seat.population < kSpaces - 1; --spaces) {
        ++seat.population;
        for (const Gain& gain : content.space(seat.population.value()).gains)
            gain_plain(content, table, id, gain);
    }
}

// P6.53: in printed order; points and cubes of choice are collected for the gain window.
constexpr void gain(const Content& content, Table& table, SeatId seat, const GainList& gains) {
    for (const Gain& gain : gains) {
        if (gain.kind == GainKind::None)
            return;
        if (gain.kind == GainKind::Population)
            move_on(content, table, seat, gain.amount);
        else
            gain_plain(content, table, seat, gain);
    }
}

// P7.18, P7.20: the gains of effects of a kind that work now.
constexpr void gain_by(const Content& content, Table& table, SeatId seat, EffectKind kind) {
    for_each_working(content, table.seat(seat), kind, [&](const Effect& effect) {
        gain(content, table, seat, effect.gains);
    });
}

}  // namespace pathciv
