#include "engine/testing/perft.h"

#include <doctest/doctest.h>

#include "engine/mini/rules.h"
#include "engine/testing/random_play.h"

namespace {

using engine::testing::perft;
using engine::testing::perft_signature;
using mini::Game;
using mini::kContent;

constexpr mini::State kTwoSeats = Game::initial(kContent, {.seats = 2, .gambling = true});

constexpr engine::SeatId kFirst = engine::seat_id(0);
constexpr engine::SeatId kSecond = engine::seat_id(1);

// Seat 0 holds crown and reed, seat 1 two stones.
constexpr mini::State dealt() {
    using enum mini::Card;
    mini::State state = kTwoSeats;
    for (const mini::Card card : {Crown, Reed, Stone, Stone})
        Game::apply(kContent, state, engine::kNobody, mini::action::dealt(card));
    return state;
}

// A whole game, played by the compiler: the crown is kept, then the stone spoils.
constexpr engine::Outcome outcome_of_a_game() {
    using enum mini::Card;
    mini::State state = dealt();
    Game::apply(kContent, state, kFirst, mini::action::commit(Crown));
    Game::apply(kContent, state, kSecond, mini::action::commit(Stone));
    Game::apply(kContent, state, kFirst, mini::action::of(mini::ActionKind::Keep));
    Game::apply(kContent, state, kSecond, mini::action::commit(Stone));
    Game::apply(kContent, state, kFirst, mini::action::commit(Reed));
    Game::apply(kContent, state, kSecond, mini::action::of(mini::ActionKind::Spoil));
    return Game::outcome(kContent, state);
}
static_assert(outcome_of_a_game().of(kFirst).score == 3
              && outcome_of_a_game().of(kFirst).place == 1);
static_assert(outcome_of_a_game().of(kSecond).score == 0
              && outcome_of_a_game().of(kSecond).place == 2);

}  // namespace

TEST_CASE("perft counts deals: 3 cards, but only two crowns and three stones") {
    static_assert(perft<Game>(kContent, kTwoSeats, 0) == 1);
    static_assert(perft<Game>(kContent, kTwoSeats, 1) == 3);
    static_assert(perft<Game>(kContent, kTwoSeats, 2) == 9);
    CHECK(perft<Game>(kContent, kTwoSeats, 3) == 27 - 1);
    CHECK(perft<Game>(kContent, kTwoSeats, 4) == 81 - 9 - 1);
}

TEST_CASE("perft takes simultaneous choices in seat order, equal cards once") {
    // 71 deals; in 21 of them the first hand is a pair, in 21 the second, in 7 both.
    CHECK(perft<Game>(kContent, kTwoSeats, 5) == 2 * 71 - 21);
    CHECK(perft<Game>(kContent, kTwoSeats, 6) == 4 * 71 - 2 * 21 - 2 * 21 + 7);
}

TEST_CASE("perft counts chance outcomes once and finished games as leaves") {
    CHECK(perft<Game>(kContent, dealt(), 2) == 2);
    CHECK(perft<Game>(kContent, dealt(), 3) == 2 * 3);
    // Keep and spoil lead to one card left on each side; a gamble to won or lost.
    CHECK(perft<Game>(kContent, dealt(), 4) == 2 * (1 + 1 + 2));
    CHECK(perft<Game>(kContent, dealt(), 100) == 2 * (4 * 4));
}

TEST_CASE("the signature tells apart what the number of leaves does not") {
    mini::Content dearer = kContent;
    dearer.worth[mini::Card::Crown] = 5;
    CHECK(perft<Game>(kContent, dealt(), 5) == perft<Game>(dearer, dealt(), 5));
    CHECK(perft_signature<Game>(kContent, dealt(), 5) != perft_signature<Game>(dearer, dealt(), 5));
    CHECK(perft_signature<Game>(kContent, dealt(), 5)
          == perft_signature<Game>(kContent, dealt(), 5));
}

TEST_CASE("a random position is the same for the same seed, and over after enough steps") {
    using engine::testing::random_position;
    constexpr mini::Options kOptions{.seats = 3, .gambling = true};
    static_assert(random_position<Game>(kContent, kOptions, 1, 5)
                  == random_position<Game>(kContent, kOptions, 1, 5));
    CHECK(random_position<Game>(kContent, kOptions, 1, 1000).phase == mini::Phase::Over);
    CHECK(random_position<Game>(kContent, kOptions, 1, 0) == Game::initial(kContent, kOptions));
}
