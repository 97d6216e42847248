// Random games of everything in the house, with all laws checked: cheap enough for every sanitizer.
#include <string>
#include <string_view>
#include <vector>

#include <doctest/doctest.h>

#include "engine/testing/random_play.h"
#include "games/all_games.h"

namespace {

using engine::testing::random_move;

// The first broken law, empty if there is none.
std::string play_through(const engine::AnyGame& game, engine::Position position, core::Rng& rng) {
    while (!game.actor(position).is_nobody()) {
        const auto move = random_move(game, position, rng);
        game.apply(position, move.seat, move.action);
        if (const auto broken = game.invariant(position); !broken.empty())
            return std::string(broken);
    }
    return {};
}

// Each option with each of its values, one at a time.
std::vector<engine::OptionChoices> single_choices(const engine::AnyGame& game) {
    std::vector<engine::OptionChoices> all = {{}};
    for (const engine::OptionSpec& option : game.options())
        for (const auto& [value, words] : option.values)
            all.push_back({{std::string(option.key), value}});
    return all;
}

void check_each_option(const engine::AnyGame& game, int seats, core::Rng& rng) {
    for (const auto& choices : single_choices(game)) {
        const auto start = game.initial(seats, choices);
        if (!start)  // not for this number of players
            continue;
        CAPTURE(seats);
        CAPTURE(engine::testing::choices_text(choices));
        CHECK(play_through(game, *start, rng).empty());
    }
}

}  // namespace

TEST_CASE("every game of the house keeps its laws with any number of players and each option") {
    for (const std::string_view id : games::ids()) {
        CAPTURE(id);
        const engine::AnyGamePtr game = *games::find(id);
        core::Rng rng(20, 26);
        for (int seats = game->min_seats(); seats <= game->max_seats(); ++seats)
            check_each_option(*game, seats, rng);
    }
}
