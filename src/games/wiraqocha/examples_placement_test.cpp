// Worked examples of bringing the base into play: Ex-18, Ex-19, Ex-29, Ex-32, Ex-37, Ex-38.
#include "games/wiraqocha/testing.h"

namespace wiraqocha::testing {
namespace {

using enum Hex;
using enum PieceKind;
using action::pay;

// Every placement on offer as {hex, the ways to pay it}, in one list to compare.
using Placements = std::vector<std::pair<Hex, std::vector<Action>>>;

Placements placements(const Table& table) {
    Placements all;
    for (const Hex hex : table.targets(ActionKind::Place))
        all.emplace_back(hex, table.answers({menu(ActionKind::Place), at(hex)}, Ask::Condition));
    return all;
}

TEST_CASE("Ex-18 a base that no dice can place: End turn without mining, or steps as a duty") {
    Table table = Table::empty().piece(kB, Base, P66).piece(kA, Zeppelin, S345);
    table.piece(kA, Driller, N11).pool({3, 6, 6});
    REQUIRE(table.is_sound());
    Table rich = table;
    CHECK(table.menu() == std::vector{ActionKind::EndTurn});
    table.play(ActionKind::EndTurn);
    CHECK(table.state.seat(kA).crystals == 0);
    CHECK(table.is_sound());

    rich.resources(kA, 2);
    CHECK(rich.menu() == std::vector{ActionKind::Step});
    CHECK(rich.answers({menu(ActionKind::Step)}, Ask::StepDie)
          == std::vector{action::step_die(3, 2), action::step_die(6, 5)});
    Table to_n02 = rich;
    to_n02.play({menu(ActionKind::Step), action::step_die(3, 2)});
    CHECK(placements(to_n02) == Placements{{N02, {pay(dice({2}))}}});
    rich.play({menu(ActionKind::Step), action::step_die(6, 5)});
    CHECK(placements(rich) == Placements{{N05, {pay(dice({5}))}}});
}

TEST_CASE("Ex-19 the base swapped in for a Zeppelin takes over its mountain and its die") {
    Table table = Table::empty().piece(kB, Base, P66).piece(kA, Zeppelin, S123).die(S123, 4);
    table.turn_of(kA);
    REQUIRE(table.is_sound());
    table.play({menu(ActionKind::Swap), at(S123), with_reserve(Base)});
    CHECK(table.on(S123) == Piece{Base, kA});
    CHECK(table.reserve(kA, Zeppelin) == 2);
    CHECK(table.state.board.die[S123] == 4);
    CHECK(defence_value(table.content, table.state, S123) == 5);
    CHECK(allowance(table.content, table.state) == 4);
    table.play(ActionKind::Roll);
    CHECK(table.state.turn.to_roll == 3);
    table.roll_outcome(1).roll_outcome(2).roll_outcome(6);
    CHECK(table.offers(ActionKind::Conquer));
    CHECK(table.offers(ActionKind::Lay));
    CHECK_FALSE(table.offers(ActionKind::Place));
    CHECK(table.is_sound());
}

TEST_CASE("Ex-29 after firing at the own base hex there is nothing but placing it again") {
    Table table = Table::standard().card(kA, Card::DeathRay).piece(kA, Explorer, N06).pool({4});
    table.play({menu(ActionKind::FireDeathRay), at(N10)});
    CHECK(table.reserve(kA, Base) == 1);
    CHECK(table.state.board.dead == N10);
    CHECK(table.menu() == std::vector{ActionKind::Place});
    CHECK(placements(table) == Placements{{N04, {pay(dice({4}))}}});
    CHECK(table.is_sound());
}

TEST_CASE("Ex-32 with no valley hex to reach nearby the base may go anywhere in the valley") {
    Table table = Table::empty().piece(kB, Base, P66).piece(kA, Zeppelin, S234);
    table.card(kB, Card::Juggernaut).piece(kB, Juggernaut, N04);
    table.card(kB, Card::ForceField).piece(kB, Driller, N10).force_field(N10).pool({3, 5, 6});
    REQUIRE(table.is_sound());
    CHECK(placements(table)
          == Placements{{N03, {pay(dice({3}))}},
                        {N05, {pay(dice({5}))}},
                        {N06, {pay(dice({6}))}},
                        {N08, {pay(dice({3, 5}))}},
                        {N09, {pay(dice({3, 6}))}}});
}

TEST_CASE(
    "Ex-37 first turn: given {1,1,6}, the placements are exactly six and End turn is closed") {
    const Table table = Table::empty().pool({1, 1, 6});
    REQUIRE(table.is_sound());
    CHECK(placements(table)
          == Placements{{N01, {pay(dice({1}))}},
                        {N02, {pay(dice({1, 1}))}},
                        {N06, {pay(dice({6}))}},
                        {N07, {pay(dice({1, 6}))}},
                        {N08, {pay(dice({1, 1, 6}))}},
                        {P11, {pay(dice({1, 1}))}}});
    CHECK_FALSE(table.offers(ActionKind::EndTurn));
}

TEST_CASE("Ex-38 a first placement may throw out a rival base, which then starts from anywhere") {
    Table table = Table::empty().piece(kA, Base, N06).acting(kB).pool({2, 6, 6});
    table.state.first = kB;
    REQUIRE(table.is_sound());
    table.play(place(N06, {6}, {6}));
    CHECK(table.on(N06) == Piece{Base, kB});
    CHECK(table.reserve(kA, Base) == 1);
    table.play(ActionKind::EndTurn).play(ActionKind::Roll);
    table.roll_outcome(6).roll_outcome(6).roll_outcome(6);
    CHECK(table.state.turn.active == kA);
    CHECK(placement_hexes(table.content, table.state)
          == (table.content.valleys & table.state.board.living));
    CHECK(table.targets(ActionKind::Place) == hexes({N06, P66}));
    CHECK(table.is_sound());
}

}  // namespace
}  // namespace wiraqocha::testing
