// Takes away what a reason of Hyperborea names, so that the conformance kit can try whether it is
// true.
#pragma once

#include <array>
#include <optional>

#include "engine/named.h"
#include "engine/testing/conformance.h"
#include "games/hyperborea/names.h"
#include "games/hyperborea/rules.h"

namespace hyperborea::testing {

// A position, and the reason whose obstacle leaves it.
class Bench {
  public:
    using SaidReason = engine::testing::SaidReason;

    Bench(const Content& cards, const State& position, const SaidReason& given)
        : content(cards), state(position), own(state.active()), reason(given) {}

    SeatId seat() const { return state.turn.active; }
    SeatId rival() const { return (state.everyone() - SeatSet::of(seat())).front(); }
    bool is_for(ActionKind kind) const { return reason.id() == name_of(kind); }
    Set set() const { return *engine::named<Set>(reason.id()); }
    OnSpaces& spaces(Set of) { return on_set(state, seat(), of); }

    // Where a free mini of the player stands from now on, at least.
    Hex put_free_mini() {
        if (state.board.free_at[seat()].empty())
            add_free(state, seat(), home_cities(content, state, seat()).front());
        return state.board.free_at[seat()].front();
    }
    void put_rival_at(Hex hex) { add_free(state, rival(), hex); }
    void give_points() {
        for (int i = 0; i < kPoints; ++i)
            if (const auto point = static_cast<Point>(i); point != Point::Gem)
                state.pool[point] += state.pool[point] == 0 ? 1 : 0;
    }
    void open_all_sets() {
        for_each_set(state, seat(), [this](Set each) { spaces(each) = empty_spaces(); });
        state.activations = {};
        for (const Colour colour : all_colours())
            ++own.available[colour];
    }
    void free_a_site() {
        const Hex hex = home_cities(content, state, seat()).front();
        for (int site = 0; site < kSites; ++site)
            if (site_at(content, state, hex, site).kind == SiteKind::City)
                take_figure(state, hex, site);
        add_free(state, seat(), hex);
    }
    void fit_the_colour() {
        for_each_open_space(content, state, set(), [this](Set /*set*/, Space space) {
            state.turn.colour = accepted(own.tile, space).front();
        });
    }
    void give_cubes() {
        for (const Colour colour : all_colours()) {
            ++own.available[colour];
            ++state.supply.cubes[colour];
        }
    }
    void give_victim() {
        Seat& victim = state.seat(rival());
        ++victim.gems;
        ++victim.markers[Colour::Red];
        ++victim.available[Colour::Red];
        victim.cards.insert(content.copyable.front());
    }
    void give_cards() {
        state.market.open.front() = Card{};
        state.market.fresh = CardSet::first(kCards);
    }
    // "There is nothing to use it on": minis to hit, cubes to move, cards to take.
    void give_aims() {
        const Hex hex = put_free_mini();
        put_rival_at(is_for(ActionKind::Ranged) ? touching(content, state, hex).front() : hex);
        give_victim();
        give_cubes();
        give_cards();
    }

    const Content& content;
    State state;
    Seat& own;
    const SaidReason& reason;
};

struct Remedy {
    std::string_view key;
    void (*take_away)(Bench&);
};

// clang-format off
inline constexpr auto kRemedies = std::to_array<Remedy>({
    {"why.no_points",    [](Bench& at) { at.give_points(); }},
    {"why.no_cube_fits", [](Bench& at) { at.open_all_sets(); }},
    {"why.nowhere",      [](Bench& at) { at.give_aims(); }},
    {"why.no_mini",      [](Bench& at) { at.put_free_mini(); }},
    {"why.too_dear",     [](Bench& at) { at.state.pool[Point::Move] += 20; at.state.board.stopped = {}; }},
    {"why.no_fortress",  [](Bench& at) { ++at.own.stock; }},
    {"why.no_reserve",   [](Bench& at) { ++at.own.reserve; }},
    {"why.no_site",      [](Bench& at) { at.free_a_site(); }},
    {"why.no_token",     [](Bench& at) { at.state.secret().stored = Token{}; }},
    {"why.all_at_top",   [](Bench& at) { at.own.markers[Colour::Red] = {}; }},
    {"why.low_markers",  [](Bench& at) { at.own.markers[Colour::Red] = Counter(at.content.parameters.most_level); at.give_cubes(); }},
    {"why.empty_bag",    [](Bench& at) { ++at.own.bag[Colour::Red]; }},
    {"why.other_set",    [](Bench& at) { at.spaces(partner_of(at.set())) = empty_spaces(); }},
    {"why.full",         [](Bench& at) { at.spaces(at.set()) = empty_spaces(); }},
    {"why.often_enough", [](Bench& at) { at.state.activations[at.set()] = {}; }},
    {"why.wrong_colour", [](Bench& at) { at.fit_the_colour(); }},
});
// clang-format on

struct Remedies {
    using SaidReason = engine::testing::SaidReason;

    static std::optional<State> without(const Content& content,
                                        const State& state,
                                        SeatId /*seat*/,
                                        const SaidReason& reason) {
        Bench bench(content, state, reason);
        if (reason.key == "why.no_power" && has_power(state)) {
            ++bench.own.gems;
            ++bench.own.on_tile;
            return bench.state;
        }
        for (const Remedy& remedy : kRemedies)
            if (reason.key == remedy.key) {
                remedy.take_away(bench);
                return bench.state;
            }
        return std::nullopt;
    }

    // Most race tiles have nothing that one uses.
    static bool is_fixed(const Content& /*content*/,
                         const State& state,
                         SeatId /*seat*/,
                         const SaidReason& reason) {
        return reason.key == "why.no_power" && !has_power(state);
    }

  private:
    static bool has_power(const State& state) {
        const RaceTile tile = state.active().tile;
        return tile == RaceTile::RedB || tile == RaceTile::EmeraldA || tile == RaceTile::GoldenB;
    }
};

}  // namespace hyperborea::testing
