#include "protocol/rollouts.h"

#include <doctest/doctest.h>

#include "engine/mini/adapted_game.h"
#include "games/all_games.h"

namespace {

const mini::AdaptedGame& game() {
    static const mini::AdaptedGame adapted{mini::Pack{}};
    return adapted;
}

// Both seats hold a reed and a crown, or as dealt otherwise.
engine::Position dealt(std::initializer_list<mini::Card> cards) {
    engine::Position position = *game().initial(2, {});
    for (const mini::Card card : cards)
        game().apply(position, engine::kNobody, mini::action::dealt(card));
    return position;
}

engine::Position reed_and_crown_each() {
    using enum mini::Card;
    return dealt({Reed, Crown, Reed, Crown});
}

}  // namespace

TEST_CASE("a shared win is counted in parts") {
    engine::Outcome outcome;
    outcome.seats = 3;
    outcome.results[0].place = 1;
    outcome.results[1].place = 3;
    outcome.results[2].place = 1;
    engine::crown_the_first(outcome);
    protocol::Tally tally;
    tally.add(outcome);
    CHECK(tally.win_share(engine::seat_id(0)) == 0.5);
    CHECK(tally.win_share(engine::seat_id(1)) == 0.0);
    CHECK(tally.win_share(engine::seat_id(2)) == 0.5);
}

TEST_CASE("a game alone is won or lost, though its player is always first") {
    const auto pathciv = *games::find("pathciv");
    const engine::Position start = *pathciv->initial(1, {{"solo_difficulty", "hard"}});
    const auto tally = protocol::rollout(*pathciv, start, {20, 1});
    CHECK(tally.games == 20);
    CHECK(tally.win_share(engine::seat_id(0)) == 0.0);
    engine::Outcome outcome;
    outcome.seats = 1;
    outcome.results[0] = {.place = 1, .won = true};
    protocol::Tally won;
    won.add(outcome);
    CHECK(won.win_share(engine::seat_id(0)) == 1.0);
}

TEST_CASE("rollouts are the same for the same seed and leave the position alone") {
    const engine::Position position = reed_and_crown_each();
    const auto one = protocol::rollout(game(), position, {200, 7});
    const auto two = protocol::rollout(game(), position, {200, 7});
    CHECK(one.games == 200);
    CHECK(one.wins == two.wins);
    CHECK(one.scores == two.scores);
    CHECK(one.wins[0] + one.wins[1] == doctest::Approx(200.0));
    CHECK(position == reed_and_crown_each());
}
