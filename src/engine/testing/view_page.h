// A page of docs/views against the views of real games: every key of a view is on the page, and
// every key there is in some view.
#pragma once

#include <algorithm>
#include <fstream>
#include <set>
#include <span>
#include <string>
#include <string_view>

#include <boost/json.hpp>
#include <doctest/doctest.h>

#include "engine/testing/random_play.h"

namespace engine::testing {

using Paths = std::set<std::string>;

inline bool is_one_of(std::string_view word, std::span<const std::string_view> names) {
    return std::ranges::find(names, word) != names.end();
}

// The paths in the first column of the tables, set `like.this`.
inline Paths paths_on_page(const std::string& file) {
    std::ifstream page(file);
    REQUIRE(page.is_open());
    Paths paths;
    for (std::string line; std::getline(page, line);)
        if (line.starts_with("| `"))
            paths.insert(line.substr(3, line.find('`', 3) - 3));
    return paths;
}

inline void check_page(const Paths& written, const Paths& seen) {
    for (const std::string& path : seen)
        CHECK_MESSAGE(written.contains(path), path << " is not on the page");
    for (const std::string& path : written)
        CHECK_MESSAGE(seen.contains(path), path << " is in no view");
}

// "table.seats[].gems": every path that leads to a value. Style::is_whole tells the objects that a
// page writes as one, Style::key what stands for a key.
template <class Style>
void collect_paths(const boost::json::value& value, const std::string& path, Paths& out) {
    const auto* object = value.if_object();
    if (object == nullptr || Style::is_whole(*object)) {
        out.insert(path);
        if (const auto* list = value.if_array())
            for (const boost::json::value& item : *list)
                if (item.is_object())
                    collect_paths<Style>(item, path + "[]", out);
        return;
    }
    for (const auto& [key, field] : *object)
        collect_paths<Style>(field, (path.empty() ? "" : path + ".") + Style::key(key), out);
}

// Plays a random game and shows the visitor the position at every decision.
template <class Visit>
void watch_decisions(const AnyGame& game, Position position, core::Rng rng, Visit&& visit) {
    while (!game.actor(position).is_nobody()) {
        if (!game.actor(position).is_chance())
            visit(position);
        const Move move = random_move(game, position, rng);
        game.apply(position, move.seat, move.action);
    }
}

}  // namespace engine::testing
