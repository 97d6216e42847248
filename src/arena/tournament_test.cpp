#include "arena/tournament.h"

#include <algorithm>
#include <memory>

#include <doctest/doctest.h>

#include "arena/play_match.h"
#include "arena/run_tournament.h"
#include "arena/testing/mini_tournament.h"
#include "arena/testing/scratch_folder.h"
#include "engine/replay.h"

namespace {

using arena::Tournament;
using arena::testing::mini_plan;

Tournament played(const arena::TournamentPlan& plan, int threads) {
    Tournament tournament(plan);
    REQUIRE(!arena::run_tournament(tournament, {.threads = threads, .progress = {}}));
    return tournament;
}

arena::MatchResult won_by_first(const Tournament& tournament, std::uint64_t number) {
    arena::MatchResult result{.number = number, .places = {}, .ending = 1};
    for (const int player : tournament.schedule().seating(number))
        result.places.push_back(player == 0 ? 1 : 2);
    return result;
}

std::string refused_at(const arena::TournamentPlan& plan) {
    return arena::complaint(plan).value_or(core::Error{}).where;
}

std::vector<std::vector<int>> places_of(const Tournament& tournament) {
    std::vector<std::vector<int>> places;
    for (const arena::MatchResult& result : tournament.results())
        places.push_back(result.places);
    return places;
}

}  // namespace

TEST_CASE("the number of threads does not change the results") {
    arena::TournamentPlan plan = mini_plan(3);
    plan.games = 60;
    const Tournament one = played(plan, 1);
    CHECK(one.counted() == 60);
    CHECK(places_of(one) == places_of(played(plan, 4)));
}

TEST_CASE("a stopping rule decides after the same game for any number of threads") {
    arena::TournamentPlan plan = mini_plan(2);
    plan.games = 5000;
    plan.stop = {arena::StopRule::Kind::Width, 0.3, 0, 0};
    const Tournament one = played(plan, 1);
    CHECK(one.verdict() == arena::Verdict::NarrowEnough);
    CHECK(one.counted() < 400);
    CHECK(places_of(one) == places_of(played(plan, 3)));
    plan.stop = {arena::StopRule::Kind::Elo, 0, -400, -350};
    CHECK(played(plan, 2).verdict() == arena::Verdict::AtLeastElo1);
}

TEST_CASE("in a block the dice are the same whoever sits where") {
    arena::TournamentPlan plan = mini_plan(2);
    plan.players = {"random", "greedy"};
    const arena::testing::ScratchFolder folder;
    plan.records_folder = folder.file("records");
    plan.games = 4;
    played(plan, 1);
    const auto record_of = [&](int number) {
        return *engine::parse_record(
            *plan.game,
            arena::testing::text_of(plan.records_folder + "/mini-arena-7-" + std::to_string(number)
                                    + ".tetra.jsonl"));
    };
    CHECK(record_of(0).header.commitment == record_of(1).header.commitment);
    CHECK(record_of(0).header.commitment != record_of(2).header.commitment);
    CHECK(record_of(0).header.seats != record_of(1).header.seats);
    CHECK(record_of(0).entries.front() == record_of(1).entries.front());  // the first card dealt
    for (const int number : {0, 1, 2, 3})
        CHECK(engine::verify(*plan.game, record_of(number)).ok());
    CHECK(arena::old_records_complaint(plan));
}

TEST_CASE("records do not change the games") {
    arena::TournamentPlan plan = mini_plan(2);
    plan.games = 20;
    const auto without = places_of(played(plan, 1));
    const arena::testing::ScratchFolder folder;
    plan.records_folder = folder.file("records");
    CHECK(without == places_of(played(plan, 1)));
}

TEST_CASE("results count once, in order and in whole rounds") {
    arena::TournamentPlan plan = mini_plan(2);
    plan.games = 6;
    Tournament tournament(plan);
    for (const std::uint64_t number : {3, 1, 1, 5})
        tournament.take(won_by_first(tournament, number));
    CHECK(tournament.counted() == 0);
    tournament.take(won_by_first(tournament, 0));
    CHECK(tournament.counted() == 2);
    tournament.take(won_by_first(tournament, 2));
    CHECK(tournament.counted() == 4);
    CHECK(tournament.next() == 4);
    CHECK(!tournament.next());
    tournament.give_back(4);
    tournament.give_back(3);  // known already
    CHECK(tournament.next() == 4);
    tournament.take(won_by_first(tournament, 4));
    CHECK(tournament.is_finished());
    CHECK(tournament.shares()[0][0].mean() == 1.0);
    CHECK(tournament.ratings()[0].value > tournament.ratings()[1].value + 300);
}

TEST_CASE("the number of games is rounded up to whole rounds") {
    arena::TournamentPlan plan = mini_plan(3);
    plan.games = 4;
    CHECK(Tournament(plan).games() == 6);
}

TEST_CASE("a tournament that cannot be played is refused") {
    CHECK(!arena::complaint(mini_plan(2)));
    arena::TournamentPlan plan = mini_plan(2);
    plan.games = 0;
    CHECK(refused_at(plan) == "games");
    plan = mini_plan(2);
    plan.players = {"random"};
    CHECK(refused_at(plan) == "players");
    plan.players = {"random", "random"};
    CHECK(refused_at(plan) == "players");
    plan.players = {"random", "oracle"};
    CHECK(refused_at(plan) == "player");
    plan = mini_plan(2);
    plan.stop = {arena::StopRule::Kind::Width, 0, 0, 0};
    CHECK(refused_at(plan) == "until");
    plan.stop = {arena::StopRule::Kind::Elo, 0, 5, 5};
    CHECK(refused_at(plan) == "stop");
    plan = mini_plan(3);
    plan.stop = {arena::StopRule::Kind::Elo, 0, 0, 5};
    CHECK(refused_at(plan) == "stop");
    plan.mode = arena::Mode::Gauntlet;
    CHECK(refused_at(plan).empty());
    plan.records_folder = "/dev/null";
    CHECK(refused_at(plan) == "/dev/null");
}

TEST_CASE("greedy is rated far above random at wiraqocha, with any number of players") {
    for (const int seats : {2, 4}) {
        arena::TournamentPlan plan = arena::testing::wiraqocha_plan(seats);
        plan.mode = arena::Mode::Gauntlet;
        plan.games = 24;
        const Tournament tournament = played(plan, 0);
        CHECK(tournament.ratings()[0].value - tournament.ratings()[0].margin
              > tournament.ratings()[1].value);
    }
}
