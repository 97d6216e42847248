// The real program: bad input gives one line on stderr, nothing on stdout, and exit code 2.
#include <algorithm>
#include <array>
#include <filesystem>
#include <string>

#include <doctest/doctest.h>

#include "app/testing/program.h"

namespace {

using app::testing::run_program;

struct BadInput {
    const char* arguments;
    const char* complaint;  // part of the line
};

constexpr auto kBadInputs = std::to_array<BadInput>({
    {"conquer", "conquer"},
    {"--nonsense", "--nonsense"},
    {"games chess", "there is no game \"chess\""},
    {"games --content nowhere.json", "nowhere.json: cannot be opened"},
    {"sim", "GAME is required"},
    {"sim chess", "there is no game \"chess\""},
    {"sim wiraqocha --players 0", "--players"},
    {"sim wiraqocha --players 5", "2 to 4 players, not 5"},
    {"sim wiraqocha --players two", "--players"},
    {"sim wiraqocha --games 0", "games: must be 1 to"},
    {"sim wiraqocha --games -3", "\"-3\" is not a whole number"},
    {"sim wiraqocha --games many", "\"many\" is not a whole number"},
    {"sim wiraqocha --seed 99999999999999999999", "is too big"},
    {"sim wiraqocha --threads -1", "\"-1\" is not a whole number"},
    {"sim wiraqocha --threads 100000", "threads: must be 1 to 1024"},
    {"sim wiraqocha --player oracle", "there is no player \"oracle\""},
    {"sim wiraqocha --player random --player random --player random", "one for each of the 2"},
    {"sim wiraqocha -o layout", "not of the form key=value"},
    {"sim wiraqocha -o layout=square", "layout"},
    {"sim wiraqocha -o weather=on", "weather"},
    {"sim wiraqocha -o layout=random -o layout=beginner", "layout"},
    {"sim wiraqocha -o first_player=4", "first_player"},
    {"sim wiraqocha --records /dev/null", "is not a folder"},
    {"ratings", "FILE is required"},
    {"ratings /nowhere", "/nowhere"},
    {"ratings /dev/null", "/dev/null: line 1: is not the head of a results file"},
    {"sim wiraqocha --records /dev/null/below", "cannot be written"},
    {"sim wiraqocha --content nowhere.json", "nowhere.json: cannot be opened"},
    {"sim wiraqocha --content /dev/null", "/dev/null"},
    {"analyse", "FILE is required"},
    {"analyse nowhere.jsonl", "nowhere.jsonl: cannot be opened"},
    {"analyse /dev/null --visits 10", "--visits: must be 50 to 1000000"},
    {"analyse /dev/null --threads 5000", "threads: must be 1 to 1024"},
    {"analyse /dev/null --language fr", "fr"},
    {"arena", "GAME is required"},
    {"arena wiraqocha", "players: name 2 to 64 players"},
    {"arena wiraqocha --player greedy", "players: name 2 to 64 players"},
    {"arena wiraqocha --player greedy --player oracle", "there is no player \"oracle\""},
    {"arena wiraqocha --player greedy --player greedy", "\"greedy\" is named twice"},
    {"arena wiraqocha --player greedy --player random --games 0", "games: must be 1 to"},
    {"arena wiraqocha --player greedy --player random --threads 2000", "threads: must be"},
    {"arena wiraqocha --player greedy --player random --until soon", "not of the form ci:3"},
    {"arena wiraqocha --player greedy --player random --until ci:0", "until: the width"},
    {"arena wiraqocha --player greedy --player random --stop 5", "--stop"},
    {"arena wiraqocha --player greedy --player random --stop 5 0", "stop: the first number"},
    {"arena wiraqocha --player greedy --player random --stop 0 5 --until ci:3", "stop: cannot"},
    {"arena wiraqocha --players 3 --player greedy --player random --stop 0 5", "needs two players"},
    {"arena wiraqocha --player greedy --player random --anchor greedy", "form NAME=RATING"},
    {"arena wiraqocha --player greedy --player random --anchor oracle=0", "does not play"},
    {"arena wiraqocha --player greedy --player random --results /dev/null/x", "cannot be written"},
    {"arena wiraqocha --player greedy --player random --records /dev/null", "is not a folder"},
    {"balance", "GAME is required"},
    {"balance hyperborea --games 0", "games: must be 1 to"},
    {"balance hyperborea --player oracle", "there is no player \"oracle\""},
    {"balance hyperborea --random-picks 2", "random-picks: must be 0 to 1"},
    {"balance hyperborea --players 9", "2 to 6 players, not 9"},
    {"tune", "GAME is required"},
    {"tune wiraqocha --games 1", "games: must be 10 to"},
    {"tune wiraqocha --player oracle", "there is no player \"oracle\""},
    {"tune wiraqocha --wandering 2", "wandering: must be 0 to 1"},
    {"tune wiraqocha --taking 0", "taking: must be above 0"},
    {"tune wiraqocha --penalty 0", "penalty: must be above 0"},
    {"tune wiraqocha --players 2 --out weights.h", "out: needs weights for all"},
    {"harvest", "GAME is required"},
    {"harvest wiraqocha", "--out is required"},
    {"harvest wiraqocha --out x.crop --taking 0", "taking: must be above 0"},
    {"harvest wiraqocha --out x.crop --network nowhere.net", "nowhere.net: cannot be read"},
    {"arena wiraqocha --player level4@20v#nowhere.net --player greedy",
     "nowhere.net: cannot be read"},
    {"search", "GAME is required"},
    {"search chess", "there is no game \"chess\""},
    {"search wiraqocha --visits 0", "--visits: must be 1 to"},
    {"search wiraqocha --visits some", "\"some\" is not a whole number"},
    {"search wiraqocha --seconds 0", "--seconds: must be above 0"},
    {"search wiraqocha --threads 5000", "--threads: must be 1 to"},
    {"search wiraqocha --seat 7", "seat 7 is not to move"},
    {"search wiraqocha --position nowhere.json", "nowhere.json: cannot be opened"},
    {"search wiraqocha --record nowhere.tetra.jsonl", "nowhere.tetra.jsonl: cannot be opened"},
    {"search wiraqocha --record one --position other", "exclude each other"},
    {"bench chess", "there is no game \"chess\""},
    {"bench --seconds 0", "seconds: must be above 0"},
    {"bench --seconds soon", "--seconds"},
});

bool is_one_line(const std::string& text) {
    return std::ranges::count(text, '\n') == 1 && text.ends_with('\n');
}

}  // namespace

TEST_CASE("every bad input is answered by one line that says what is wrong") {
    if (!app::testing::has_program())
        return;
    for (const BadInput& bad : kBadInputs) {
        const auto finished = run_program(bad.arguments);
        INFO(bad.arguments << " -> " << finished.errors);
        CHECK(finished.exit_code == 2);
        CHECK(finished.output.empty());
        CHECK(is_one_line(finished.errors));
        CHECK(finished.errors.starts_with("tetrapolis: "));
        CHECK(finished.errors.find(bad.complaint) != std::string::npos);
    }
}

TEST_CASE("a complaint comes before anything is written") {
    if (!app::testing::has_program())
        return;
    const std::string folder = app::testing::scratch_file("not_made");
    const auto finished =
        run_program("sim wiraqocha --records " + folder + " --player oracle --games 1");
    CHECK(finished.exit_code == 2);
    CHECK(!std::filesystem::exists(folder));
}

TEST_CASE("output that cannot be written is an error") {
    if (!app::testing::has_program())
        return;
    CHECK(run_program("games >/dev/full").exit_code == 2);
}
