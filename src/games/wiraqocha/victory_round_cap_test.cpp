// The end of the game by the round cap (W8.12 - W8.14).
#include "games/wiraqocha/testing.h"

namespace wiraqocha::testing {
namespace {

using enum Hex;
using enum PieceKind;

bool operator==(Progress left, Progress right) { return !(left < right) && !(right < left); }

Progress progress(const Table& table, SeatId seat) {
    return progress_of(table.content, table.state, table.state.seat(seat)).best();
}

// Seats take their turns from `first` on; the last of them ends the only round.
SeatId winner_at_cap(Table table, SeatId first = kA) {
    table.state.first = first;
    table.acting(engine::seat_id((engine::index_of(first) + table.state.options.seats - 1)
                                 % table.state.options.seats));
    REQUIRE(table.is_sound());
    table.play(ActionKind::EndTurn);
    CHECK(table.state.ending == Ending::RoundCap);
    CHECK(table.is_sound());
    return table.state.winner;
}

Table given_round(int round, int cap) {
    Options options{.round_cap = static_cast<std::uint16_t>(cap), .seats = 3};
    Table table = Table::standard(options).crystals(kC, 1);
    table.state.round = static_cast<std::uint16_t>(round);
    table.state.first = kB;
    return table;
}

TEST_CASE("W8.12 the cap falls when the last seat ends the round: given B first, that is A") {
    Table second = given_round(2, 2);
    second.acting(kC).play(ActionKind::EndTurn);
    CHECK_FALSE(second.state.is_over());
    CHECK(second.state.turn.active == kA);
    second.acting(kA).play(ActionKind::EndTurn);
    CHECK(second.state.ending == Ending::RoundCap);
    CHECK(second.state.winner == kC);
    CHECK(second.is_sound());

    Table first = given_round(1, 2);
    first.play(ActionKind::EndTurn);
    CHECK_FALSE(first.state.is_over());
    CHECK(first.state.round == 2);
}

TEST_CASE("W8.12 the cap waits for Phase III: given a mine that wins, the goal is the label") {
    Table table = given_round(2, 2).crystals(kA, 8).piece(kA, Driller, N09);
    table.play(ActionKind::EndTurn);
    CHECK(table.state.winner == kA);
    CHECK(table.state.ending == Ending::Somnium);
}

TEST_CASE("W8.12 without a cap the game goes on") {
    Table table = given_round(60, 0);
    table.play(ActionKind::EndTurn);
    CHECK_FALSE(table.state.is_over());
    CHECK(table.state.round == 61);
}

TEST_CASE(
    "W8.12 without a cap the game outlasts the count of its rounds, which then stands still") {
    Table table = given_round(kMostRounds, 0);
    table.acting(kA).play(ActionKind::EndTurn);
    CHECK(table.state.turn.active == kB);
    CHECK(table.state.round == kMostRounds);
    CHECK(table.is_sound());
}

TEST_CASE("W8.13 progress is the greatest of the three fractions") {
    Table table = Table::standard();
    CHECK(progress(table, kA) == Progress{0, 1});
    table.artefacts(kA, {Artefact::A});
    CHECK(progress(table, kA) == Progress{1, 4});
    table.crystals(kA, 3);
    CHECK(progress(table, kA) == Progress{3, 11});
    table.card(kA, Card::DeathRay);
    CHECK(progress(table, kA) == Progress{8, 23});
}

TEST_CASE("W8.13 each half of the card sum counts up to its goal") {
    Table table = Table::standard();
    for (const Card card : {Card::ForceField, Card::Juggernaut, Card::TransportTunneller})
        table.card(kA, card);  // 15/3 towards 21/2
    CHECK(progress(table, kA) == Progress{17, 23});
    for (const Card card : {Card::AndroidFactory,
                            Card::AndroidExplorer,
                            Card::ProductionTanks,
                            Card::RecoveryWorkshop})
        table.card(kB, card);  // 15/0
    CHECK(progress(table, kB) == Progress{15, 23});
}

TEST_CASE("W8.13 artefacts count nothing when treasure is off") {
    Table table = Table::standard().artefacts(kB, {Artefact::A, Artefact::B, Artefact::D});
    CHECK(progress(table, kB) == Progress{3, 4});
    table.card(kA, Card::DeathRay).dead(P44);
    REQUIRE(table.is_sound());
    CHECK(progress(table, kB) == Progress{0, 4});
}

TEST_CASE("W8.13 fractions are compared exactly: 7/16 is more than 3/7, and 2/4 is 8/16") {
    Table table = Table::standard({.round_cap = 1, .seats = 4}).crystals(kD, 3);
    table.card(kA, Card::DeathRay).dead(N05);  // 6/2 of 15/1
    REQUIRE(progress(table, kA) == Progress{7, 16});
    REQUIRE(progress(table, kD) == Progress{3, 7});
    CHECK(winner_at_cap(table) == kA);
    table.card(kB, Card::AndroidFactory).card(kB, Card::PsychicProbe);  // 7/1 of 15/1
    table.artefacts(kC, {Artefact::A, Artefact::B});
    CHECK(progress(table, kB) == progress(table, kC));
}

TEST_CASE("W8.14 equal progress is decided by the later seat in turn order") {
    CHECK(winner_at_cap(given_equal_progress()) == kB);
    CHECK(winner_at_cap(given_equal_progress(), kB) == kA);
}

TEST_CASE("W8.14 before that by crystals, then by cards, then by controlled hexes") {
    Table table = given_equal_progress().piece(kA, Explorer, N01);
    CHECK(winner_at_cap(table) == kA);
    table.card(kB, Card::PsychicProbe);
    CHECK(winner_at_cap(table) == kB);
    table.crystals(kA, 1);
    CHECK(winner_at_cap(table) == kA);
    table.crystals(kB, 1);
    CHECK(winner_at_cap(table) == kB);
    table.card(kA, Card::AndroidFactory);
    CHECK(winner_at_cap(table) == kA);
}

}  // namespace
}  // namespace wiraqocha::testing
