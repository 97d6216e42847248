// The prisoner variant: captives, ransom and rescue (W9.5 - W9.13).
#include "games/wiraqocha/testing.h"

namespace wiraqocha::testing {
namespace {

using enum Hex;
using enum PieceKind;
using action::from_captor;

const Action kInResources = menu(ActionKind::PayInResources);
const Action kInCrystals = menu(ActionKind::PayInCrystals);

// A's Explorer on n06 is about to take n04 from a piece of B.
Table given_rival_on_n04(PieceKind kind, Options options = kTwoWithPrisoner) {
    Table table = Table::empty(options).piece(kA, Base, N10).piece(kB, kind, N04);
    return table.piece(kA, Explorer, N06).pool({4, 6});
}

std::vector<Action> take_n04() {
    return {menu(ActionKind::Conquer), at(N04), with_piece(Explorer, N06)};
}

TEST_CASE("W9.5 a base cannot be captured") {
    Table table = given_rival_on_n04(Base);
    table.play(take_n04());
    CHECK(table.on(N04) == Piece{Explorer, kA});
    CHECK(table.reserve(kB, Base) == 1);
    CHECK_FALSE(table.state.active().captive);
    CHECK(table.is_sound());
}

TEST_CASE("W9.5 there is room for one captive") {
    Table table = given_rival_on_n04(Driller).piece(kB, Zeppelin, N01).pool({1, 4});
    table.piece(kA, Zeppelin, N03);
    table.play(take_n04()).play(ActionKind::TakeCaptive);
    table.play(conquer(N01, with_piece(Zeppelin, N03), {1})).play(ActionKind::TakeCaptive);
    CHECK(table.state.active().captive == Piece{Zeppelin, kB});
    CHECK(table.reserve(kB, Driller) == 2);
    CHECK(table.is_sound());
}

TEST_CASE("W9.6 the conqueror chooses between cemetery and captivity") {
    Table table = given_rival_on_n04(Driller);
    table.play(take_n04());
    CHECK(table.menu() == std::vector{ActionKind::ToCemetery, ActionKind::TakeCaptive});
    Table merciless = table;
    merciless.play(ActionKind::ToCemetery);
    CHECK(merciless.cemetery(kB, Driller) == 1);
    CHECK_FALSE(merciless.state.active().captive);
    CHECK(merciless.is_sound());
    table.play(ActionKind::TakeCaptive);
    CHECK(table.cemetery(kB, Driller) == 0);
    CHECK(table.state.active().captive == Piece{Driller, kB});
    CHECK(table.is_sound());
}

TEST_CASE("W9.6 a placement that throws out a piece asks too, a game without the variant never") {
    Table placing = Table::empty(kTwoWithPrisoner).piece(kB, Driller, N04).pool({4});
    placing.play(place(N04, {4})).play(ActionKind::TakeCaptive);
    CHECK(placing.state.active().captive == Piece{Driller, kB});
    CHECK(placing.is_sound());
    Table plain = given_rival_on_n04(Driller, Options{});
    plain.play(take_n04());
    CHECK(plain.cemetery(kB, Driller) == 1);
    CHECK(plain.is_sound());
}

TEST_CASE("W9.7 whoever takes a second captive lets the first go to its owner's reserve") {
    Table table = given_rival_on_n04(Explorer, kThreeWithPrisoner).captive(kA, kC, Driller);
    REQUIRE(table.is_sound());
    CHECK(table.reserve(kC, Driller) == 1);
    Table buried = table;
    buried.play(take_n04()).play(ActionKind::ToCemetery);
    CHECK(buried.state.active().captive == Piece{Driller, kC});
    table.play(take_n04()).play(ActionKind::TakeCaptive);
    CHECK(table.state.active().captive == Piece{Explorer, kB});
    CHECK(table.reserve(kC, Driller) == 2);
    CHECK(table.is_sound());
}

TEST_CASE("W9.8 neither buy-back nor workshop reaches a captive") {
    Table table = Table::standard(kTwoWithPrisoner).captive(kB, kA, Driller).resources(kA, 3);
    table.card(kA, Card::RecoveryWorkshop);
    REQUIRE(table.is_sound());
    CHECK_FALSE(table.offers(ActionKind::BuyBack));
    CHECK_FALSE(table.turn_of(kA).offers(ActionKind::UseWorkshop));
    table.in_cemetery(kA, Explorer);
    CHECK(table.answers({menu(ActionKind::UseWorkshop)}, Ask::Piece)
          == std::vector{action::pick_piece(Explorer)});
    CHECK(table.acting(kA).answers({menu(ActionKind::BuyBack)}, Ask::Piece)
          == std::vector{action::pick_piece(Explorer)});
}

TEST_CASE("W9.8 a captive is of no use to owner or captor") {
    Table table =
        Table::standard(kTwoWithPrisoner).in_cemetery(kB, Driller).captive(kA, kB, Driller);
    table.in_cemetery(kA, Driller, 2).pool({4});
    REQUIRE(table.is_sound());
    const std::vector<Action> onto_n04 = {menu(ActionKind::Conquer), at(N04)};
    for (const Action mover : table.answers(onto_n04, Ask::Mover))
        CHECK(piece_of(mover) != Driller);
    table.acting(kB).pool({5});
    const std::vector<Action> onto_n05 = {menu(ActionKind::Conquer), at(N05)};
    CHECK_FALSE(table.answers(onto_n05, Ask::Mover).empty());
    for (const Action mover : table.answers(onto_n05, Ask::Mover))
        CHECK(piece_of(mover) != Driller);
}

TEST_CASE("W9.9 a ransom costs 3 resources or 1 crystal, which go to the captor") {
    Table table = Table::standard(kTwoWithPrisoner).captive(kB, kA, Driller).resources(kA, 2);
    CHECK_FALSE(table.offers(ActionKind::Ransom));
    table.resources(kA, 3).crystals(kA, 1);
    CHECK(table.answers({menu(ActionKind::Ransom)}, Ask::Payment)
          == std::vector{kInResources, kInCrystals});
    Table in_crystals = table;
    in_crystals.play({menu(ActionKind::Ransom), kInCrystals});
    CHECK(in_crystals.state.seat(kA).crystals == 0);
    CHECK(in_crystals.state.seat(kB).crystals == 1);
    CHECK(in_crystals.state.seat(kA).resources == 3);
    table.play({menu(ActionKind::Ransom), kInResources});
    CHECK(table.state.seat(kA).resources == 0);
    CHECK(table.state.seat(kB).resources == 3);
    CHECK(table.reserve(kA, Driller) == 2);
    CHECK_FALSE(table.state.seat(kB).captive);
    CHECK(table.is_sound());
}

TEST_CASE("W9.9 several captives may be ransomed in a turn, and the buy-back stays open") {
    Table table =
        Table::standard(kThreeWithPrisoner).captive(kB, kA, Driller).captive(kC, kA, Explorer);
    table.in_cemetery(kA, Zeppelin).resources(kA, 9).pool({4});
    CHECK(table.answers({menu(ActionKind::Ransom)}, Ask::Captor)
          == std::vector{from_captor(kB), from_captor(kC)});
    table.play({menu(ActionKind::Ransom), from_captor(kC)}).play(ActionKind::Ransom);
    CHECK(table.reserve(kA, Driller) == 2);
    CHECK(table.reserve(kA, Explorer) == 2);
    CHECK_FALSE(table.offers(ActionKind::Ransom));
    CHECK(table.can({menu(ActionKind::BuyBack)}));
    CHECK(table.can(conquer(N04, action::with_reserve(Driller), {4})));
    CHECK(table.is_sound());
}

TEST_CASE("W9.9 no ransom before the base is in play, nor for somebody else's piece") {
    Table homeless = Table::empty(kTwoWithPrisoner).captive(kB, kA, Driller).resources(kA, 3);
    CHECK_FALSE(homeless.offers(ActionKind::Ransom));
    CHECK(homeless.piece(kA, Base, N10).offers(ActionKind::Ransom));
    const Table stranger =
        Table::standard(kThreeWithPrisoner).captive(kB, kC, Driller).resources(kA, 3);
    CHECK_FALSE(stranger.offers(ActionKind::Ransom));
}

TEST_CASE("W9.10 by a ransom the captor may hold 6 resources, until the captor's own Phase III") {
    Table table = Table::standard(kTwoWithPrisoner).captive(kB, kA, Driller).resources(kA, 3);
    table.resources(kB, 3).play(ActionKind::Ransom);
    CHECK(table.state.seat(kB).resources == 6);
    table.play(ActionKind::EndTurn);
    CHECK(table.state.seat(kB).resources == 6);
    CHECK(table.is_sound());
    table.acting(kB).play(ActionKind::EndTurn);
    CHECK(table.state.seat(kB).resources == 3);
    CHECK(table.is_sound());
}

}  // namespace
}  // namespace wiraqocha::testing
