#include "ai/search/tree_search.h"

#include <numeric>

#include <doctest/doctest.h>

#include "ai/testing/searches.h"
#include "ai/testing/tiny_games.h"

namespace {

using namespace ai::search;
using namespace ai::testing;

using DareSearch = TreeSearch<Dare, ScoreJudge<Dare>>;

DareSearch dare_search(const DareState& state, std::uint32_t visits) {
    DareSearch search(Dare{}, ScoreJudge<Dare>(Dare{}), small_memory());
    search.look_at(state, Dare::mover(state));
    search.think(visits);
    return search;
}

const Edge& most_visited(const DareSearch& search) {
    std::uint32_t best = 0;
    for (std::uint32_t way = 1; way < search.root().count; ++way)
        if (search.tree().edge(search.root(), way).visits
            > search.tree().edge(search.root(), best).visits)
            best = way;
    return search.tree().edge(search.root(), best);
}

}  // namespace

TEST_CASE("luck is worth its expectation: the search agrees with the exact value") {
    for (const int ahead : {0, 2, 5}) {
        DareState state;
        state.points[0] = static_cast<std::uint8_t>(ahead);
        const Shares<6> exact = exact_value(state);
        const DareSearch search = dare_search(state, 30'000);
        INFO("ahead by " << ahead);
        CHECK(most_visited(search).value == doctest::Approx(exact[0]).epsilon(0.03));
        DareState next = state;
        Dare::apply(next, seat_id(0), most_visited(search).action);
        CHECK(exact_value(next)[0] == doctest::Approx(exact[0]));
    }
}

TEST_CASE("two to six seats: shares stay shares and every visit is counted") {
    for (std::uint8_t seats = 2; seats <= 6; ++seats) {
        DareState state;
        state.seats = seats;
        const DareSearch search = dare_search(state, 3000);
        const auto& value = search.root().value;
        CHECK(std::accumulate(value.begin(), value.end(), 0.0F) == doctest::Approx(1.0));
        if (!search.root().settled)
            CHECK(search.root().visits == 3001);
    }
}

TEST_CASE("alone the search plays for the goal and finds how likely it is") {
    DareState state;
    state.seats = 1;
    const Shares<6> exact = exact_value(state);
    CHECK(exact[0] == doctest::Approx(8.0 / 9));
    const DareSearch search = dare_search(state, 30'000);
    CHECK(most_visited(search).action == number(kDare));
    CHECK(most_visited(search).value == doctest::Approx(exact[0]).epsilon(0.03));
}

TEST_CASE("the order of small steps does not matter: equal states are one node") {
    TreeSearch<Pick, ScoreJudge<Pick>> search(Pick{}, ScoreJudge<Pick>(Pick{}), small_memory());
    search.look_at({}, seat_id(0));
    search.think(3000);
    CHECK(search.tree().size() == 1U << Pick::kBits);
}

TEST_CASE("the same seed and visits, the same tree; another seed, other luck") {
    const DareSearch one = dare_search({}, 2000);
    const DareSearch two = dare_search({}, 2000);
    CHECK(one.root().value == two.root().value);
    CHECK(most_visited(one).visits == most_visited(two).visits);
}

TEST_CASE("a full memory ends growth, not thinking") {
    Settings tiny;
    tiny.memory = 1;
    DareSearch search(Dare{}, ScoreJudge<Dare>(Dare{}), tiny);
    DareState state;
    state.seats = 6;
    search.look_at(state, seat_id(0));
    CHECK(search.think(2000) == 2000);
    CHECK(search.tree().fill() <= 1);
    CHECK(search.root().visits == 2001);
}

TEST_CASE("what was found out about a state is there when the game comes to it") {
    DareSearch search = dare_search({}, 2000);
    DareState next;
    Dare::apply(next, seat_id(0), number(kSafe));
    search.look_at(next, seat_id(1));
    CHECK(search.was_known());
    CHECK(search.root().visits > 100);
    search.forget();
    search.look_at(next, seat_id(1));
    CHECK_FALSE(search.was_known());
}

TEST_CASE("without a look at luck a chance node keeps its first judgement") {
    Settings blind = small_memory();
    blind.chance_horizon = 0;
    DareSearch search(Dare{}, ScoreJudge<Dare>(Dare{}), blind);
    search.look_at({}, seat_id(0));
    search.think(500);
    for (std::uint32_t way = 0; way < 2; ++way)
        if (const Edge& edge = search.tree().edge(search.root(), way); edge.action == number(kDare))
            CHECK(search.tree().node(edge.child).count == 0);
}

TEST_CASE("few samples of luck are already spread evenly") {
    int won = 0;
    for (std::uint32_t sample = 0; sample < 30; ++sample) {
        Luck luck(12345, sample);
        won += Dare::chance_outcome({}, luck.next()).kind == kWon ? 1 : 0;
    }
    CHECK(won >= 19);
    CHECK(won <= 21);
}
