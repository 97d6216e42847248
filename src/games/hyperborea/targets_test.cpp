// What actions point at on the table.
#include "engine/targets.h"

#include "engine/testing/target_kinds.h"
#include "games/hyperborea/testing.h"
#include "generated/games/hyperborea/library.h"

namespace hyperborea::testing {
namespace {

engine::Targets targets(const Table& table, Action action) {
    return standard_game()->targets(
        engine::Position::of(table.state), table.state.turn.to_move, action);
}
engine::Targets targets(const Table& table, ActionKind kind) {
    return targets(table, action::bare(kind));
}

}  // namespace

TEST_CASE(
    "each kind of action is about one kind of thing, colours about cubes, rows or themselves") {
    CHECK(engine::testing::target_kinds(
              *standard_game(), {{"mode", "race_war"}, {"race_assignment", "chosen"}}, 20)
          == R"(at: hex
attack: action
card: card
choose_race: choose_race
choose_start: choose_start
choose_tile: choose_tile
colour: colour cube row
cube: cube
deck: deck
deploy: action
develop: action
diff: action
draw: action
end: action
enter: action
exchange: action
extra_cube: extra_cube
fly: action
fort: action
level: row
on: space
option: option
place: action
race: action
ranged: action
refresh: action
restore: action
row: action
site: site
stop: action
store_new: action
take: action
target: figure
token: action
upgrade: action
use_new: action
use_stored: action
walk: action
)");
}

TEST_CASE("a parameter names its thing") {
    Table table;
    table.available({{Colour::Yellow, 1}, {Colour::Green, 1}});
    CHECK(targets(table, ActionKind::Place) == engine::Targets{"action:place"});
    table.play(ActionKind::Place);
    CHECK(targets(table, action::of_colour(Colour::Yellow)).front() == "cube:available/yellow");
    table.play(action::of_colour(Colour::Yellow));
    CHECK(targets(table, action::on(kTrade1, Space::Yellow)).front() == "space:trade_1/yellow");
}

TEST_CASE("a parameter that the rules fill in is named after the action") {
    Table table;
    table.points(Point::Move, 2).minis(kA, {{kCap, 1}});
    CHECK(targets(table, ActionKind::Walk) == engine::Targets{"action:walk", "hex:h0_capital"});
    Table developing;
    developing.points(Point::Develop, 1);
    developing.play(ActionKind::Develop);
    CHECK(targets(developing, action::of_colour(Colour::Blue)).front() == "row:blue");
}

TEST_CASE("an action is settled between two of the menu, and asks until it does something") {
    Table table;
    table.available({{Colour::Yellow, 1}, {Colour::Green, 1}});
    const State menu = table.state;
    CHECK(Rules::is_settled(table.content, menu));
    table.play(ActionKind::Place);
    CHECK_FALSE(Rules::is_settled(table.content, table.state));
    CHECK(engine::asks<Rules>(table.content, menu, table.state, kA));
    table.play(action::of_colour(Colour::Yellow));
    CHECK(engine::asks<Rules>(table.content, menu, table.state, kA));
    table.play(action::on(kTrade1, Space::Yellow));
    CHECK(Rules::is_settled(table.content, table.state));
    CHECK_FALSE(engine::asks<Rules>(table.content, menu, table.state, kA));
}

}  // namespace hyperborea::testing
