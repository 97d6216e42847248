// Choices and what was done, in words: numbers have the right form of their noun.
#include <doctest/doctest.h>

#include "games/wiraqocha/reason_of.h"

namespace wiraqocha::testing {
namespace {

using enum Hex;
using enum PieceKind;

std::string told(const Table& table,
                 Action action,
                 engine::Language language = engine::Language::English) {
    const auto position = engine::Position::of(table.state);
    return in_words(standard_game()->report(position, table.state.turn.active, action), language);
}

std::string offered(const Table& table, Action action) {
    const auto position = engine::Position::of(table.state);
    return in_words(standard_game()->describe(position, table.state.turn.active, action));
}

TEST_CASE("W8.2 the report of mining counts crystals: one, or several") {
    Table table = Table::standard().piece(kA, Driller, N09);
    const Action end = action::menu(ActionKind::EndTurn);
    CHECK(told(table, end) == "Ada ends the turn; 1 crystal mined, now 1 of 11");
    CHECK(told(table, end, engine::Language::German)
          == "Ada beendet den Zug; 1 Kristall gefördert, jetzt 1 von 11");
    table.piece(kA, Driller, N11);
    CHECK(told(table, end) == "Ada ends the turn; 2 crystals mined, now 2 of 11");
}

TEST_CASE("W5.8 the report of a roll counts dice: one, or several") {
    Table table = Table::standard().turn_of(kA);
    const Action roll = action::menu(ActionKind::Roll);
    CHECK(told(table, roll) == "Ada rolls 3 dice");
    table.die(N10, 3).piece(kA, Explorer, N01).die(N01, 2);
    CHECK(told(table, roll) == "Ada rolls 1 die");
}

TEST_CASE("W6.42 a card is offered with its price, in crystals too if there are any") {
    const Table table = Table::standard();
    CHECK(offered(table, action::pick_card(Card::ProductionTanks))
          == "Production Tanks for 4 resources");
    CHECK(offered(table, action::pick_card(Card::PsychicProbe))
          == "Psychic Probe for 3 resources and 1 crystal");
}

// Parts of sentences are no sentences.
bool stands_alone(std::string_view key) {
    for (const std::string_view part :
         {"thing.", "loot.", "amount.", "step.", "left.", "after.", "taken.", "used."})
        if (key.starts_with(part))
            return false;
    return true;
}
bool is_small(char letter) { return letter >= 'a' && letter <= 'z'; }

TEST_CASE("what stands alone begins with a capital, in both languages") {
    for (const engine::Phrase& phrase : standard_game()->phrases()) {
        if (!stands_alone(phrase.key))
            continue;
        CAPTURE(phrase.key);
        CHECK_FALSE(is_small(phrase.english.front()));
        CHECK_FALSE(is_small(phrase.german.front()));
    }
    for (const engine::Words& ending : standard_game()->outcome_names().endings)
        if (ending.english != "running")
            CHECK_FALSE((is_small(ending.english.front()) || is_small(ending.german.front())));
}

}  // namespace
}  // namespace wiraqocha::testing
