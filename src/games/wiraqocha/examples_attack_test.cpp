// Worked examples of attack, plunder and theft: Ex-10 to Ex-16, Ex-25 to Ex-27, Ex-36 (section 12).
#include "games/wiraqocha/testing.h"

namespace wiraqocha::testing {
namespace {

using enum Hex;
using enum PieceKind;

// A's Explorer next to B's Driller with a die.
Table given_driller_on_n04_behind(int face) {
    Table table = Table::standard();
    table.piece(kA, Explorer, N06).piece(kB, Driller, N04);
    return face == 0 ? table : table.die(N04, face);
}

Table given_base_on_n06_with_fortress() {
    Table table = Table::with_bases(N10, N06).piece(kA, Explorer, N04);
    return table.card(kB, Card::FlyingFortress).fortress(N06);
}

TEST_CASE("Ex-10 a six is lifted to 7 for 2 resources to beat a 6") {
    const auto attack_with_seven = conquer(N04, with_piece(Explorer, N06), {4}, {6});
    Table table = given_driller_on_n04_behind(6).pool({4, 6}).resources(kA, 1);
    CHECK_FALSE(table.targets(ActionKind::Conquer).contains(N04));
    table.resources(kA, 2).play(attack_with_seven);
    CHECK(table.state.active().resources == 0);
    CHECK(table.state.board.defence_dice.empty());
    CHECK(table.cemetery(kB, Driller) == 1);
    CHECK(table.is_sound());

    for (const int resources : {3, 4}) {
        Table five = given_driller_on_n04_behind(6).pool({4, 5}).resources(kA, resources);
        five.play({menu(ActionKind::Step), action::step_die(5, 6)});
        CHECK(five.can(attack_with_seven) == (resources == 4));
    }
}

TEST_CASE("Ex-11 no condition is paid with a 7, and nothing is lifted where V is 5") {
    Table table = Table::standard().piece(kA, Explorer, N06).pool({6}).resources(kA, 4);
    CHECK_FALSE(table.targets(ActionKind::Conquer).contains(N07));
    CHECK(table.answers({menu(ActionKind::Step)}, Ask::StepDie)
          == std::vector{action::step_die(6, 5)});

    const auto declared = conquer(N04, with_piece(Explorer, N06), {4}, {6});
    Table base = Table::with_bases(N10, N04).piece(kA, Explorer, N06).pool({4, 5});
    base.resources(kA, 4);
    CHECK_FALSE(base.targets(ActionKind::Conquer).contains(N04));
    base.play({menu(ActionKind::Step), action::step_die(5, 6)}).play(declared);
    CHECK(base.state.active().resources == 2);
    CHECK(base.is_sound());
}

TEST_CASE("Ex-12 the fortress doubles natural defence, and lifting both dice costs 4 resources") {
    const auto declared = conquer(N06, with_piece(Explorer, N04), {6}, {6, 6});
    Table table = given_base_on_n06_with_fortress().pool({6, 6, 6});
    REQUIRE(table.is_sound());
    CHECK(table.can(declared));
    table.pool({5, 6, 6});
    CHECK_FALSE(table.targets(ActionKind::Conquer).contains(N06));
    table.resources(kA, 2).play({menu(ActionKind::Step), action::step_die(5, 6)});
    CHECK(table.can(declared));

    Table with_die = given_base_on_n06_with_fortress().die(N06, 6).pool({6, 6, 6});
    CHECK_FALSE(with_die.resources(kA, 3).targets(ActionKind::Conquer).contains(N06));
    with_die.resources(kA, 4).play(declared);
    CHECK(with_die.state.active().resources == 0);
    CHECK(with_die.is_sound());
}

TEST_CASE("Ex-13 a fortress without a die has nothing to double") {
    Table table = given_driller_on_n04_behind(0).card(kB, Card::FlyingFortress);
    table.fortress(N04).pool({4});
    REQUIRE(table.is_sound());
    table.play(conquer(N04, with_piece(Explorer, N06), {4}));
    CHECK(table.on(N04) == Piece{Explorer, kA});
    CHECK(table.state.board.fortress == TokenPlace::OnCard);
    CHECK(table.is_sound());
}

TEST_CASE("Ex-14 a probed base falls to a 2, and recovers when the turn is over") {
    Table table = Table::with_bases(N10, N08).die(N08, 6).pool({2, 3, 5});
    table.piece(kA, Explorer, N01).card(kA, Card::PsychicProbe);
    CHECK_FALSE(table.targets(ActionKind::Conquer).contains(N08));
    table.play({menu(ActionKind::Probe), at(N08)});
    CHECK(table.is_sound());
    CHECK(table.can(conquer(N08, with_piece(Explorer, N01), {3, 5}, {2})));

    table.play(ActionKind::EndTurn);
    CHECK(defence_value(table.content, table.state, N08) == 5);
    CHECK(table.state.board.die[N08] == 1);
    CHECK(table.state.turn.active == kB);
    table.play({menu(ActionKind::TakeBack), at(N08)});
    CHECK(table.state.board.die[N08] == 0);
    CHECK(table.is_sound());
}

TEST_CASE("Ex-15 the tunnel robs a base that neither conquest nor plunder can reach") {
    Table table = Table::with_bases(N10, N08).die(N08, 6).pool({3, 5}).crystals(kB, 2);
    table.card(kA, Card::TransportTunneller);
    table.card(kB, Card::ForceField).force_field(N08);
    table.card(kB, Card::FlyingFortress).fortress(N08);
    REQUIRE(table.is_sound());
    CHECK_FALSE(table.targets(ActionKind::Conquer).contains(N08));
    CHECK_FALSE(table.offers(ActionKind::Plunder));
    const Board before = table.state.board;
    table.play({menu(ActionKind::Tunnel),
                at(N08),
                action::pay(dice({3, 5})),
                menu(ActionKind::LootCrystal)});
    CHECK(table.state.seat(kA).crystals == 1);
    CHECK(table.state.seat(kB).crystals == 1);
    CHECK(table.state.board == before);
    CHECK_FALSE(table.pool({3, 5}).offers(ActionKind::Tunnel));
    CHECK(table.is_sound());
}

TEST_CASE("Ex-16 with the stolen card the Juggernaut on s456 and its hex are A's") {
    Table table = Table::with_bases(N10, N02).piece(kA, Explorer, N01).pool({2, 3, 6});
    table.card(kB, Card::Juggernaut).piece(kB, Juggernaut, S456).die(S456, 4);
    table.card(kB, Card::FlyingFortress).fortress(S456);
    REQUIRE(table.is_sound());
    CHECK_FALSE(table.can(conquer(N03, with_reserve(Driller), {3})));
    table.play(plunder(N02, {2}, {6}, action::loot_card(Card::Juggernaut)));
    CHECK(table.on(S456) == Piece{Juggernaut, kA});
    CHECK(table.state.own().contains(S456));
    CHECK(table.state.board.die[S456] == 0);
    CHECK(table.state.board.fortress == TokenPlace::OnCard);
    CHECK(owns(table.state.seat(kB), Card::FlyingFortress));
    CHECK(table.can(conquer(N03, with_reserve(Driller), {3})));
    CHECK(table.is_sound());
}

TEST_CASE("Ex-25 a valley hex under an airship is open to airships only") {
    Table table = Table::standard().piece(kB, Zeppelin, N04).piece(kA, Explorer, N06).pool({4});
    CHECK(table.answers({menu(ActionKind::Conquer), at(N04)}, Ask::Mover)
          == std::vector{with_reserve(Zeppelin)});
    table.in_cemetery(kA, Zeppelin, 2);
    CHECK(table.is_sound());
    CHECK_FALSE(table.offers(ActionKind::Conquer));
}

TEST_CASE("Ex-26 a base on a mountain is plundered only by someone whose airship could get there") {
    Table table = Table::with_bases(N06, S234).crystals(kB, 1).pool({2, 3, 4, 6});
    REQUIRE(table.is_sound());
    CHECK_FALSE(table.offers(ActionKind::Plunder));
    const auto declared = plunder(S234, {2, 3, 4}, {6}, menu(ActionKind::LootCrystal));

    Table neighbour = table;
    CHECK(neighbour.piece(kA, Driller, N04).can(declared));
    Table flying = table;
    flying.piece(kA, Zeppelin, N01);
    const PerHex<Piece> before = flying.state.board.pieces;
    flying.play(declared);
    CHECK(flying.state.board.pieces == before);
    CHECK(flying.state.active().crystals == 1);
    CHECK(flying.is_sound());
}

TEST_CASE("Ex-27 the second plunder meets only the natural defence") {
    Table table = Table::with_bases(N10, N02).die(N02, 6).crystals(kB, 3);
    table.resources(kA, 2).pool({2, 2, 6, 6});
    table.play(plunder(N02, {2}, {6}, menu(ActionKind::LootCrystal)));
    CHECK(table.state.active().resources == 0);
    CHECK(table.state.board.defence_dice.empty());
    CHECK(defence_value(table.content, table.state, N02) == 5);
    table.play(plunder(N02, {2}, {6}, menu(ActionKind::LootCrystal)));
    CHECK(table.state.seat(kA).crystals == 2);
    CHECK(table.state.seat(kB).crystals == 1);
    CHECK(table.state.turn.pool.empty());
    CHECK(table.state.active().resources == 0);
    CHECK(table.is_sound());
}

TEST_CASE("Ex-36 a stolen Miner on a vein mines for the thief in the same turn") {
    Table table = Table::with_bases(N10, N02).pool({2, 6});
    table.card(kB, Card::MechanicalMiner).piece(kB, MechanicalMiner, N09);
    REQUIRE(table.is_sound());
    table.play(plunder(N02, {2}, {6}, action::loot_card(Card::MechanicalMiner)));
    table.play(ActionKind::EndTurn);
    CHECK(table.state.seat(kA).crystals == 1);
    CHECK(table.is_sound());
}

}  // namespace
}  // namespace wiraqocha::testing
