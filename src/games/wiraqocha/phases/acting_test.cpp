// Sections 5 and 6: the menu of Phase II, dice, and buying back.
#include "games/wiraqocha/phases/acting.h"

#include <doctest/doctest.h>

#include "games/wiraqocha/testing.h"

namespace wiraqocha::testing {
namespace {

std::vector<Action> steps_of(const Table& table) {
    return table.answers({action::menu(ActionKind::Step)}, Ask::StepDie);
}

// B's Driller on n04 guarded by a die; A's Explorer on n06 is ready for it.
Table guarded_by(int face) {
    Table table = Table::standard().piece(kA, PieceKind::Explorer, Hex::N06);
    return table.piece(kB, PieceKind::Driller, Hex::N04).die(Hex::N04, face);
}

}  // namespace

TEST_CASE("W5.11 with the base in play one may do nothing; in reserve it has to be placed first") {
    Table table = Table::standard().resources(kA, 4).pool({3});
    table.piece(kA, PieceKind::Driller, Hex::N01);
    CHECK(table.menu()
          == Menu{ActionKind::Conquer,
                  ActionKind::Lay,
                  ActionKind::Step,
                  ActionKind::Build,
                  ActionKind::EndTurn});
    Table without = Table::empty().resources(kA, 4).pool({3});
    without.piece(kA, PieceKind::Driller, Hex::N06);
    CHECK(without.menu() == Menu{ActionKind::Place, ActionKind::Step});
    without.play(place(Hex::N03, {3}));
    CHECK(without.menu() == Menu{ActionKind::Build, ActionKind::EndTurn});
}

TEST_CASE("W5.12 Phase III asks nothing: mining, storage limit, refill by chance, hand-over") {
    Table table = Table::standard().resources(kA, 9).pool({5});
    table.piece(kA, PieceKind::Driller, Hex::N09);
    table.play(ActionKind::Build, {action::pick_card(Card::AndroidFactory)});
    table.play(ActionKind::EndTurn);
    CHECK(table.state.seat(kA).crystals == 1);
    CHECK(table.state.seat(kA).resources == 3);
    CHECK(table.state.turn.pool.empty());
    CHECK(Rules::actor(table.content, table.state).is_chance());
    table.play({action::revealed(Card::Juggernaut)});
    CHECK(table.state.turn.active == kB);
    CHECK(table.state.market.size() == 3);
}

TEST_CASE("W5.12 mining comes before storage and refill: a win there leaves both undone") {
    Table table = Table::standard().resources(kA, 9).crystals(kA, 10);
    table.piece(kA, PieceKind::Driller, Hex::N09);
    table.play(ActionKind::Build, {action::pick_card(Card::AndroidFactory)});
    table.play(ActionKind::EndTurn);
    CHECK(table.state.ending == Ending::Somnium);
    CHECK(table.state.seat(kA).resources == 5);
    CHECK(table.state.market.size() == 2);
}

TEST_CASE("W6.15 a die is spent once; steps, settings and re-rolls do not spend it") {
    Table table = Table::standard().card(kA, Card::BattleExoskeleton).resources(kA, 2);
    table.rerolls(1).pool({3, 3, 5});
    table.play(ActionKind::Step, {action::step_die(5, 4)});
    table.play(ActionKind::UseExoskeleton, {action::pick_face(4)});
    table.play(ActionKind::Reroll, {action::pick_face(6)}).roll_outcome(2);
    CHECK(table.state.turn.pool == dice({2, 3, 3}));
    CHECK(table.state.turn.used == 0);
    CHECK(table.state.turn.laid == 0);
    table.play(conquer(Hex::N03, action::with_piece(PieceKind::Base, Hex::N10), {3}));
    table.play(ActionKind::Lay, {action::pick_face(3), action::at(Hex::N03)});
    CHECK(table.state.turn.pool == dice({2}));
    CHECK(table.state.turn.used == 1);
    CHECK(table.state.turn.laid == 1);
}

TEST_CASE("W6.16 a step costs 2 resources and never wraps: given a 6 and a 1, only 6-5 and 1-2") {
    Table table = Table::standard().resources(kA, 4).pool({1, 6});
    CHECK(steps_of(table) == std::vector{action::step_die(1, 2), action::step_die(6, 5)});
    table.play(ActionKind::Step, {action::step_die(6, 5)});
    CHECK(table.state.turn.pool == dice({1, 5}));
    CHECK(table.state.seat(kA).resources == 2);
    CHECK(steps_of(table)
          == std::vector{action::step_die(1, 2), action::step_die(5, 4), action::step_die(5, 6)});
    table.play(ActionKind::Step, {action::step_die(5, 4)});  // the same die again
    CHECK(table.state.turn.pool == dice({1, 4}));
    CHECK_FALSE(table.resources(kA, 1).offers(ActionKind::Step));
}

TEST_CASE("W6.16 there are 10 steps at most, and a defence die cannot be stepped") {
    Table table = Table::standard().resources(kA, 2).pool({1, 2, 3, 4, 5, 6});
    CHECK(steps_of(table).size() == 10);
    CHECK_FALSE(Table::standard().resources(kA, 2).die(Hex::N10, 3).offers(ActionKind::Step));
}

TEST_CASE("W6.17 only V = 6 is beaten by a 7, a 6 of the pool lifted for 2 resources") {
    const std::vector<Action> attack_it =
        conquer(Hex::N04, action::with_piece(PieceKind::Explorer, Hex::N06), {4}, {6});
    CHECK_FALSE(guarded_by(6).pool({4, 6}).resources(kA, 1).can(attack_it));
    CHECK_FALSE(guarded_by(6)
                    .pool({4, 5})
                    .resources(kA, 9)
                    .targets(ActionKind::Conquer)
                    .contains(Hex::N04));
    Table table = guarded_by(6).pool({4, 6}).resources(kA, 3).play(attack_it);
    CHECK(table.state.seat(kA).resources == 1);
    Table cheap = guarded_by(5).pool({4, 6}).resources(kA, 3).play(attack_it);
    CHECK(cheap.state.seat(kA).resources == 3);
}

TEST_CASE("W6.17 with the fortress every beating die is a lifted 6") {
    const auto can_take = [](int resources, std::initializer_list<int> pool) {
        Table table = guarded_by(6).card(kB, Card::FlyingFortress).fortress(Hex::N04);
        table.pool(pool).resources(kA, resources);
        return table.targets(ActionKind::Conquer).contains(Hex::N04);
    };
    CHECK(can_take(4, {4, 6, 6}));
    CHECK_FALSE(can_take(3, {4, 6, 6}));
    CHECK_FALSE(can_take(9, {4, 5, 6}));
}

TEST_CASE(
    "W6.18 a re-roll throws one die of the named face again, as often as there are re-rolls") {
    Table table = Table::standard().rerolls(2).pool({1, 6, 6});
    CHECK(table.answers({action::menu(ActionKind::Reroll)}, Ask::Face)
          == std::vector{action::pick_face(1), action::pick_face(6)});
    table.play(ActionKind::Reroll, {action::pick_face(6)});
    CHECK(table.state.phase == Phase::Rerolling);
    CHECK(table.offered().size() == 6);
    table.roll_outcome(4);
    CHECK(table.state.turn.pool == dice({1, 4, 6}));
    table.play(ActionKind::Reroll, {action::pick_face(4)}).roll_outcome(2);  // the result again
    CHECK(table.state.turn.pool == dice({1, 2, 6}));
    CHECK_FALSE(table.offers(ActionKind::Reroll));
    CHECK(table.is_sound());
}

TEST_CASE("W6.19 the somnium die costs 1 crystal, goes to the pool at once and comes once a turn") {
    Table table = Table::standard().crystals(kA, 2).pool({3});
    table.play(ActionKind::SomniumDie);
    CHECK(table.state.phase == Phase::Somnium);
    CHECK(table.state.seat(kA).crystals == 1);
    table.roll_outcome(6);
    CHECK(table.state.turn.pool == dice({3, 6}));
    CHECK_FALSE(table.offers(ActionKind::SomniumDie));
    CHECK(table.is_sound());
    CHECK_FALSE(Table::standard().pool({3}).offers(ActionKind::SomniumDie));
    CHECK(Table::standard().crystals(kA, 1).offers(ActionKind::SomniumDie));  // with no pool too
}

TEST_CASE("W6.20 a laid die guards any own hex and replaces the die there; no limit of hexes") {
    Table table = Table::standard().piece(kA, PieceKind::Driller, Hex::N04).die(Hex::N04, 2);
    table.piece(kB, PieceKind::Driller, Hex::N01).pool({5, 5, 6});
    const std::vector<Action> lay_a_five = {action::menu(ActionKind::Lay), action::pick_face(5)};
    CHECK(table.answers(lay_a_five, Ask::Target)
          == std::vector{action::at(Hex::N04), action::at(Hex::N10)});
    table.play(ActionKind::Lay, {action::pick_face(6), action::at(Hex::N04)});
    CHECK(table.state.board.die[Hex::N04] == 6);
    CHECK(table.state.turn.pool == dice({5, 5}));  // the 2 is in the supply
    table.play(ActionKind::Lay, {action::pick_face(5), action::at(Hex::N10)});
    CHECK(table.state.board.defence_dice == hexes({Hex::N04, Hex::N10}));
    CHECK(table.is_sound());
}

TEST_CASE("W6.40 3 resources bring one own piece back from the cemetery, once per turn") {
    Table table = Table::standard().resources(kA, 6).in_cemetery(kA, PieceKind::Driller, 2);
    table.in_cemetery(kA, PieceKind::Zeppelin).in_cemetery(kB, PieceKind::Explorer);
    CHECK(table.answers({action::menu(ActionKind::BuyBack)}, Ask::Piece)
          == std::vector{action::pick_piece(PieceKind::Driller),
                         action::pick_piece(PieceKind::Zeppelin)});
    CHECK_FALSE(Table(table).resources(kA, 2).offers(ActionKind::BuyBack));
    table.pool({4}).play(ActionKind::BuyBack, {action::pick_piece(PieceKind::Driller)});
    CHECK(table.state.seat(kA).resources == 3);
    CHECK(table.reserve(kA, PieceKind::Driller) == 1);
    CHECK(table.cemetery(kA, PieceKind::Driller) == 1);
    CHECK_FALSE(table.offers(ActionKind::BuyBack));
    CHECK(table.can(conquer(Hex::N04, action::with_reserve(PieceKind::Driller), {4})));
}

}  // namespace wiraqocha::testing
