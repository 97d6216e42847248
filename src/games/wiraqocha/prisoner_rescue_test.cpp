// The prisoner variant: how a captive comes free without ransom (W9.11 - W9.13).
#include "games/wiraqocha/testing.h"

namespace wiraqocha::testing {
namespace {

using enum Hex;
using enum PieceKind;

// B on n02 holds a piece of `owner`; A can conquer or plunder n02.
Table given_captor_on_n02(SeatId owner) {
    Table table = Table::with_bases(N10, N02, kThreeWithPrisoner).captive(kB, owner, Driller);
    return table.pool({2, 6});
}

TEST_CASE("W9.11 conquering the captor's base sets the own captive free without being asked") {
    Table table = given_captor_on_n02(kA).piece(kA, Explorer, N01);
    REQUIRE(table.is_sound());
    CHECK(table.reserve(kA, Driller) == 1);
    table.play(conquer(N02, action::with_piece(Explorer, N01), {2}, {6}));
    CHECK(table.state.pending.ask == Ask::Nothing);
    CHECK(table.reserve(kA, Driller) == 2);
    CHECK_FALSE(table.state.seat(kB).captive);
    CHECK(table.is_sound());
}

TEST_CASE("W9.11 conquering another hex of the captor frees nobody") {
    Table table = given_captor_on_n02(kA).piece(kA, Explorer, N01).piece(kB, Explorer, N06);
    table.play(conquer(N06, action::with_piece(Explorer, N01), {6})).play(ActionKind::ToCemetery);
    CHECK(table.state.seat(kB).captive == Piece{Driller, kA});
    CHECK(table.is_sound());
}

TEST_CASE("W9.12 the own captive makes a plunder legal and may be named as its loot") {
    CHECK_FALSE(
        Table::with_bases(N10, N02, kThreeWithPrisoner).pool({2, 6}).offers(ActionKind::Plunder));
    Table table = given_captor_on_n02(kA);
    REQUIRE(table.is_sound());
    CHECK(table.targets(ActionKind::Plunder) == hexes({N02}));
    table.play(plunder(N02, {2}, {6}, menu(ActionKind::LootCaptive)));
    CHECK(table.reserve(kA, Driller) == 2);
    CHECK_FALSE(table.state.seat(kB).captive);
    CHECK(table.on(N02) == Piece{Base, kB});
    CHECK(table.is_sound());
}

TEST_CASE("W9.12 a plunder for other loot frees no one") {
    Table table = given_captor_on_n02(kA).crystals(kB, 1);
    table.play(plunder(N02, {2}, {6}, menu(ActionKind::LootCrystal)));
    CHECK(table.state.seat(kB).captive == Piece{Driller, kA});
    CHECK(table.is_sound());
}

TEST_CASE("W9.12 somebody else's attack frees no one") {
    Table table = given_captor_on_n02(kC).piece(kA, Explorer, N01);
    CHECK_FALSE(table.offers(ActionKind::Plunder));
    table.play(conquer(N02, action::with_piece(Explorer, N01), {2}, {6}));
    CHECK(table.state.seat(kB).captive == Piece{Driller, kC});
    CHECK(table.is_sound());
}

TEST_CASE("W9.12 neither tunnel nor Death Ray frees a captive") {
    Table table = given_captor_on_n02(kA).card(kA, Card::TransportTunneller).crystals(kB, 2);
    table.card(kA, Card::DeathRay);
    CHECK(table.answers({menu(ActionKind::Tunnel)}, Ask::Loot)
          == std::vector{menu(ActionKind::LootCrystal)});
    table.play(ActionKind::Tunnel).play({menu(ActionKind::FireDeathRay), at(N02)});
    CHECK(table.state.seat(kB).base == kNoHex);
    CHECK(table.state.seat(kB).captive == Piece{Driller, kA});
    CHECK(table.is_sound());
}

TEST_CASE("W9.13 when the card of a captive special piece is stolen, the thief pays the ransom") {
    Table table =
        Table::with_bases(N10, N02, kThreeWithPrisoner).card(kB, Card::Juggernaut).pool({2, 6});
    table.captive(kC, kB, Juggernaut).resources(kA, 3).resources(kB, 3);
    REQUIRE(table.is_sound());
    CHECK_FALSE(table.offers(ActionKind::Ransom));
    table.play(plunder(N02, {2}, {6}, action::loot_card(Card::Juggernaut)));
    CHECK(table.state.seat(kC).captive == Piece{Juggernaut, kA});
    Table victim = table;
    CHECK_FALSE(victim.acting(kB).offers(ActionKind::Ransom));
    table.play(ActionKind::Ransom);
    CHECK(table.reserve(kA, Juggernaut) == 1);
    CHECK(table.state.seat(kC).resources == 3);
    CHECK(table.is_sound());
}

TEST_CASE("W9.13 when the captor steals the card, the piece moves to the captor's reserve") {
    Table table =
        Table::with_bases(N10, N02, kThreeWithPrisoner).card(kB, Card::Juggernaut).pool({2, 6});
    table.captive(kA, kB, Juggernaut);
    REQUIRE(table.is_sound());
    table.play(plunder(N02, {2}, {6}, action::loot_card(Card::Juggernaut)));
    CHECK_FALSE(table.state.seat(kA).captive);
    CHECK(table.reserve(kA, Juggernaut) == 1);
    CHECK(table.reserve(kB, Juggernaut) == 0);
    CHECK(table.is_sound());
}

}  // namespace
}  // namespace wiraqocha::testing
