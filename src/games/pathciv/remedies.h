// Takes away what a reason of Path of Civilization names, going by its words, so that the
// conformance kit can try whether it is true.
#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "engine/named.h"
#include "engine/testing/conformance.h"
#include "games/pathciv/names.h"
#include "games/pathciv/rules.h"

namespace pathciv::testing {

// A position, and the reason whose obstacle leaves it.
class Bench {
  public:
    using SaidReason = engine::testing::SaidReason;

    Bench(const Content& cards, const State& position, SeatId id, const SaidReason& given)
        : content(cards),
          state(position),
          seat(id),
          own(state.seat(id)),
          secret(state.secrets[id]),
          reason(given) {}

    template <class Thing>
    Thing thing() const {
        return *engine::named<Thing>(reason.id());
    }
    bool is_cube() const { return reason.is_about("cube"); }

    // "Only in phase D: Research"
    void open_named_window() {
        struct Window {
            std::string_view name;
            Phase phase;
            Ask ask;
        };
        constexpr std::array<Window, 6> kWindows = {{
            {"Deployment", Phase::Deployment, Ask::Deployment},
            {"Philosophy", Phase::Philosophy, Ask::Taking},
            {"Wonders", Phase::Wonders, Ask::WonderBids},
            {"Leaders", Phase::Leaders, Ask::LeaderBids},
            {"Research", Phase::Research, Ask::Circles},
            {"Technology", Phase::Technology, Ask::TechnologyBids},
        }};
        for (const Window& window : kWindows)
            if (reason.english.find(window.name) != std::string_view::npos) {
                state.turn.phase = window.phase;
                state.turn.ask = window.ask;
            }
        state.turn.bidding = state.turn.arrived = state.turn.waiting = state.everyone();
        secret = {};
    }
    void discard_another() {
        const Tech tech = thing<Tech>();
        for (const Tech other : own.hand)
            if (other != tech)
                secret.discard = other;
    }
    void begin_anew() {
        secret.cubes_given = {};
        secret.circles_given = {};
        secret.recruited = {};
        if (!is_cube())
            secret.chosen = {};
    }
    // What lies before it goes first.
    void give_up_before() {
        if (is_cube())
            give_up_before(
                deploying::chain_of(content, state, seat), secret.cubes_given, thing<Tray>());
        else
            give_up_before(
                researching::chain_of(content, state, seat), secret.circles_given, thing<Circle>());
    }
    template <class Chain, class Given, class Kind>
    void give_up_before(const Chain& chain, Given& given, Kind kind) {
        int surplus = reason.number() - chain.left_from(static_cast<std::size_t>(kind));
        for (std::size_t before = 0; before < static_cast<std::size_t>(kind); ++before)
            for (int i = 0; i < chain.left.items[before].value() && surplus > 0; ++i, --surplus)
                ++given.items[before];
    }
    void give_all_up() {
        for (int left = reason.number(); left > 0; --left) {
            engine::NthPicker first{0};
            researching::legal(content, state, seat, first);
            researching::pick(secret, first.picked);
        }
    }
    void choose_points() {
        secret.chosen[Type::Industry] += own.any_research.value() - total(secret.chosen);
    }
    void lay_at_own_step(bool open) {
        const Marker marker = thing<Marker>();
        auto& markers = open ? state.philosophy.open : state.philosophy.shown;
        for (auto* lying : {&state.philosophy.open, &state.philosophy.shown})
            for (MarkerSet& at : *lying)
                at.erase(marker);
        arriving::at(markers, arriving::step_of(state, seat)).insert(marker);
    }
    bool opens() const { return state.turn.ask == Ask::Opening; }
    void pay() {
        if (reason.is_about("card"))
            own.trays[paid_from(thing<Card>())] = Counter(reason.number());
        else
            own.research[type_of(thing<Stack>())] = Counter(reason.number());
    }
    void sell_out_below() {
        for (const Stack stack : all_stacks())
            if (level_of(stack) < level_of(thing<Stack>()))
                state.market.copies[stack] = Counter(0);
    }

    const Content& content;
    State state;
    const SeatId seat;
    Seat& own;
    Secret& secret;
    const SaidReason& reason;
};

struct Remedy {
    std::string_view key;
    void (*take_away)(Bench&);
};

// clang-format off
inline constexpr auto kRemedies = std::to_array<Remedy>({
    {"why.later",          [](Bench& at) { at.open_named_window(); }},
    {"why.no_discard",     [](Bench& at) { at.own.hand.back() = at.own.hand[kHandSize - 2]; }},
    {"why.discard_chosen", [](Bench& at) { at.secret.discard = kNoTech; }},
    {"why.discard_first",  [](Bench& at) { at.discard_another(); }},
    {"why.is_discarded",   [](Bench& at) { at.discard_another(); }},
    {"why.in_order",       [](Bench& at) { at.begin_anew(); }},
    {"why.too_few_behind", [](Bench& at) { at.give_up_before(); }},
    {"why.give_up_first",  [](Bench& at) { at.give_all_up(); }},
    {"why.points_first",   [](Bench& at) { at.choose_points(); }},
    {"why.no_cube_left",   [](Bench& at) { ++at.own.any_cubes; }},
    {"why.other_step",     [](Bench& at) { at.lay_at_own_step(!at.opens()); }},
    {"why.is_open",        [](Bench& at) { at.lay_at_own_step(false); }},
    {"why.not_open",       [](Bench& at) { at.lay_at_own_step(true); }},
    {"why.too_dear",       [](Bench& at) { at.pay(); }},
    {"why.gone",           [](Bench& at) { ++at.state.market.copies[at.thing<Stack>()]; }},
    {"why.level",          [](Bench& at) { at.sell_out_below(); }},
});
// clang-format on

// What picks that were made leave, counted without the rules of chains.
class Count {
  public:
    Count(const Content& content, const State& state, SeatId seat)
        : own_(state.seat(seat)),
          secret_(state.secrets[seat]),
          cubes_(cubes_offered(content, own_)),
          circles_(circles_offered(content, own_)),
          limit_(limit_of(content, own_)) {}

    bool gives_up_nothing(bool cubes) const {
        return cubes ? total(cubes_) - total(secret_.cubes_given) <= limit_
                     : total(circles_) - total(secret_.circles_given) <= limit_;
    }
    bool has_none(Tray tray) const { return cubes_[tray] == secret_.cubes_given[tray].value(); }
    bool has_none(Circle circle) const {
        return circles_[circle] == secret_.circles_given[circle].value();
    }
    bool gave_up(Type type) const { return secret_.circles_given[circle_of(type)] > 0; }
    bool has_no_point(bool of_circles) const {
        const int points =
            of_circles ? circles_[Circle::Any].value() - secret_.circles_given[Circle::Any].value()
                       : own_.any_research.value();
        return total(secret_.chosen) >= points;
    }
    // Whatever goes after this circle, points of any type stay, but no type is spared.
    bool spares_no_type(Circle circle) const {
        CircleCounts given = secret_.circles_given;
        ++given[circle];
        return never_spares(given, circle);
    }

  private:
    bool never_spares(const CircleCounts& given, Circle from) const {
        if (total(circles_) - total(given) <= limit_)
            return circles_[Circle::Any] > given[Circle::Any].value() && !spares(given);
        for (auto next = static_cast<int>(from); next < kCircles; ++next) {
            CircleCounts more = given;
            const auto circle = static_cast<Circle>(next);
            if (circles_[circle] == more[circle].value())
                continue;
            ++more[circle];
            if (!never_spares(more, circle))
                return false;
        }
        return true;
    }
    static bool spares(const CircleCounts& given) {
        for (const Type type : all_types())
            if (given[circle_of(type)] == 0)
                return true;
        return false;
    }

    const Seat& own_;
    const Secret& secret_;
    const CubeCounts cubes_;
    const CircleCounts circles_;
    const int limit_;
};

struct Remedies {
    using SaidReason = engine::testing::SaidReason;

    static std::optional<State> without(const Content& content,
                                        const State& state,
                                        SeatId seat,
                                        const SaidReason& reason) {
        Bench bench(content, state, seat, reason);
        for (const Remedy& remedy : kRemedies)
            if (reason.key == remedy.key) {
                remedy.take_away(bench);
                return bench.state;
            }
        return std::nullopt;
    }

    // What a left or right side brings, and what picks that were made have taken of it.
    static bool is_fixed(const Content& content,
                         const State& state,
                         SeatId seat,
                         const SaidReason& reason) {
        const Count count(content, state, seat);
        const bool cube = reason.is_about("cube");
        if (reason.key == "why.nothing_to_give_up")
            return count.gives_up_nothing(cube);
        if (reason.key == "why.none_left")
            return cube ? count.has_none(*engine::named<Tray>(reason.id()))
                        : count.has_none(*engine::named<Circle>(reason.id()));
        if (reason.key == "why.no_point_left")
            return count.has_no_point(state.turn.ask == Ask::Circles);
        if (reason.key == "why.type_given_up")
            return count.gave_up(*engine::named<Type>(reason.id()));
        return reason.key == "why.spares_no_type"
               && count.spares_no_type(*engine::named<Circle>(reason.id()));
    }
};

}  // namespace pathciv::testing
