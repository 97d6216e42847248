// Attack and defence (W7.1 - W7.9).
#include "games/wiraqocha/testing.h"

namespace wiraqocha::testing {
namespace {

using enum Hex;
using enum PieceKind;
using action::beat_with;

// B's Driller on n04 beside A's Explorer on n06.
Table given_driller_on_n04() {
    return Table::standard().piece(kA, Explorer, N06).piece(kB, Driller, N04);
}

// B's base on n04 beside A's Explorer on n06.
Table given_base_on_n04() { return Table::with_bases(N10, N04).piece(kA, Explorer, N06); }

const Action kExplorer = with_piece(Explorer, N06);

bool may_take_n04(const Table& table) { return table.targets(ActionKind::Conquer).contains(N04); }

TEST_CASE("W7.1 V is the larger of natural defence and defence die") {
    const auto value = [](const Table& table) {
        return defence_value(table.content, table.state, N04);
    };
    CHECK(value(given_driller_on_n04()) == 0);
    CHECK(value(given_driller_on_n04().die(N04, 3)) == 3);
    CHECK(value(given_base_on_n04()) == 5);
    CHECK(value(given_base_on_n04().die(N04, 3)) == 5);
    CHECK(value(given_base_on_n04().die(N04, 6)) == 6);
    Table probed = given_base_on_n04().card(kA, Card::PsychicProbe);
    probed.play({menu(ActionKind::Probe), at(N04)});
    CHECK(value(probed) == 1);
    CHECK(probed.is_sound());
}

TEST_CASE("W7.2 without a defence no beating die is needed, otherwise one") {
    CHECK(given_driller_on_n04().pool({4}).can(conquer(N04, kExplorer, {4})));
    CHECK_FALSE(may_take_n04(given_driller_on_n04().die(N04, 3).pool({4})));
    CHECK(given_driller_on_n04().die(N04, 3).pool({4, 4}).can(conquer(N04, kExplorer, {4}, {4})));
}

TEST_CASE("W7.2 the fortress doubles a die: given die 3, one die above 3 is not enough") {
    Table table = given_driller_on_n04().card(kB, Card::FlyingFortress).fortress(N04);
    CHECK(table.pool({4}).can(conquer(N04, kExplorer, {4})));
    table.die(N04, 3);
    REQUIRE(table.is_sound());
    CHECK_FALSE(may_take_n04(table.pool({4, 4})));
    CHECK_FALSE(may_take_n04(table.pool({3, 4, 6})));
    table.pool({4, 5, 6}).play(conquer(N04, kExplorer, {4}, {5, 6}));
    CHECK(table.state.turn.pool.empty());
    CHECK(table.is_sound());
}

TEST_CASE("W7.2 the fortress doubles natural defence: given a base, two sixes are needed") {
    Table table = given_base_on_n04().card(kB, Card::FlyingFortress).fortress(N04);
    REQUIRE(table.is_sound());
    CHECK_FALSE(may_take_n04(table.pool({4, 6})));
    CHECK_FALSE(may_take_n04(table.pool({4, 5, 6})));
    CHECK(table.pool({4, 6, 6}).can(conquer(N04, kExplorer, {4}, {6, 6})));
}

TEST_CASE("W7.3 a beating die is one die above V: an equal die or a sum does not beat") {
    Table table = given_driller_on_n04().die(N04, 4);
    CHECK_FALSE(may_take_n04(table.pool({4, 4})));
    CHECK_FALSE(may_take_n04(table.pool({4, 2, 3})));
    table.pool({1, 4, 4, 5, 6});
    CHECK(table.answers({menu(ActionKind::Conquer), at(N04)}, Ask::Beating)
          == std::vector{beat_with(dice({5})), beat_with(dice({6}))});
}

TEST_CASE("W7.3 a die of the condition does not beat as well") {
    Table table = given_driller_on_n04().die(N04, 2);
    CHECK_FALSE(may_take_n04(table.pool({4})));
    CHECK_FALSE(may_take_n04(table.pool({1, 3})));
    CHECK(may_take_n04(table.pool({1, 3, 3})));
    table.pool({3, 4});
    CHECK(table.answers({menu(ActionKind::Conquer), at(N04)}, Ask::Beating)
          == std::vector{beat_with(dice({3}))});
}

TEST_CASE("W7.3 two beating dice may differ") {
    Table table = given_driller_on_n04().card(kB, Card::FlyingFortress).fortress(N04).die(N04, 3);
    table.pool({4, 4, 4, 5});
    CHECK(table.answers({menu(ActionKind::Conquer), at(N04)}, Ask::Beating)
          == std::vector{beat_with(dice({4, 4})), beat_with(dice({4, 5}))});
}

TEST_CASE("W7.4 an attack is paid in one: nothing is spent before the last answer") {
    Table table = given_driller_on_n04().die(N04, 3).pool({4, 5, 6});
    const Board before = table.state.board;
    table.play({menu(ActionKind::Conquer), at(N04), kExplorer, action::pay(dice({4}))});
    CHECK(table.state.turn.pool == dice({4, 5, 6}));
    CHECK(table.state.board == before);
    table.play({beat_with(dice({5}))});
    CHECK(table.state.turn.pool == dice({6}));
    CHECK(table.on(N04) == Piece{Explorer, kA});
    CHECK(table.is_sound());
}

TEST_CASE("W7.4 an attack that cannot be paid in full cannot be declared") {
    Table table = given_driller_on_n04().die(N04, 6).pool({4, 6}).resources(kA, 1);
    CHECK_FALSE(table.can({menu(ActionKind::Conquer), at(N04)}));
    table.resources(kA, 2);
    CHECK(table.can({menu(ActionKind::Conquer), at(N04)}));
}

TEST_CASE("W7.5 a force field stops conquest and plunder, but neither tunnel nor Death Ray") {
    Table table = given_base_on_n04().crystals(kB, 1).pool({4, 6}).card(kB, Card::ForceField);
    table.card(kA, Card::TransportTunneller).card(kA, Card::DeathRay);
    REQUIRE(table.is_sound());
    CHECK(may_take_n04(table));
    CHECK(table.targets(ActionKind::Plunder) == hexes({N04}));
    table.force_field(N04);
    REQUIRE(table.is_sound());
    CHECK_FALSE(may_take_n04(table));
    CHECK_FALSE(table.offers(ActionKind::Plunder));
    CHECK(table.targets(ActionKind::Tunnel) == hexes({N04}));
    CHECK(table.targets(ActionKind::FireDeathRay).contains(N04));
}

TEST_CASE("W7.6 whoever attacks a base may conquer it or plunder it") {
    const Table start = given_base_on_n04().crystals(kB, 1).pool({4, 6});
    Table conquered = start;
    conquered.play(conquer(N04, kExplorer, {4}, {6}));
    CHECK(conquered.state.seat(kB).base == kNoHex);
    CHECK(conquered.state.seat(kB).crystals == 1);
    Table plundered = start;
    plundered.play(plunder(N04, {4}, {6}, menu(ActionKind::LootCrystal)));
    CHECK(plundered.state.seat(kB).base == N04);
    CHECK(plundered.state.seat(kB).crystals == 0);
}

TEST_CASE("W7.7 a beaten base returns to its owner's reserve, and the conqueror moves in") {
    Table table = given_base_on_n04().pool({4, 6});
    table.play(conquer(N04, kExplorer, {4}, {6}));
    CHECK(table.reserve(kB, Base) == 1);
    CHECK(table.cemetery(kB, Base) == 0);
    CHECK(table.on(N04) == Piece{Explorer, kA});
    CHECK_FALSE(table.on(N06));
    CHECK(table.is_sound());
}

TEST_CASE("W7.7 any other beaten piece goes to the cemetery, a special one too") {
    Table table = given_driller_on_n04().card(kB, Card::MechanicalMiner).pool({4, 3});
    table.piece(kB, MechanicalMiner, N03);
    REQUIRE(table.is_sound());
    table.play(conquer(N04, kExplorer, {4})).play(conquer(N03, with_piece(Explorer, N04), {3}));
    CHECK(table.cemetery(kB, Driller) == 1);
    CHECK(table.cemetery(kB, MechanicalMiner) == 1);
    CHECK(table.reserve(kB, Driller) == 1);
    CHECK(table.reserve(kB, MechanicalMiner) == 0);
    CHECK(owns(table.state.seat(kB), Card::MechanicalMiner));
    CHECK(table.on(N03) == Piece{Explorer, kA});
    CHECK(table.is_sound());
}

TEST_CASE("W7.8 after a conquest the die is in the supply and the fortress on its owner's card") {
    Table table = given_driller_on_n04().die(N04, 3).pool({4, 4, 5});
    table.card(kB, Card::FlyingFortress).fortress(N04);
    table.play(conquer(N04, kExplorer, {4}, {4, 5}));
    CHECK(table.state.board.die[N04] == 0);
    CHECK(table.state.board.fortress == TokenPlace::OnCard);
    CHECK(owns(table.state.seat(kB), Card::FlyingFortress));
    CHECK(table.is_sound());
}

TEST_CASE("W7.8 a fortress elsewhere stays where it is") {
    Table table = given_driller_on_n04().pool({4}).card(kB, Card::FlyingFortress).fortress(P66);
    table.play(conquer(N04, kExplorer, {4}));
    CHECK(table.state.board.fortress == on_hex(P66));
    CHECK(table.is_sound());
}

TEST_CASE("W7.9 losing the base costs nothing else, and its owner plays on") {
    Table table = given_base_on_n04().pool({4, 6}).resources(kB, 3).crystals(kB, 2);
    table.artefacts(kB, {Artefact::D}).card(kB, Card::ProductionTanks).piece(kB, Driller, N01);
    const Seat before = table.state.seat(kB);
    table.play(conquer(N04, kExplorer, {4}, {6}));
    Seat expected = before;
    expected.base = kNoHex;
    expected.reserve[Base] = Counter(1);
    CHECK(table.state.seat(kB) == expected);
    CHECK(table.on(N01) == Piece{Driller, kB});
    table.play(ActionKind::EndTurn);
    CHECK(table.state.turn.active == kB);
    CHECK(table.offers(ActionKind::Roll));
    CHECK(table.is_sound());
}

}  // namespace
}  // namespace wiraqocha::testing
