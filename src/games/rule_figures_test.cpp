// Every figure of the rules shows a sound position, written as the engine itself writes it.
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

#include <boost/json.hpp>
#include <doctest/doctest.h>

#include "engine/any_game.h"
#include "games/all_games.h"

namespace {

namespace fs = std::filesystem;
namespace json = boost::json;

constexpr const char* kFigures = "docs/rules/figures";

json::object figure_in(const fs::path& file) {
    std::ifstream in(file);
    const std::string text{std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
    return json::parse(text).as_object();
}

std::vector<fs::path> figures_of(std::string_view game) {
    std::vector<fs::path> files;
    for (const auto& entry : fs::directory_iterator(fs::path(kFigures) / game))
        files.push_back(entry.path());
    return files;
}

}  // namespace

TEST_CASE("every figure of the rules is a position of the engine") {
    for (const std::string_view id : games::ids()) {
        const engine::AnyGamePtr game = *games::find(id);
        CHECK(figures_of(id).size() >= 4);
        for (const fs::path& file : figures_of(id)) {
            INFO(file);
            const json::value position = figure_in(file).at("position");
            const auto read = game->from_json(position);
            REQUIRE(read.ok());
            CHECK(game->invariant(*read) == "");
            CHECK(game->to_json(*read) == position);
            CHECK_FALSE(game->actor(*read).is_nobody());
        }
    }
}
