// The real program: what games, sim and bench print.
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

// Without what depends on the machine.
json::object result_of(const std::string& arguments) {
    json::object result = json_of(arguments);
    for (const char* key : {"threads", "seconds", "decisions_per_second"})
        REQUIRE(result.erase(key) == 1);
    return result;
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
}

TEST_CASE("sim gives the same result for any number of threads") {
    if (!app::testing::has_program())
        return;
    const std::string command = "sim wiraqocha --games 60 --players 3 --json --threads ";
    const json::object one = result_of(command + "1");
    CHECK(one == result_of(command + "3"));
    CHECK(one.at("wins").as_array().size() == 3);
}

TEST_CASE("what sim records, verify accepts") {
    if (!app::testing::has_program())
        return;
    const std::string folder = app::testing::scratch_file("simulated");
    REQUIRE(run_program("sim wiraqocha --games 2 --seed 5 --records " + folder).exit_code == 0);
    CHECK(run_program("verify " + folder + "/wiraqocha-5-1.tetra.jsonl").exit_code == 0);
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
