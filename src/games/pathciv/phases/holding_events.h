// Phase F: challenge and battle (section 8).
#pragma once

#include "games/pathciv/changes.h"
#include "games/pathciv/turn.h"

namespace pathciv::holding_events {

// Where the event of this round, or the next one, lies on its line.
constexpr int next_challenge(int round) {
    int event = 0;
    while (event < kEvents - 1 && challenge_round(event) < round)
        ++event;
    return event;
}
constexpr int next_battle(int round) {
    int event = 0;
    while (event < kEvents - 1 && battle_round(event) < round)
        ++event;
    return event;
}

// P5.3, P8.6
constexpr Battle coming_battle(const Table& table) {
    return table.battles[static_cast<std::size_t>(next_battle(table.round()))];
}
constexpr int threat_of(const Content& content, const Table& table) {
    return content.battle(coming_battle(table))
        .threat[static_cast<std::size_t>(table.options.seats - 1)];
}

// P8.2
constexpr void meet(const Content& content, State& state, SeatId id, Challenge challenge) {
    const ChallengeSpec& spec = content.challenge(challenge);
    Seat& seat = state.seat(id);
    const int points = history_points(content, seat, type_of(challenge));
    add(seat.tokens, points * spec.vp_per_point);
    seat.trays[Tray::Yellow] = Counter(0);
    if (state.round() == kRounds)
        seat.history = Counter(0);
    for (int i = 0; i < points / spec.divisor; ++i)
        gain(content, state, id, spec.bonus);
}

constexpr void hold_challenge(const Content& content, State& state) {
    if (!has_challenge(state.round()))
        return go_on_with(state, Stage::FightBattle);
    state.turn.phase = Phase::Challenge;
    const auto event = static_cast<std::size_t>(next_challenge(state.round()));
    for (const SeatId seat : state.everyone())
        meet(content, state, seat, state.challenges[event]);
    open_gains(state, Stage::FightBattle);
}

// P10.9
constexpr int power_of_rival(const Content& content, const Table& table) {
    return content.solo.power[static_cast<std::size_t>(table.options.difficulty)]
                             [static_cast<std::size_t>(next_battle(table.round()))];
}

// P8.5, P8.7: 0 for those who have no rank.
constexpr PerSeat<int> ranks_of(const Content& content, const Table& table) {
    PerSeat<int> powers;
    for (const SeatId seat : table.everyone())
        powers[seat] = power_of(content, table.seat(seat));
    PerSeat<int> ranks;
    for (const SeatId seat : table.everyone()) {
        if (powers[seat] < content.parameters.least_power)
            continue;
        ranks[seat] = 1 + (threat_of(content, table) > powers[seat] ? 1 : 0);
        if (table.is_solo() && power_of_rival(content, table) > powers[seat])
            ++ranks[seat];
        for (const SeatId other : table.everyone())
            ranks[seat] += powers[other] > powers[seat] ? 1 : 0;
    }
    return ranks;
}

// P8.8, P7.21
constexpr void reward(const Content& content, State& state, SeatId id, int rank) {
    gain(content,
         state,
         id,
         content.battle(coming_battle(state)).ranks[static_cast<std::size_t>(rank - 1)]);
    for_each_working(content, state.seat(id), EffectKind::OnBattleRank, [&](const Effect& effect) {
        if (rank <= effect.per)
            gain(content, state, id, effect.gains);
    });
}

// P8.10
constexpr void fight_battle(const Content& content, State& state) {
    if (!has_battle(state.round()))
        return go_on_with(state, Stage::EndRound);
    state.turn.phase = Phase::Battle;
    const PerSeat<int> ranks = ranks_of(content, state);
    for (const SeatId seat : state.everyone()) {
        state.seat(seat).trays[Tray::Red] = Counter(0);
        if (ranks[seat] > 0 && ranks[seat] <= content.for_seats(state.options.seats).paying_ranks)
            reward(content, state, seat, ranks[seat]);
    }
    open_gains(state, Stage::EndRound);
}

}  // namespace pathciv::holding_events
