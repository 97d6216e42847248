// Takes away what a reason of Ascalion names, so that the conformance kit can try whether it is
// true. What lies in the map itself is not tried: borders, coasts, kinds of vessels.
#pragma once

#include <array>
#include <optional>

#include "engine/named.h"
#include "engine/testing/conformance.h"
#include "games/ascalion/names.h"
#include "games/ascalion/rules.h"

namespace ascalion::testing {

// A position, and the reason whose obstacle leaves it.
class Bench {
  public:
    using SaidReason = engine::testing::SaidReason;

    Bench(const Content& rules, const State& position, const SaidReason& given)
        : content(rules), state(position), reason(given) {}

    Area area() const { return *engine::named<Area>(reason.id()); }
    Country country() const { return country_of(area()); }
    SeatId partner() const { return engine::seat_id(reason.id().front() - '0'); }
    void give(SeatId seat, Kind kind) {
        for (const Area area : state.areas_of(seat))
            return put(state, area, Goods::one(kind));
    }
    void link() {
        state.trade.links[state.turn.active].insert(partner());
        state.trade.links[partner()].insert(state.turn.active);
    }
    // Who has crossed a border and can neither go on nor stop would stand where nobody comes.
    void move() {
        state.transport.acted = true;
        state.transport.borders = Counter(1);
        if (state.turn.ask == Ask::Go)
            state.transport.purpose = Purpose::Ordinary;
    }
    void let_pass() { state.transport.refused_up = state.transport.refused_down = {}; }
    void give_bonus() {
        state.transport.made = {};
        state.board.cities.insert(state.own().countries.front());
    }

    void take_source() {
        state.board.face_down.erase(country());
        for (CountrySet& sources : state.board.sources)
            sources.erase(country());
    }
    void take_temple() {
        for (Country& temple : state.board.temples)
            if (temple == country())
                temple = kNoCountry;
    }
    // A partner in trade gets as much elsewhere: without it there would be nothing to offer for.
    void gain() {
        const SeatId loser = state.board.owner[area()];
        const SeatId gainer = state.turn.to_move;
        set_owner(state, area(), gainer);
        if (state.turn.ask != Ask::GiveArea || loser == kNobody)
            return;
        for (const Area empty : state.areas_of(gainer))
            if (empty != area() && state.board.goods[empty].empty()) {
                set_owner(state, empty, loser);
                return put(state, empty, state.board.goods[area()]);
            }
    }
    void lose() { set_owner(state, area(), next_player(state, state.turn.active)); }
    void lay(Kind kind) { put(state, area(), Goods::one(kind)); }
    void lay_asked() {
        if (state.turn.ask == Ask::Origin)
            return lay(dealing::first_kind(dealing::still_due(state)));
        lay(state.turn.ask == Ask::PriceArea ? state.purchase.kind : state.trade.kind);
    }
    void lay_price() {
        put(state, area(), developing::price_of(content, state, state.purchase.recipe));
    }

    const Content& content;
    State state;
    const SaidReason& reason;
};

struct Remedy {
    std::string_view key;
    void (*take_away)(Bench&);
};

// clang-format off
inline constexpr auto kRemedies = std::to_array<Remedy>({
    {"why.not_yours",           [](Bench& at) { at.gain(); }},
    {"why.own",                 [](Bench& at) { at.lose(); }},
    {"why.claimed",             [](Bench& at) { set_owner(at.state, at.area(), kNobody); }},
    {"why.source_there",        [](Bench& at) { at.take_source(); }},
    {"why.temple_there",        [](Bench& at) { at.take_temple(); }},
    {"why.city_there",          [](Bench& at) { at.state.board.cities.erase(at.country()); }},
    {"why.goods_missing",       [](Bench& at) { at.lay_price(); }},
    {"why.horse_there",         [](Bench& at) { take(at.state, at.area(), Goods::one(Kind::Horse)); }},
    {"why.no_horse_there",      [](Bench& at) { at.lay(Kind::Horse); }},
    {"why.nothing_to_carry",    [](Bench& at) { at.lay(Kind::Weapon); }},
    {"why.none_there",          [](Bench& at) { at.lay_asked(); }},
    {"why.visited",             [](Bench& at) { at.state.transport.visited.erase(at.country()); }},
    {"why.book_there",          [](Bench& at) { at.state.board.books.erase(at.area()); }},
    {"why.no_book_there",       [](Bench& at) { at.state.board.books.insert(at.area()); }},
    {"why.follower_there",      [](Bench& at) { remove_follower(at.state, at.area()); }},
    {"why.offers_used",         [](Bench& at) { at.state.seat(at.state.turn.active).offers -= at.reason.number(); }},
    {"why.not_linked",          [](Bench& at) { at.link(); }},
    {"why.you_have_nothing",    [](Bench& at) { at.give(at.state.turn.active, Kind::Gold); }},
    {"why.partner_has_nothing", [](Bench& at) { at.give(at.partner(), Kind::Gold); }},
    {"why.save_boats",          [](Bench& at) { at.state.board.distressed = {}; }},
    {"why.no_bonus_left",       [](Bench& at) { at.give_bonus(); }},
    {"why.attacks_used",        [](Bench& at) { at.state.attack.made = {}; }},
    {"why.no_boat",             [](Bench& at) { launch(at.state, Product::Boat, shallow(1)); }},
    {"why.lost_at_sea",         [](Bench& at) { at.state.board.distressed = {}; }},
    {"why.no_horse",            [](Bench& at) { at.give(at.state.turn.active, Kind::Horse); }},
    {"why.points",              [](Bench& at) { at.state.transport.points = Counter(at.reason.number()); }},
    {"why.refused",             [](Bench& at) { at.let_pass(); }},
    {"why.not_started",         [](Bench& at) { at.move(); }},
    {"why.high_sea",            [](Bench& at) { at.state.board.distressed = {}; }},
});
// clang-format on

struct Remedies {
    using SaidReason = engine::testing::SaidReason;

    static std::optional<State> without(const Content& content,
                                        const State& state,
                                        SeatId /*seat*/,
                                        const SaidReason& reason) {
        Bench bench(content, state, reason);
        for (const Remedy& remedy : kRemedies)
            if (reason.key == remedy.key) {
                remedy.take_away(bench);
                return bench.state;
            }
        return std::nullopt;
    }

    // Reasons without a remedy are believed.
    static bool is_fixed(const Content& /*content*/,
                         const State& /*state*/,
                         SeatId /*seat*/,
                         const SaidReason& /*reason*/) {
        return true;
    }
};

}  // namespace ascalion::testing
