// Worked examples of movement, dice and cards: Ex-17, Ex-20, Ex-22 to Ex-24, Ex-28, Ex-39, Ex-40.
#include "games/wiraqocha/testing.h"

namespace wiraqocha::testing {
namespace {

using enum Hex;
using enum PieceKind;
using action::pick_face;

TEST_CASE(
    "Ex-17 the Death Ray on a ruin takes piece, die and uncollected artefact out of the game") {
    Table table = Table::standard().card(kA, Card::DeathRay).piece(kB, Driller, P33).die(P33, 2);
    Table collected = table;
    table.play({menu(ActionKind::FireDeathRay), at(P33)});
    CHECK(table.state.board.removed == Piece{Driller, kB});
    CHECK(table.cemetery(kB, Driller) == 0);
    CHECK_FALSE(table.state.board.lying.contains(Artefact::B));
    CHECK(table.state.board.defence_dice.empty());
    CHECK(table.state.board.dead == P33);
    CHECK_FALSE(treasure_is_possible(table.state));
    CHECK(owns(table.state.active(), Card::DeathRay));
    CHECK(table.is_sound());

    collected.artefacts(kB, {Artefact::B}).play({menu(ActionKind::FireDeathRay), at(P33)});
    CHECK(collected.state.seat(kB).artefacts == ArtefactSet::of(Artefact::B));
    CHECK(treasure_is_possible(collected.state));
    CHECK(collected.is_sound());
}

Table after_swapping_an_explorer_in_on_p44(std::initializer_list<Artefact> held) {
    Table table = Table::standard().artefacts(kA, held);
    table.piece(kA, Zeppelin, P44).piece(kA, Explorer, N04).die(N04, 5).turn_of(kA);
    REQUIRE(table.is_sound());
    return table.play({menu(ActionKind::Swap), at(P44), with_piece(Explorer, N04)});
}

TEST_CASE("Ex-20 an Explorer swapped in on a ruin collects, and wins in Phase I with the fourth") {
    const Table table = after_swapping_an_explorer_in_on_p44({});
    CHECK(table.state.active().artefacts == ArtefactSet::of(Artefact::C));
    CHECK(table.on(P44) == Piece{Explorer, kA});
    CHECK_FALSE(table.on(N04));
    CHECK(table.state.board.defence_dice.empty());
    CHECK(table.reserve(kA, Zeppelin) == 2);
    CHECK(table.state.turn.rerolls == 1);
    CHECK(table.state.phase == Phase::Preparing);
    CHECK(table.is_sound());

    const Table won = after_swapping_an_explorer_in_on_p44({Artefact::A, Artefact::B, Artefact::D});
    CHECK(won.state.winner == kA);
    CHECK(won.state.ending == Ending::Treasure);
    CHECK(won.is_sound());
}

TEST_CASE("Ex-22 a hex taken a moment ago opens its neighbours to the reserve") {
    Table table = Table::standard().pool({1, 4, 6});
    CHECK(table.answers({menu(ActionKind::Conquer), at(N07)}, Ask::Mover)
          == std::vector{with_piece(Base, N10)});
    table.play(conquer(N04, with_reserve(Explorer), {4}));
    table.play(conquer(N07, with_reserve(Driller), {1, 6}));
    CHECK(table.on(N07) == Piece{Driller, kA});
    CHECK(table.is_sound());
}

TEST_CASE("Ex-23 an Explorer that walks off loses its force field and die, but not the card") {
    Table table = Table::standard().piece(kA, Explorer, N06).die(N06, 5).pool({3});
    table.card(kA, Card::ForceField).force_field(N06);
    REQUIRE(table.is_sound());
    table.play(conquer(N03, with_piece(Explorer, N06), {3}));
    CHECK(table.on(N03) == Piece{Explorer, kA});
    CHECK_FALSE(table.on(N06));
    CHECK(table.state.board.force_field == TokenPlace::Removed);
    CHECK(table.state.board.defence_dice.empty());
    CHECK(owns(table.state.active(), Card::ForceField));
    CHECK(table.is_sound());
}

TEST_CASE("Ex-24 kept dice are part of the allowance, and a surplus has to come back") {
    Table table = Table::standard().piece(kA, Driller, P55).piece(kA, Zeppelin, S123);
    table.die(P55, 2).die(S123, 3).die(N10, 4).turn_of(kA);
    table.play({menu(ActionKind::TakeBack), at(P55)});
    CHECK(allowance(table.content, table.state) == 5);
    CHECK(kept_dice(table.state) == 2);
    table.play(ActionKind::Roll);
    CHECK(table.state.turn.to_roll == 3);
    CHECK(table.is_sound());

    Table surplus = Table::standard().piece(kA, Driller, N01).piece(kA, Driller, N02);
    surplus.piece(kA, Explorer, N03).die(N01, 1).die(N02, 2).die(N03, 3).die(N10, 4).turn_of(kA);
    CHECK_FALSE(surplus.offers(ActionKind::Roll));
    surplus.play({menu(ActionKind::TakeBack), at(N03)}).play(ActionKind::Roll);
    CHECK(kept_dice(surplus.state) == 3);
    CHECK(surplus.state.phase == Phase::Acting);
    CHECK(surplus.state.turn.pool.empty());
    CHECK(surplus.is_sound());
}

Table given_two_ruins() {
    Table table = Table::standard().artefacts(kA, {Artefact::A});
    return table.piece(kA, Zeppelin, P33).piece(kA, Explorer, P11).turn_of(kA);
}

TEST_CASE("Ex-28 two ruins give two re-rolls, also for the same die or after leaving a ruin") {
    Table table = given_two_ruins();
    REQUIRE(table.is_sound());
    CHECK(table.state.turn.rerolls == 2);
    table.play(ActionKind::Roll).roll_outcome(1).roll_outcome(6).roll_outcome(6);
    table.play({menu(ActionKind::Reroll), pick_face(1)}).roll_outcome(4);
    table.play({menu(ActionKind::Reroll), pick_face(4)}).roll_outcome(2);
    CHECK(table.state.turn.pool == dice({2, 6, 6}));
    CHECK(table.state.turn.rerolls == 0);
    CHECK_FALSE(table.offers(ActionKind::Reroll));
    CHECK(table.is_sound());

    Table left = given_two_ruins();
    left.play({menu(ActionKind::Swap), at(P33), with_piece(Explorer, P11)});
    CHECK_FALSE(left.on(P11));
    CHECK(left.state.turn.rerolls == 2);
}

TEST_CASE("Ex-39 a die laid upon a die sends the first to the supply") {
    Table table = Table::standard().piece(kA, Driller, N04).die(N04, 2).pool({6});
    table.play({menu(ActionKind::Lay), pick_face(6), at(N04)});
    CHECK(table.state.board.die[N04] == 6);
    CHECK(table.state.board.defence_dice == hexes({N04}));
    CHECK(table.state.turn.pool.empty());
    CHECK_FALSE(table.offers(ActionKind::Lay));
    CHECK(table.is_sound());
}

TEST_CASE("Ex-40 a Driller on a mountain comes down by dice, but does not cross to another") {
    Table table = Table::standard().piece(kA, Driller, S123).pool({5, 6});
    table.in_cemetery(kA, Explorer, 2).in_cemetery(kA, Driller).in_cemetery(kA, Zeppelin, 2);
    REQUIRE(table.is_sound());
    CHECK(table.targets(ActionKind::Conquer) == hexes({N05, N06}));
    for (const Hex hex : {N05, N06})
        CHECK(table.answers({menu(ActionKind::Conquer), at(hex)}, Ask::Mover)
              == std::vector{with_piece(Base, N10), with_piece(Driller, S123)});
}

}  // namespace
}  // namespace wiraqocha::testing
