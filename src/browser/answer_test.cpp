// What the module in a browser and the native program of tools/wasm_test answer.
#include "browser/answer.h"

#include <algorithm>
#include <string>
#include <string_view>

#include <boost/json.hpp>
#include <doctest/doctest.h>

#include "engine/json_text.h"
#include "games/all_games.h"

namespace {

namespace json = boost::json;

std::string ask(const json::object& request) { return browser::answer(engine::json_text(request)); }

std::string record_of(std::string_view game, int seed) {
    return ask({{"do", "record"}, {"game", game}, {"seed", seed}});
}

auto lines_in(const std::string& text) { return std::ranges::count(text, '\n'); }

}  // namespace

TEST_CASE("a random game of every game of the house is a record that is true") {
    for (const std::string_view game : games::ids()) {
        const std::string record = record_of(game, 5);
        const std::string lines = ask({{"do", "replay"}, {"record", record}});
        CAPTURE(game);
        CHECK(lines.find("error") == std::string::npos);
        // Header and result stand in the record alone, the start in the answer alone.
        CHECK(lines_in(lines) == lines_in(record) - 1);
        CHECK(record_of(game, 6) != record);
        CHECK(record_of(game, 5) == record);
    }
}

TEST_CASE("a record that is true is told with what was rolled") {
    const std::string report = ask({{"do", "verify"}, {"record", record_of("wiraqocha", 5)}});
    CHECK(report.starts_with("{\"chance_events\":"));
    CHECK(report.find("\"chance_events\":0,") == std::string::npos);
}

TEST_CASE("a record with another seed is not true") {
    std::string record = record_of("wiraqocha", 5);
    record[record.rfind("\"seed\":\"") + 8] ^= 1;
    CHECK(ask({{"do", "replay"}, {"record", record}}).starts_with("error: "));
    CHECK(ask({{"do", "verify"}, {"record", record}}).starts_with("error: "));
}

TEST_CASE("a search tells every action with its visits, the same each time") {
    const json::object request = {
        {"do", "search"}, {"record", record_of("ascalion", 2)}, {"entry", 30}, {"visits", 300}};
    const std::string found = ask(request);
    CHECK(found.starts_with("300\n"));
    CHECK(lines_in(found) >= 2);
    CHECK(ask(request) == found);
}

TEST_CASE("work for a clock tells what was done") {
    const json::object games = {{"do", "games"}, {"game", "hyperborea"}, {"amount", 3}};
    CHECK(std::stoi(ask(games)) > 100);
    const json::object visits = {{"do", "visits"}, {"game", "pathciv"}, {"amount", 200}};
    CHECK(ask(visits).starts_with("200\n"));
}

TEST_CASE("what cannot be done is told") {
    CHECK(browser::answer("{") == "error: line 1, column 2: not JSON: incomplete JSON");
    CHECK(ask({{"do", "dance"}}) == "error: do: \"dance\" is not known");
    CHECK(ask({{"do", "games"}, {"game", "chess"}}).starts_with("error: game: there is no game"));
    CHECK(ask({{"do", "replay"}, {"record", "?"}}).starts_with("error: "));
    CHECK(ask({{"do", "games"}, {"gmae", "x"}}) == "error: gmae: unknown field");
    const json::object late = {
        {"do", "search"}, {"record", record_of("wiraqocha", 1)}, {"entry", 100'000}};
    CHECK(ask(late) == "error: entry: no seat decides after it");
}
