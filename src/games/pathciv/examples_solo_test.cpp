// Worked examples 38 to 41 of docs/rules/pathciv.md: the solo mode, and a hidden commit.
#include "games/pathciv/testing.h"

namespace pathciv::testing {
namespace {

Table solo_market() {
    Table table({.seats = 1});
    table.round(4).market({"w_08", "w_10", "w_13"}).trays(kA, {{Grey, 4}});
    table.run(Stage::AimAtWonder);
    return table;
}

}  // namespace

TEST_CASE("Ex-38, P10.5, P10.6, P10.7, P10.8 the Rival aims at a wonder") {
    Table table = solo_market();
    CHECK(table.ask() == Ask::TypeOfRival);
    table.chance(action::aimed(Science));
    CHECK(table.state.rival.aim == card("w_10"));
    table.bid(kA, "w_10");
    CHECK(table.state.market.out.contains(card("w_10")));
    CHECK(table.seat(kA).trays[Grey] == 4);
    CHECK(table.offered(kA)
          == std::vector{action::bid(card("w_08")), action::bid(card("w_13")), action::pass()});
    Table priority = solo_market();
    priority.dead(kA, {"l_14"}).chance(action::aimed(Science)).bid(kA, "w_10");
    CHECK(priority.seat(kA).cards.contains(card("w_10")));
    CHECK(priority.state.market.open.contains(card("w_08")));
    CHECK(priority.state.market.open.contains(card("w_13")));
    CHECK(priority.state.market.out.empty());
    Table missing = solo_market();
    missing.chance(action::aimed(Cult));
    CHECK(missing.state.rival.aim == card("w_08"));
}

TEST_CASE("Ex-39, P10.3, P10.4 the Rival opens a marker by chance, or both with the player") {
    Table table({.seats = 1});
    table.round(3).trays(kA, {{Blue, 1}}).run(Stage::Arrive).show("a_08").show("a_02");
    CHECK(table.ask() == Ask::MarkerOpened);
    CHECK(table.offered(kNobody).size() == 2);
    table.chance(action::opened(marker("a_08")));
    CHECK(table.state.rival.philosophy == 1);
    table.state.turn.ask = Ask::Nothing;
    table.state.turn.waiting = {};
    table.round(4).trays(kA, {{Blue, 2}}).run(Stage::Arrive);
    CHECK(table.before(Stage::AimAtWonder).seat(kA).tokens == 2);
    Table together({.seats = 1});
    together.round(3).trays(kA, {{Blue, 2}}).run(Stage::Arrive).show("a_08").show("a_02");
    CHECK(together.ask() == Ask::Taking);
    CHECK(together.offered(kA).size() == 2);
}

TEST_CASE("Ex-40, P10.9 the Rival fights along with the threat") {
    const std::array<std::array<int, 2>, 3> power_tokens = {{{8, 6}, {7, 4}, {6, 0}}};
    for (const auto& [power, tokens] : power_tokens) {
        Table table({.seats = 1});
        table.battle_is("b_6_1").heritage(kA, power).run(Stage::FightBattle);
        CHECK(table.seat(kA).tokens == tokens);
    }
}

TEST_CASE("Ex-41, P6.2, P11.4, P12.22 a commit is seen, what it holds is not") {
    Table table;
    table.hands().run(Stage::PlanProjects);
    table.play(kC, {table.offered(kC)[0]}).play(kC, {table.offered(kC)[0]});
    std::vector<View> views;
    for (const Action discard : table.offered(kB)) {
        Table one = table;
        one.play(kB, discard);
        for (const Action left : one.offered(kB)) {
            Table two = one;
            two.play(kB, left);
            CHECK(two.state.turn.waiting == SeatSet::of(kA));
            views.push_back(Rules::view(two.content, two.state, kA));
        }
    }
    CHECK(views.size() == 30);
    for (const View& view : views) {
        CHECK(view.table == views.front().table);
        CHECK(view.own == Secret{});
    }
}

}  // namespace pathciv::testing
