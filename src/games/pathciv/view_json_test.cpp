// Every key of a view is on docs/views/pathciv.md, and every key there is in some view; and what
// the view derives for clients.
#include <algorithm>
#include <fstream>
#include <set>
#include <string>

#include <boost/json.hpp>
#include <doctest/doctest.h>

#include "engine/testing/random_play.h"
#include "games/pathciv/library.h"
#include "games/pathciv/names.h"

namespace pathciv::testing {
namespace {

namespace json = boost::json;
using Paths = std::set<std::string>;

bool is_one_of(std::string_view word, Names names) {
    return std::ranges::find(names, word) != names.end();
}

// Written as a whole: numbers by tray, type, stack, card or event.
bool is_counts(const json::object& object) {
    return std::ranges::all_of(object, [](const auto& field) {
        const std::string_view key(field.key());
        return is_one_of(key, names_of(Tray{})) || is_one_of(key, names_of(Circle{}))
               || is_one_of(key, names_of(Stack{})) || is_one_of(key, names_of(Card{}))
               || is_one_of(key, names_of(Challenge{})) || key == "step";
    });
}

// "table.seats[].trays": every path that leads to a value.
void collect_paths(const json::value& value, const std::string& path, Paths& out) {
    const auto* object = value.if_object();
    if (object == nullptr || is_counts(*object)) {
        out.insert(path);
        if (const auto* list = value.if_array())
            for (const json::value& item : *list)
                if (item.is_object())
                    collect_paths(item, path + "[]", out);
        return;
    }
    for (const auto& [key, field] : *object)
        collect_paths(field, (path.empty() ? "" : path + ".") + std::string(key), out);
}

// The paths in the first column of the tables, set `like.this`.
Paths paths_of_the_page() {
    std::ifstream page("docs/views/pathciv.md");
    REQUIRE(page.is_open());
    Paths paths;
    for (std::string line; std::getline(page, line);)
        if (line.starts_with("| `"))
            paths.insert(line.substr(3, line.find('`', 3) - 3));
    return paths;
}

// Shows the visitor the views of a spectator and of a seat at every decision of a game alone and of
// one of three.
template <class Visit>
void watch_games(Visit&& visit) {
    const engine::AnyGame& game = *standard_game();
    for (const int seats : {1, 3}) {
        core::Rng rng(17, static_cast<std::uint64_t>(seats));
        engine::Position position = *game.initial(seats, {});
        while (!game.actor(position).is_nobody()) {
            if (!game.actor(position).is_chance()) {
                visit(game.view(position, engine::kNobody));
                visit(game.view(position, engine::seat_id(0)));
            }
            const auto move = engine::testing::random_move(game, position, rng);
            game.apply(position, move.seat, move.action);
        }
    }
}

}  // namespace

TEST_CASE("docs/views/pathciv.md has every key of a view, and none beyond") {
    const Paths written = paths_of_the_page();
    Paths seen;
    watch_games([&](const json::value& view) { collect_paths(view, "", seen); });
    for (const std::string& path : seen)
        CHECK_MESSAGE(written.contains(path), path << " is not on the page");
    for (const std::string& path : written)
        CHECK_MESSAGE(seen.contains(path), path << " is in no view");
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
        for (const json::value& one : seats)
            for (const json::value& other : seats)
                if (one.at("power").as_int64() > other.at("power").as_int64()
                    && other.at("battle_rank").as_int64() > 0)
                    REQUIRE(one.at("battle_rank").as_int64() < other.at("battle_rank").as_int64());
    });
}

}  // namespace pathciv::testing
