// Games in small steps are the games that a CPU plays in one go.
#include "gpu/steps.h"

#include <doctest/doctest.h>

#include "games/ascalion/rules.h"
#include "games/hyperborea/rules.h"
#include "games/pathciv/rules.h"
#include "generated/games/ascalion/library.h"
#include "generated/games/hyperborea/library.h"
#include "generated/games/pathciv/library.h"
#include "generated/games/wiraqocha/library.h"
#include "gpu/cpu_games.h"
#include "gpu/groups.h"
#include "gpu/wiraqocha_groups.h"

namespace {

constexpr std::uint64_t kSeed = 1;
constexpr std::uint64_t kGames = 20;

template <class G>
gpu::GameResult play_in_steps(const typename G::Content& content,
                              typename G::State state,
                              std::uint64_t number) {
    core::Rng rng(kSeed, number);
    gpu::Tally tally;
    while (gpu::Groups<G>::of(state) != gpu::Groups<G>::kOver)
        gpu::Steps<G>::play_on(content, state, rng, tally);
    const auto* bytes = reinterpret_cast<const unsigned char*>(&state);
    return {gpu::hash_of_bytes(bytes, sizeof(state)), tally};
}

template <class G>
void check_same_games(const typename G::Content& content,
                      const engine::AnyGame& game,
                      const engine::OptionChoices& choices = {}) {
    for (int seats = game.min_seats(); seats <= game.max_seats(); ++seats) {
        const gpu::Start start{game, *game.initial(seats, choices)};
        const auto& state = start.position.as<typename G::State>();
        for (std::uint64_t i = 0; i < kGames; ++i)
            CHECK(play_in_steps<G>(content, state, i) == gpu::play_on_cpu(start, kSeed, i));
    }
}

}  // namespace

TEST_CASE("Wiraqocha is the same game in small steps") {
    const auto game = wiraqocha::standard_game();
    check_same_games<wiraqocha::Rules>(wiraqocha::content_of(*game), *game);
}

TEST_CASE("Ascalion is the same game in small steps") {
    const auto game = ascalion::standard_game();
    check_same_games<ascalion::Rules>(ascalion::content_of(*game), *game);
    check_same_games<ascalion::Rules>(
        ascalion::content_of(*game), *game, {{"expansion", "on"}, {"opener", "1"}});
}

TEST_CASE("Hyperborea is the same game in small steps") {
    const auto game = hyperborea::standard_game();
    check_same_games<hyperborea::Rules>(hyperborea::content_of(*game), *game);
    check_same_games<hyperborea::Rules>(
        hyperborea::content_of(*game), *game, {{"mode", "race_war"}, {"first_player", "1"}});
}

TEST_CASE("Path of Civilization is the same game in small steps") {
    const auto game = pathciv::standard_game();
    check_same_games<pathciv::Rules>(pathciv::content_of(*game), *game);
    check_same_games<pathciv::Rules>(
        pathciv::content_of(*game), *game, {{"tech_set", "mixed"}, {"boards", "ordered"}});
}

TEST_CASE("a run on all cores has the games one by one, in their order") {
    const auto game = wiraqocha::standard_game();
    const gpu::Start start{*game, *game->initial(2, {})};
    const auto results = gpu::play_on_cpu(start, {.seed = kSeed, .games = kGames});
    REQUIRE(results.size() == kGames);
    for (std::uint64_t i = 0; i < kGames; ++i)
        CHECK(results[i] == gpu::play_on_cpu(start, kSeed, i));
}
