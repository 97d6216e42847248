#include "ai/evaluations/hyperborea_standing.h"

#include <doctest/doctest.h>

#include "ai/testing/standings.h"
#include "games/hyperborea/testing.h"

namespace hyperborea::testing {
namespace {

using ai::HyperboreaStanding;
using ai::hyperborea_standing::Feature;
using ai::search::Style;

float feature(const Table& table, SeatId seat, Feature feature) {
    return ai::testing::feature_of<HyperboreaStanding>(table, seat, feature);
}

float share(const Table& table, SeatId seat) {
    return ai::testing::share_of<HyperboreaStanding>(table, seat);
}

float weight(const Table& table, Action wanted) {
    return ai::testing::weight_of<HyperboreaStanding>(table, table.asked(), wanted);
}

}  // namespace

TEST_CASE("Hyperborea: shares add up for every number of players, and characters differ") {
    for (int seats = kMinSeats; seats <= kMaxSeats; ++seats) {
        const Table table({.seats = seats});
        float sum = 0;
        for (const SeatId seat : table.state.everyone())
            sum += share(table, seat);
        CHECK(sum == doctest::Approx(1));
    }
    for (const Style style : {Style::Aggressive, Style::Builder, Style::Opportunist})
        CHECK(HyperboreaStanding::weights_of(style)
              != HyperboreaStanding::weights_of(Style::Balanced));
}

TEST_CASE("Hyperborea: what scores counts as the rules count it") {
    Table table;
    table.gems(kA, 5).cubes_of(kA, {{Colour::Red, 2}, {Colour::Grey, 1}}).full(kA, card(1, 7));
    table.minis(kA, {{kB5, 3}});
    const engine::SeatResult result = table.outcome().of(kA);
    const float points = feature(table, kA, Feature::Gems) + feature(table, kA, Feature::CardPoints)
                         + feature(table, kA, Feature::Control)
                         + feature(table, kA, Feature::RedCubes)
                         + feature(table, kA, Feature::GreenCubes);
    CHECK(points == static_cast<float>(result.score));
    CHECK(feature(table, kA, Feature::GreyCubes) == 1);
}

TEST_CASE("Hyperborea: each step from a cube in hand to a gem is worth something") {
    const Table drawn = Table().available({{Colour::Yellow, 1}, {Colour::Green, 1}});
    Table begun = drawn;
    begun.place(Colour::Yellow, kTrade1, Space::Yellow);
    Table done = begun;
    done.place(Colour::Green, kTrade1, Space::Multi);
    CHECK(feature(begun, kA, Feature::SetsBegun) > 0);
    CHECK(feature(done, kA, Feature::SetsBegun) == 0);
    CHECK(share(done, kA) > share(begun, kA));
    CHECK(share(done, kA) > share(drawn, kA));
}

TEST_CASE("Hyperborea: a cycle whose last draw finds one cube is worse than a full one") {
    const Table six = Table().bag(kA, {{Colour::Red, 6}});
    const Table seven = Table().bag(kA, {{Colour::Red, 7}});
    CHECK(feature(six, kA, Feature::Idle) == 0);
    CHECK(feature(seven, kA, Feature::Idle) > 0.2F);
}

TEST_CASE("Hyperborea: a lead means more the nearer the end is") {
    Table table;
    table.gems(kA, 8).gems(kB, 5);
    const float early = share(table, kA);
    table.state.seat(kB).taken = Counter(5);
    table.state.seat(kB).objectives.insert(Condition::Technologies);
    table.state.seat(kB).objectives.insert(Condition::Miniatures);
    table.state.seat(kA).objectives = table.state.seat(kB).objectives;
    CHECK(share(table, kA) > early);
}

TEST_CASE("Hyperborea: open sites and enemies beside free minis are seen") {
    Table table;
    table.minis(kA, {{kB5, 1}}).no_ghosts(kB5);
    CHECK(feature(table, kA, Feature::Visits) > 0);
    CHECK(feature(table, kA, Feature::Quarry) == 0);
    table.minis(kB, {{kB5, 1}});
    CHECK(feature(table, kA, Feature::Quarry) == 1);
    CHECK(feature(table, kA, Feature::Exposed) == 1);
    table.fortress(kA, kB5);
    CHECK(feature(table, kA, Feature::Exposed) == 0);
    CHECK(feature(table, kB, Feature::Quarry) == 0);
}

TEST_CASE("Hyperborea: only the metal of a stored token counts, which everybody sees") {
    const Table compass = Table().stores(kB, token("R-B01"));
    const Table gatehouse = Table().stores(kB, token("R-B05"));
    CHECK(feature(compass, kB, Feature::Token) > 0);
    CHECK(share(compass, kA) == share(gatehouse, kA));
}

TEST_CASE("Hyperborea: an action is judged when it is complete") {
    Table table;
    table.available({{Colour::Yellow, 1}, {Colour::Green, 1}});
    CHECK(Rules::is_settled(table.content, table.state));
    CHECK(HyperboreaStanding::is_asked(table.content, table.state));
    table.play(ActionKind::Place);
    CHECK_FALSE(Rules::is_settled(table.content, table.state));
    CHECK_FALSE(HyperboreaStanding::is_asked(table.content, table.state));
}

TEST_CASE("Hyperborea: looked at first are sets that the hand completes") {
    Table table;
    table.available({{Colour::Yellow, 1}, {Colour::Orange, 1}}).play(ActionKind::Place);
    table.play(action::of_colour(Colour::Yellow));
    CHECK(weight(table, action::on(kTrade2, Space::Yellow))
          > weight(table, action::on(kScience2, Space::Yellow)));
    const Table menu = Table().available({{Colour::Yellow, 1}});
    CHECK(weight(menu, action::bare(ActionKind::Place))
          > weight(menu, action::bare(ActionKind::End)));
}

TEST_CASE("Hyperborea: an OR is worth its best option, a price what it leaves") {
    const Content& content = embedded::kContent;
    using ai::hyperborea_standing::worth_of;
    CHECK(worth_of(content, kWarfare1) == doctest::Approx(worth_of(Point::Attack)));
    CHECK(worth_of(content, set_of(card(2, 16)))
          == doctest::Approx(2 * worth_of(Point::Gem) - worth_of(Cost::RemoveMini)));
}

}  // namespace hyperborea::testing
