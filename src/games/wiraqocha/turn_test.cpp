// The end of a turn: dice, mining, storage, refill and hand-over (W8.1 - W8.5).
#include "games/wiraqocha/testing.h"

namespace wiraqocha::testing {
namespace {

using enum Hex;
using enum PieceKind;

TEST_CASE("W8.1 End turn returns pool and spent dice, while laid dice remain") {
    Table table = Table::standard().pool({2, 4, 6}).die(P66, 3);
    table.play(conquer(N04, action::with_reserve(Explorer), {4}));
    table.play({menu(ActionKind::Lay), action::pick_face(6), at(N04)}).play(ActionKind::EndTurn);
    CHECK(table.state.turn.pool.empty());
    CHECK(table.state.turn.used == 0);
    CHECK(table.state.turn.laid == 0);
    CHECK(table.state.board.defence_dice == hexes({N04, P66}));
    CHECK(table.state.board.die[N04] == 6);
    CHECK(table.is_sound());
}

TEST_CASE("W8.1 the dice are back in the supply before the market is refilled") {
    Table table = Table::standard().offer(Card::RecoveryWorkshop).resources(kA, 3).pool({2, 4});
    table.play({menu(ActionKind::Build), action::pick_card(Card::RecoveryWorkshop)});
    CHECK(table.state.turn.pool == dice({2, 4}));
    table.play(ActionKind::EndTurn);
    CHECK(table.state.phase == Phase::Refilling);
    CHECK(table.state.turn.pool.empty());
    CHECK(table.is_sound());
}

Counter crystals_after_turn(Table table) {
    table.play(ActionKind::EndTurn);
    CHECK(table.is_sound());
    CHECK(table.state.seat(kB).crystals == 0);
    return table.state.seat(kA).crystals;
}

TEST_CASE("W8.2 every 2 points of own drillers give a crystal: 1 point each, 2 on a vein") {
    Table table = Table::with_bases(N06, P66).piece(kB, Driller, N11).piece(kA, Explorer, N09);
    CHECK(crystals_after_turn(table) == 0);
    CHECK(crystals_after_turn(table.piece(kA, Driller, N01)) == 0);
    CHECK(crystals_after_turn(table.piece(kA, Driller, P55)) == 1);
    table.card(kA, Card::MechanicalMiner);
    CHECK(crystals_after_turn(table) == 1);
    CHECK(crystals_after_turn(table.piece(kA, MechanicalMiner, N10)) == 2);
}

TEST_CASE("W8.2 an odd point is forfeited, not saved for the next turn") {
    Table table = Table::standard().piece(kA, Driller, N01);
    for (int round = 0; round < 2; ++round) {
        table.acting(kA).play(ActionKind::EndTurn);
        CHECK(table.state.seat(kA).crystals == 0);
    }
    table.piece(kA, Driller, N09);
    CHECK(crystals_after_turn(table.acting(kA)) == 1);
}

TEST_CASE("W8.2 no mining with the base in reserve") {
    Table table = Table::empty().piece(kB, Base, P66).piece(kA, Driller, N09);
    CHECK(crystals_after_turn(table) == 0);
    CHECK(crystals_after_turn(table.piece(kA, Base, N10)) == 1);
}

TEST_CASE("W8.3 three resources may stay, the rest goes to the supply") {
    for (const int before : {2, 3, 4, 9}) {
        Table table = Table::standard().resources(kA, before).resources(kB, 3);
        const int supply = supply_of_resources(table.content, table.state);
        table.play(ActionKind::EndTurn);
        const int after = before < 3 ? before : 3;
        CHECK(table.state.seat(kA).resources == after);
        CHECK(table.state.seat(kB).resources == 3);
        CHECK(supply_of_resources(table.content, table.state) == supply + before - after);
        CHECK(table.is_sound());
    }
}

TEST_CASE("W8.3 up to the end of the turn there is no limit") {
    Table table = Table::standard().resources(kA, 3).piece(kA, Driller, N07).turn_of(kA);
    CHECK(table.state.active().resources == 5);
    table.play(ActionKind::Roll).roll_outcome(1).roll_outcome(1).roll_outcome(1);
    CHECK(table.state.active().resources == 5);
    table.play(ActionKind::EndTurn);
    CHECK(table.state.seat(kA).resources == 3);
}

TEST_CASE("W8.4 chance turns up a card of the deck for the gap that was built") {
    Table table = Table::standard().offer(Card::RecoveryWorkshop).resources(kA, 3);
    table.play({menu(ActionKind::Build), action::pick_card(Card::RecoveryWorkshop)});
    CHECK(table.state.market.size() == 2);
    table.play(ActionKind::EndTurn);
    CHECK(table.state.phase == Phase::Refilling);
    CHECK(table.state.turn.active == kA);
    std::vector<Action> deck;
    for (const Card card : table.state.deck)
        deck.push_back(action::revealed(card));
    CHECK(deck.size() == 9);
    CHECK(table.offered() == deck);
    table.play({action::revealed(Card::DeathRay)});
    CHECK(table.state.market.size() == 3);
    CHECK(table.state.market.back() == Card::DeathRay);
    CHECK_FALSE(table.state.deck.contains(Card::DeathRay));
    CHECK(table.state.turn.active == kB);
    CHECK(table.is_sound());
}

TEST_CASE("W8.4 with the deck empty the market gets smaller") {
    Table table = Table::standard().resources(kA, 5).crystals(kA, 1);
    for (const Card card : {Card::AndroidFactory,
                            Card::RecoveryWorkshop,
                            Card::AndroidExplorer,
                            Card::ProductionTanks})
        table.card(kA, card);
    for (const Card card : {Card::ForceField,
                            Card::PsychicProbe,
                            Card::MechanicalMiner,
                            Card::FlyingFortress,
                            Card::BattleExoskeleton})
        table.card(kB, card);
    REQUIRE(table.state.deck.empty());
    REQUIRE(table.is_sound());
    table.play({menu(ActionKind::Build), action::pick_card(Card::Juggernaut)});
    table.play(ActionKind::EndTurn);
    CHECK(table.state.phase == Phase::Preparing);
    CHECK(table.state.turn.active == kB);
    CHECK(table.state.market.size() == 2);
    CHECK(table.is_sound());
}

TEST_CASE("W8.5 a probed base recovers when the turn is handed over") {
    Table table = Table::standard().card(kA, Card::PsychicProbe);
    table.play(ActionKind::Probe);
    CHECK(defence_value(table.content, table.state, P66) == 1);
    table.play(ActionKind::EndTurn);
    CHECK(defence_value(table.content, table.state, P66) == 5);
    CHECK(table.state.turn.probed == kNoHex);
    CHECK(table.is_sound());
}

TEST_CASE("W8.5 the next seat is on turn, after the last one the first") {
    Table table = Table::standard({.seats = 3});
    table.play(ActionKind::EndTurn);
    CHECK(table.state.turn.active == kB);
    CHECK(table.state.phase == Phase::Preparing);
    table.acting(kC).play(ActionKind::EndTurn);
    CHECK(table.state.turn.active == kA);
    CHECK(table.state.round == 2);
    CHECK(table.is_sound());
}

}  // namespace
}  // namespace wiraqocha::testing
