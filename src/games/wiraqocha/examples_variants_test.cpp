// Worked examples of goals, stocks and variants: Ex-21, Ex-30, Ex-31, Ex-33 to Ex-35, Ex-41 to
// Ex-43 (section 12).
#include "games/wiraqocha/testing.h"

namespace wiraqocha::testing {
namespace {

using enum Hex;
using enum PieceKind;

TEST_CASE("Ex-21 a ransom in crystal makes the captor win in the payer's turn") {
    Table table = Table::standard({.seats = 4, .prisoner = true}).crystals(kA, 1);
    table.captive(kC, kA, Driller).crystals(kC, 6);
    REQUIRE(table.is_sound());
    table.play(ActionKind::Ransom);
    CHECK(table.reserve(kA, Driller) == 2);
    CHECK(table.state.seat(kC).crystals == 7);
    CHECK(table.state.turn.active == kA);
    CHECK(table.state.winner == kC);
    CHECK(table.state.ending == Ending::Somnium);
    CHECK(table.is_sound());
}

TEST_CASE("Ex-30 three resources remain at the end of a turn, a ransom may lie on top until then") {
    Table table = Table::standard().resources(kA, 7);
    const int supply = supply_of_resources(table.content, table.state);
    table.play(ActionKind::EndTurn);
    CHECK(table.state.seat(kA).resources == 3);
    CHECK(supply_of_resources(table.content, table.state) == supply + 4);
    CHECK(table.is_sound());

    Table ransom = Table::standard({.prisoner = true}).resources(kA, 3).resources(kB, 3);
    ransom.captive(kB, kA, Driller).play(ActionKind::Ransom).play(ActionKind::EndTurn);
    CHECK(ransom.state.seat(kB).resources == 6);
    CHECK(ransom.is_sound());
    ransom.acting(kB).play(ActionKind::EndTurn);
    CHECK(ransom.state.seat(kB).resources == 3);
    CHECK(ransom.is_sound());
}

TEST_CASE("Ex-31 a stolen card counts for the Leviathan though used up, and 19/1 is not enough") {
    Table table = Table::with_bases(N10, N02, {.seats = 4}).pool({2, 6});
    table.card(kA, Card::ForceField).card(kA, Card::Juggernaut);
    table.card(kB, Card::DeathRay).dead(N05);
    REQUIRE(table.is_sound());
    table.play(plunder(N02, {2}, {6}, action::loot_card(Card::DeathRay)));
    CHECK(card_sum(table.content, table.state.seat(kA)).resources == 16);
    CHECK(card_sum(table.content, table.state.seat(kA)).crystals == 4);
    CHECK(table.state.winner == kA);
    CHECK(table.state.ending == Ending::Leviathan);
    CHECK(table.is_sound());

    Table short_of_crystals = Table::standard({.seats = 3});
    for (const Card card : {Card::AndroidFactory,
                            Card::AndroidExplorer,
                            Card::ProductionTanks,
                            Card::RecoveryWorkshop,
                            Card::BattleExoskeleton})
        short_of_crystals.card(kA, card);
    CHECK(card_sum(table.content, short_of_crystals.state.seat(kA)).resources == 19);
    CHECK(card_sum(table.content, short_of_crystals.state.seat(kA)).crystals == 1);
    CHECK(short_of_crystals.is_sound());
    check_victory(short_of_crystals.content, short_of_crystals.state);
    CHECK_FALSE(short_of_crystals.state.is_over());
}

TEST_CASE("Ex-33 leaving the Cave before Count makes the village count") {
    const Table start = Table::standard({.cave = true}).piece(kA, Explorer, Cave).turn_of(kA);
    REQUIRE(start.is_sound());
    const std::vector<Action> to_s234 = {menu(ActionKind::CaveMove), at(S234)};
    Table move_first = start;
    move_first.play(to_s234).play(ActionKind::Count);
    CHECK(allowance(move_first.content, move_first.state) == 4);
    Table count_first = start;
    count_first.play(ActionKind::Count).play(to_s234);
    CHECK(allowance(count_first.content, count_first.state) == 3);
    CHECK(move_first.is_sound());
    CHECK(count_first.is_sound());
}

TEST_CASE("Ex-34 a second captive sets the first one free") {
    Table table = Table::standard({.seats = 3, .prisoner = true}).captive(kA, kB, Driller);
    table.piece(kA, Explorer, N06).piece(kC, Explorer, N04).pool({4});
    REQUIRE(table.is_sound());
    CHECK(table.reserve(kB, Driller) == 1);
    table.play(conquer(N04, with_piece(Explorer, N06), {4})).play(ActionKind::TakeCaptive);
    CHECK(table.state.active().captive == Piece{Explorer, kC});
    CHECK(table.reserve(kB, Driller) == 2);
    CHECK(table.cemetery(kC, Explorer) == 0);
    CHECK(table.is_sound());
}

TEST_CASE("Ex-35 a captive whose card the captor steals joins the captor's reserve") {
    Table table = Table::with_bases(N10, N02, {.prisoner = true}).card(kB, Card::Juggernaut);
    table.captive(kA, kB, Juggernaut).pool({2, 6});
    REQUIRE(table.is_sound());
    table.play(plunder(N02, {2}, {6}, action::loot_card(Card::Juggernaut)));
    CHECK(table.reserve(kA, Juggernaut) == 1);
    CHECK_FALSE(table.state.active().captive);
    CHECK(table.is_sound());
}

TEST_CASE("Ex-41 round cap: 6/11 of the crystals beat 1/2 of the artefacts") {
    Table table = Table::standard({.round_cap = 1}).crystals(kA, 4).crystals(kB, 6);
    table.artefacts(kA, {Artefact::A, Artefact::B}).artefacts(kB, {Artefact::C});
    table.card(kA, Card::AndroidFactory).card(kA, Card::ForceField).acting(kB);
    REQUIRE(table.is_sound());
    const ProgressParts a = progress_of(table.content, table.state, table.state.seat(kA));
    CHECK(a.treasure.part * 2 == a.treasure.whole);
    CHECK(a.somnium.part * 11 == a.somnium.whole * 4);
    CHECK(a.leviathan.part * 23 == a.leviathan.whole * 10);
    const Progress b = progress_of(table.content, table.state, table.state.seat(kB)).best();
    CHECK(b.part * 11 == b.whole * 6);
    table.play(ActionKind::EndTurn);
    CHECK(table.state.winner == kB);
    CHECK(table.state.ending == Ending::RoundCap);
    CHECK(table.is_sound());
}

TEST_CASE("Ex-42 an Income worth 6 brings 4 when the supply holds no more") {
    Table table = Table::standard({.seats = 4, .prisoner = true}).resources(kA, 3);
    table.resources(kB, 6).resources(kC, 6).resources(kD, 6);
    table.piece(kA, Explorer, N07).piece(kA, Explorer, N01).piece(kA, Driller, N02);
    table.piece(kA, Driller, N03).piece(kA, Zeppelin, N04);
    REQUIRE(table.is_sound());
    REQUIRE(supply_of_resources(table.content, table.state) == 4);
    table.turn_of(kA);
    CHECK(table.state.active().resources == 7);
    CHECK(supply_of_resources(table.content, table.state) == 0);
    CHECK(table.is_sound());
}

TEST_CASE("Ex-43 Income before the Explorer leaves n04, Count after it has reached the village") {
    Table table = Table::standard({.cave = true}).piece(kA, Zeppelin, Cave);
    table.piece(kA, Explorer, N04).turn_of(kA);
    REQUIRE(table.is_sound());
    table.play(ActionKind::Income);
    table.play({menu(ActionKind::Swap), at(Cave), with_piece(Explorer, N04)});
    table.play({menu(ActionKind::CaveMove), at(S234)}).play(ActionKind::Count);
    CHECK(table.state.active().resources == 1);
    CHECK(allowance(table.content, table.state) == 4);
    CHECK_FALSE(table.on(N04));
    CHECK_FALSE(table.on(Cave));
    CHECK(table.is_sound());
}

}  // namespace
}  // namespace wiraqocha::testing
