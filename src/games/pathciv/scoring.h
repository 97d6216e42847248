// Final score and ranking (section 9).
#pragma once

#include "engine/outcome.h"
#include "games/pathciv/effects.h"

namespace pathciv {

// Technologies, philosophy, population, leaders, wonders, tokens, cubes left over: A to G.
inline constexpr int kParts = 7;
using Parts = std::array<std::int16_t, kParts>;

constexpr int different_types(const Content& content, const Seat& seat) {
    int count = 0;
    for (const Type type : all_types())
        count += (seat.cards & content.cards_of[type]).empty() ? 0 : 1;
    return count;
}

// P7.24
constexpr int tally_of(const Content& content, const Seat& seat, Tally tally) {
    switch (tally) {
        case Tally::Wonders: return (seat.cards & all_wonders()).size();
        case Tally::Leaders: return (seat.cards & all_leaders()).size();
        case Tally::Philosophy: return seat.philosophy.value();
        case Tally::DifferentTypes: return different_types(content, seat);
        case Tally::MilitaryCards: return cards_of(content, seat, Type::Military);
        case Tally::CultCards: return cards_of(content, seat, Type::Cult);
        case Tally::ScienceCards: return cards_of(content, seat, Type::Science);
        case Tally::CultureCards: return cards_of(content, seat, Type::Culture);
        case Tally::IndustryCards: return cards_of(content, seat, Type::Industry);
    }
    return 0;
}

// P7.23, P9.3: a card with the end points that still work.
constexpr int worth_of(const Content& content, const Seat& seat, Card card) {
    int worth = content.card(card).vp;
    for (const Effect& effect : content.card(card).lasting)
        if (effect.kind == EffectKind::EndPoints && works(seat, card, effect))
            worth += tally_of(content, seat, static_cast<Tally>(effect.what)) / effect.per
                     * effect.amount;
    return worth;
}
constexpr int worth_of(const Content& content, const Seat& seat, CardSet cards) {
    int worth = 0;
    for (const Card card : seat.cards& cards)
        worth += worth_of(content, seat, card);
    return worth;
}

constexpr int worth_of_technologies(const Content& content, const Seat& seat) {
    int worth = 0;
    for_each_tech(seat, [&](Tech tech) { worth += content.tech(tech).vp; });
    return worth;
}

// P9.3, P9.4
constexpr int left_over(const Content& content, const Seat& seat) {
    const int cubes = seat.trays[Tray::Purple].value() + seat.trays[Tray::Grey].value()
                      + seat.trays[Tray::Blue].value();
    return cubes / content.parameters.left_over_divisor;
}

// P9.1 to P9.3
constexpr Parts parts_of(const Content& content, const Seat& seat) {
    const std::array<int, kParts> parts = {worth_of_technologies(content, seat),
                                           content.step(seat.philosophy.value()).vp,
                                           content.space(seat.population.value()).vp,
                                           worth_of(content, seat, all_leaders()),
                                           worth_of(content, seat, all_wonders()),
                                           seat.tokens.value(),
                                           left_over(content, seat)};
    Parts shown{};
    for (std::size_t i = 0; i < kParts; ++i)
        shown[i] = static_cast<std::int16_t>(parts[i]);
    return shown;
}
constexpr int score_of(const Content& content, const Seat& seat) {
    int score = 0;
    for (const std::int16_t part : parts_of(content, seat))
        score += part;
    return score;
}

// P10.10
constexpr int target_of(const Content& content, const Table& table) {
    return content.solo.target[static_cast<std::size_t>(table.options.difficulty)];
}
constexpr bool beats_rival(const Content& content, const Table& table) {
    return score_of(content, table.seat(SeatId{0})) >= target_of(content, table);
}

// P5.7
constexpr void finish(const Content& content, Table& table) {
    table.turn.phase = Phase::Over;
    if (!table.is_solo())
        table.turn.ending = Ending::Rounds;
    else
        table.turn.ending =
            beats_rival(content, table) ? Ending::RivalBeaten : Ending::RivalUnbeaten;
}

// P9.5
constexpr engine::Outcome outcome_of(const Content& content, const Table& table) {
    engine::Outcome outcome;
    outcome.seats = table.options.seats;
    outcome.ending = static_cast<std::uint8_t>(table.turn.ending);
    for (const SeatId seat : table.everyone()) {
        engine::SeatResult& result = outcome.results[static_cast<std::size_t>(seat)];
        const Parts parts = parts_of(content, table.seat(seat));
        for (std::size_t i = 0; i < kParts; ++i) {
            result.parts[i] = parts[i];
            result.score = static_cast<std::int16_t>(result.score + parts[i]);
        }
    }
    if (!table.is_over())
        return outcome;
    for (const SeatId seat : table.everyone()) {
        engine::SeatResult& result = outcome.results[static_cast<std::size_t>(seat)];
        result.place = 1;
        for (const SeatId other : table.everyone())
            result.place = static_cast<std::uint8_t>(
                result.place + (outcome.of(other).score > result.score ? 1 : 0));
    }
    engine::crown_the_first(outcome);
    if (table.is_solo())
        outcome.results[0].won = table.turn.ending == Ending::RivalBeaten;  // P10.10
    return outcome;
}

}  // namespace pathciv
