// The Cave variant (W9.1 - W9.4).
#include "games/wiraqocha/testing.h"

namespace wiraqocha::testing {
namespace {

using enum Hex;
using enum PieceKind;

Table given_cave() { return Table::standard({.cave = true}); }

TEST_CASE("W9.1 the Cave takes the place of n07: number 7 in the valley, without resource") {
    Table table = given_cave().pool({3, 4});
    REQUIRE(table.is_sound());
    CHECK_FALSE(table.state.board.living.contains(N07));
    CHECK(table.state.board.touching[Cave] == Table::standard().state.board.touching[N07]);
    CHECK(table.targets(ActionKind::Conquer).contains(Cave));
    table.play(conquer(Cave, action::with_piece(Base, N10), {3, 4}));
    CHECK(table.turn_of(kA).state.active().resources == 0);
    CHECK_FALSE(Table::standard().state.board.living.contains(Cave));
}

TEST_CASE("W9.1 a driller makes 1 point on the Cave") {
    Table table = given_cave().piece(kA, Driller, Cave);
    CHECK(drill_points(table.content, table.state) == 1);
    table.piece(kA, Driller, N01).play(ActionKind::EndTurn);
    CHECK(table.state.seat(kA).crystals == 1);
}

TEST_CASE("W9.2 an explorer passes to any mountain hex that is empty and not dead") {
    Table table = given_cave().piece(kA, Explorer, Cave);
    CHECK_FALSE(table.offers(ActionKind::CaveMove));  // Phase II
    table.turn_of(kA);
    CHECK(table.targets(ActionKind::CaveMove) == hexes({N11, N12, P44, S123, S234, S345, S456}));
    table.piece(kA, Zeppelin, N12).piece(kB, Zeppelin, S123).card(kB, Card::DeathRay).dead(S345);
    CHECK(table.is_sound());
    CHECK(table.targets(ActionKind::CaveMove) == hexes({N11, P44, S234, S456}));
    table.play({menu(ActionKind::CaveMove), at(N11)});
    CHECK(table.on(N11) == Piece{Explorer, kA});
    CHECK_FALSE(table.on(Cave));
    CHECK(table.is_sound());
}

TEST_CASE("W9.2 only an own explorer passes, an Android Explorer too") {
    for (const PieceKind kind : {Base, Driller, Zeppelin}) {
        Table table = Table::empty({.cave = true}).piece(kA, kind, Cave).turn_of(kA);
        CHECK_FALSE(table.offers(ActionKind::CaveMove));
    }
    CHECK_FALSE(given_cave().piece(kB, Explorer, Cave).turn_of(kA).offers(ActionKind::CaveMove));
    Table android = given_cave().card(kA, Card::AndroidExplorer);
    CHECK(android.piece(kA, AndroidExplorer, Cave).turn_of(kA).offers(ActionKind::CaveMove));
}

TEST_CASE("W9.2 an explorer that has just been swapped in may pass on") {
    Table table = given_cave().piece(kA, Zeppelin, Cave).turn_of(kA);
    CHECK_FALSE(table.offers(ActionKind::CaveMove));
    table.play({menu(ActionKind::Swap), at(Cave), action::with_reserve(Explorer)});
    CHECK(table.offers(ActionKind::CaveMove));
    CHECK(table.is_sound());
}

TEST_CASE("W9.3 a cave move vacates the Cave") {
    Table table = given_cave().piece(kA, Explorer, Cave).die(Cave, 3);
    table.card(kA, Card::ForceField).force_field(Cave);
    table.card(kA, Card::FlyingFortress).fortress(Cave).turn_of(kA);
    REQUIRE(table.is_sound());
    table.play({menu(ActionKind::CaveMove), at(N12)});
    CHECK(table.state.board.defence_dice.empty());
    CHECK(table.state.board.force_field == TokenPlace::Removed);
    CHECK(table.state.board.fortress == TokenPlace::OnCard);
    CHECK(table.state.own() == hexes({N10, N12}));
    CHECK(table.is_sound());
}

TEST_CASE("W9.3 a cave move collects the artefact, but the re-rolls stay as they were") {
    Table table = given_cave().piece(kA, Explorer, Cave).turn_of(kA);
    table.play({menu(ActionKind::CaveMove), at(P44)});
    CHECK(table.state.active().artefacts == ArtefactSet::of(Artefact::C));
    CHECK_FALSE(table.state.board.lying.contains(Artefact::C));
    CHECK(table.state.turn.rerolls == 0);
    CHECK(table.turn_of(kA).state.turn.rerolls == 1);
    CHECK(table.is_sound());
}

TEST_CASE("W9.3 the new hex matters for an Income that comes later") {
    const Table start = given_cave().piece(kA, Explorer, Cave).turn_of(kA);
    Table moved = start;
    moved.play({menu(ActionKind::CaveMove), at(N12)}).play(ActionKind::Income);
    CHECK(moved.state.active().resources == 1);
    Table stayed = start;
    stayed.play(ActionKind::Income).play({menu(ActionKind::CaveMove), at(N12)});
    CHECK(stayed.state.active().resources == 0);
}

TEST_CASE("W9.4 a cave move needs no base in play") {
    Table table = Table::empty({.cave = true}).piece(kA, Explorer, Cave).turn_of(kA);
    REQUIRE(table.state.seat(kA).base == kNoHex);
    table.play({menu(ActionKind::CaveMove), at(S234)});
    CHECK(table.on(S234) == Piece{Explorer, kA});
    CHECK(table.is_sound());
}

TEST_CASE("W9.4 from a dead Cave nobody moves") {
    Table table = given_cave().piece(kA, Explorer, Cave).card(kB, Card::DeathRay).dead(Cave);
    table.turn_of(kA);
    CHECK_FALSE(table.offers(ActionKind::CaveMove));
    CHECK(table.state.board.removed == Piece{Explorer, kA});
    CHECK(table.is_sound());
}

}  // namespace
}  // namespace wiraqocha::testing
