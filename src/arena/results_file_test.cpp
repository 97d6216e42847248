#include "arena/results_file.h"

#include <algorithm>

#include <doctest/doctest.h>

#include "arena/run_tournament.h"
#include "arena/testing/mini_tournament.h"
#include "arena/testing/scratch_folder.h"

namespace {

using arena::ResultsFile;
using arena::Tournament;
using arena::testing::contains;
using arena::testing::ScratchFolder;
using arena::testing::text_of;
using arena::testing::write_text;

arena::TournamentPlan plan_of(std::uint64_t games) {
    arena::TournamentPlan plan = arena::testing::mini_plan(2);
    plan.games = games;
    return plan;
}

// Plays what the file does not hold yet; returns how many games that were.
std::size_t play_into(const std::string& path, Tournament& tournament) {
    auto file = ResultsFile::open(path, tournament);
    REQUIRE(file.ok());
    const std::size_t found = file->found().size();
    for (const arena::MatchResult& result : file->found())
        tournament.take(result);
    REQUIRE(!arena::run_tournament(tournament, {.threads = 2, .progress = {}, .file = &*file}));
    return static_cast<std::size_t>(std::ranges::count(text_of(path), '\n')) - 1 - found;
}

std::string complaint_about(const std::string& path, const arena::TournamentPlan& plan) {
    const auto file = ResultsFile::open(path, Tournament(plan));
    return file.ok() ? "" : file.error().text();
}

}  // namespace

TEST_CASE("a tournament goes on where it was, and ends like one without a break") {
    const ScratchFolder folder;
    Tournament first(plan_of(10));
    CHECK(play_into(folder.file("results"), first) == 10);
    Tournament longer(plan_of(30));
    CHECK(play_into(folder.file("results"), longer) == 20);
    Tournament whole(plan_of(30));
    play_into(folder.file("whole"), whole);
    for (std::size_t i = 0; i < 30; ++i)
        CHECK(longer.results()[i].places == whole.results()[i].places);
    Tournament again(plan_of(30));
    CHECK(play_into(folder.file("results"), again) == 0);
}

TEST_CASE("a last line that was cut off anywhere costs one game") {
    const ScratchFolder folder;
    const std::string path = folder.file("results");
    Tournament tournament(plan_of(4));
    play_into(path, tournament);
    const std::string text = text_of(path);
    const std::size_t last = text.rfind('\n', text.size() - 2) + 1;
    for (std::size_t size = last; size < text.size(); ++size) {
        write_text(path, text.substr(0, size));
        Tournament resumed(plan_of(4));
        {
            const auto file = ResultsFile::open(path, resumed);
            REQUIRE(file.ok());
            CHECK(file->found().size() == 3);
            CHECK(file->note().empty() == (size == last));
        }
        CHECK(play_into(path, resumed) == 1);
    }
}

TEST_CASE("a file that was cut off before its first game is begun anew") {
    const ScratchFolder folder;
    const std::string path = folder.file("results");
    Tournament tournament(plan_of(2));
    play_into(path, tournament);
    write_text(path, text_of(path).substr(0, 20));
    Tournament again(plan_of(2));
    CHECK(play_into(path, again) == 2);
}

TEST_CASE("a file of another tournament is refused and left alone") {
    const ScratchFolder folder;
    const std::string path = folder.file("results");
    Tournament tournament(plan_of(4));
    play_into(path, tournament);
    const std::string text = text_of(path);
    arena::TournamentPlan other = plan_of(4);
    other.seed = 8;
    CHECK(contains(complaint_about(path, other), "another tournament: seed is 7, not 8"));
    other = plan_of(4);
    other.players = {"random", "greedy"};
    CHECK(contains(complaint_about(path, other), "players is"));
    other = plan_of(4);
    other.mode = arena::Mode::Gauntlet;
    CHECK(contains(complaint_about(path, other), "mode is"));
    CHECK(text_of(path) == text);
    write_text(path, "a shopping list\n");
    CHECK(contains(complaint_about(path, other), "is not the head of a results file"));
    CHECK(text_of(path) == "a shopping list\n");
}

TEST_CASE("a broken line in the middle is refused with its number") {
    const ScratchFolder folder;
    const std::string path = folder.file("results");
    Tournament tournament(plan_of(4));
    play_into(path, tournament);
    const std::string text = text_of(path);
    const std::size_t second = text.find('\n') + 1;
    for (const std::string line : {"nonsense\n",
                                   "{\"n\":0}\n",
                                   "{\"n\":0,\"seats\":[\"random\",\"random\"],\"places\":[1,2],"
                                   "\"ending\":\"scored\",\"decisions\":1,\"ms\":1}\n"}) {
        write_text(path, text.substr(0, second) + line + text.substr(second));
        CHECK(contains(complaint_about(path, plan_of(4)), "results, line 2"));
    }
}

TEST_CASE("two programs do not write the same file") {
    const ScratchFolder folder;
    const Tournament tournament(plan_of(4));
    const auto file = ResultsFile::open(folder.file("results"), tournament);
    REQUIRE(file.ok());
    CHECK(contains(complaint_about(folder.file("results"), plan_of(4)), "another program"));
}

TEST_CASE("a file that cannot be written is refused") {
    CHECK(contains(complaint_about("/dev/null/below", plan_of(4)), "cannot be written"));
    CHECK(contains(complaint_about("/dev/null", plan_of(4)), "is not a file"));
}
