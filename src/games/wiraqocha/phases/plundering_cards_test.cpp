// What a stolen invention brings along (W7.18 - W7.20).
#include "games/wiraqocha/testing.h"

namespace wiraqocha::testing {
namespace {

using enum Hex;
using enum PieceKind;

// B's base on n02 and a pool that robs it and leaves a die over.
Table given_plunder_of_n02(Options options = {}) {
    return Table::with_bases(N10, N02, options).pool({1, 2, 6});
}

Table& steal(Table& table, Card card) {
    REQUIRE(table.is_sound());
    table.play(plunder(N02, {2}, {6}, action::loot_card(card)));
    CHECK(owns(table.state.seat(kA), card));
    CHECK_FALSE(owns(table.state.seat(kB), card));
    CHECK(table.is_sound());
    return table;
}

TEST_CASE("W7.18 a stolen Exoskeleton can be used directly, once") {
    Table table = given_plunder_of_n02().card(kB, Card::BattleExoskeleton);
    CHECK_FALSE(table.offers(ActionKind::UseExoskeleton));
    steal(table, Card::BattleExoskeleton).play(ActionKind::UseExoskeleton);
    CHECK(table.state.turn.pool == dice({6}));
    CHECK_FALSE(table.pool({1}).offers(ActionKind::UseExoskeleton));
}

TEST_CASE("W7.18 a stolen Probe is fresh though its victim used it in the turn before") {
    Table table = given_plunder_of_n02().card(kB, Card::PsychicProbe).acting(kB);
    table.play({menu(ActionKind::Probe), at(N10)}).play(ActionKind::EndTurn);
    CHECK(defence_value(table.content, table.state, N10) == 5);
    table.acting(kA).pool({2, 6});
    steal(table, Card::PsychicProbe);
    CHECK(table.targets(ActionKind::Probe) == hexes({N02}));
}

TEST_CASE("W7.18 stolen Production Tanks pay from the next Income on") {
    Table table = given_plunder_of_n02().card(kB, Card::ProductionTanks);
    steal(table, Card::ProductionTanks);
    CHECK(table.state.seat(kA).resources == 0);
    table.turn_of(kB);
    CHECK(table.state.seat(kB).resources == 1);  // the jungle of n02 alone
    table.turn_of(kA);
    CHECK(table.state.seat(kA).resources == 2);
}

TEST_CASE("W7.18 a stolen Death Ray can be fired unless it was fired before") {
    Table loaded = given_plunder_of_n02().card(kB, Card::DeathRay);
    CHECK(steal(loaded, Card::DeathRay).offers(ActionKind::FireDeathRay));
    Table fired = given_plunder_of_n02().card(kB, Card::DeathRay).dead(N05);
    CHECK_FALSE(steal(fired, Card::DeathRay).offers(ActionKind::FireDeathRay));
    CHECK(card_sum(fired.content, fired.state.seat(kA)).resources == 6);
}

TEST_CASE("W7.19 a special piece in reserve moves to the thief's reserve, ready for use") {
    Table table = given_plunder_of_n02().card(kB, Card::AndroidExplorer).pool({2, 6, 6});
    steal(table, Card::AndroidExplorer);
    CHECK(table.reserve(kA, AndroidExplorer) == 1);
    CHECK(table.reserve(kB, AndroidExplorer) == 0);
    CHECK(table.can(conquer(N06, action::with_reserve(AndroidExplorer), {6})));
}

TEST_CASE("W7.19 a special piece on the board stays there and holds its hex for the thief") {
    Table table = given_plunder_of_n02().card(kB, Card::Juggernaut).piece(kB, Juggernaut, S456);
    steal(table, Card::Juggernaut);
    CHECK(table.on(S456) == Piece{Juggernaut, kA});
    CHECK(table.state.controlled_by(kA) == hexes({N10, S456}));
    CHECK(table.state.controlled_by(kB) == hexes({N02}));
    CHECK(table.reserve(kA, Juggernaut) == 0);
}

TEST_CASE("W7.19 a special piece in the cemetery remains there under its new owner") {
    Table table = given_plunder_of_n02().card(kB, Card::Juggernaut).in_cemetery(kB, Juggernaut);
    steal(table, Card::Juggernaut);
    CHECK(table.cemetery(kA, Juggernaut) == 1);
    CHECK(table.cemetery(kB, Juggernaut) == 0);
    CHECK(table.reserve(kA, Juggernaut) == 0);
}

TEST_CASE("W7.19 a captive special piece remains captive under its new owner") {
    Table table = given_plunder_of_n02({.seats = 3, .prisoner = true}).card(kB, Card::Juggernaut);
    table.captive(kC, kB, Juggernaut);
    steal(table, Card::Juggernaut);
    CHECK(table.state.seat(kC).captive == Piece{Juggernaut, kA});
    CHECK(table.reserve(kA, Juggernaut) == 0);
}

TEST_CASE("W7.19 a removed special piece remains removed under its new owner") {
    Table table = given_plunder_of_n02().card(kB, Card::Juggernaut).piece(kB, Juggernaut, S456);
    table.card(kA, Card::DeathRay).dead(S456);
    steal(table, Card::Juggernaut);
    CHECK(table.state.board.removed == Piece{Juggernaut, kA});
    CHECK(table.reserve(kA, Juggernaut) == 0);
    CHECK_FALSE(table.on(S456));
}

TEST_CASE("W7.20 what the victim put on the hex of the stolen piece is cleared away") {
    Table table = given_plunder_of_n02().card(kB, Card::MechanicalMiner).die(N02, 4);
    table.piece(kB, MechanicalMiner, N09).die(N09, 4).piece(kB, Driller, N03).die(N03, 2);
    table.card(kB, Card::FlyingFortress).fortress(N09);
    table.card(kB, Card::ForceField).force_field(N09);
    steal(table, Card::MechanicalMiner);
    CHECK(table.on(N09) == Piece{MechanicalMiner, kA});
    CHECK(table.state.board.defence_dice == hexes({N03}));
    CHECK(table.state.board.fortress == TokenPlace::OnCard);
    CHECK(table.state.board.force_field == TokenPlace::Removed);
    CHECK(owns(table.state.seat(kB), Card::FlyingFortress));
    CHECK(owns(table.state.seat(kB), Card::ForceField));
}

TEST_CASE("W7.20 the victim keeps the artefacts the stolen piece has found") {
    Table table = given_plunder_of_n02().card(kB, Card::AndroidExplorer);
    table.piece(kB, AndroidExplorer, P11).artefacts(kB, {Artefact::A});
    steal(table, Card::AndroidExplorer);
    CHECK(table.on(P11) == Piece{AndroidExplorer, kA});
    CHECK(table.state.seat(kB).artefacts == ArtefactSet::of(Artefact::A));
    CHECK(table.state.seat(kA).artefacts.empty());
}

}  // namespace
}  // namespace wiraqocha::testing
