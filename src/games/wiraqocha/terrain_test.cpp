// Sections 6A and 6B: what terrain and pieces are good for. Entering is in conquering_entry_test.
#include <doctest/doctest.h>

#include "games/wiraqocha/testing.h"

namespace wiraqocha::testing {
namespace {

int points(const Table& table) { return drill_points(table.content, table.state); }

}  // namespace

TEST_CASE("W6.1 a jungle hex pays its symbols at Income to any piece") {
    Table table = Table::empty().piece(kA, PieceKind::Zeppelin, Hex::N07);
    table.piece(kA, PieceKind::Base, Hex::N01).piece(kA, PieceKind::Driller, Hex::N12);
    table.piece(kA, PieceKind::Explorer, Hex::P11).piece(kA, PieceKind::Driller, Hex::N09);
    CHECK(table.turn_of(kA).state.seat(kA).resources == 4);
    CHECK(table.turn_of(kB).state.seat(kB).resources == 0);
}

TEST_CASE("W6.2 a village is worth a die at Count to any piece") {
    Table table = Table::empty().piece(kA, PieceKind::Base, Hex::P55);
    table.piece(kA, PieceKind::Driller, Hex::S345).piece(kA, PieceKind::Zeppelin, Hex::S456);
    table.piece(kA, PieceKind::Explorer, Hex::N04).piece(kB, PieceKind::Explorer, Hex::P66);
    CHECK(table.turn_of(kA).state.turn.counted == 6);
    CHECK(table.turn_of(kB).state.turn.counted == 4);
}

TEST_CASE(
    "W6.3 ruins held when the turn starts are re-rolls; later gains and losses change nothing") {
    Table table = Table::standard().artefacts(kA, {Artefact::B});
    table.piece(kA, PieceKind::Explorer, Hex::P33).piece(kA, PieceKind::Driller, Hex::P11);
    table.turn_of(kA).roll({1, 2, 2});
    CHECK(table.state.turn.rerolls == 2);
    table.play(conquer(Hex::N01, action::with_piece(PieceKind::Driller, Hex::P11), {1}));
    CHECK(table.state.turn.rerolls == 2);
    table.play(conquer(Hex::P22, action::with_piece(PieceKind::Base, Hex::N10), {2, 2}));
    CHECK(table.state.turn.rerolls == 2);
    table.play(ActionKind::EndTurn);
    CHECK(table.state.turn.rerolls == 0);  // B has no ruin, and A's are lost
    CHECK(table.turn_of(kA).state.turn.rerolls == 2);
}

TEST_CASE("W6.4 a driller makes 2 points on a vein and 1 elsewhere; others make none") {
    CHECK(points(Table::empty().piece(kA, PieceKind::Driller, Hex::N04)) == 1);
    CHECK(points(Table::empty().piece(kA, PieceKind::Driller, Hex::S123)) == 1);
    for (const Hex vein : {Hex::N09, Hex::N10, Hex::N11}) {
        CHECK(points(Table::empty().piece(kA, PieceKind::Driller, vein)) == 2);
        CHECK(points(Table::empty().piece(kA, PieceKind::Explorer, vein)) == 0);
    }
}

TEST_CASE("W6.6 the cemetery has no neighbours, and a piece there still belongs to its player") {
    Table table = Table::empty().in_cemetery(kA, PieceKind::Driller, 2).resources(kA, 3);
    CHECK(neighbours_of(table.state, table.state.own()).empty());
    table.piece(kA, PieceKind::Base, Hex::N10).pool({4});
    CHECK(table.answers({action::menu(ActionKind::Conquer)}, Ask::Mover)
          == std::vector{action::with_reserve(PieceKind::Explorer),
                         action::with_reserve(PieceKind::Zeppelin),
                         action::with_piece(PieceKind::Base, Hex::N10)});
    CHECK(table.is_sound());  // 7 pieces, the dead ones counted
    CHECK_FALSE(Table(table).acting(kB).resources(kB, 3).offers(ActionKind::BuyBack));
    CHECK(table.offers(ActionKind::BuyBack));
}

TEST_CASE("W6.7 a dead hex is entered, aimed at and used by nobody") {
    Table table = Table::standard({.cave = true}).card(kB, Card::DeathRay).pool({1, 2, 3});
    CHECK(table.targets(ActionKind::Conquer).contains(Hex::S123));
    table.piece(kA, PieceKind::Explorer, Hex::Cave).dead(Hex::S123);
    CHECK_FALSE(table.targets(ActionKind::Conquer).contains(Hex::S123));
    table.turn_of(kA);
    CHECK(table.targets(ActionKind::CaveMove)
          == hexes({Hex::N11, Hex::N12, Hex::P44, Hex::S234, Hex::S345, Hex::S456}));
    Table jungle = Table::standard().piece(kA, PieceKind::Driller, Hex::N07);
    jungle.card(kB, Card::DeathRay).dead(Hex::N07).turn_of(kA);
    CHECK(jungle.state.seat(kA).resources == 0);
    CHECK_FALSE(jungle.state.own().contains(Hex::N07));
    CHECK(jungle.is_sound());
}

TEST_CASE("W6.8 the base conquers valley hexes and takes its natural defence of 5 along") {
    Table table = Table::standard().pool({1, 2, 3}).in_cemetery(kA, PieceKind::Zeppelin, 2);
    CHECK_FALSE(table.targets(ActionKind::Conquer).contains(Hex::S123));
    table.play(conquer(Hex::N01, action::with_piece(PieceKind::Base, Hex::N10), {1}));
    CHECK(defence_value(table.content, table.state, Hex::N01) == 5);
    CHECK(defence_value(table.content, table.state, Hex::N10) == 0);
    table.acting(kB).pool({1, 6});
    table.play(conquer(Hex::N01, action::with_piece(PieceKind::Base, Hex::P66), {1}, {6}));
    CHECK(table.reserve(kA, PieceKind::Base) == 1);
    CHECK(table.cemetery(kA, PieceKind::Base) == 0);
}

TEST_CASE("W6.9 an explorer takes the artefact where it arrives by conquest; no other piece does") {
    const std::vector<Action> by_driller =
        conquer(Hex::P22, action::with_piece(PieceKind::Driller, Hex::N03), {2, 2});
    const std::vector<Action> by_explorer =
        conquer(Hex::P22, action::with_reserve(PieceKind::Explorer), {2, 2});
    Table table = Table::standard().piece(kA, PieceKind::Driller, Hex::N03).pool({2, 2});
    CHECK(Table(table).play(by_driller).state.seat(kA).artefacts.empty());
    table.play(by_explorer);
    CHECK(table.state.seat(kA).artefacts == ArtefactSet::of(Artefact::D));
    CHECK_FALSE(table.state.board.lying.contains(Artefact::D));
    table.acting(kB).pool({2, 2});  // the second explorer finds nothing
    table.piece(kB, PieceKind::Explorer, Hex::N05);
    table.play(conquer(Hex::P22, action::with_piece(PieceKind::Explorer, Hex::N05), {2, 2}));
    CHECK(table.state.seat(kB).artefacts.empty());
    CHECK(table.state.seat(kA).artefacts.size() == 1);
}

TEST_CASE("W6.9 an explorer takes the artefact by swap and by cave move too") {
    Table table = Table::standard({.cave = true}).piece(kA, PieceKind::Zeppelin, Hex::P11);
    table.piece(kA, PieceKind::Explorer, Hex::Cave).turn_of(kA);
    table.play(ActionKind::CaveMove, {action::at(Hex::P44)});
    CHECK(table.state.seat(kA).artefacts == ArtefactSet::of(Artefact::C));
    Table driller = table;
    driller.play(ActionKind::Swap,
                 {action::at(Hex::P11), action::with_reserve(PieceKind::Driller)});
    CHECK(driller.state.seat(kA).artefacts == ArtefactSet::of(Artefact::C));
    table.play(ActionKind::Swap, {action::at(Hex::P11), action::with_reserve(PieceKind::Explorer)});
    CHECK(table.state.seat(kA).artefacts
          == (ArtefactSet::of(Artefact::A) | ArtefactSet::of(Artefact::C)));
}

TEST_CASE("W6.10 drill points come from drillers alone, in the Phase III of their owner") {
    Table table = Table::standard().piece(kB, PieceKind::Driller, Hex::N09);
    table.piece(kA, PieceKind::Explorer, Hex::N11);
    table.play(ActionKind::EndTurn);
    CHECK(table.state.seat(kA).crystals == 0);
    CHECK(table.state.seat(kB).crystals == 0);
    table.acting(kB).play(ActionKind::EndTurn);
    CHECK(table.state.seat(kB).crystals == 1);
}

TEST_CASE("W6.12 special pieces obey the rules of their class") {
    Table table = Table::standard().card(kA, Card::AndroidExplorer).card(kA, Card::Juggernaut);
    table.card(kA, Card::MechanicalMiner).piece(kA, PieceKind::MechanicalMiner, Hex::N09);
    CHECK(points(table) == 2);
    table.pool({1, 1, 1, 2, 3}).in_cemetery(kA, PieceKind::Zeppelin, 2);
    table.play(conquer(Hex::S123, action::with_reserve(PieceKind::Juggernaut), {1, 2, 3}));
    CHECK_FALSE(table.can(
        conquer(Hex::P11, action::with_reserve(PieceKind::AndroidExplorer), {1, 1})));  // far away
    table.piece(kA, PieceKind::Driller, Hex::N05);
    table.play(conquer(Hex::P11, action::with_reserve(PieceKind::AndroidExplorer), {1, 1}));
    CHECK(table.state.seat(kA).artefacts == ArtefactSet::of(Artefact::A));
    table.turn_of(kA).play(ActionKind::Swap,
                           {action::at(Hex::S123), action::with_reserve(PieceKind::Explorer)});
    CHECK(table.reserve(kA, PieceKind::Juggernaut) == 1);
}

TEST_CASE("W6.12 a beaten special piece goes to the cemetery and can be bought back") {
    Table table = Table::standard().card(kB, Card::Juggernaut).pool({4}).resources(kB, 3);
    table.piece(kB, PieceKind::Juggernaut, Hex::N04);
    table.play(conquer(Hex::N04, action::with_reserve(PieceKind::Zeppelin), {4}));
    CHECK(table.cemetery(kB, PieceKind::Juggernaut) == 1);
    table.acting(kB).play(ActionKind::BuyBack, {action::pick_piece(PieceKind::Juggernaut)});
    CHECK(table.reserve(kB, PieceKind::Juggernaut) == 1);
    CHECK(table.is_sound());
}

}  // namespace wiraqocha::testing
