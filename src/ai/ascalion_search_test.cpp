// The search on Ascalion: wins that are there are found, bad offers are refused, and the tree keeps
// its promises.
#include <doctest/doctest.h>

#include "ai/testing/searches.h"
#include "games/ascalion/testing.h"
#include "generated/games/ascalion/library.h"

namespace ascalion::testing {
namespace {

using namespace ai::search;

SearcherPtr after_thinking(const Table& table, std::uint32_t visits) {
    static const engine::AnyGamePtr game = standard_game();
    return ai::testing::after_thinking(
        *game, engine::Position::of(table.state), table.state.turn.to_move, visits);
}

Action best_action(const Table& table, std::uint32_t visits) {
    return after_thinking(table, visits)->findings().moves.front().action;
}

// A attacks last in this round and has two cities; the third is B's and lies open.
Table third_city_at_hand() {
    Table table(2);
    table.own(kA, {Country::Albur, Country::Erein}).start_player(kB);
    table.city(Country::Albur).city(Country::Erein).city(Country::Nordmark);
    table.begin(Phase::Attack).choose(action::bare(ActionKind::Pass));
    return table;
}

// Both have what the other one needs, and nobody else has anything.
Table swap_that_helps_both() {
    Table table(4);
    table.own(kA, {Country::Albur, Country::Nordmark, Country::Erein});
    table.own(kB, {Country::Sitara, Country::Revena, Country::Mesa});
    table.goods(Country::Albur, {{Kind::Wood, 1}, {Kind::Coal, 1}, {Kind::Iron, 1}});
    table.goods(Country::Erein, {{Kind::Wood, 1}});
    table.goods(Country::Sitara, {{Kind::Gold, 1}, {Kind::Coal, 1}, {Kind::Iron, 1}});
    table.goods(Country::Mesa, {{Kind::Gold, 1}});
    return table.open(Phase::Trade);
}

}  // namespace

TEST_CASE("a win by force is found: the third city is conquered in the last attack of the round") {
    Table table = third_city_at_hand();
    REQUIRE(table.asked() == kA);
    while (!table.state.is_over() && table.asked() == kA && table.state.turn.round == 5)
        table.choose(best_action(table, 10'000));
    CHECK(table.state.turn.ending == Ending::Cities);
    const auto found = after_thinking(third_city_at_hand(), 10'000)->findings();
    CHECK(found.moves.front().is_certain);
    CHECK(found.moves.front().action == action::at(Country::Nordmark));
}

TEST_CASE("a city is built when it can be paid for") {
    Table table(2);
    table.own(kA, {Country::Albur, Country::Erein});
    table.goods(Country::Albur,
                {{Kind::Wood, 1}, {Kind::Gold, 1}, {Kind::Coal, 1}, {Kind::Iron, 1}});
    table.begin(Phase::Development);
    CHECK(best_action(table, 2000) == action::make_by(Recipe::CityMixed));
}

TEST_CASE("a good deal is accepted, a bad one refused") {
    Table good = swap_that_helps_both();
    good.play({action::offer(kB), action::pick(Kind::Wood), action::at(Country::Erein)});
    good.play({action::bare(ActionKind::Close), action::pick(Kind::Gold)});
    good.play(ActionKind::Send);
    REQUIRE(good.ask() == Ask::Answer);
    CHECK(best_action(good, 10'000) == action::bare(ActionKind::Accept));

    Table bad = swap_that_helps_both();
    bad.play({action::offer(kB), action::pick(Kind::Wood), action::at(Country::Erein)});
    bad.play({action::bare(ActionKind::Close), action::pick(Kind::Gold), action::pick(Kind::Gold)});
    bad.play({action::pick(Kind::Coal), action::pick(Kind::Iron)}).play(ActionKind::Send);
    REQUIRE(bad.ask() == Ask::Answer);
    CHECK(best_action(bad, 10'000) != action::bare(ActionKind::Accept));
}

TEST_CASE("the same visits, the same findings") {
    const Table table = swap_that_helps_both();
    ai::testing::check_same(after_thinking(table, 2000)->findings(),
                            after_thinking(table, 2000)->findings());
}

TEST_CASE("plans are legal from step to step") {
    Table table = swap_that_helps_both();
    const auto plan = after_thinking(table, 5000)->plan();
    REQUIRE(!plan.empty());
    for (const PlannedAction& planned : plan) {
        REQUIRE(table.offers(planned.action));
        Rules::apply(table.content, table.state, planned.seat, planned.action);
    }
}

}  // namespace ascalion::testing
