// Every key of a view is on docs/views/ascalion.md, and every key there is in some view.
#include <algorithm>
#include <string>

#include <boost/json.hpp>
#include <doctest/doctest.h>

#include "engine/testing/view_page.h"
#include "games/ascalion/library.h"
#include "games/ascalion/names.h"

namespace ascalion::testing {
namespace {

namespace json = boost::json;
using engine::testing::is_one_of;
using engine::testing::Paths;

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

Paths paths_of_games(int games) {
    const engine::AnyGame& game = *standard_game();
    Paths paths;
    for (int i = 0; i < games; ++i) {
        engine::testing::watch_decisions(game,
                                         *game.initial(3 + i, {{"expansion", "on"}}),
                                         core::Rng(11, static_cast<std::uint64_t>(i)),
                                         [&](const engine::Position& position) {
                                             collect_paths(
                                                 game.view(position, engine::kNobody), "", paths);
                                         });
    }
    return paths;
}

}  // namespace

TEST_CASE("docs/views/ascalion.md has every key of a view, and none beyond") {
    engine::testing::check_page(engine::testing::paths_on_page("docs/views/ascalion.md"),
                                paths_of_games(2));
}

}  // namespace ascalion::testing
