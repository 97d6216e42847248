// The search of games that hide something: the miniature game has hands, secret commitments and
// seats that decide at the same time.
#include <doctest/doctest.h>

#include "ai/search/searcher_of.h"
#include "ai/testing/searches.h"
#include "engine/mini/adapted_game.h"

namespace mini {
namespace {

using namespace ai::search;
using ai::testing::check_same;
using ai::testing::small_memory;
using engine::seat_id;

using MiniRules = DirectRules<Game, Information::Hidden>;
using MiniSearcher = SearcherOf<MiniRules, ScoreJudge<MiniRules>>;

const AdaptedGame& game() {
    static const AdaptedGame adapted{Pack{}};
    return adapted;
}

engine::Position dealt(std::initializer_list<Card> cards, const char* gambling = "off") {
    engine::Position position = *game().initial(2, {{"gambling", gambling}});
    for (const Card card : cards)
        game().apply(position, engine::kNobody, action::dealt(card));
    return position;
}

Findings findings(const engine::Position& position, engine::SeatId seat, std::uint32_t visits) {
    return ai::testing::after_thinking(game(), position, seat, visits)->findings();
}

}  // namespace

TEST_CASE("no peeking: whatever is hidden, the search finds the same") {
    const engine::Position truth = dealt({Card::Reed, Card::Crown, Card::Stone, Card::Reed});
    const Findings found = findings(truth, seat_id(0), 2000);
    for (std::uint64_t seed = 0; seed < 5; ++seed) {
        core::Rng rng(seed);
        check_same(found,
                   findings(game().shuffle_hidden(truth, seat_id(0), rng), seat_id(0), 2000));
    }
}

TEST_CASE("no peeking at a commitment: it does not matter what the first seat has laid down") {
    using enum Card;
    engine::Position reed = dealt({Reed, Crown, Stone, Crown});
    engine::Position crown = reed;
    game().apply(reed, seat_id(0), action::commit(Reed));
    game().apply(crown, seat_id(0), action::commit(Crown));
    check_same(findings(reed, seat_id(1), 2000), findings(crown, seat_id(1), 2000));
}

TEST_CASE("a seat that decides at the same time as others may think before or after them") {
    using enum Card;
    const engine::Position both = dealt({Reed, Crown, Stone, Crown});
    for (const int seat : {0, 1}) {
        const Findings found = findings(both, seat_id(seat), 500);
        CHECK(found.seat == seat_id(seat));
        CHECK(found.moves.size() == 2);
    }
}

TEST_CASE("whoever has won a round with the best card keeps its worth") {
    using enum Card;
    engine::Position position = dealt({Crown, Crown, Reed, Reed});
    game().apply(position, seat_id(0), action::commit(Crown));
    game().apply(position, seat_id(1), action::commit(Reed));
    const Findings found = findings(position, seat_id(0), 500);
    CHECK(game().notation(found.moves.front().action) == "keep");
    CHECK(found.moves.front().win[0] > 0.9F);
}

TEST_CASE("luck in a hidden game is worth its expectation") {
    using enum Card;
    engine::Position position = dealt({Reed, Crown, Stone, Crown}, "on");
    game().apply(position, seat_id(0), action::commit(Reed));
    game().apply(position, seat_id(1), action::commit(Stone));
    const engine::SeatId winner = game().actor(position).first();
    const Findings found = findings(position, winner, 4000);
    // One in four gambles succeeds; nobody can have more points than whoever keeps these two.
    CHECK(game().notation(found.moves.front().action) == "keep");
}

TEST_CASE("the search through AnyGame and the one made for the game find the same") {
    const engine::Position position =
        dealt({Card::Reed, Card::Crown, Card::Stone, Card::Reed}, "on");
    const Content content;
    const MiniRules rules(content);
    MiniSearcher direct(rules, ScoreJudge<MiniRules>(rules), small_memory());
    direct.look_at(position, seat_id(0));
    direct.think(1000);
    check_same(direct.findings(), findings(position, seat_id(0), 1000));
}

TEST_CASE("several threads add up to one finding, the same every time") {
    const engine::Position position = dealt({Card::Reed, Card::Crown, Card::Stone, Card::Reed});
    const auto search = [&] {
        const auto searcher = ai::make_parallel_searcher(game(), small_memory(), 3);
        searcher->look_at(position, seat_id(0));
        CHECK(searcher->think(1000) == 1000);
        CHECK(searcher->plan().front().action == searcher->findings().moves.front().action);
        return searcher->findings();
    };
    const Findings once = search();
    std::uint32_t visits = 0;
    for (const Finding& move : once.moves)
        visits += move.visits;
    CHECK(visits == 1000);
    check_same(once, search());
}

}  // namespace mini
