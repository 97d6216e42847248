// The search on Path of Civilization: all seats pick at the same time, and nobody sees what another
// has picked.
#include <doctest/doctest.h>

#include "ai/testing/searches.h"
#include "games/pathciv/testing.h"
#include "generated/games/pathciv/library.h"

namespace pathciv::testing {
namespace {

using ai::search::Findings;
using ai::testing::check_same;

Findings findings_of(const Table& table, SeatId seat, std::uint32_t visits) {
    static const engine::AnyGamePtr game = standard_game();
    return ai::testing::after_thinking(*game, engine::Position::of(table.state), seat, visits)
        ->findings();
}

Table first_round() {
    Table table;
    table.hands().market({"w_01", "w_05"}).run(Stage::PlanProjects);
    return table;
}

}  // namespace

TEST_CASE("Path of Civilization: the search does not depend on what others have committed") {
    const Table open = first_round();
    Table one = open;
    one.play(kB,
             {action::discard(tech("t_mil_0")), action::left(tech("t_clt_0"), tech("t_sci_0"))});
    Table two = open;
    two.play(kB,
             {action::discard(tech("t_ind_0")), action::left(tech("t_mil_0"), tech("t_art_0"))});
    for (const SeatId seat : {kA, kC}) {
        check_same(findings_of(one, seat, 1000), findings_of(two, seat, 1000));
        check_same(findings_of(one, seat, 1000), findings_of(open, seat, 1000));
    }
}

TEST_CASE("Path of Civilization: nor on picks of others that are not committed yet") {
    const Table open = first_round();
    Table picking = open;
    picking.play(kB, action::discard(tech("t_mil_0")));
    check_same(findings_of(open, kA, 1000), findings_of(picking, kA, 1000));
}

TEST_CASE("Path of Civilization: every seat of a window may be asked, and gets its own answer") {
    const Table table = first_round();
    for (const SeatId seat : {kA, kB, kC}) {
        const Findings found = findings_of(table, seat, 500);
        CHECK(found.seat == seat);
        CHECK(found.moves.size() == 5);
    }
}

TEST_CASE("Path of Civilization: the dearest technology that research pays is bought at the end") {
    Table table({.seats = 2});
    table.round(9).research(kA, {{Science, 10}}).research(kB, {{Science, 1}});
    table.run(Stage::BeginTechnology);
    const Findings found = findings_of(table, kA, 500);
    CHECK(found.moves.front().action == action::buy(tech("t_sci_4")));
}

TEST_CASE("Path of Civilization: alone, a point more is a better answer") {
    Table table({.seats = 1});
    table.round(9).research(kA, {{Science, 10}}).run(Stage::BeginTechnology);
    const Findings found = findings_of(table, kA, 300);
    CHECK(found.moves.front().action == action::buy(tech("t_sci_4")));
}

TEST_CASE("Path of Civilization: the same visits, the same findings") {
    const Table table = first_round();
    check_same(findings_of(table, kA, 1000), findings_of(table, kA, 1000));
}

}  // namespace pathciv::testing
