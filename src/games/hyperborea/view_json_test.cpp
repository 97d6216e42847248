// Every key of a view is on docs/views/hyperborea.md, and every key there is in some view; and what
// the view derives for clients.
#include <algorithm>
#include <string>

#include <boost/json.hpp>
#include <doctest/doctest.h>

#include "engine/testing/view_page.h"
#include "games/hyperborea/library.h"
#include "games/hyperborea/names.h"

namespace hyperborea::testing {
namespace {

namespace json = boost::json;
using engine::testing::is_one_of;
using engine::testing::Paths;

// Written as a whole: which keys there are differs from view to view.
bool is_counts(const json::object& object) {
    return std::ranges::all_of(object, [](const auto& field) {
        const std::string_view key(field.key());
        return is_one_of(key, names_of(Colour{})) || is_one_of(key, names_of(Point{}))
               || is_one_of(key, names_of(Token{})) || is_one_of(key, names_of(ActionKind{}));
    });
}
// Prices by hex, in contrast to the hexes of the map.
bool is_prices(const json::object& object) {
    return std::ranges::all_of(object, [](const auto& field) {
        return is_one_of(std::string_view(field.key()), names_of(Hex{}))
               && field.value().is_number();
    });
}

struct Style {
    static bool is_whole(const json::object& object) {
        return is_counts(object) || is_prices(object);
    }
    static std::string key(std::string_view key) {
        if (is_one_of(key, names_of(Hex{})))
            return "<hex>";
        return is_one_of(key, names_of(Deck{})) ? "<deck>" : std::string(key);
    }
};

// Shows the visitor the views of a spectator and of a seat at every decision of random games.
template <class Visit>
void watch_games(int games, Visit&& visit) {
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

TEST_CASE("docs/views/hyperborea.md has every key of a view, and none beyond") {
    Paths seen;
    watch_games(
        2, [&](const json::value& view) { engine::testing::collect_paths<Style>(view, "", seen); });
    engine::testing::check_page(engine::testing::paths_on_page("docs/views/hyperborea.md"), seen);
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

TEST_CASE("what is implied for a kind of the menu is the first answer that it leaves") {
    const engine::AnyGame& game = *standard_game();
    engine::Position position = *game.initial(2, {{"mode", "race_war"}, {"round_cap", "6"}});
    core::Rng rng(5, 0);
    int implied = 0;
    while (!game.actor(position).is_nobody()) {
        const json::value view = game.view(position, engine::kNobody);
        for (const auto& [kind, notation] : view.at("table").at("turn").at("implied").as_object()) {
            REQUIRE(game.parse_action(kind).ok());
            REQUIRE(game.parse_action(std::string_view(notation.as_string())).ok());
            ++implied;
        }
        const auto move = engine::testing::random_move(game, position, rng);
        game.apply(position, move.seat, move.action);
    }
    CHECK(implied > 0);
}

}  // namespace hyperborea::testing
