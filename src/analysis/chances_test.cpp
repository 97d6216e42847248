#include "analysis/chances.h"

#include <numeric>

#include <doctest/doctest.h>

#include "core/rng.h"
#include "engine/mini/adapted_game.h"

namespace {

using mini::Card;

const mini::AdaptedGame& game() {
    static const mini::AdaptedGame adapted{mini::Pack{}};
    return adapted;
}

engine::Position dealt(std::initializer_list<Card> cards) {
    engine::Position position = *game().initial(2, {{"gambling", "off"}});
    for (const Card card : cards)
        game().apply(position, engine::kNobody, mini::action::dealt(card));
    return position;
}

engine::Position played_out(engine::Position position) {
    core::Rng rng(5);
    game().random_playout(position, rng);
    return position;
}

constexpr analysis::Look kShort{.visits = 400, .worlds = 4, .seed = 1};

}  // namespace

TEST_CASE("at the end the winners share all chances") {
    const engine::Position end =
        played_out(dealt({Card::Reed, Card::Crown, Card::Stone, Card::Reed}));
    const auto chances = analysis::chances_in(game(), end, kShort);
    const auto outcome = game().outcome(end);
    REQUIRE(chances.size() == 2);
    for (int seat = 0; seat < 2; ++seat)
        CHECK((chances[static_cast<std::size_t>(seat)] > 0)
              == outcome.of(engine::seat_id(seat)).won);
}

TEST_CASE("chances are shares of one, and the same again") {
    const engine::Position known = analysis::known_to_all(
        game(), dealt({Card::Reed, Card::Crown, Card::Stone, Card::Reed}), 7);
    const auto chances = analysis::chances_in(game(), known, kShort);
    CHECK(std::accumulate(chances.begin(), chances.end(), 0)
          == doctest::Approx(1000).epsilon(0.01));
    CHECK(chances == analysis::chances_in(game(), known, kShort));
}

TEST_CASE("no secrets: chances do not depend on what only seats know") {
    const engine::Position truth = dealt({Card::Reed, Card::Crown, Card::Stone, Card::Reed});
    const auto chances =
        analysis::chances_in(game(), analysis::known_to_all(game(), truth, 7), kShort);
    for (std::uint64_t seed = 0; seed < 4; ++seed) {
        core::Rng rng(seed);
        const engine::Position other = game().shuffle_hidden(truth, engine::kNobody, rng);
        CHECK(chances
              == analysis::chances_in(game(), analysis::known_to_all(game(), other, 7), kShort));
    }
}
