// Views and guide are what shown.h and facts.h say, and what a view derives for clients.

#include <boost/json.hpp>
#include <doctest/doctest.h>

#include "engine/testing/fits_shape.h"
#include "engine/testing/watch_decisions.h"
#include "games/pathciv/facts.h"
#include "games/pathciv/shown.h"
#include "generated/games/pathciv/library.h"

namespace pathciv::testing {
namespace {

namespace json = boost::json;
// Shows the visitor the views of a spectator and of a seat at every decision of a game alone and of
// one of three.
void watch_games(auto&& visit) {
    const engine::AnyGame& game = *standard_game();
    for (const int seats : {1, 3}) {
        engine::testing::watch_decisions(game,
                                         *game.initial(seats, {}),
                                         core::Rng(17, static_cast<std::uint64_t>(seats)),
                                         [&](const engine::Position& position) {
                                             visit(game.view(position, engine::kNobody));
                                             visit(game.view(position, engine::seat_id(0)));
                                         });
    }
}

}  // namespace

TEST_CASE("every view is what it is described as") {
    watch_games([](const json::value& view) {
        REQUIRE(engine::testing::misfit_of<shown::View>(view) == "");
    });
}

TEST_CASE("the guide is what it is described as") {
    CHECK(engine::testing::misfit_of<facts::Guide>(standard_game()->guide()) == "");
}

TEST_CASE("the parts of a score in the view add up") {
    watch_games([](const json::value& view) {
        for (const json::value& seat : view.at("table").at("seats").as_array()) {
            std::int64_t sum = 0;
            for (const json::value& part : seat.at("parts").as_array())
                sum += part.as_int64();
            REQUIRE(sum == seat.at("score").as_int64());
        }
    });
}

TEST_CASE("the rank in the coming battle: nobody with more power stands behind") {
    watch_games([](const json::value& view) {
        const json::array& seats = view.at("table").at("seats").as_array();
        for (const json::value& one : seats) {
            for (const json::value& other : seats)
                if (one.at("power").as_int64() > other.at("power").as_int64()
                    && other.at("battle_rank").as_int64() > 0)
                    REQUIRE(one.at("battle_rank").as_int64() < other.at("battle_rank").as_int64());
        }
    });
}

}  // namespace pathciv::testing
