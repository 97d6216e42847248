// Sections 6B to 6D: which hexes a conquest may reach, with what piece and what dice.
#include <doctest/doctest.h>

#include "games/wiraqocha/testing.h"

namespace wiraqocha::testing {
namespace {

std::vector<Action> movers(const Table& table, Hex target) {
    return table.answers({action::menu(ActionKind::Conquer), action::at(target)}, Ask::Mover);
}

std::vector<Action> payments(const Table& table, Hex target) {
    return table.answers({action::menu(ActionKind::Conquer), action::at(target)}, Ask::Condition);
}

bool is_target(const Table& table, Hex hex) {
    return table.targets(ActionKind::Conquer).contains(hex);
}

}  // namespace

TEST_CASE("W6.5 with dice only an airship enters a mountain; others come down, not across") {
    Table table = Table::standard().pool({1, 2, 3});  // n10 touches s123
    CHECK(movers(table, Hex::S123) == std::vector{action::with_reserve(PieceKind::Zeppelin)});
    table.in_cemetery(kA, PieceKind::Zeppelin, 2).piece(kA, PieceKind::Driller, Hex::S234);
    CHECK_FALSE(is_target(table, Hex::S123));
    CHECK(table.can(conquer(Hex::N03, action::with_piece(PieceKind::Driller, Hex::S234), {3})));
    table.pool({2, 3, 4}).piece(kA, PieceKind::Explorer, Hex::N04);
    CHECK_FALSE(is_target(table, Hex::S345));
}

TEST_CASE("W6.11 only an airship conquers a hex on which an airship stands, valley included") {
    Table table = Table::standard().piece(kB, PieceKind::Zeppelin, Hex::N04).pool({4});
    table.piece(kA, PieceKind::Explorer, Hex::N06);
    CHECK(movers(table, Hex::N04) == std::vector{action::with_reserve(PieceKind::Zeppelin)});
    CHECK(table.targets(ActionKind::Conquer) == hexes({Hex::N04}));
    CHECK_FALSE(table.in_cemetery(kA, PieceKind::Zeppelin, 2).offers(ActionKind::Conquer));
}

TEST_CASE("W6.13 one piece per hex, and nobody conquers a hex of their own") {
    Table table = Table::standard().pool({4, 6}).piece(kA, PieceKind::Driller, Hex::N04);
    CHECK(table.targets(ActionKind::Conquer) == hexes({Hex::N06}));  // n10 and n04 are own
    table.piece(kB, PieceKind::Driller, Hex::N06);
    table.play(conquer(Hex::N06, action::with_piece(PieceKind::Driller, Hex::N04), {6}));
    CHECK(table.on(Hex::N06) == Piece{PieceKind::Driller, kA});
    CHECK(table.cemetery(kB, PieceKind::Driller) == 1);
    CHECK(table.is_sound());
}

TEST_CASE("W6.14 a vacated hex loses control, die and force field; the fortress goes to its card") {
    Table table = Table::standard().piece(kA, PieceKind::Explorer, Hex::N06).die(Hex::N06, 5);
    table.card(kA, Card::ForceField).card(kA, Card::FlyingFortress);
    table.force_field(Hex::N06).fortress(Hex::N06).pool({3});
    table.play(conquer(Hex::N03, action::with_piece(PieceKind::Explorer, Hex::N06), {3}));
    CHECK(table.state.controlled_by(kA) == hexes({Hex::N10, Hex::N03}));
    CHECK(table.state.board.defence_dice.empty());
    CHECK(table.state.board.force_field == TokenPlace::Removed);
    CHECK(table.state.board.fortress == TokenPlace::OnCard);
    CHECK(table.state.turn.pool.empty());  // the die is not back in the pool
    CHECK(table.is_sound());
}

TEST_CASE("W6.14 a cave move vacates the Cave") {
    Table table = Table::standard({.cave = true}).piece(kA, PieceKind::Explorer, Hex::Cave);
    table.die(Hex::Cave, 3).die(Hex::N10, 2).turn_of(kA);
    table.play(ActionKind::CaveMove, {action::at(Hex::S456)});
    CHECK(table.on(Hex::Cave) == Piece{});
    CHECK(table.state.board.defence_dice == hexes({Hex::N10}));
    CHECK(table.state.controlled_by(kA) == hexes({Hex::N10, Hex::S456}));
}

TEST_CASE("W6.21 a number is paid exactly with any count of dice; from 7 on with two or more") {
    Table table = Table::standard().pool({1, 2, 4});
    CHECK(payments(table, Hex::N04) == std::vector{action::pay(dice({4}))});
    CHECK(payments(table, Hex::N06) == std::vector{action::pay(dice({2, 4}))});
    CHECK(payments(table, Hex::N07) == std::vector{action::pay(dice({1, 2, 4}))});
    CHECK(table.targets(ActionKind::Conquer) == HexSet::first(7));
    CHECK_FALSE(is_target(Table::standard().resources(kA, 9).pool({6}), Hex::N07));
}

TEST_CASE("W6.22 doubles and straights take just their faces; dice are not added up for them") {
    Table table = Table::standard().pool({1, 4, 5, 5});
    CHECK(payments(table, Hex::P55) == std::vector{action::pay(dice({5, 5}))});
    CHECK_FALSE(is_target(Table::standard().pool({1, 4, 5}), Hex::P55));
    table = Table::standard().pool({2, 3, 4, 4});
    CHECK(payments(table, Hex::S234) == std::vector{action::pay(dice({2, 3, 4}))});
    CHECK_FALSE(is_target(Table::standard().pool({1, 1, 3, 4}), Hex::S234));
}

TEST_CASE("W6.23 each different set of condition dice is listed once, 57 for n12 at most") {
    Table table = Table::standard().pool({1, 1, 2, 2, 3});
    CHECK(payments(table, Hex::N04)
          == std::vector{
              action::pay(dice({1, 3})), action::pay(dice({2, 2})), action::pay(dice({1, 1, 2}))});
    table = Table::standard().piece(kA, PieceKind::Zeppelin, Hex::N08);
    for (int face = 1; face <= kFaces; ++face) {
        for (int i = 0; i < (face == 1 ? 11 : 12 / face); ++i)
            table.state.turn.pool += Dice::one(face);
    }
    CHECK(payments(table, Hex::N12).size() == 57);
}

TEST_CASE(
    "W6.24 a target is neither dead nor own nor under a force field, and V has to be beaten") {
    Table table = Table::standard().pool({1, 3, 4, 5}).card(kA, Card::DeathRay).dead(Hex::N01);
    table.card(kB, Card::ForceField).piece(kB, PieceKind::Driller, Hex::N03);
    table.force_field(Hex::N03).piece(kA, PieceKind::Driller, Hex::N04);
    table.piece(kB, PieceKind::Explorer, Hex::N05).die(Hex::N05, 3);
    CHECK(table.targets(ActionKind::Conquer)
          == hexes({Hex::N05, Hex::N06, Hex::N07, Hex::N08, Hex::N09}));
    CHECK(payments(table, Hex::N05)
          == std::vector{action::pay(dice({5})), action::pay(dice({1, 4}))});
}

TEST_CASE("W6.25 the reserve reaches hexes touching a controlled one, also one just taken") {
    Table table = Table::standard().pool({1, 4, 6});
    const std::vector<Action> only_base = {action::with_piece(PieceKind::Base, Hex::N10)};
    const std::vector<Action> driller_to_n07 =
        conquer(Hex::N07, action::with_reserve(PieceKind::Driller), {1, 6});
    CHECK(movers(table, Hex::N07) == only_base);
    CHECK_FALSE(table.can(driller_to_n07));
    table.play(conquer(Hex::N04, action::with_reserve(PieceKind::Explorer), {4}));
    CHECK(table.can(driller_to_n07));
}

TEST_CASE("W6.26 on the board distance does not matter, and a piece goes on while dice last") {
    Table table = Table::standard().piece(kA, PieceKind::Explorer, Hex::P11).pool({1, 3, 6});
    table.play(conquer(Hex::N06, action::with_piece(PieceKind::Explorer, Hex::P11), {6}));
    table.play(conquer(Hex::N01, action::with_piece(PieceKind::Explorer, Hex::N06), {1}));
    table.play(conquer(Hex::N03, action::with_piece(PieceKind::Explorer, Hex::N01), {3}));
    CHECK(table.state.controlled_by(kA) == hexes({Hex::N10, Hex::N03}));
    CHECK_FALSE(table.offers(ActionKind::Conquer));
}

TEST_CASE("W6.27 asked in turn: target, piece, condition dice, beating dice, fate of the beaten") {
    Table table = Table::standard({.prisoner = true}).piece(kB, PieceKind::Driller, Hex::N04);
    table.die(Hex::N04, 2).pool({1, 3, 4, 5, 6}).play(ActionKind::Conquer);
    CHECK(table.state.pending.ask == Ask::Target);
    CHECK(table.play({action::at(Hex::N04)}).state.pending.ask == Ask::Mover);
    CHECK(table.offered()
          == std::vector{action::with_reserve(PieceKind::Explorer),
                         action::with_reserve(PieceKind::Driller),
                         action::with_reserve(PieceKind::Zeppelin),
                         action::with_piece(PieceKind::Base, Hex::N10)});
    table.play({action::with_reserve(PieceKind::Explorer)});
    CHECK(table.state.pending.ask == Ask::Condition);
    table.play({action::pay(dice({4}))});
    CHECK(table.offered()
          == std::vector{action::beat_with(dice({3})),
                         action::beat_with(dice({5})),
                         action::beat_with(dice({6}))});
    table.play({action::beat_with(dice({3}))});
    CHECK(table.state.pending.ask == Ask::Fate);
    table.play({action::menu(ActionKind::TakeCaptive)});
    CHECK(table.state.seat(kA).captive == Piece{PieceKind::Driller, kB});
    CHECK(table.is_sound());
}

TEST_CASE(
    "W6.28 dice and lift are paid, the hex is cleared, the mover leaves, arrives and collects") {
    Table table = Table::standard().artefacts(kA, {Artefact::A, Artefact::B, Artefact::C});
    table.card(kB, Card::FlyingFortress).piece(kB, PieceKind::Driller, Hex::P22);
    table.die(Hex::P22, 6).fortress(Hex::P22).pool({2, 2, 3, 6, 6}).resources(kA, 5);
    table.piece(kA, PieceKind::Explorer, Hex::N06).die(Hex::N06, 1);
    table.play(
        conquer(Hex::P22, action::with_piece(PieceKind::Explorer, Hex::N06), {2, 2}, {6, 6}));
    CHECK(table.state.seat(kA).resources == 1);
    CHECK(table.cemetery(kB, PieceKind::Driller) == 1);
    CHECK(table.state.board.fortress == TokenPlace::OnCard);
    CHECK(table.state.board.defence_dice.empty());
    CHECK(table.state.controlled_by(kA) == hexes({Hex::N10, Hex::P22}));
    CHECK(table.state.seat(kA).artefacts == ArtefactSet::first(kArtefacts));
    CHECK(table.state.ending == Ending::Treasure);
    CHECK(table.state.winner == kA);
}

}  // namespace wiraqocha::testing
