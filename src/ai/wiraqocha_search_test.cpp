// The search on Wiraqocha: wins that are there are found, and the tree keeps its promises.
#include <algorithm>

#include <doctest/doctest.h>

#include "ai/evaluations/wiraqocha_judge.h"
#include "ai/evaluations/wiraqocha_styles.h"
#include "ai/search/searcher_of.h"
#include "ai/testing/searches.h"
#include "engine/testing/allocation_count.h"
#include "games/wiraqocha/testing.h"
#include "generated/games/wiraqocha/library.h"

namespace wiraqocha::testing {
namespace {

using namespace ai::search;
using ai::WiraqochaJudge;
using OpenRules = DirectRules<Rules, Information::Open>;
namespace features = ai::wiraqocha_standing;

SearcherPtr after_thinking(const Table& table, std::uint32_t visits) {
    static const engine::AnyGamePtr game = standard_game();
    return ai::testing::after_thinking(
        *game, engine::Position::of(table.state), table.state.turn.active, visits);
}

// Plays on as the search says until A's turn is over or the game is.
Ending ending_of_turn(Table table) {
    const SeatId seat = table.state.turn.active;
    while (Rules::actor(table.content, table.state) == engine::Actor::seat(seat)
           && table.state.turn.active == seat) {
        const auto searcher = after_thinking(table, 20'000);
        Rules::apply(table.content, table.state, seat, searcher->findings().moves.front().action);
    }
    return table.state.winner == seat ? table.state.ending : Ending::None;
}

}  // namespace

TEST_CASE("a win in one action is found: the last artefact") {
    Table table = Table::standard().artefacts(kA, {Artefact::A, Artefact::C, Artefact::D});
    table.piece(kA, PieceKind::Explorer, Hex::N02).pool({3, 3});
    CHECK(ending_of_turn(table) == Ending::Treasure);
    const auto found = after_thinking(table, 3000)->findings();
    CHECK(found.moves.front().is_certain);
    CHECK(found.win[0] == 1);
}

TEST_CASE("a win in several steps is found: a die must be turned first") {
    Table table = Table::standard().artefacts(kA, {Artefact::A, Artefact::C, Artefact::D});
    table.piece(kA, PieceKind::Explorer, Hex::N02).pool({3, 4}).resources(kA, 2);
    CHECK(ending_of_turn(table) == Ending::Treasure);
}

TEST_CASE("the same visits, the same findings, in any process") {
    const Table table = Table::standard().pool({1, 3, 5}).resources(kA, 3);
    ai::testing::check_same(after_thinking(table, 2000)->findings(),
                            after_thinking(table, 2000)->findings());
}

TEST_CASE("a visit asks for no memory") {
    const Table table = Table::standard().pool({1, 3, 5}).resources(kA, 3);
    TreeSearch<OpenRules, WiraqochaJudge> search(
        OpenRules(table.content),
        WiraqochaJudge(table.content, features::standard_weights()),
        ai::testing::small_memory());
    const std::uint64_t before = engine::testing::allocations();
    search.look_at(table.state, kA);
    search.think(20'000);
    CHECK(engine::testing::allocations() == before);
    CHECK(search.root().visits > 20'000);
}

TEST_CASE("plans are legal from step to step") {
    Table table = Table::standard().pool({1, 3, 5}).resources(kA, 3);
    const auto plan = after_thinking(table, 5000)->plan();
    REQUIRE(!plan.empty());
    for (const PlannedAction& planned : plan) {
        CHECK(table.offers(planned.action));
        Rules::apply(table.content, table.state, planned.seat, planned.action);
    }
}

TEST_CASE("shares of winning: they add up, and every character judges a little differently") {
    const Table table = Table::standard({.seats = 4}).pool({1, 3, 5}).crystals(kA, 2);
    const auto balanced = WiraqochaJudge(table.content, features::standard_weights());
    const auto shares = balanced.win_shares(table.state);
    CHECK(shares[0] + shares[1] + shares[2] + shares[3] == doctest::Approx(1.0));
    CHECK(shares[0] > balanced.win_shares(Table(table).crystals(kA, 0).state)[0]);
    for (const Style style : {Style::Aggressive, Style::Builder, Style::Opportunist})
        CHECK(features::weights_of(style) != features::standard_weights());
}

TEST_CASE("ending the turn gives nothing away by itself") {
    Table table = Table::standard().piece(kA, PieceKind::Driller, Hex::N09);
    const WiraqochaJudge judge(table.content, features::standard_weights());
    const float before = judge.win_shares(table.state)[0];
    table.play(ActionKind::EndTurn);
    CHECK(judge.win_shares(table.state)[0] == doctest::Approx(before));
}

}  // namespace wiraqocha::testing
