// Every key of a view is on docs/views/ascalion.md, and every key there is in some view.
#include <algorithm>
#include <fstream>
#include <set>
#include <string>

#include <boost/json.hpp>
#include <doctest/doctest.h>

#include "engine/testing/random_play.h"
#include "games/ascalion/library.h"
#include "games/ascalion/names.h"

namespace ascalion::testing {
namespace {

namespace json = boost::json;
using Paths = std::set<std::string>;

bool is_one_of(std::string_view word, Names names) {
    return std::ranges::find(names, word) != names.end();
}

// Goods are written as a whole: which kinds there are differs from view to view.
bool is_goods(const json::object& object) {
    return std::ranges::all_of(object, [](const auto& field) {
        return is_one_of(std::string_view(field.key()), names_of(Kind{}));
    });
}

std::string key_on_page(std::string_view key) {
    if (is_one_of(key, names_of(Area{})))
        return "<area>";
    if (is_one_of(key, names_of(Kind{})))
        return "<kind>";
    return is_one_of(key, names_of(Recipe{})) ? "<recipe>" : std::string(key);
}

// "table.seats[].areas": every path that leads to a value.
void collect_paths(const json::value& value, const std::string& path, Paths& out) {
    const auto* object = value.if_object();
    if (object == nullptr || is_goods(*object)) {
        out.insert(path);
        if (const auto* list = value.if_array())
            for (const json::value& item : *list)
                if (item.is_object() && !is_goods(item.get_object()))
                    collect_paths(item, path + "[]", out);
        return;
    }
    for (const auto& [key, field] : *object)
        collect_paths(field, (path.empty() ? "" : path + ".") + key_on_page(key), out);
}

// The paths in the first column of the tables, set `like.this`.
Paths paths_of_the_page() {
    std::ifstream page("docs/views/ascalion.md");
    REQUIRE(page.is_open());
    Paths paths;
    for (std::string line; std::getline(page, line);)
        if (line.starts_with("| `"))
            paths.insert(line.substr(3, line.find('`', 3) - 3));
    return paths;
}

Paths paths_of_games(int games) {
    const engine::AnyGame& game = *standard_game();
    Paths paths;
    for (int i = 0; i < games; ++i) {
        core::Rng rng(11, static_cast<std::uint64_t>(i));
        engine::Position position = *game.initial(3 + i, {{"expansion", "on"}});
        while (!game.actor(position).is_nobody()) {
            if (!game.actor(position).is_chance())
                collect_paths(game.view(position, engine::kNobody), "", paths);
            const auto move = engine::testing::random_move(game, position, rng);
            game.apply(position, move.seat, move.action);
        }
    }
    return paths;
}

}  // namespace

TEST_CASE("docs/views/ascalion.md has every key of a view, and none beyond") {
    const Paths written = paths_of_the_page();
    const Paths seen = paths_of_games(2);
    for (const std::string& path : seen)
        CHECK_MESSAGE(written.contains(path), path << " is not on the page");
    for (const std::string& path : written)
        CHECK_MESSAGE(seen.contains(path), path << " is in no view");
}

}  // namespace ascalion::testing
