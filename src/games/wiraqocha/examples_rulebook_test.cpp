// The worked examples Ex-1 to Ex-9, which follow the printed rules (section 12).
#include "games/wiraqocha/testing.h"

namespace wiraqocha::testing {
namespace {

using enum Hex;
using enum PieceKind;

// L1: the beginner layout with three pairs of hexes exchanged.
Table given_layout_l1() {
    Table table = Table::standard();
    table.swap_hexes(N05, N01).swap_hexes(N06, N02).swap_hexes(P55, P11);
    return table.piece(kA, Explorer, N11).pool({4, 5, 5, 6});
}

// Ex-7 and Ex-8: B's Driller on n04 behind a 3 and the fortress.
Table given_fortress_on_n04() {
    Table table = Table::standard();
    table.piece(kA, Explorer, N06).piece(kB, Driller, N04).die(N04, 3);
    return table.card(kB, Card::FlyingFortress).fortress(N04);
}

TEST_CASE("Ex-1 a Zeppelin reaches s456 only by way of n05, and the village counts next turn") {
    Table table = given_layout_l1();
    REQUIRE(table.is_sound());
    CHECK_FALSE(table.targets(ActionKind::Conquer).contains(S456));
    table.play(conquer(N05, with_reserve(Zeppelin), {5}));
    table.play(conquer(S456, with_piece(Zeppelin, N05), {4, 5, 6}));
    CHECK(table.on(S456) == Piece{Zeppelin, kA});
    CHECK_FALSE(table.on(N05));
    CHECK(table.state.turn.pool.empty());
    CHECK(table.is_sound());
    CHECK(allowance(table.content, table.turn_of(kA).state) == 4);
    CHECK(allowance(table.content, given_layout_l1().turn_of(kA).state) == 3);
}

TEST_CASE("Ex-2 a Driller takes n06 and then p55, and the die left over guards any own hex") {
    Table table = given_layout_l1();
    table.play(conquer(N06, with_reserve(Driller), {6}));
    table.play(conquer(P55, with_piece(Driller, N06), {5, 5}));
    CHECK(table.on(P55) == Piece{Driller, kA});
    CHECK_FALSE(table.on(N06));
    CHECK(table.state.turn.pool == dice({4}));
    CHECK(table.targets(ActionKind::Lay) == hexes({N10, N11, P55}));
    CHECK(table.is_sound());
}

TEST_CASE("Ex-3 one Explorer beats two Drillers and a base in a row") {
    Table table = Table::with_bases(N10, N04).pool({2, 3, 4, 6});
    table.piece(kA, Explorer, N01).piece(kB, Driller, N03).piece(kB, Driller, N02);
    REQUIRE(table.is_sound());
    table.play(conquer(N03, with_piece(Explorer, N01), {3}));
    table.play(conquer(N02, with_piece(Explorer, N03), {2}));
    table.play(conquer(N04, with_piece(Explorer, N02), {4}, {6}));
    CHECK(table.cemetery(kB, Driller) == 2);
    CHECK(table.reserve(kB, Base) == 1);
    CHECK(table.state.own() == hexes({N04, N10}));
    CHECK(table.state.controlled_by(kB).empty());
    CHECK(table.on(N04) == Piece{Explorer, kA});
    CHECK(table.state.turn.pool.empty());
    CHECK(table.is_sound());
}

TEST_CASE("Ex-4 a double takes two equal dice: given {1,4,5}, p55 is open only after a step") {
    Table table = Table::standard().piece(kA, Explorer, N01).pool({1, 4, 5});
    CHECK_FALSE(table.targets(ActionKind::Conquer).contains(P55));
    table.resources(kA, 2).play({menu(ActionKind::Step), action::step_die(4, 5)});
    CHECK(table.targets(ActionKind::Conquer).contains(P55));
    table.play(conquer(P55, with_piece(Explorer, N01), {5, 5}));
    CHECK(table.state.turn.pool == dice({1}));
    CHECK(table.is_sound());
}

TEST_CASE("Ex-5 two steps: given {3} and 4 resources, the die ends as 5 or 1") {
    for (const int way : {1, -1}) {
        Table table = Table::standard().pool({3}).resources(kA, 4);
        table.play({menu(ActionKind::Step), action::step_die(3, 3 + way)});
        table.play({menu(ActionKind::Step), action::step_die(3 + way, 3 + 2 * way)});
        CHECK(table.state.turn.pool == dice({3 + 2 * way}));
        CHECK(table.state.active().resources == 0);
        CHECK_FALSE(table.offers(ActionKind::Step));
        CHECK(table.is_sound());
    }
}

Counter mined_on(std::initializer_list<Hex> drilled) {
    Table table = Table::with_bases(N06, P66).card(kA, Card::MechanicalMiner);
    int placed = 0;
    for (const Hex hex : drilled)
        table.piece(kA, placed++ < 2 ? Driller : MechanicalMiner, hex);
    REQUIRE(table.is_sound());
    table.play(ActionKind::EndTurn);
    CHECK(table.is_sound());
    return table.state.seat(kA).crystals;
}

TEST_CASE("Ex-6 mining: two points make a crystal, veins count double, an odd point is lost") {
    CHECK(mined_on({N01, N03}) == 1);
    CHECK(mined_on({N09, N11}) == 2);
    CHECK(mined_on({N09, N01}) == 1);
    CHECK(mined_on({N09, N10, N11}) == 3);
}

TEST_CASE("Ex-7 the fortress asks for two dice above 3") {
    Table table = given_fortress_on_n04().pool({4, 4, 5});
    REQUIRE(table.is_sound());
    const Action explorer = with_piece(Explorer, N06);
    CHECK(table.can(conquer(N04, explorer, {4}, {4, 5})));
    table.pool({3, 4, 6});
    CHECK_FALSE(table.targets(ActionKind::Conquer).contains(N04));
    table.resources(kA, 2).play({menu(ActionKind::Step), action::step_die(3, 4)});
    table.play(conquer(N04, explorer, {4}, {4, 6}));
    CHECK(table.on(N04) == Piece{Explorer, kA});
    CHECK(table.state.board.fortress == TokenPlace::OnCard);
    CHECK(owns(table.state.seat(kB), Card::FlyingFortress));
    CHECK(table.is_sound());
}

TEST_CASE("Ex-8 a probed hex with the fortress is defended by 1 and 1") {
    Table table = given_fortress_on_n04().card(kA, Card::PsychicProbe).pool({2, 2, 4});
    REQUIRE(table.is_sound());
    CHECK_FALSE(table.targets(ActionKind::Conquer).contains(N04));
    table.play({menu(ActionKind::Probe), at(N04)});
    CHECK(table.state.board.die[N04] == 1);
    CHECK(table.state.board.fortress == on_hex(N04));
    CHECK(table.can(conquer(N04, with_piece(Explorer, N06), {4}, {2, 2})));
    CHECK(table.is_sound());
}

TEST_CASE("Ex-9 an Explorer swapped in on the Cave moves on to p44 and finds the artefact") {
    Table table = Table::standard({.cave = true}).piece(kA, Zeppelin, Cave).turn_of(kA);
    REQUIRE(table.is_sound());
    table.play({menu(ActionKind::Swap), at(Cave), with_reserve(Explorer)});
    table.play({menu(ActionKind::CaveMove), at(P44)});
    CHECK(table.on(P44) == Piece{Explorer, kA});
    CHECK(table.state.active().artefacts == ArtefactSet::of(Artefact::C));
    CHECK_FALSE(table.on(Cave));
    CHECK(table.reserve(kA, Zeppelin) == 2);
    CHECK(table.state.turn.rerolls == 0);
    CHECK(table.is_sound());
}

}  // namespace
}  // namespace wiraqocha::testing
