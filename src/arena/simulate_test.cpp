#include "arena/simulate.h"

#include <algorithm>
#include <memory>

#include <doctest/doctest.h>

#include "arena/record_files.h"
#include "arena/testing/scratch_folder.h"
#include "engine/mini/adapted_game.h"
#include "engine/replay.h"
#include "games/all_games.h"

namespace {

using arena::SimulationPlan;
using arena::testing::ScratchFolder;
using arena::testing::text_of;

// The miniature game with a law that breaks in some games: nobody may ever have more than 4 points.
struct Fragile : mini::Game {
    static constexpr std::string_view invariant(const mini::Content&, const mini::State& state) {
        for (const engine::SeatId seat : state.everyone()) {
            if (mini::points(state.of(seat)) > 4)
                return "at most 4 points";
        }
        return {};
    }
};
using FragileGame = engine::GameAdapter<Fragile, mini::Texts>;

SimulationPlan simulation_of(engine::AnyGamePtr game, std::uint64_t games) {
    SimulationPlan plan;
    plan.start = *game->initial(2, {});
    plan.game = std::move(game);
    plan.games = games;
    plan.seed = 7;
    plan.program = "test";
    return plan;
}

SimulationPlan mini_simulation(std::uint64_t games) {
    return simulation_of(std::make_shared<mini::AdaptedGame>(mini::Pack{}), games);
}

arena::Tally tally_with(SimulationPlan plan, int threads) {
    plan.threads = threads;
    return arena::simulate(plan).tally;
}

// Where the complaint stands; empty if there is none.
std::string refused_at(const SimulationPlan& plan) {
    return arena::complaint(plan).value_or(core::Error{}).where;
}

}  // namespace

TEST_CASE("the number of threads does not change the result") {
    const SimulationPlan plan = mini_simulation(500);
    const arena::Tally one = tally_with(plan, 1);
    CHECK(one.games() == 500);
    CHECK(one == tally_with(plan, 3));
}

TEST_CASE("another seed gives other games") {
    SimulationPlan other = mini_simulation(500);
    other.seed = 8;
    CHECK(tally_with(mini_simulation(500), 1) != tally_with(other, 1));
}

TEST_CASE("games played step by step are the same as random playouts in one go") {
    SimulationPlan checked = mini_simulation(300);
    checked.check = true;
    const arena::Simulation result = arena::simulate(checked);
    CHECK(!result.trouble);
    CHECK(result.tally == tally_with(mini_simulation(300), 1));
}

TEST_CASE("a broken law stops the run at the first game that breaks it, for any threads") {
    SimulationPlan plan = simulation_of(std::make_shared<FragileGame>(mini::Pack{}), 400);
    plan.check = true;
    plan.threads = 1;
    const auto alone = arena::simulate(plan).trouble;
    plan.threads = 3;
    const auto together = arena::simulate(plan).trouble;
    CHECK(alone.value_or(arena::Trouble{}).what == "at most 4 points");
    CHECK(alone == together);
}

TEST_CASE("progress ends with all games") {
    std::uint64_t done = 0;
    const auto result = arena::simulate(
        mini_simulation(50),
        [&done](std::uint64_t games, std::uint64_t /*decisions*/) { done = games; });
    CHECK(done == 50);
    CHECK(result.tally.games() == 50);
}

TEST_CASE("recorded games can be verified, and are not written over") {
    const ScratchFolder folder;
    SimulationPlan plan = mini_simulation(5);
    plan.records_folder = (folder.path() / "new").string();
    REQUIRE(!arena::complaint(plan));
    REQUIRE(!arena::simulate(plan).trouble);
    for (std::uint64_t i = 0; i < plan.games; ++i) {
        const auto record = engine::parse_record(*plan.game, text_of(record_path(plan, i)));
        REQUIRE(record.ok());
        CHECK(engine::verify(*plan.game, *record).ok());
    }
    CHECK(refused_at(plan) == plan.records_folder);
}

TEST_CASE("a plan that cannot be played is refused") {
    SimulationPlan plan = mini_simulation(0);
    CHECK(refused_at(plan) == "games");
    plan.games = 1;
    CHECK(!arena::complaint(plan));
    plan.threads = -1;
    CHECK(refused_at(plan) == "threads");
    plan.threads = 0;
    plan.players = {"random", "random", "random"};
    CHECK(refused_at(plan) == "player");
    plan.players = {"random", "oracle"};
    CHECK(refused_at(plan) == "player");
    plan.players = {"greedy"};
    plan.records_folder = "/dev/null";
    CHECK(refused_at(plan) == "/dev/null");
    plan.records_folder = "/dev/null/below";
    CHECK(refused_at(plan) == "/dev/null/below");
}

TEST_CASE("greedy beats random at wiraqocha in at least 95 of 100 games, from either seat") {
    SimulationPlan plan = simulation_of(*games::find("wiraqocha"), 100);
    plan.players = {"greedy", "random"};
    CHECK(tally_with(plan, 0).wins[0] >= 95);
    plan.players = {"random", "greedy"};
    CHECK(tally_with(plan, 0).wins[1] >= 95);
}

TEST_CASE("a game alone counts as a win only if its goal was reached") {
    const engine::AnyGamePtr game = *games::find("pathciv");
    SimulationPlan plan = simulation_of(game, 20);
    plan.start = *game->initial(1, {{"solo_difficulty", "hard"}});
    const arena::Tally tally = tally_with(plan, 1);
    const auto& ids = game->outcome_names().ending_ids;
    const auto unbeaten =
        static_cast<std::size_t>(std::ranges::find(ids, "rival_unbeaten") - ids.begin());
    CHECK(tally.endings[unbeaten] == 20);  // nobody beats it at random
    CHECK(tally.wins[0] == 0);
}
