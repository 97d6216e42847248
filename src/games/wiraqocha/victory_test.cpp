// The three goals, the order of checking them, and the round cap (W8.6 - W8.14).
#include "games/wiraqocha/testing.h"

namespace wiraqocha::testing {
namespace {

using enum Hex;
using enum PieceKind;

Ending goal_of(const Table& table, SeatId seat) {
    return goal_reached(table.content, table.state, table.state.seat(seat));
}

TEST_CASE("W8.6 play stops at once, in Phase I and with the base in reserve too") {
    Table table = Table::empty().artefacts(kA, {Artefact::A, Artefact::B, Artefact::D});
    table.piece(kA, Zeppelin, P44).turn_of(kA);
    REQUIRE(table.is_sound());
    table.play({menu(ActionKind::Swap), at(P44), action::with_reserve(Explorer)});
    CHECK(table.state.is_over());
    CHECK(table.state.winner == kA);
    CHECK(table.state.seat(kA).base == kNoHex);
    CHECK(table.offered().empty());
    CHECK(table.is_sound());
}

TEST_CASE("W8.6 a win by mining comes before storage limit and hand-over") {
    Table table = Table::standard().crystals(kA, 10).resources(kA, 7).piece(kA, Driller, N09);
    table.play(ActionKind::EndTurn);
    CHECK(table.state.winner == kA);
    CHECK(table.state.ending == Ending::Somnium);
    CHECK(table.state.turn.active == kA);
    CHECK(table.state.seat(kA).resources == 7);
    CHECK(table.is_sound());
}

TEST_CASE("W8.6 the active player is checked first, then the seats to the left") {
    Table table = Table::standard({.seats = 4}).crystals(kA, 7).crystals(kC, 7).crystals(kD, 7);
    const auto winner_when_active = [&table](SeatId seat) {
        Table copy = table.acting(seat);
        check_victory(copy.content, copy.state);
        return copy.state.winner;
    };
    CHECK(winner_when_active(kA) == kA);
    CHECK(winner_when_active(kB) == kC);
    CHECK(winner_when_active(kC) == kC);
    CHECK(winner_when_active(kD) == kD);
}

TEST_CASE("W8.7 treasure: the fourth artefact wins, three do not") {
    Table table = Table::with_bases(N10, N02).artefacts(kA, {Artefact::A, Artefact::B});
    table.artefacts(kB, {Artefact::C, Artefact::D}).pool({2, 2, 6, 6});
    const auto steal_artefact = plunder(N02, {2}, {6}, menu(ActionKind::LootArtefact));
    table.play(steal_artefact);
    CHECK_FALSE(table.state.is_over());
    table.play(steal_artefact);
    CHECK(table.state.winner == kA);
    CHECK(table.state.ending == Ending::Treasure);
    CHECK(table.is_sound());
}

TEST_CASE("W8.7 nobody reaches the treasure once an artefact is removed") {
    Table table = Table::standard().card(kB, Card::DeathRay).dead(P44);
    CHECK_FALSE(treasure_is_possible(table.state));
    table.artefacts(kA, {Artefact::A, Artefact::B, Artefact::D});
    CHECK(goal_of(table, kA) == Ending::None);
    CHECK(table.is_sound());
}

TEST_CASE("W8.8 somnium: 11 crystals with 2 players, 9 with 3, 7 with 4") {
    for (const auto& [seats, goal] : {std::pair{2, 11}, std::pair{3, 9}, std::pair{4, 7}}) {
        Table table = Table::with_bases(N10, N02, {.seats = static_cast<std::uint8_t>(seats)});
        table.crystals(kA, goal - 2).crystals(kB, 2).pool({2, 2, 6, 6});
        const auto steal_crystal = plunder(N02, {2}, {6}, menu(ActionKind::LootCrystal));
        table.play(steal_crystal);
        CHECK_FALSE(table.state.is_over());
        table.play(steal_crystal);
        CHECK(table.state.winner == kA);
        CHECK(table.state.ending == Ending::Somnium);
        CHECK(table.is_sound());
    }
}

bool makes_leviathan(int seats, std::initializer_list<Card> cards) {
    Table table = Table::standard({.seats = static_cast<std::uint8_t>(seats)});
    table.resources(kA, 20).crystals(kA, 6);  // the store does not count
    for (const Card card : cards)
        table.card(kA, card);
    return goal_of(table, kA) == Ending::Leviathan;
}

TEST_CASE("W8.9 leviathan: card prices reach 21/2 with 2 players, 18/2 with 3, 15/1 with 4") {
    using enum Card;
    const Card explorer = Card::AndroidExplorer;
    const Card juggernaut = Card::Juggernaut;
    // 21/2 against 20/5 and 20/1
    CHECK(makes_leviathan(2,
                          {AndroidFactory, explorer, ProductionTanks, RecoveryWorkshop, DeathRay}));
    CHECK_FALSE(makes_leviathan(2, {DeathRay, ForceField, juggernaut, FlyingFortress}));
    CHECK_FALSE(makes_leviathan(
        2, {AndroidFactory, explorer, ProductionTanks, RecoveryWorkshop, juggernaut}));
    // 18/2 against 17/4 and 19/1
    CHECK(makes_leviathan(3, {AndroidFactory, explorer, ProductionTanks, DeathRay}));
    CHECK_FALSE(makes_leviathan(3, {DeathRay, ForceField, PsychicProbe, RecoveryWorkshop}));
    CHECK_FALSE(makes_leviathan(
        3, {AndroidFactory, explorer, ProductionTanks, RecoveryWorkshop, BattleExoskeleton}));
    // 15/1 against 14/3 and 15/0
    CHECK(makes_leviathan(4, {AndroidFactory, explorer, ProductionTanks, PsychicProbe}));
    CHECK_FALSE(makes_leviathan(4, {ForceField, juggernaut, FlyingFortress}));
    CHECK_FALSE(makes_leviathan(4, {AndroidFactory, explorer, ProductionTanks, RecoveryWorkshop}));
}

TEST_CASE("W8.9 building the card that completes the Leviathan wins on the spot") {
    Table table = Table::standard().resources(kA, 6).crystals(kA, 2).offer(Card::DeathRay);
    table.card(kA, Card::ForceField).card(kA, Card::Juggernaut).card(kA, Card::TransportTunneller);
    REQUIRE(table.is_sound());
    table.play({menu(ActionKind::Build), action::pick_card(Card::DeathRay)});
    CHECK(table.state.winner == kA);
    CHECK(table.state.ending == Ending::Leviathan);
    CHECK(table.is_sound());
}

TEST_CASE("W8.10 the win is credited to the first of treasure, somnium and leviathan") {
    Table table = Table::standard({.seats = 4}).card(kA, Card::DeathRay);
    table.card(kA, Card::ForceField).card(kA, Card::Juggernaut);
    CHECK(goal_of(table, kA) == Ending::Leviathan);
    table.crystals(kA, 7);
    CHECK(goal_of(table, kA) == Ending::Somnium);
    table.artefacts(kA, {Artefact::A, Artefact::B, Artefact::C, Artefact::D});
    CHECK(goal_of(table, kA) == Ending::Treasure);
}

TEST_CASE("W8.10 a game has one winner") {
    Table table = Table::standard({.seats = 3}).crystals(kA, 8).crystals(kB, 8);
    table.piece(kA, Driller, N09).play(ActionKind::EndTurn);
    const engine::Outcome outcome = Rules::outcome(table.content, table.state);
    CHECK(outcome.of(kA).place == 1);
    CHECK(outcome.of(kB).place == 2);
    CHECK(outcome.of(kC).place == 2);
}

TEST_CASE("W8.11 only a ransom in crystal lets a rival win in somebody else's turn") {
    Table table = Table::standard({.prisoner = true}).crystals(kB, 10).captive(kB, kA, Driller);
    table.crystals(kA, 1).resources(kA, 3);
    REQUIRE(table.is_sound());
    Table in_resources = table;
    in_resources.play({menu(ActionKind::Ransom), menu(ActionKind::PayInResources)});
    CHECK_FALSE(in_resources.state.is_over());
    table.play({menu(ActionKind::Ransom), menu(ActionKind::PayInCrystals)});
    CHECK(table.state.turn.active == kA);
    CHECK(table.state.winner == kB);
    CHECK(table.is_sound());
}

}  // namespace
}  // namespace wiraqocha::testing
