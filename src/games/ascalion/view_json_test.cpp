// Views and guide are what shown.h and facts.h say.
#include <boost/json.hpp>
#include <doctest/doctest.h>

#include "engine/testing/fits_shape.h"
#include "engine/testing/watch_decisions.h"
#include "games/ascalion/facts.h"
#include "games/ascalion/shown.h"
#include "generated/games/ascalion/library.h"

namespace ascalion::testing {
namespace {

// Views of a spectator and of a seat at every decision of the game.
void check_views_of_game(int number) {
    const engine::AnyGame& game = *standard_game();
    engine::testing::watch_decisions(
        game,
        *game.initial(3 + number, {{"expansion", number == 2 ? "off" : "on"}}),
        core::Rng(11, static_cast<std::uint64_t>(number)),
        [&](const engine::Position& position) {
            for (const SeatId viewer : {engine::kNobody, engine::seat_id(0)})
                REQUIRE(engine::testing::misfit_of<shown::View>(game.view(position, viewer)) == "");
        });
}

}  // namespace

TEST_CASE("every view is what it is described as") {
    for (int game = 0; game < 3; ++game)
        check_views_of_game(game);
}

TEST_CASE("the guide is what it is described as") {
    CHECK(engine::testing::misfit_of<facts::Guide>(standard_game()->guide()) == "");
}

}  // namespace ascalion::testing
