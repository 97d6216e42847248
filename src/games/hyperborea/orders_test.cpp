// Standing orders of Hyperborea: what they answer, and where they leave the question to the player.
#include "engine/any_game.h"
#include "games/hyperborea/testing.h"
#include "generated/games/hyperborea/library.h"

namespace hyperborea::testing {
namespace {

using enum Colour;

// C, who may lose a red or a blue level, is asked by a strike of A.
State struck() {
    Table table({.seats = 3, .victim_choice = VictimChoice::Ask});
    table.minis(kA, {{kB1, 1}}).minis(kC, {{kB1, 1}});
    table.marker(kC, Red, 4).marker(kC, Blue, 1).points(Point::StrikeDevelop, 1);
    table.act(ActionKind::Strike);
    REQUIRE(table.state.turn.ask == Ask::Victim);
    return table.state;
}

std::optional<Action> answer(const State& state, const engine::OptionChoices& orders) {
    return standard_game()->ordered(engine::Position::of(state), kC, orders);
}

}  // namespace

TEST_CASE("H7.33 an order to lose what hurts least answers a strike, and nothing else does") {
    CHECK(answer(struck(), {{"losses", "least"}}) == action::of_colour(Blue));
    CHECK_FALSE(answer(struck(), {{"losses", "ask"}}).has_value());
    CHECK_FALSE(answer(struck(), {{"other", "least"}}).has_value());
    CHECK_FALSE(answer(struck(), {}).has_value());
    const Table menu({.seats = 3, .victim_choice = VictimChoice::Ask});
    CHECK_FALSE(answer(menu.state, {{"losses", "least"}}).has_value());
}

TEST_CASE("H3.1 the order is offered only where victims are asked") {
    const auto offered = [](const char* choice) {
        const auto game = standard_game();
        return game->orders(*game->initial(3, {{"victim_choice", choice}}), kA).size();
    };
    CHECK(offered("ask") == 1);
    CHECK(offered("auto") == 0);
}

}  // namespace hyperborea::testing
