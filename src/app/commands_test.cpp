// The real program: what games, sim, arena, ratings, balance, tune and bench print.
#include <string>

#include <boost/json.hpp>
#include <doctest/doctest.h>

#include "app/testing/program.h"

namespace {

namespace json = boost::json;
using app::testing::run_program;

json::object json_of(const std::string& arguments) {
    const auto finished = run_program(arguments);
    INFO(finished.errors);
    REQUIRE(finished.exit_code == 0);
    return json::parse(finished.output).as_object();
}

// Without what depends on the machine or on this run.
json::object without(json::object result, std::initializer_list<const char*> keys) {
    for (const char* key : keys)
        REQUIRE(result.erase(key) == 1);
    return result;
}

json::object result_of(const std::string& arguments) {
    return without(json_of(arguments), {"threads", "seconds", "decisions_per_second"});
}

json::object arena_result_of(const std::string& arguments) {
    return without(json_of(arguments), {"played", "seconds"});
}

}  // namespace

TEST_CASE("without arguments the program says what it is and how to begin") {
    if (!app::testing::has_program())
        return;
    const auto finished = run_program("");
    CHECK(finished.exit_code == 0);
    CHECK(finished.output.find("tetrapolis games") != std::string::npos);
    CHECK(run_program("--version").output.starts_with("tetrapolis "));
}

TEST_CASE("games lists every game with its options") {
    if (!app::testing::has_program())
        return;
    const json::object listed = json_of("games --json");
    const json::object& first = listed.at("games").at(0).as_object();
    CHECK(first.at("id") == "wiraqocha");
    CHECK(first.at("players") == json::object{{"min", 2}, {"max", 4}});
    CHECK(first.at("options").as_array().size() == 8);
    CHECK(first.at("minutes") == 45);
    const json::object& layout = first.at("options").at(0).as_object();
    CHECK(layout.at("values").at(0) == "beginner");
    CHECK(layout.at("words").at(0)
          == json::object{{"english", "First game"}, {"german", "Erste Partie"}});
    for (const json::value& game : listed.at("games").as_array())
        CHECK(game.at("id") != "mini");
}

TEST_CASE("sim gives the same result for any number of threads") {
    if (!app::testing::has_program())
        return;
    const std::string command = "sim wiraqocha --games 60 --players 3 --json --threads ";
    const json::object one = result_of(command + "1");
    CHECK(one == result_of(command + "3"));
    CHECK(one.at("wins").as_array().size() == 3);
    CHECK(one.at("scores").as_array().size() == 3);
    CHECK(one.at("scores").at(0).at("quantiles").as_array().size() == 5);
}

TEST_CASE("what sim records, verify accepts") {
    if (!app::testing::has_program())
        return;
    const std::string folder = app::testing::scratch_file("simulated");
    REQUIRE(run_program("sim wiraqocha --games 2 --seed 5 --records " + folder).exit_code == 0);
    CHECK(run_program("verify " + folder + "/wiraqocha-5-1.tetra.jsonl").exit_code == 0);
}

TEST_CASE("arena gives the same table for any number of threads, and after a break") {
    if (!app::testing::has_program())
        return;
    const std::string command = "arena wiraqocha --player greedy --player random --json --seed 4 ";
    const json::object whole = arena_result_of(command + "--games 12 --threads 1");
    CHECK(whole == arena_result_of(command + "--games 12 --threads 3"));
    const std::string kept = command + "--results " + app::testing::scratch_file("kept");
    CHECK(json_of(kept + " --games 6").at("played") == 6);
    CHECK(whole == arena_result_of(kept + " --games 12"));
    CHECK(json_of(kept + " --games 12").at("played") == 0);
    CHECK(whole.at("players").at(0).at("player") == "greedy");
}

TEST_CASE("arena refuses the results of another tournament") {
    if (!app::testing::has_program())
        return;
    const std::string command =
        "arena wiraqocha --player greedy --player random --games 2 --results "
        + app::testing::scratch_file("other");
    REQUIRE(run_program(command).exit_code == 0);
    const auto finished = run_program(command + " --seed 2");
    CHECK(finished.exit_code == 2);
    CHECK(finished.errors.find("another tournament: seed is 1, not 2") != std::string::npos);
}

TEST_CASE("ratings takes the results of several tournaments together") {
    if (!app::testing::has_program())
        return;
    const std::string first = app::testing::scratch_file("first_pool");
    const std::string second = app::testing::scratch_file("second_pool");
    const std::string games = "arena wiraqocha --games 8 --player greedy --player ";
    REQUIRE(run_program(games + "random --results " + first).exit_code == 0);
    REQUIRE(run_program(games + "level1 --results " + second).exit_code == 0);
    const json::object table =
        json_of("ratings " + first + " " + second + " --anchor random=1000 --json");
    CHECK(table.at("games") == 16);
    CHECK(table.at("players").as_array().size() == 3);
    CHECK(table.at("line_ups").as_array().size() == 2);
    CHECK(table.at("players").at(0).at("player") == "greedy");
    for (const json::value& player : table.at("players").as_array()) {
        if (player.at("player") == "random")
            CHECK(player.at("rating") == 1000.0);
    }
    CHECK(run_program("ratings " + first + " " + second).output.find("greedy : level1")
          != std::string::npos);
}

TEST_CASE("what arena records, verify accepts") {
    if (!app::testing::has_program())
        return;
    const std::string folder = app::testing::scratch_file("competed");
    REQUIRE(run_program("arena wiraqocha --players 3 --gauntlet --player greedy --player random "
                        "--anchor random=0 --games 3 --records "
                        + folder)
                .exit_code
            == 0);
    CHECK(run_program("verify " + folder + "/wiraqocha-arena-1-2.tetra.jsonl").exit_code == 0);
}

TEST_CASE("balance counts what was taken, the same for any number of threads") {
    if (!app::testing::has_program())
        return;
    const std::string command = "balance hyperborea --games 6 --player random --json --threads ";
    const json::object one = json_of(command + "1");
    CHECK(one == json_of(command + "3"));
    CHECK(one.at("groups").at(0).at("id") == "deck_1");
    CHECK(one.at("scores").at(0).at("part") == "score");
    const auto table = run_program("balance hyperborea --games 2 --player random");
    CHECK(table.output.find("extra_cube") != std::string::npos);
    CHECK(table.output.find("turn_order") != std::string::npos);
}

TEST_CASE("tune fits weights and writes them with the command that made them") {
    if (!app::testing::has_program())
        return;
    const std::string file = app::testing::scratch_file("weights.h");
    const auto finished =
        run_program("tune wiraqocha --games 40 --player random --taking 0.3 --out " + file);
    INFO(finished.errors);
    CHECK(finished.exit_code == 0);
    CHECK(finished.output.find("4 players: ") != std::string::npos);
    CHECK(finished.output.find("90 - 100 %") != std::string::npos);
    CHECK(app::testing::file_text(file).find("tetrapolis tune wiraqocha --games 40 --seed 1")
          != std::string::npos);
}

TEST_CASE("bench has a line for every number of players") {
    if (!app::testing::has_program())
        return;
    const json::object result = json_of("bench wiraqocha --seconds 0.01 --json");
    CHECK(result.at("results").as_array().size() == 3);
}

TEST_CASE("search reports what it has found so far, line by line, the same every time") {
    if (!app::testing::has_program())
        return;
    const auto best_of = [] {
        const auto finished =
            run_program("search wiraqocha --visits 15000 --threads 2 --memory 32 --json");
        REQUIRE(finished.exit_code == 0);
        const std::size_t cut = finished.output.find('\n');
        const json::value first = json::parse(finished.output.substr(0, cut));
        const json::value last = json::parse(finished.output.substr(cut + 1));
        CHECK(first.at("final") == false);
        CHECK(first.at("visits") == 10'000);
        CHECK(last.at("final") == true);
        CHECK(last.at("win").as_array().size() == 2);
        CHECK(!last.at("plan").as_array().empty());
        return last.at("best").at(0);
    };
    CHECK(best_of() == best_of());
}
