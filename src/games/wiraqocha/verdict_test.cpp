// The sentence at the end of a game: the goal that was reached, or what decided at the round cap.
#include <doctest/doctest.h>

#include "games/wiraqocha/reason_of.h"

namespace wiraqocha::testing {
namespace {

using enum Hex;
using enum PieceKind;

std::string verdict_of(const Table& table, engine::Language language = engine::Language::English) {
    REQUIRE(table.state.is_over());
    return in_words(standard_game()->prompt(engine::Position::of(table.state)), language);
}

// B begins and A ends the only round, so A is the later seat.
Table at_cap(Table table) {
    table.state.first = kB;
    table.acting(kA).play(ActionKind::EndTurn);
    CHECK(table.state.ending == Ending::RoundCap);
    return table;
}

Table won(Table table, Ending ending) {
    finish(table.state, kA, ending);
    return table;
}

TEST_CASE("W8.7 the verdict names the treasure") {
    CHECK(verdict_of(won(Table::standard(), Ending::Treasure))
          == "Ada wins with all 4 artefacts: the treasure of Wiraqocha.");
}

TEST_CASE("W8.8 the verdict counts the crystals") {
    const Table table = won(Table::standard().crystals(kA, 12), Ending::Somnium);
    CHECK(verdict_of(table) == "Ada wins with 12 crystals, 11 needed: somnium for the Empress.");
    CHECK(verdict_of(table, engine::Language::German)
          == "Ada gewinnt mit 12 Kristallen, nötig 11: Somnium für die Kaiserin.");
}

TEST_CASE("W8.9 the verdict adds up the cards of the Leviathan") {
    const Table table = Table::standard().card(kA, Card::DeathRay).card(kA, Card::PsychicProbe);
    CHECK(verdict_of(won(table, Ending::Leviathan))
          == "Ada wins with the Leviathan: cards worth 9 resources and 3 crystals.");
}

TEST_CASE("W8.13 at the round cap the verdict names the nearest goal") {
    Table table = Table::standard({.round_cap = 1});
    CHECK(verdict_of(at_cap(Table(table).artefacts(kB, {Artefact::A})))
          == "After round 1, Ben is nearest to a goal and wins: 1 of 4 artefacts.");
    CHECK(verdict_of(at_cap(Table(table).crystals(kB, 3)))
          == "After round 1, Ben is nearest to a goal and wins: 3 of 11 crystals.");
    CHECK(verdict_of(at_cap(Table(table).card(kB, Card::DeathRay)))
          == "After round 1, Ben is nearest to a goal and wins: 8 of 23 for the Leviathan.");
}

TEST_CASE("W8.14 at the round cap the verdict names what broke the tie") {
    Table table = given_equal_progress();
    CHECK(verdict_of(at_cap(table))
          == "After round 1, Ada is level with Ben and wins as the later in turn order.");
    table.piece(kB, Explorer, N01);
    CHECK(verdict_of(at_cap(table))
          == "After round 1, Ben is level with Ada and wins by hexes: 2 to 1.");
    table.card(kA, Card::PsychicProbe);
    CHECK(verdict_of(at_cap(table))
          == "After round 1, Ada is level with Ben and wins by cards: 1 to 0.");
    table.crystals(kB, 1);
    CHECK(verdict_of(at_cap(table))
          == "After round 1, Ben is level with Ada and wins by crystals: 1 to 0.");
    CHECK(verdict_of(at_cap(table), engine::Language::German)
          == "Nach Durchgang 1 liegt Ben gleichauf mit Ada und gewinnt nach Kristallen: 1 zu 0.");
}

}  // namespace
}  // namespace wiraqocha::testing
