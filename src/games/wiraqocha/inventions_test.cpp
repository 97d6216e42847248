// Section 6G: the inventions.
#include <doctest/doctest.h>

#include "games/wiraqocha/testing.h"

namespace wiraqocha::testing {
namespace {

Table& fire(Table& table, Hex hex) {
    return table.play(ActionKind::FireDeathRay, {action::at(hex)});
}

}  // namespace

TEST_CASE("W6.48 the builder of a special piece's card has it in reserve, ready for use") {
    const std::vector<std::pair<Card, PieceKind>> specials = {
        {Card::AndroidExplorer, PieceKind::AndroidExplorer},
        {Card::Juggernaut, PieceKind::Juggernaut},
        {Card::MechanicalMiner, PieceKind::MechanicalMiner}};
    for (const auto& [card, kind] : specials) {
        Table table = Table::standard().resources(kA, 5).crystals(kA, 1).pool({4}).offer(card);
        CHECK(table.reserve(kA, kind) == 0);
        table.play(ActionKind::Build, {action::pick_card(card)});
        CHECK(table.reserve(kA, kind) == 1);
        table.play(conquer(Hex::N04, action::with_reserve(kind), {4}));
        CHECK(table.on(Hex::N04) == Piece{kind, kA});
        CHECK(table.is_sound());
    }
}

TEST_CASE(
    "W6.49 Battle Exoskeleton: a pool die is turned to the face of the option, once per turn") {
    for (const std::uint8_t face : {std::uint8_t{5}, std::uint8_t{6}}) {
        Table table = Table::standard({.exoskeleton_face = face});
        table.card(kA, Card::BattleExoskeleton).pool({1, 2, 5, 6}).die(Hex::N10, 4);
        CHECK(table.answers({action::menu(ActionKind::UseExoskeleton)}, Ask::Face)
              == std::vector{
                  action::pick_face(1), action::pick_face(2), action::pick_face(11 - face)});
        table.play(ActionKind::UseExoskeleton, {action::pick_face(2)});
        CHECK(table.state.turn.pool == dice({1, 5, 6}) + Dice::one(face));
        CHECK_FALSE(table.offers(ActionKind::UseExoskeleton));
        CHECK_FALSE(table.acting(kA).pool({}).offers(ActionKind::UseExoskeleton));
    }
}

TEST_CASE("W6.50 Death Ray: any hex not dead yet, without dice, once per game") {
    Table table = Table::standard().card(kA, Card::DeathRay).card(kB, Card::ForceField);
    table.force_field(Hex::P66).piece(kB, PieceKind::Driller, Hex::S456);
    CHECK(table.targets(ActionKind::FireDeathRay) == HexSet::first(22));
    CHECK(table.targets(ActionKind::FireDeathRay).contains(Hex::P66));
    fire(table, Hex::S123);
    CHECK(table.state.board.dead == Hex::S123);
    CHECK_FALSE(table.state.board.living.contains(Hex::S123));
    CHECK_FALSE(table.acting(kA).offers(ActionKind::FireDeathRay));
    CHECK_FALSE(Table(table).turn_of(kA).offers(ActionKind::FireDeathRay));
    CHECK(table.is_sound());
}

TEST_CASE(
    "W6.51 what stands on the struck hex is gone: piece, die, tokens, artefact and treasure") {
    Table table = Table::standard().card(kA, Card::DeathRay).card(kB, Card::ForceField);
    table.card(kB, Card::FlyingFortress).piece(kB, PieceKind::Driller, Hex::P33);
    table.die(Hex::P33, 2).force_field(Hex::P33).fortress(Hex::P33).artefacts(kB, {Artefact::A});
    CHECK(treasure_is_possible(table.state));
    fire(table, Hex::P33);
    CHECK(table.on(Hex::P33) == Piece{});
    CHECK(table.state.board.removed == Piece{PieceKind::Driller, kB});
    CHECK(table.cemetery(kB, PieceKind::Driller) == 0);
    CHECK(table.state.board.defence_dice.empty());
    CHECK(table.state.board.force_field == TokenPlace::Removed);
    CHECK(table.state.board.fortress == TokenPlace::Removed);
    CHECK_FALSE(treasure_is_possible(table.state));
    CHECK(table.state.seat(kB).artefacts == ArtefactSet::of(Artefact::A));
    CHECK(owns(table.state.seat(kB), Card::ForceField));
    CHECK(table.is_sound());
}

TEST_CASE("W6.51 a struck base goes to its owner's reserve, and a collected artefact is safe") {
    Table table = Table::with_bases(Hex::N10, Hex::P33).card(kA, Card::DeathRay);
    table.artefacts(kB, {Artefact::B});
    fire(table, Hex::P33);
    CHECK(table.reserve(kB, PieceKind::Base) == 1);
    CHECK(table.state.seat(kB).base == kNoHex);
    CHECK(table.state.board.removed == Piece{});
    CHECK(table.state.seat(kB).artefacts == ArtefactSet::of(Artefact::B));
    CHECK(treasure_is_possible(table.state));
    CHECK(table.is_sound());
}

TEST_CASE("W6.51 the fortress is removed for the whole game, not put back on its card") {
    Table table = Table::standard().card(kA, Card::DeathRay).card(kA, Card::FlyingFortress);
    table.piece(kA, PieceKind::Driller, Hex::N04).fortress(Hex::N04);
    fire(table, Hex::N04);
    CHECK_FALSE(table.acting(kA).offers(ActionKind::MoveFortress));
    Table elsewhere = Table::standard().card(kA, Card::DeathRay).card(kA, Card::FlyingFortress);
    fire(elsewhere.fortress(Hex::N10), Hex::N04);
    CHECK(elsewhere.state.board.fortress == on_hex(Hex::N10));
}

TEST_CASE("W6.52 Production Tanks: 2 more at each Income, from the next turn on") {
    Table table = Table::standard().resources(kA, 4).offer(Card::ProductionTanks);
    table.piece(kA, PieceKind::Driller, Hex::N04);
    table.play(ActionKind::Build, {action::pick_card(Card::ProductionTanks)});
    CHECK(table.state.seat(kA).resources == 0);
    CHECK(table.turn_of(kA).state.seat(kA).resources == 3);
    CHECK(table.turn_of(kB).state.seat(kB).resources == 0);
}

TEST_CASE("W6.53 Psychic Probe: rival hexes with V > 1, a force field does not shield them") {
    Table table = Table::standard().card(kA, Card::PsychicProbe).card(kB, Card::ForceField);
    table.piece(kB, PieceKind::Driller, Hex::N01).die(Hex::N01, 2).force_field(Hex::N01);
    table.piece(kB, PieceKind::Driller, Hex::N02).die(Hex::N02, 1);
    table.piece(kB, PieceKind::Explorer, Hex::N03);
    table.die(Hex::N10, 6);
    CHECK(table.targets(ActionKind::Probe) == hexes({Hex::N01, Hex::P66}));
    table.play(ActionKind::Probe, {action::at(Hex::N01)});
    CHECK(table.state.board.die[Hex::N01] == 1);
    CHECK_FALSE(table.offers(ActionKind::Probe));
    CHECK(table.play(ActionKind::EndTurn).state.board.die[Hex::N01] == 1);  // it stays so
}

TEST_CASE("W6.53 a probed base defends with 1 until the end of the turn; its die stays a 1") {
    Table table = Table::standard().card(kA, Card::PsychicProbe).die(Hex::P66, 6);
    table.play(ActionKind::Probe, {action::at(Hex::P66)});
    CHECK(defence_value(table.content, table.state, Hex::P66) == 1);
    CHECK(table.is_sound());
    table.play(ActionKind::EndTurn);
    CHECK(defence_value(table.content, table.state, Hex::P66) == 5);
    CHECK(table.targets(ActionKind::TakeBack) == hexes({Hex::P66}));
    Table kept = Table(table).roll({4, 4, 4});
    CHECK(kept.state.board.die[Hex::P66] == 1);
    table.play(ActionKind::TakeBack, {action::at(Hex::P66)});
    CHECK(table.state.board.die[Hex::P66] == 0);
}

}  // namespace wiraqocha::testing
