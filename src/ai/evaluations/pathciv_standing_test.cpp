#include "ai/evaluations/pathciv_standing.h"

#include <doctest/doctest.h>

#include "ai/evaluations/standing_rules.h"
#include "ai/testing/standings.h"
#include "games/pathciv/testing.h"

namespace pathciv::testing {
namespace {

using ai::PathcivStanding;
using ai::pathciv_standing::Feature;
using ai::search::Style;

float feature(const Table& table, SeatId seat, Feature feature) {
    return ai::testing::feature_of<PathcivStanding>(table, seat, feature);
}

float share(const Table& table, SeatId seat) {
    return ai::testing::share_of<PathcivStanding>(table, seat);
}

float weight(const Table& table, SeatId seat, Action wanted) {
    return ai::testing::weight_of<PathcivStanding>(table, seat, wanted);
}

std::uint64_t key(const Table& table, SeatId seat) {
    return ai::StandingRules<PathcivStanding>(table.content).key(table.state, seat);
}

}  // namespace

TEST_CASE(
    "Path of Civilization: shares add up for every number of players, and characters differ") {
    for (int seats = 2; seats <= kMaxSeats; ++seats) {
        Table table({.seats = seats});
        table.hands().run(Stage::PlanProjects);
        float sum = 0;
        for (const SeatId seat : table.state.everyone())
            sum += share(table, seat);
        CHECK(sum == doctest::Approx(1));
    }
    for (const Style style : {Style::Aggressive, Style::Builder, Style::Opportunist})
        CHECK(PathcivStanding::weights_of(style) != PathcivStanding::weights_of(Style::Balanced));
}

TEST_CASE("Path of Civilization: points count as the rules count them") {
    Table table;
    table.hands().trays(kA, {{Grey, 3}, {Blue, 1}}).run(Stage::PlanProjects);
    table.state.seat(kA).philosophy = Counter(3);
    table.state.seat(kA).tokens = Counter(7);
    const int score = Rules::outcome(table.content, table.state).of(kA).score;
    CHECK(feature(table, kA, Feature::Points) == doctest::Approx(0.1 * score));
    CHECK(feature(table, kA, Feature::Tokens) == doctest::Approx(0.7));
    CHECK(feature(table, kB, Feature::Points) == 0);
}

TEST_CASE("Path of Civilization: the same cubes are worth less when nothing is left to buy") {
    Table table;
    table.hands().trays(kA, {{Grey, 4}, {Red, 2}}).run(Stage::PlanProjects);
    CHECK(feature(table, kA, Feature::Grey) == 4);
    CHECK(feature(table, kA, Feature::Red) == 2);
    table.round(9);
    table.state.turn.phase = Phase::Battle;
    CHECK(feature(table, kA, Feature::Grey) == 0);
    CHECK(feature(table, kA, Feature::Red) == 0);
}

TEST_CASE("Path of Civilization: a card in reach is worth more than one that is nearly paid") {
    Table table;
    table.hands().market({"w_08"}).trays(kA, {{Grey, 4}}).trays(kB, {{Grey, 3}});
    table.run(Stage::PlanProjects);
    CHECK(feature(table, kA, Feature::WonderInReach) > feature(table, kB, Feature::WonderNear));
    CHECK(feature(table, kB, Feature::WonderNear) > 0);
    CHECK(feature(table, kB, Feature::WonderInReach) == 0);
}

TEST_CASE("Path of Civilization: power counts by the rank that it gives") {
    Table table;
    table.hands().round(4).trays(kA, {{Red, 3}}).trays(kB, {{Red, 1}}).run(Stage::PlanProjects);
    CHECK(feature(table, kA, Feature::Battle) > feature(table, kB, Feature::Battle));
    CHECK(feature(table, kC, Feature::Battle) == 0);
    CHECK(feature(table, kA, Feature::NextBattle) == 0);
    CHECK(share(table, kA) > share(table, kB));
}

TEST_CASE("Path of Civilization: alone, more points are better, and 115 are even odds") {
    CHECK(PathcivStanding::lone_share(115) == doctest::Approx(0.5));
    CHECK(PathcivStanding::lone_share(90) < PathcivStanding::lone_share(91));
    Table table({.seats = 1});
    table.hands().round(9).run(Stage::PlanProjects);
    const float before = share(table, kA);
    table.state.seat(kA).tokens = Counter(30);
    CHECK(share(table, kA) > before);
}

TEST_CASE(
    "Path of Civilization: alone, the chance is that of the target, which is known at the end") {
    Table easy({.seats = 1, .difficulty = Difficulty::Easy});
    Table hard({.seats = 1, .difficulty = Difficulty::Hard});
    for (Table* table : {&easy, &hard})
        table->hands().round(9).run(Stage::PlanProjects);
    CHECK(share(easy, kA) > share(hard, kA));
    const auto worth_at_the_end = [](int less) {
        Table table({.seats = 1});
        table.state.seat(kA).tokens = Counter(table.content.solo.target[1] - less);
        table.round(9).run(Stage::Finish);
        const ai::StandingJudge<PathcivStanding> judge(
            table.content, PathcivStanding::weights_of(Style::Balanced));
        return judge.final_shares(Rules::outcome(table.content, table.state))[0];
    };
    CHECK(worth_at_the_end(0) > 0.95F);
    CHECK(worth_at_the_end(1) < 0.05F);
    CHECK(worth_at_the_end(2) < worth_at_the_end(1));
}

TEST_CASE("Path of Civilization: a window is judged when it is closed") {
    Table table;
    table.hands().run(Stage::PlanProjects);
    CHECK(Rules::is_settled(table.content, table.state));
    CHECK(PathcivStanding::is_asked(table.content, table.state));
    table.play(kB, action::discard(tech("t_mil_0")));
    CHECK_FALSE(Rules::is_settled(table.content, table.state));
    CHECK_FALSE(PathcivStanding::is_asked(table.content, table.state));
}

TEST_CASE(
    "Path of Civilization: a seat decides by its own things, not by what others have picked") {
    Table table;
    table.hands().run(Stage::PlanProjects);
    const std::uint64_t before = key(table, kA);
    Table other = table;
    other.play(kB, action::discard(tech("t_mil_0")));
    CHECK(key(other, kA) == before);
    other.trays(kB, {{Grey, 2}});
    CHECK(key(other, kA) == before);
    other.trays(kA, {{Grey, 2}});
    CHECK(key(other, kA) != before);
    CHECK(key(table, kB) != before);
}

TEST_CASE("Path of Civilization: looked at first are weak discards and dear technologies") {
    Table table;
    table.hands().hand(kA, {"t_mil_0", "t_clt_1", "t_sci_2", "t_art_2", "t_ind_3"});
    table.run(Stage::PlanProjects);
    CHECK(weight(table, kA, action::discard(tech("t_mil_0")))
          > weight(table, kA, action::discard(tech("t_ind_3"))));
    Table shop;
    shop.research(kA, {{Science, 7}}).run(Stage::BeginTechnology);
    CHECK(weight(shop, kA, action::buy(tech("t_sci_3")))
          > weight(shop, kA, action::buy(tech("t_sci_1"))));
}

}  // namespace pathciv::testing
