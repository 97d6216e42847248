#include "ai/thinking.h"

#include <algorithm>
#include <functional>

#include <doctest/doctest.h>

#include "ai/levels.h"
#include "ai/search_player.h"
#include "engine/mini/adapted_game.h"

using ai::Budget;
using ai::parse_thinking;

TEST_CASE(
    "every level has a way to think and words in both languages, and none is weaker than the "
    "last") {
    CHECK(ai::levels().size() == 6);
    for (const ai::Level& level : ai::levels()) {
        CHECK(parse_thinking(level.id));
        CHECK(ai::is_level(level.id));
        CHECK(!level.name.english.empty());
        CHECK(!level.name.german.empty());
        CHECK(!level.description.english.empty());
        CHECK(!level.description.german.empty());
    }
    CHECK(std::ranges::is_sorted(ai::levels(), std::less{}, &ai::Level::rating));
    CHECK(ai::is_level(ai::stand_in_level()));
}

TEST_CASE("a name may add a character and a budget") {
    const auto plain = parse_thinking("level4");
    REQUIRE(plain);
    CHECK(plain->budget.unit == Budget::Unit::Seconds);
    CHECK(plain->budget.amount == 0.5);
    const auto fixed = parse_thinking("level4@20000v");
    REQUIRE(fixed);
    CHECK(fixed->budget.unit == Budget::Unit::Visits);
    CHECK(fixed->budget.amount == 20'000);
    const auto both = parse_thinking("level6:aggressive@2.5s");
    REQUIRE(both);
    CHECK(both->budget.amount == 2.5);
    CHECK(both->settings.style == ai::search::Style::Aggressive);
}

TEST_CASE("a name may say what it judges with, which is no level for a table") {
    const auto by_sums = parse_thinking("level6:builder@2s#sums");
    REQUIRE(by_sums);
    CHECK(by_sums->settings.network == "sums");
    CHECK(by_sums->settings.style == ai::search::Style::Builder);
    CHECK(by_sums->budget.amount == 2);
    CHECK(parse_thinking("level4#a:b@c.net")->settings.network == "a:b@c.net");
    CHECK(parse_thinking("level4")->settings.network.empty());
    CHECK_FALSE(ai::is_level("level4#sums"));
    CHECK_FALSE(ai::is_level("level4#/etc/hostname"));
}

TEST_CASE("what is no level is refused") {
    for (const char* name : {"level7",
                             "level",
                             "level4:",
                             "level4:kind",
                             "level4@",
                             "level4@v",
                             "level4@0v",
                             "level4@-5v",
                             "level4@20000",
                             "level4@2x",
                             "level4@1e30v",
                             "level4@1e3v",
                             "level4@nanv",
                             "level4@.v",
                             "level4@1.2.3s",
                             "greedy@5v"})
        CHECK_FALSE(parse_thinking(name));
}

TEST_CASE("people choose levels and characters, not budgets") {
    CHECK(ai::is_level("level4:builder"));
    CHECK(ai::is_level("greedy"));
    CHECK_FALSE(ai::is_level("level4@20000v"));
    CHECK_FALSE(ai::is_level("god"));
}

TEST_CASE("a turn's budget goes mostly to its first decisions and never runs dry") {
    ai::TurnBudget budget(1000, 0.4);
    CHECK(budget.take() == doctest::Approx(400));
    CHECK(budget.take() == doctest::Approx(240));
    double spent = 640;
    for (int step = 0; step < 20; ++step)
        spent += budget.take();
    CHECK(spent < 1200);
    CHECK(budget.take() == doctest::Approx(10));
    budget.begin_turn();
    CHECK(budget.take() == doctest::Approx(400));
    budget.give_back(300);
    CHECK(budget.take() == doctest::Approx(360));
}

TEST_CASE("a cool head takes the best, a warm one sometimes another") {
    ai::search::Findings findings;
    findings.seat = engine::seat_id(0);
    findings.moves = {{{1, 0, 0, 0}, 60, {}, false}, {{2, 0, 0, 0}, 40, {}, false}};
    core::Rng rng(1);
    int others = 0;
    for (int i = 0; i < 200; ++i) {
        CHECK(ai::pick(findings, 0, rng).kind == 1);
        others += ai::pick(findings, 1, rng).kind == 2 ? 1 : 0;
    }
    CHECK(others > 50);
    CHECK(others < 110);
    findings.moves.front().is_certain = true;
    CHECK(ai::pick(findings, 1, rng).kind == 1);
}

TEST_CASE("a player by visits chooses the same whatever it has played before") {
    const mini::AdaptedGame game{mini::Pack{}};
    engine::Position position = *game.initial(2, {});
    for (const mini::Card card :
         {mini::Card::Crown, mini::Card::Reed, mini::Card::Stone, mini::Card::Reed})
        game.apply(position, engine::kNobody, mini::action::dealt(card));
    const auto fresh = ai::make_player("level4@200v", game);
    const auto used = ai::make_player("level4@200v", game);
    core::Rng rng(1);
    engine::Position other = position;
    game.apply(other, engine::seat_id(0), mini::action::commit(mini::Card::Crown));
    (*used)->choose(game, other, engine::seat_id(1), rng);
    CHECK((*used)->choose(game, position, engine::seat_id(0), rng)
          == (*fresh)->choose(game, position, engine::seat_id(0), rng));
}
