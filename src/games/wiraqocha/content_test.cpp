// Section 2: the components as the standard content holds them, and their limits.
#include <doctest/doctest.h>

#include "games/wiraqocha/testing.h"

namespace wiraqocha::testing {
namespace {

HexSet number_hex(int number) { return HexSet::of(Hex{static_cast<std::uint8_t>(number - 1)}); }

}  // namespace

TEST_CASE("W2.1 the numbers 1 to 12, six doubles and four straights occur once each") {
    for (int number = 1; number <= 12; ++number) {
        CHECK(kContent.by_number[static_cast<std::size_t>(number)] - HexSet::of(Hex::Cave)
              == number_hex(number));
    }
    const std::array doubles = {Hex::P11, Hex::P22, Hex::P33, Hex::P44, Hex::P55, Hex::P66};
    for (std::size_t face = 1; face <= 6; ++face)
        CHECK(kContent.by_double[face] == HexSet::of(doubles[face - 1]));
    const std::array straights = {Hex::S123, Hex::S234, Hex::S345, Hex::S456};
    for (std::size_t lowest = 1; lowest <= 4; ++lowest)
        CHECK(kContent.by_straight[lowest] == HexSet::of(straights[lowest - 1]));
    CHECK((kContent.by_straight[5] | kContent.by_straight[6] | kContent.by_number[0]).empty());
}

TEST_CASE("W2.2 the jungle is n01 to n08 and n12, the veins are n09 to n11") {
    const HexSet jungle = HexSet::first(8) | HexSet::of(Hex::N12);
    CHECK(kContent.terrain(Terrain::Jungle) == jungle);
    CHECK(jungle - kContent.valleys == HexSet::of(Hex::N12));
    CHECK(kContent.terrain(Terrain::Vein) == hexes({Hex::N09, Hex::N10, Hex::N11}));
    CHECK(kContent.terrain(Terrain::Vein) - kContent.valleys == HexSet::of(Hex::N11));
    for (const Hex hex : HexSet::first(kHexes)) {
        CHECK(kContent.hexes[hex].resources
              == (hex == Hex::N07        ? 2
                  : jungle.contains(hex) ? 1
                                         : 0));
    }
}

TEST_CASE("W2.3 four ruins with the artefacts A to D, six villages, four of them mountains") {
    const HexSet ruins = hexes({Hex::P11, Hex::P22, Hex::P33, Hex::P44});
    const HexSet mountains = hexes({Hex::S123, Hex::S234, Hex::S345, Hex::S456});
    CHECK(kContent.terrain(Terrain::Ruins) == ruins);
    CHECK(ruins - kContent.valleys == HexSet::of(Hex::P44));
    CHECK(kContent.hexes[Hex::P11].artefact == Artefact::A);
    CHECK(kContent.hexes[Hex::P33].artefact == Artefact::B);
    CHECK(kContent.hexes[Hex::P44].artefact == Artefact::C);
    CHECK(kContent.hexes[Hex::P22].artefact == Artefact::D);
    for (const Hex hex : HexSet::first(kHexes) - ruins)
        CHECK(kContent.hexes[hex].artefact == kNoArtefact);
    CHECK(kContent.terrain(Terrain::Village) == (mountains | hexes({Hex::P55, Hex::P66})));
    CHECK(kContent.terrain(Terrain::Village) - kContent.valleys == mountains);
}

TEST_CASE("W2.5 a set has 7 pieces, and three cards bring one special piece each") {
    int pieces = 0;
    for (const Counter count : kContent.pieces_per_seat.items)
        pieces += count.value();
    CHECK(pieces == 7);
    CHECK(kContent.pieces_per_seat[PieceKind::Base] == 1);
    CHECK(kContent.pieces_per_seat[PieceKind::Explorer] == 2);
    CHECK(kContent.pieces_per_seat[PieceKind::Driller] == 2);
    CHECK(kContent.pieces_per_seat[PieceKind::Zeppelin] == 2);
    CardSet with_piece;
    for (const Card card : CardSet::first(kCards)) {
        if (wiraqocha::piece_of(card) != kNoPiece)
            with_piece.insert(card);
    }
    CHECK(with_piece.size() == 3);
    CHECK(wiraqocha::piece_of(Card::AndroidExplorer) == PieceKind::AndroidExplorer);
    CHECK(wiraqocha::piece_of(Card::Juggernaut) == PieceKind::Juggernaut);
    CHECK(wiraqocha::piece_of(Card::MechanicalMiner) == PieceKind::MechanicalMiner);
}

TEST_CASE("W2.6 the box holds 25 resources and 25 crystals: given a step, 2 go to the supply") {
    Table table = Table::standard().resources(kA, 3).pool({3});
    CHECK(supply_of_crystals(table.content, table.state) == 25);
    CHECK(supply_of_resources(table.content, table.state) == 22);
    table.play({action::menu(ActionKind::Step), action::step_die(3, 4)});
    CHECK(supply_of_resources(table.content, table.state) == 24);
}

TEST_CASE("W2.6 loot and ransom pass between players and leave the supply alone") {
    Table table = Table::standard({.prisoner = true});
    table.crystals(kB, 2).resources(kA, 3).captive(kB, kA, PieceKind::Driller).pool({6, 6, 6});
    table.play({action::menu(ActionKind::Plunder),
                action::at(Hex::P66),
                action::pay(dice({6, 6})),
                action::beat_with(dice({6})),
                action::menu(ActionKind::LootCrystal)});
    CHECK(table.state.seat(kA).crystals == 1);
    CHECK(supply_of_crystals(table.content, table.state) == 23);
    table.play({action::menu(ActionKind::Ransom),
                action::from_captor(kB),
                action::menu(ActionKind::PayInResources)});
    CHECK(table.state.seat(kB).resources == 3);
    CHECK(supply_of_resources(table.content, table.state) == 22);
}

TEST_CASE("W2.7 a gain is cut: given 4 resources in the supply, an Income of 6 brings 4") {
    Table table = Table::standard({.seats = 4, .prisoner = true});
    table.resources(kA, 3).resources(kB, 6).resources(kC, 6).resources(kD, 6);
    table.piece(kA, PieceKind::Explorer, Hex::N07).piece(kA, PieceKind::Explorer, Hex::N01);
    table.piece(kA, PieceKind::Driller, Hex::N02).piece(kA, PieceKind::Driller, Hex::N03);
    table.piece(kA, PieceKind::Zeppelin, Hex::N04);
    Table rich = table;
    CHECK(table.turn_of(kA).state.seat(kA).resources == 7);
    CHECK(rich.resources(kD, 4).turn_of(kA).state.seat(kA).resources == 9);
}

TEST_CASE("W2.7 a gain of crystals is cut: given 1 left, mining for 2 brings 1") {
    Table table = Table::standard({.seats = 4});
    table.crystals(kA, 6).crystals(kB, 6).crystals(kC, 6).crystals(kD, 6);
    table.piece(kA, PieceKind::Driller, Hex::N09).piece(kA, PieceKind::Driller, Hex::N11);
    Table rich = table;
    CHECK(table.play(ActionKind::EndTurn).state.seat(kA).crystals == 7);
    CHECK(rich.crystals(kD, 5).play(ActionKind::EndTurn).state.seat(kA).crystals == 8);
}

TEST_CASE("W2.8 one player may have 11 dice, and all together more than the box has") {
    Table table = Table::empty();
    table.card(kA, Card::AndroidFactory).resources(kA, 3).crystals(kA, 1);
    table.piece(kB, PieceKind::Base, Hex::N01).die(Hex::N01, 2);
    table.piece(kA, PieceKind::Base, Hex::P55).piece(kA, PieceKind::Zeppelin, Hex::S123);
    table.piece(kA, PieceKind::Zeppelin, Hex::S234).piece(kA, PieceKind::Driller, Hex::S345);
    table.piece(kA, PieceKind::Driller, Hex::S456).piece(kA, PieceKind::Explorer, Hex::P66);
    table.turn_of(kA).play(ActionKind::UseFactory).roll({1, 1, 1, 1, 1, 1, 1, 1, 1, 1});
    table.play(ActionKind::SomniumDie).roll_outcome(1);
    CHECK(table.state.turn.pool.size() == 11);
    CHECK(table.state.board.defence_dice.size() == 1);
    CHECK_FALSE(table.offers(ActionKind::SomniumDie));
    CHECK(table.is_sound());
}

TEST_CASE("W2.9 pieces alike are one choice per place: two Explorers in reserve, then one on n06") {
    Table table = Table::standard().pool({4, 6});
    const std::vector<Action> conquer_n04 = {action::menu(ActionKind::Conquer),
                                             action::at(Hex::N04)};
    const std::vector<Action> from_reserve = {action::with_reserve(PieceKind::Explorer),
                                              action::with_reserve(PieceKind::Driller),
                                              action::with_reserve(PieceKind::Zeppelin),
                                              action::with_piece(PieceKind::Base, Hex::N10)};
    CHECK(table.answers(conquer_n04, Ask::Mover) == from_reserve);
    table.piece(kA, PieceKind::Explorer, Hex::N06);
    std::vector<Action> with_the_one = from_reserve;
    with_the_one.insert(with_the_one.begin() + 3,
                        action::with_piece(PieceKind::Explorer, Hex::N06));
    CHECK(table.answers(conquer_n04, Ask::Mover) == with_the_one);
}

}  // namespace wiraqocha::testing
