// What a schema cannot say about a content pack is refused by the loader, with the place.
#include <string>

#include <doctest/doctest.h>

#include "engine/read_library.h"
#include "engine/testing/replaced.h"
#include "generated/games/pathciv/content.h"
#include "generated/games/pathciv/library.h"

namespace pathciv {
namespace {

// The error of the standard pack with one text replaced.
std::string error_with(const std::string& old_text, const std::string& new_text) {
    const auto game = game_with_content(
        engine::testing::replaced(engine::as_text(embedded::kPack), old_text, new_text));
    return game ? "" : game.error().text();
}

}  // namespace

TEST_CASE("P2.5 a pack in which two boards give a type the same rank is refused") {
    CHECK(error_with(R"("row": ["military", "industry", "science")",
                     R"("row": ["industry", "military", "science")")
              .starts_with("boards[1].row"));
}

TEST_CASE("gains and effects have the fields that belong to them") {
    CHECK(error_with(R"({"op": "agents", "agent": "blue", "n": 2})", R"({"op": "agents", "n": 2})")
              .find("\"agent\" belongs")
          != std::string::npos);
    CHECK(error_with(R"({"kind": "power", "n": 2, )", R"({"kind": "power", )")
          == "leaders[5].lasting[0]: needs \"n\"");
    CHECK(error_with(R"({"kind": "power", "n": 2, )", R"({"kind": "power", "n": 2, "div": 1, )")
          == "leaders[5].lasting[0].div: does not belong here");
}

TEST_CASE("a first game has two markers per step and events of their rounds") {
    CHECK(
        error_with(R"("first_game_step": 1)", R"("first_game_step": 2)").starts_with("advantages"));
    CHECK(error_with(R"("challenges": ["ch_3_art")", R"("challenges": ["ch_5_art")")
              .starts_with("first_game.challenges[0]"));
}

TEST_CASE("numbers out of range are refused by the schema") {
    CHECK(error_with(R"("limit": 4)", R"("limit": 400)").starts_with("population[0].limit"));
    CHECK(error_with(R"("id": "w_05")", R"("id": "w_06")").starts_with("wonders[4].id"));
}

}  // namespace pathciv
