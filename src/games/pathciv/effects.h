// Lasting effects that work for a seat, and what they change: limits, prices, offers, power
// (sections 7B and 7C). Queries only.
#pragma once

#include "games/pathciv/content.h"
#include "games/pathciv/obstacle.h"

namespace pathciv {

// P7.11: those of wonders and of the living leader; of dead ones only with a tombstone.
constexpr bool works(const Seat& seat, Card card, const Effect& effect) {
    return !is_leader(card) || card == seat.living || effect.tombstone;
}

constexpr void for_each_working(const Content& content,
                                const Seat& seat,
                                EffectKind kind,
                                auto&& visit) {
    for (const Card card : seat.cards & content.having[kind])
        for (const Effect& effect : content.card(card).lasting)
            if (effect.kind == kind && works(seat, card, effect))
                visit(effect);
}

// P7.10: effects of one kind add up.
constexpr int sum_of(const Content& content, const Seat& seat, EffectKind kind) {
    int sum = 0;
    for_each_working(content, seat, kind, [&](const Effect& effect) { sum += effect.amount; });
    return sum;
}
// Only those for the type.
constexpr int sum_for(const Content& content, const Seat& seat, EffectKind kind, Type type) {
    int sum = 0;
    for_each_working(content, seat, kind, [&](const Effect& effect) {
        sum += is_for(static_cast<Circle>(effect.what), type) ? effect.amount : 0;
    });
    return sum;
}

// P7.22
constexpr bool has_priority(const Content& content, const Seat& seat, Type type) {
    bool found = false;
    for_each_working(content, seat, EffectKind::Priority, [&](const Effect& effect) {
        found = found || is_for(static_cast<Circle>(effect.what), type);
    });
    return found;
}

// P7.25
constexpr int limit_of(const Content& content, const Seat& seat) {
    return content.space(seat.population.value()).limit
           + sum_of(content, seat, EffectKind::LimitBonus);
}

// P7.10, P7.17: discounts are summed first, and one is left to pay.
constexpr int discounted(int price, int discount) {
    return price - discount > 1 ? price - discount : 1;
}
// P6.33, P6.34
constexpr int price_of(const Content& content, const Seat& seat, Card card) {
    const EffectKind discount =
        is_leader(card) ? EffectKind::DiscountLeader : EffectKind::DiscountWonder;
    return discounted(content.card(card).cost, sum_of(content, seat, discount));
}
constexpr Tray paid_from(Card card) { return is_leader(card) ? Tray::Purple : Tray::Grey; }
// P6.45
constexpr int price_of(const Content& content, const Seat& seat, Tech tech) {
    const TechSpec& spec = content.tech(tech);
    return discounted(spec.cost, sum_for(content, seat, EffectKind::DiscountTech, spec.type));
}
constexpr Obstacle why_too_dear(const Content& content, const Seat& seat, Card card) {
    return too_dear(price_of(content, seat, card), seat.trays[paid_from(card)]);
}
constexpr Obstacle why_too_dear(const Content& content, const Seat& seat, Tech tech) {
    return too_dear(price_of(content, seat, tech), seat.research[content.tech(tech).type]);
}
// P7.27
constexpr int price_of_step(const Content& content, const Seat& seat, int step) {
    return discounted(content.step(step).price,
                      sum_of(content, seat, EffectKind::DiscountPhilosophy));
}

// P6.11
constexpr CubeCounts cubes_offered(const Content& content, const Seat& seat) {
    CubeCounts offer;
    for (const Tech tech : seat.left)
        for (const Tray tray : all_trays())
            offer[tray] += content.tech(tech).left[tray];
    for_each_working(content, seat, EffectKind::ProduceCubes, [&](const Effect& effect) {
        offer[static_cast<Tray>(effect.what)] += effect.amount;
    });
    return offer;
}
// P6.39
constexpr CircleCounts circles_offered(const Content& content, const Seat& seat) {
    CircleCounts offer;
    for (const Tech tech : seat.right)
        for (const Type type : all_types())
            offer[circle_of(type)] += content.tech(tech).right[type];
    for_each_working(content, seat, EffectKind::ProduceResearch, [&](const Effect& effect) {
        offer[static_cast<Circle>(effect.what)] += effect.amount;
    });
    return offer;
}

// Technologies of a seat in every place (P7.28).
constexpr void for_each_tech(const Seat& seat, auto&& visit) {
    const auto visit_all = [&](const auto& place) {
        for (const Tech tech : place)
            if (tech != kNoTech)
                visit(tech);
    };
    visit_all(seat.hand);
    visit_all(seat.left);
    visit_all(seat.right);
    visit_all(seat.discarded);
    if (seat.fresh != kNoTech)
        visit(seat.fresh);
}

// Technologies, wonders and leaders of a type.
constexpr int cards_of(const Content& content, const Seat& seat, Type type) {
    int count = (seat.cards & content.cards_of[type]).size();
    for_each_tech(seat, [&](Tech tech) { count += content.tech(tech).type == type ? 1 : 0; });
    return count;
}

// P8.1
constexpr int history_points(const Content& content, const Seat& seat, Type type) {
    return cards_of(content, seat, type)
           + seat.trays[Tray::Yellow].value() * content.parameters.history_per_yellow
           + seat.history.value() + sum_for(content, seat, EffectKind::History, type);
}

// P8.4
constexpr int power_of(const Content& content, const Seat& seat) {
    const int per_red =
        content.parameters.power_per_red + sum_of(content, seat, EffectKind::PowerPerRed);
    return seat.trays[Tray::Red].value() * per_red + seat.heritage.value()
           + sum_of(content, seat, EffectKind::Power);
}

}  // namespace pathciv
