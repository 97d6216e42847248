// The search on Hyperborea: what is hidden does not matter, and what lies at hand is taken.
#include <doctest/doctest.h>

#include "ai/testing/searches.h"
#include "games/hyperborea/testing.h"
#include "generated/games/hyperborea/library.h"

namespace hyperborea::testing {
namespace {

using ai::search::Findings;
using ai::testing::check_same;

Findings findings_of(const State& state, SeatId seat, std::uint32_t visits) {
    static const engine::AnyGamePtr game = standard_game();
    return ai::testing::after_thinking(*game, engine::Position::of(state), seat, visits)
        ->findings();
}

Action best_action(const Table& table, std::uint32_t visits) {
    return findings_of(table.state, table.asked(), visits).moves.front().action;
}

}  // namespace

TEST_CASE("Hyperborea: the search does not depend on tokens that rivals have stored") {
    Table table;
    table.bag(kA, {{Colour::Red, 3}}).bag(kB, {{Colour::Blue, 5}});
    table.available({{Colour::Yellow, 1}, {Colour::Green, 1}, {Colour::Blue, 1}});
    table.stores(kB, token("R-S01"));
    const Findings found = findings_of(table.state, kA, 2000);
    table.stores(kB, token("R-S29"));
    check_same(found, findings_of(table.state, kA, 2000));
}

TEST_CASE("Hyperborea: the search does not depend on choices of the set-up that others made") {
    Options options;
    options.first_player = 1;
    const Content& content = embedded::kContent;
    State state = Rules::initial(content, options);
    Rules::apply(content, state, kNobody, action::got_race(Race::Red));
    Rules::apply(content, state, kNobody, action::got_race(Race::Golden));
    REQUIRE(state.turn.ask == Ask::Commit);
    State other = state;
    Rules::apply(content, state, kB, action::extra_cube(Colour::Blue));
    Rules::apply(content, other, kB, action::extra_cube(Colour::Red));
    check_same(findings_of(state, kA, 500), findings_of(other, kA, 500));
}

TEST_CASE("Hyperborea: the last gem wins the game in the last turn") {
    Table table;
    table.available({{Colour::Yellow, 1}, {Colour::Green, 1}}).minis(kA, {{kCap, 3}});
    table.state.turn.triggered = true;
    table.state.turn.turns_left = Counter(0);
    table.state.seat(kB).objectives.insert(Condition::Technologies);
    table.state.seat(kB).objectives.insert(Condition::Miniatures);
    const int lead = table.outcome().of(kB).score - table.outcome().of(kA).score;
    table.gems(kA, lead);
    while (!table.state.is_over())
        table.play(best_action(table, 3000));
    CHECK(table.outcome().of(kA).place == 1);
}

TEST_CASE("Hyperborea: a whole turn is planned, legal from step to step, and uses the cubes") {
    Table table;
    table.bag(kA, {{Colour::Red, 2}}).bag(kB, {{Colour::Red, 2}});
    table.available({{Colour::Yellow, 1}, {Colour::Orange, 1}, {Colour::Green, 1}});
    while (table.state.turn.ask != Ask::DrawCube && table.asked() == kA
           && table.state.turn.round == 1)
        table.play(best_action(table, 1500));
    int wasted = 0;
    for (const Colour colour : all_rows())
        wasted += table.in_unused(colour);
    CHECK(wasted <= 1);
}

TEST_CASE("Hyperborea: the same visits, the same findings") {
    Table table;
    table.available({{Colour::Yellow, 1}, {Colour::Green, 1}, {Colour::Blue, 1}});
    table.bag(kA, {{Colour::Red, 3}});
    check_same(findings_of(table.state, kA, 1000), findings_of(table.state, kA, 1000));
}

}  // namespace hyperborea::testing
