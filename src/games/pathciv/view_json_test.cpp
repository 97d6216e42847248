// Every key of a view is on docs/views/pathciv.md, and every key there is in some view; and what
// the view derives for clients.
#include <algorithm>
#include <string>

#include <boost/json.hpp>
#include <doctest/doctest.h>

#include "engine/testing/view_page.h"
#include "games/pathciv/library.h"
#include "games/pathciv/names.h"

namespace pathciv::testing {
namespace {

namespace json = boost::json;
using engine::testing::is_one_of;
using engine::testing::Paths;

struct Style {
    // Numbers by tray, type, stack, card or event.
    static bool is_whole(const json::object& object) {
        return std::ranges::all_of(object, [](const auto& field) {
            const std::string_view key(field.key());
            return is_one_of(key, names_of(Tray{})) || is_one_of(key, names_of(Circle{}))
                   || is_one_of(key, names_of(Stack{})) || is_one_of(key, names_of(Card{}))
                   || is_one_of(key, names_of(Challenge{})) || key == "step";
        });
    }
    static std::string key(std::string_view key) { return std::string(key); }
};

// Shows the visitor the views of a spectator and of a seat at every decision of a game alone and of
// one of three.
template <class Visit>
void watch_games(Visit&& visit) {
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

TEST_CASE("docs/views/pathciv.md has every key of a view, and none beyond") {
    Paths seen;
    watch_games(
        [&](const json::value& view) { engine::testing::collect_paths<Style>(view, "", seen); });
    engine::testing::check_page(engine::testing::paths_on_page("docs/views/pathciv.md"), seen);
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
