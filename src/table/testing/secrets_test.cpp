// Miniature games show nobody what is hidden.
#include <boost/json/value.hpp>
#include <doctest/doctest.h>

#include "table/testing/driver.h"

namespace {

// The first law of hidden things that a random match breaks; empty if it breaks none.
std::string leak_in(const engine::AnyGamePtr& game, std::uint64_t seed, int seats) {
    core::Rng rng(seed);
    auto position = *game->initial(seats, {});
    for (auto actor = game->actor(position); !actor.is_nobody(); actor = game->actor(position)) {
        for (int viewer = 0; viewer < seats; ++viewer) {
            const auto id = engine::seat_id(viewer);
            const auto other = game->shuffle_hidden(position, id, rng);
            if (game->view(position, id) != game->view(other, id))
                return "a view shows what is hidden";
            if (!game->invariant(other).empty())
                return "a shuffled game is unsound";
        }
        const auto by = actor.is_chance() ? engine::kNobody : actor.first();
        engine::ActionList list;
        game->legal(position, by, list);
        game->apply(position, by, list[rng.below(static_cast<std::uint32_t>(list.size()))]);
        if (!game->invariant(position).empty())
            return "an action makes the game unsound";
    }
    return {};
}

}  // namespace

TEST_CASE("the trail game and the pair game keep their secrets in every view") {
    for (std::uint64_t seed = 0; seed < 30; ++seed) {
        CHECK(leak_in(table::testing::trail_game(), seed, 2 + static_cast<int>(seed % 3)) == "");
        CHECK(leak_in(table::testing::pair_game(), seed, 2 + static_cast<int>(seed % 2)) == "");
    }
}
