// Views and guide are what shown.h and facts.h say; and what the view derives for clients.
#include <algorithm>
#include <array>

#include <boost/json.hpp>
#include <doctest/doctest.h>

#include "engine/testing/fits_shape.h"
#include "engine/testing/watch_decisions.h"
#include "games/hyperborea/facts.h"
#include "games/hyperborea/shown.h"
#include "generated/games/hyperborea/library.h"

namespace hyperborea::testing {
namespace {

namespace json = boost::json;

// Shows the visitor the views of a spectator and of a seat at every decision of random games.
void watch_games(int games, auto&& visit) {
    const engine::AnyGame& game = *standard_game();
    for (int i = 0; i < games; ++i) {
        engine::testing::watch_decisions(
            game,
            *game.initial(2 + i, {{"mode", "race_war"}, {"round_cap", "12"}}),
            core::Rng(17, static_cast<std::uint64_t>(i)),
            [&](const engine::Position& position) {
                visit(game.view(position, engine::kNobody));
                visit(game.view(position, engine::seat_id(0)));
            });
    }
}

}  // namespace

TEST_CASE("every view is what it is described as") {
    watch_games(2, [](const json::value& view) {
        REQUIRE(engine::testing::misfit_of<shown::View>(view) == "");
    });
}

TEST_CASE("the guide is what it is described as") {
    CHECK(engine::testing::misfit_of<facts::Guide>(standard_game()->guide()) == "");
}

TEST_CASE("the parts of a score in the view add up") {
    watch_games(1, [](const json::value& view) {
        for (const json::value& seat : view.at("table").at("seats").as_array()) {
            std::int64_t sum = 0;
            for (const auto& part : seat.at("score").as_object())
                sum += part.value().as_int64();
            REQUIRE(sum == seat.at("points").as_int64());
        }
    });
}

TEST_CASE("H6.6 the spaces that take a drawn cube are those that are offered when it is placed") {
    const engine::AnyGame& game = *standard_game();
    int compared = 0;
    const auto compare = [&](const engine::Position& position) {
        const json::value shown = game.view(position, engine::kNobody);
        const json::object& turn = shown.at("table").at("turn").as_object();
        if (turn.at("ask") != "menu")
            return;
        const engine::SeatId seat = engine::seat_id(json::value_to<int>(turn.at("to_move")));
        for (const auto& [colour, fits] : turn.at("fits").as_object()) {
            engine::Position next = position;
            const std::string named = "colour " + std::string(colour);
            for (const std::string& step : {std::string("place"), named})
                game.apply(next, seat, game.parse_action(step).value());
            engine::ActionList legal;
            game.legal(next, seat, legal);
            REQUIRE(legal.size() == fits.as_array().size());
            for (std::size_t i = 0; i < legal.size(); ++i) {
                const json::value& fit = fits.as_array()[i];
                const std::string on = "on " + std::string(fit.at("set").as_string()) + " "
                                       + std::string(fit.at("space").as_string());
                REQUIRE(game.notation(legal[i]) == on);
                ++compared;
            }
        }
    };
    engine::testing::watch_decisions(
        game, *game.initial(2, {{"round_cap", "12"}}), core::Rng(3, 0), compare);
    CHECK(compared > 100);
}

TEST_CASE("H7.2 steps are shown only while somebody walks or can begin to") {
    const engine::AnyGame& game = *standard_game();
    std::array<int, 2> met{};
    const auto compare = [&](const engine::Position& position) {
        const json::value shown = game.view(position, engine::kNobody);
        const json::object& turn = shown.at("table").at("turn").as_object();
        if (turn.at("ask") != "menu")
            return;
        const engine::SeatId seat = engine::seat_id(json::value_to<int>(turn.at("to_move")));
        engine::ActionList legal;
        game.legal(position, seat, legal);
        const bool walks = std::ranges::any_of(
            legal, [&](engine::Action action) { return game.notation(action) == "walk"; });
        if (!walks)
            REQUIRE(turn.at("steps").as_object().empty());
        ++met[walks ? 1 : 0];
    };
    for (std::uint64_t stream = 0; stream < 8; ++stream)
        engine::testing::watch_decisions(
            game, *game.initial(2, {{"round_cap", "12"}}), core::Rng(5, stream), compare);
    CHECK((met[0] > 100 && met[1] > 5));
}

}  // namespace hyperborea::testing
