// Prompts and stage: the decision first, short, in both languages.
#include <set>

#include <doctest/doctest.h>

#include "engine/chance.h"
#include "engine/pen.h"
#include "games/wiraqocha/reason_of.h"

namespace wiraqocha::testing {
namespace {

engine::Message prompt(const State& state) {
    return standard_game()->prompt(engine::Position::of(state));
}
std::string asked(const Table& table, engine::Language language = engine::Language::English) {
    return in_words(prompt(table.state), language);
}
std::string stage(const State& state, engine::Language language = engine::Language::English) {
    return in_words(standard_game()->stage(engine::Position::of(state)), language);
}

}  // namespace

TEST_CASE("the stage names round and phase, setup and end") {
    Table table = Table::standard();
    table.state.round = 7;
    CHECK(stage(table.state) == "Round 7, phase II: no free dice");
    CHECK(stage(table.state, kGerman) == "Durchgang 7, Phase II: keine freien Würfel");
    table.pool({4, 2}).state.turn.rerolls = Counter(1);
    CHECK(stage(table.state) == "Round 7, phase II: 2 free dice, 1 re-roll");
    CHECK(stage(table.turn_of(kA).state) == "Round 7, phase I");
    table.play(ActionKind::Roll);
    CHECK(stage(table.state) == "Round 7, phase I");
    table.state.phase = Phase::Refilling;
    CHECK(stage(table.state) == "Round 7, phase III");
    CHECK(stage(Rules::initial(table.content, {})) == "Setup");
    CHECK(stage(Rules::initial(table.content, {}), kGerman) == "Aufbau");
    finish(table.state, kA, Ending::Somnium);
    CHECK(stage(table.state) == "Game over");
    CHECK(stage(table.state, kGerman) == "Spielende");
}

TEST_CASE("the menu of phase I asks for the roll, or for dice to be taken back") {
    Table table = Table::standard().turn_of(kA);
    CHECK(asked(table) == "Roll 3 dice.");
    table.die(Hex::N10, 3);
    CHECK(asked(table) == "Roll 2 dice; before that you may take back a die.");
    for (const Hex hex : {Hex::N01, Hex::N02})
        table.piece(kA, PieceKind::Explorer, hex).die(hex, 2);
    CHECK(asked(table)
          == "Go on without a roll: all your dice lie as defence; before that you may take back a die.");
    table.piece(kA, PieceKind::Driller, Hex::N03).die(Hex::N03, 2);
    CHECK(asked(table) == "Take back 1 defence die: 4 lie on the board, you may have 3.");
}

TEST_CASE("the menu of phase II names what there is to choose") {
    Table table = Table::standard().pool({4}).resources(kA, 4);
    CHECK(asked(table)
          == "Choose the one hex you can conquer, a die to change, or a card to build.");
    CHECK(asked(table, kGerman)
          == "Wähle das eine Feld, das du erobern kannst, einen Würfel zum Ändern oder eine Karte zum "
             "Bauen.");
    CHECK(asked(table.resources(kA, 0))
          == "Choose the one hex you can conquer or a hex for your last die to guard.");
    CHECK(asked(Table::standard().pool({4, 5, 5}))
          == "Choose one of 4 hexes to conquer or one of 3 dice to lay as defence.");
    CHECK(asked(Table::with_bases(Hex::N04, Hex::P66).pool({6, 6}).die(Hex::N06, 1).dead(Hex::N06))
          == "Choose one of 2 dice to lay as defence, or end your turn.");
    CHECK(asked(table.pool({})) == "End your turn: nothing else is possible.");
    CHECK(asked(table.crystals(kA, 1)) == "Choose an extra die for a crystal, or end your turn.");
}

TEST_CASE("a base in reserve comes first") {
    Table table = Table::empty().pool({1, 2});
    CHECK(asked(table) == "Place your base first: 3 hexes fit your dice.");
    CHECK(asked(table, kGerman)
          == "Setze zuerst dein Basislager: 3 Felder passen zu deinen Würfeln.");
    CHECK(asked(table.pool({1})) == "Place your base first: 1 hex fits your dice.");
    Table near = Table::empty().piece(kA, PieceKind::Explorer, Hex::N06).pool({5});
    CHECK(asked(near) == "End your turn: no hex fits your base.");
    CHECK(asked(near.crystals(kA, 1))
          == "Try your luck with another roll for your base, or end your turn.");
    CHECK(asked(near.resources(kA, 2)) == "Change a die so that a hex fits your base.");
}

TEST_CASE("a parameter says what it is for") {
    Table table = Table::standard().piece(kA, PieceKind::Driller, Hex::N03).pool({4, 5, 5, 4});
    table.play(ActionKind::Conquer);
    CHECK(asked(table) == "Conquer which of 5 hexes?");
    table.play({action::at(Hex::N09)});
    CHECK(asked(table) == "Conquer Somnium Vein 9: which piece goes there?");
    CHECK(asked(table, kGerman) == "Somnium-Ader 9 erobern: Welche Figur zieht dorthin?");
    Table laying = Table::standard().piece(kA, PieceKind::Driller, Hex::N03).pool({4, 5});
    laying.play(ActionKind::Lay);
    CHECK(asked(laying) == "Lay which die as defence?");
    CHECK(asked(laying.play({action::pick_face(4)})) == "Lay the 4 on which of your 2 hexes?");
}

TEST_CASE("prompts of random games keep to 90 characters, in German to a third more") {
    const Content& content = content_of(*standard_game());
    std::set<std::string> keys;
    for (std::uint64_t number = 0; number < 24; ++number) {
        State state = Rules::initial(content,
                                     {.round_cap = 30,
                                      .seats = static_cast<std::uint8_t>(2 + number % 3),
                                      .cave = true,
                                      .prisoner = true});
        core::Rng rng(37, number);
        for (; !state.is_over(); engine::random_step<Rules>(content, state, rng)) {
            if (!keys.insert(prompt(state).key).second)
                continue;
            CHECK(engine::columns_of(in_words(prompt(state))) <= 90);
            CHECK(engine::columns_of(in_words(prompt(state), kGerman)) <= 122);
        }
    }
    CHECK(keys.size() > 30);
}

}  // namespace wiraqocha::testing
