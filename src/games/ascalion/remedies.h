// Takes away what a reason of Ascalion names, so that the conformance kit can try whether it is
// true. Most reasons of areas are not tried.
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

    Bench(const State& position, const SaidReason& given) : state(position), reason(given) {}

    SeatId partner() const { return engine::seat_id(reason.id().front() - '0'); }
    void give(SeatId seat, Kind kind) {
        for (const Area area : state.areas_of(seat))
            return put(state, area, Goods::one(kind));
    }
    void link() {
        state.trade.links[state.turn.active].insert(partner());
        state.trade.links[partner()].insert(state.turn.active);
    }
    void move() {
        state.transport.acted = true;
        state.transport.borders = Counter(1);
    }
    void let_pass() { state.transport.refused_up = state.transport.refused_down = {}; }
    void give_bonus() {
        state.transport.made = {};
        state.board.cities.insert(state.own().countries.front());
    }

    State state;
    const SaidReason& reason;
};

struct Remedy {
    std::string_view key;
    void (*take_away)(Bench&);
};

// clang-format off
inline constexpr auto kRemedies = std::to_array<Remedy>({
    {"why.not_yours",           [](Bench& at) { set_owner(at.state, *engine::named<Area>(at.reason.id()), at.state.turn.to_move); }},
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

    static std::optional<State> without(const Content& /*content*/,
                                        const State& state,
                                        SeatId /*seat*/,
                                        const SaidReason& reason) {
        Bench bench(state, reason);
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
