// What actions point at on the table.
#include "engine/targets.h"

#include "engine/testing/target_kinds.h"
#include "games/wiraqocha/testing.h"
#include "generated/games/wiraqocha/library.h"

namespace wiraqocha::testing {
namespace {

engine::Targets targets(const Table& table, Action action) {
    return standard_game()->targets(
        engine::Position::of(table.state), table.state.turn.active, action);
}
engine::Targets targets(const Table& table, ActionKind kind) {
    return targets(table, action::menu(kind));
}

}  // namespace

TEST_CASE("each kind of action is about one kind of thing") {
    CHECK(engine::testing::target_kinds(
              *standard_game(), {{"variant_cave", "on"}, {"variant_prisoner", "on"}}, 40)
          == R"(at: hex
beat: dice
build: action
buy_back: action
card: card
cave_move: action
conquer: action
count: action
death_ray: card
end_turn: action
exoskeleton: action
face: die
factory: card
fortress: card
from: seat
income: action
lay: action
loot_artefact: loot
loot_captive: loot
loot_card: loot
loot_crystal: loot
pay: dice
pay_crystals: pay
pay_resources: pay
piece: piece
place: action
plunder: action
probe: card
ransom: action
reroll: action
roll: action
somnium_die: action
step: action
step_die: die
swap: action
take_back: action
take_captive: fate
to_cemetery: fate
tunnel: card
with: piece
workshop: action
)");
}

TEST_CASE("a parameter names its thing, a mover the hex that it leaves, too") {
    Table table = Table::standard().piece(kA, PieceKind::Explorer, Hex::N06).pool({4, 5});
    table.play(ActionKind::Conquer);
    CHECK(targets(table, at(Hex::N04)).front() == "hex:n04");
    table.play({at(Hex::N04)});
    CHECK(targets(table, with_piece(PieceKind::Explorer, Hex::N06))
          == engine::Targets{"piece:explorer@n06", "hex:n06", "dice:4"});
    CHECK(targets(table, with_reserve(PieceKind::Driller)).front() == "piece:driller@reserve");
}

TEST_CASE("an action of the menu is its button, and the card that it is done with") {
    Table table = Table::standard().card(kA, Card::DeathRay).pool({1, 6});
    CHECK(targets(table, ActionKind::EndTurn) == engine::Targets{"action:end_turn"});
    CHECK(targets(table, ActionKind::FireDeathRay)
          == engine::Targets{"card:death_ray", "action:death_ray"});
}

TEST_CASE("what the rules fill in is named after the action, as far as it asks for it") {
    Table table = Table::standard().piece(kA, PieceKind::Driller, Hex::N02).die(Hex::N02, 3);
    table.turn_of(kA);
    CHECK(targets(table, ActionKind::TakeBack) == engine::Targets{"action:take_back", "hex:n02"});
    CHECK(targets(table.acting(kA).pool({4, 4}), ActionKind::Reroll)
          == engine::Targets{"action:reroll", "die:4"});
}

TEST_CASE("an action is settled when its last parameter is given, and asks before") {
    Table table = Table::standard().piece(kA, PieceKind::Explorer, Hex::N06).pool({4, 5});
    const State before = table.state;
    CHECK(Rules::is_settled(kContent, before));
    table.play(ActionKind::Conquer);
    CHECK_FALSE(Rules::is_settled(kContent, table.state));
    CHECK(engine::asks<Rules>(kContent, before, table.state, kA));
    CHECK_FALSE(engine::asks<Rules>(kContent, before, table.state, kB));
    table.play({at(Hex::N04), with_piece(PieceKind::Explorer, Hex::N06)});
    CHECK(Rules::is_settled(kContent, table.state));
    CHECK_FALSE(engine::asks<Rules>(kContent, before, table.state, kA));
}

}  // namespace wiraqocha::testing
