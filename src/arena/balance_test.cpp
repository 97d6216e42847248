#include "arena/balance.h"

#include <algorithm>
#include <memory>

#include <doctest/doctest.h>

#include "engine/mini/adapted_game.h"
#include "games/all_games.h"

namespace {

using arena::Balance;

arena::BalancePlan mini_census(int seats) {
    arena::BalancePlan census;
    arena::SimulationPlan& plan = census.games;
    plan.game = std::make_shared<mini::AdaptedGame>(mini::Pack{});
    plan.start = *plan.game->initial(seats, {});
    plan.games = 300;
    plan.threads = 1;
    plan.seed = 3;
    return census;
}

std::uint64_t owners_in(const arena::ItemGroup& group) {
    std::uint64_t owners = 0;
    for (const auto& [id, item] : group)
        owners += item.owners;
    return owners;
}

}  // namespace

TEST_CASE("balance: the number of threads does not change the result") {
    arena::BalancePlan plan = mini_census(3);
    const Balance one = *arena::measure_balance(plan);
    plan.games.threads = 3;
    CHECK(one == *arena::measure_balance(plan));
    CHECK(one.games == 300);
}

TEST_CASE("balance: every seat is counted once a game, and all seats together win every game") {
    const Balance balance = *arena::measure_balance(mini_census(3));
    const arena::ItemGroup& seats = balance.groups.at("seat");
    CHECK(owners_in(seats) == 900);
    CHECK(arena::mean_won(seats) == doctest::Approx(1.0 / 3));
    CHECK(balance.all.seats == 900);
    CHECK(balance.winners.seats >= 300);
}

TEST_CASE("balance: a good card wins more often, chosen or dealt") {
    const Balance balance = *arena::measure_balance(mini_census(2));
    for (const char* group : {"committed", "dealt"}) {
        const arena::ItemGroup& cards = balance.groups.at(group);
        CHECK(cards.at("crown").won() > cards.at("stone").won());
        CHECK(cards.at("stone").won() > cards.at("reed").won());
    }
}

TEST_CASE("balance: whoever has a card twice in a game counts once; pick rates are for choices") {
    const Balance balance = *arena::measure_balance(mini_census(2));
    const arena::ItemTally& reed = balance.groups.at("committed").at("reed");
    CHECK(reed.taken > reed.owners);
    CHECK(reed.offered >= reed.taken);
    CHECK(reed.pick_rate() > 0.5);
    CHECK(balance.groups.at("dealt").at("reed").offered == 0);
    CHECK(balance.groups.at("dealt").at("reed").taken == 0);
    CHECK(reed.name.english == "reed");
}

TEST_CASE("balance: picks at random are free of the player's taste") {
    arena::BalancePlan plan;
    plan.games.game = *games::find("hyperborea");
    plan.games.start = *plan.games.game->initial(2, {});
    plan.games.games = 8;
    plan.games.players = {"greedy"};
    const auto colours_taken = [&plan] {
        const Balance balance = *arena::measure_balance(plan);
        return std::ranges::count_if(balance.groups.at("extra_cube"),
                                     [](const auto& item) { return item.second.taken > 0; });
    };
    CHECK(colours_taken() == 1);
    plan.random_picks = 1;
    CHECK(colours_taken() >= 4);
    plan.random_picks = 2;
    CHECK(arena::complaint(plan).value_or(core::Error{}).where == "random-picks");
}

TEST_CASE("balance: lost games alone have no winner") {
    arena::BalancePlan census = mini_census(2);
    census.games.game = *games::find("pathciv");
    census.games.start = *census.games.game->initial(1, {{"solo_difficulty", "hard"}});
    census.games.games = 5;
    const Balance balance = *arena::measure_balance(census);
    CHECK(balance.winners.seats == 0);
    CHECK(arena::mean_won(balance.groups.at("seat")) == 0);
}
