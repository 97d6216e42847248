#include "ai/player.h"

#include <doctest/doctest.h>

#include "ai/greedy_player.h"
#include "ai/random_player.h"
#include "engine/mini/adapted_game.h"

namespace {

using engine::seat_id;

const engine::AnyGamePtr kMini = std::make_shared<mini::AdaptedGame>(mini::Pack{});

engine::ActionList legal(const engine::Position& position, engine::SeatId seat) {
    engine::ActionList list;
    kMini->legal(position, seat, list);
    return list;
}

engine::Position after_dealing() {
    engine::Position position = *kMini->initial(2, {});
    for (const mini::Card card :
         {mini::Card::Crown, mini::Card::Reed, mini::Card::Stone, mini::Card::Reed})
        kMini->apply(position, engine::kNobody, mini::action::dealt(card));
    return position;
}

// Both seats have committed different cards, so somebody has won the round.
engine::Position choosing() {
    engine::Position position = after_dealing();
    for (const int seat : {0, 1}) {
        const engine::ActionList cards = legal(position, seat_id(seat));
        kMini->apply(position, seat_id(seat), cards[cards.size() - 1]);
    }
    return position;
}

}  // namespace

TEST_CASE("every known player has the name by which it is made") {
    for (const std::string_view name : ai::player_names()) {
        const auto player = ai::make_player(name, *kMini);
        REQUIRE(player.ok());
        CHECK((*player)->name() == name);
    }
}

TEST_CASE("an unknown player is refused and the known ones are named") {
    const auto player = ai::make_player("oracle", *kMini);
    REQUIRE(!player.ok());
    CHECK(player.error().text()
          == "player: there is no player \"oracle\"; known are: random, greedy, level1, level2, "
             "level3, level4, level5, level6");
}

TEST_CASE("the random player chooses every legal action some time") {
    const engine::Position position = after_dealing();
    const engine::ActionList list = legal(position, seat_id(0));
    REQUIRE(list.size() == 2);
    ai::RandomPlayer player;
    core::Rng rng(1);
    std::array<int, 2> seen{};
    for (int i = 0; i < 100; ++i)
        ++seen[player.choose(*kMini, position, seat_id(0), rng) == list[0] ? 0 : 1];
    CHECK(seen[0] > 20);
    CHECK(seen[1] > 20);
}

TEST_CASE("without an evaluation of its own a game is judged by the score: greedy keeps points") {
    ai::GreedyPlayer player(ai::make_evaluation(*kMini));
    const engine::Position position = choosing();
    const engine::SeatId winner = kMini->actor(position).first();
    core::Rng rng(1);
    CHECK(player.choose(*kMini, position, winner, rng) == mini::action::of(mini::ActionKind::Keep));
}
