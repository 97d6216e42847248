// Why a hex or an open card cannot be chosen, sentence by sentence.
#include <doctest/doctest.h>

#include "games/wiraqocha/reason_of.h"

namespace wiraqocha::testing {
namespace {

// A without an airship, neither on the board nor in reserve.
Table grounded() { return Table::standard().in_cemetery(kA, PieceKind::Zeppelin, 2); }

// A driller of B on n04 behind a die.
Table guarded(int face) {
    return Table::standard().piece(kB, PieceKind::Driller, Hex::N04).die(Hex::N04, face);
}

}  // namespace

TEST_CASE("a hex that the dice do not fit says what they do not make") {
    const Table table = Table::standard().pool({1, 2});
    CHECK(reason_of(table, "hex:n09") == "No free dice make 9");
    CHECK(reason_of(table, "hex:p55") == "No free dice make a pair of 5s");
    CHECK(reason_of(table, "hex:s234") == "No free dice make 2-3-4");
    CHECK(reason_of(table, "hex:n09", kGerman) == "Keine freien Würfel ergeben 9");
    CHECK(reason_of(table, "hex:p55", kGerman) == "Keine freien Würfel bilden einen 5er-Pasch");
    CHECK(reason_of(table, "hex:s234", kGerman) == "Keine freien Würfel zeigen 2-3-4");
}

TEST_CASE("a hex that can be conquered has no reason") {
    const Table table = Table::standard().pool({1, 2});
    for (const char* target : {"hex:n01", "hex:n02", "hex:n03"})
        CHECK(reason_of(table, target).empty());
}

TEST_CASE("a hex of one's own, a destroyed one and one under the force field say so") {
    Table table = Table::standard().pool({5, 6, 6});
    table.dead(Hex::N05).force_field(Hex::P66);
    CHECK(reason_of(table, "hex:n10") == "You hold this hex already");
    CHECK(reason_of(table, "hex:n05") == "This hex is destroyed");
    CHECK(reason_of(table, "hex:p66") == "The force field protects it");
}

TEST_CASE("a hex that takes an airship says whose and why") {
    const Table table = grounded().piece(kB, PieceKind::Zeppelin, Hex::N05).pool({2, 3, 4, 5});
    CHECK(reason_of(table, "hex:s234") == "Only an airship enters a mountain");
    CHECK(reason_of(table, "hex:n05") == "An airship stands there: only an airship can attack");
    CHECK(reason_of(Table::standard().pool({4, 5, 6}), "hex:s456")
          == "Airships in reserve reach only hexes next to yours");
}

TEST_CASE("without free dice no hex is open") {
    CHECK(reason_of(Table::standard(), "hex:n04") == "No free dice left");
    CHECK(reason_of(Table::standard(), "hex:n04", kGerman) == "Keine freien Würfel mehr");
}

TEST_CASE("a defence that cannot be beaten says what it takes") {
    CHECK(reason_of(Table::with_bases(Hex::N10, Hex::N04).pool({4}), "hex:n04")
          == "No free die is higher than 5");
    CHECK(reason_of(Table::standard().pool({6, 6}), "hex:p66")
          == "Besides the dice for 6-6 none is higher than 5");
    CHECK(reason_of(guarded(3).pool({4, 2}), "hex:n04")
          == "Besides the dice for 4 none is higher than 3");
    CHECK(reason_of(guarded(3).pool({1, 3}), "hex:n04", kGerman)
          == "Kein freier Würfel ist höher als 3");
}

TEST_CASE("a defence of 6 asks for sixes and resources") {
    CHECK(reason_of(guarded(6).pool({4, 5}), "hex:n04") == "No free 6 to lift to 7");
    CHECK(reason_of(guarded(6).pool({4, 6}), "hex:n04") == "2 resources short to lift dice to 7");
    CHECK(reason_of(guarded(6).pool({4, 6}).resources(kA, 1), "hex:n04", kGerman)
          == "1 Ressource fehlt zum Erhöhen auf 7");
    CHECK(reason_of(guarded(6).pool({4, 6}).resources(kA, 2), "hex:n04").empty());
    Table mine = Table::standard().piece(kB, PieceKind::Driller, Hex::N06).die(Hex::N06, 6);
    CHECK(reason_of(mine.pool({6, 5}), "hex:n06")
          == "Besides the dice for 6 there is no 6 to lift to 7");
}

TEST_CASE("the fortress asks for two dice") {
    Table table = guarded(3).card(kB, Card::FlyingFortress).fortress(Hex::N04);
    CHECK(reason_of(table.pool({1, 3, 4}), "hex:n04")
          == "The fortress asks for 2 free dice higher than 3");
    CHECK(reason_of(table.pool({4, 5}), "hex:n04")
          == "Besides the dice for 4 no 2 are higher than 3");
    CHECK(reason_of(table.pool({4, 5, 6}), "hex:n04").empty());
    table.die(Hex::N04, 6);
    CHECK(reason_of(table.pool({4, 6}), "hex:n04")
          == "The fortress asks for 2 free 6s to lift to 7");
    Table six = Table::standard().piece(kB, PieceKind::Driller, Hex::N06).die(Hex::N06, 6);
    six.card(kB, Card::FlyingFortress).fortress(Hex::N06).pool({6, 6});
    CHECK(reason_of(six, "hex:n06") == "Besides the dice for 6 there are no two 6s to lift to 7");
}

TEST_CASE("a base without a place says why it cannot go there") {
    Table table = Table::empty().piece(kA, PieceKind::Explorer, Hex::N06).pool({4});
    CHECK(reason_of(table, "hex:n05") == "Your base must go next to a hex of yours");
    CHECK(reason_of(table, "hex:s123") == "Only an airship enters a mountain");
    CHECK(reason_of(table, "hex:n08") == "No free dice make 8");
    CHECK(reason_of(table, "hex:n06") == "You hold this hex already");
    CHECK(reason_of(table, "hex:n04").empty());
}

TEST_CASE("before the roll a hex waits, but for a swap and for taking back") {
    Table table = Table::standard().piece(kA, PieceKind::Zeppelin, Hex::S234).die(Hex::N10, 4);
    table.turn_of(kA);
    CHECK(reason_of(table, "hex:n05") == "Roll first");
    CHECK(reason_of(table, "hex:s234").empty());
    CHECK(reason_of(table, "hex:n10").empty());
}

TEST_CASE("an open card says what its price lacks") {
    Table table = Table::standard().resources(kA, 3);
    CHECK(reason_of(table, "card:android_factory") == "1 resource short");
    CHECK(reason_of(table, "card:flying_fortress") == "1 resource and 1 crystal short");
    CHECK(reason_of(table, "card:force_field") == "2 resources and 1 crystal short");
    CHECK(reason_of(table, "card:android_factory", kGerman) == "1 Ressource fehlt");
    CHECK(reason_of(table, "card:force_field", kGerman) == "2 Ressourcen und 1 Kristall fehlen");
    table.resources(kA, 4);
    CHECK(reason_of(table, "card:android_factory").empty());
    CHECK(reason_of(table, "card:flying_fortress") == "1 crystal short");
}

TEST_CASE("an open card waits for roll, base and the next turn") {
    Table table = Table::standard().resources(kA, 9).crystals(kA, 2);
    CHECK(reason_of(Table::empty().resources(kA, 9), "card:android_factory")
          == "Place your base first");
    table.play(ActionKind::Build, {action::pick_card(Card::AndroidFactory)});
    CHECK(reason_of(table, "card:flying_fortress") == "You have built this turn already");
    table.turn_of(kA);
    CHECK(reason_of(table, "card:flying_fortress") == "Roll first");
}

TEST_CASE("while an action is put together, the rest waits for it") {
    Table table = grounded().piece(kB, PieceKind::Driller, Hex::N04).pool({4, 5});
    table.play(ActionKind::Conquer);
    CHECK(reason_of(table, "action:end_turn") == "First finish: Conquer a hex");
    CHECK(reason_of(table, "card:android_factory") == "First finish: Conquer a hex");
    CHECK(reason_of(table, "hex:n04").empty());
    CHECK(reason_of(table, "hex:n06") == "No free dice make 6");
}

TEST_CASE("pieces on the board are chosen by their hex") {
    Table table = Table::standard()
                      .piece(kA, PieceKind::Zeppelin, Hex::N06)
                      .piece(kA, PieceKind::Zeppelin, Hex::N03)
                      .pool({4, 5, 6});
    table.play(ActionKind::Conquer, {action::at(Hex::S456)});
    REQUIRE(table.state.pending.ask == Ask::Mover);
    CHECK(reason_of(table, "hex:n06").empty());
    CHECK(reason_of(table, "hex:n10") == "Only an airship enters a mountain");
    CHECK(reason_of(table, "hex:n01") == "No piece of yours stands there");
}

TEST_CASE("only airships can be sent against an airship") {
    Table table = Table::standard()
                      .piece(kA, PieceKind::Zeppelin, Hex::N06)
                      .piece(kA, PieceKind::Zeppelin, Hex::N03)
                      .piece(kB, PieceKind::Zeppelin, Hex::N05)
                      .pool({5, 6});
    table.play(ActionKind::Conquer, {action::at(Hex::N05)});
    REQUIRE(table.state.pending.ask == Ask::Mover);
    CHECK(reason_of(table, "hex:n10") == "Only an airship can attack an airship");
    CHECK(reason_of(table, "hex:n03").empty());
}

TEST_CASE("the targets of plunder, tunnel, probe and fortress have reasons of their own") {
    Table table = Table::standard({.seats = 3}).piece(kC, PieceKind::Base, Hex::N05);
    table.piece(kB, PieceKind::Driller, Hex::N01).die(Hex::N01, 1).pool({5, 6, 6, 6});
    table.card(kA, Card::PsychicProbe).card(kA, Card::FlyingFortress);
    table.piece(kA, PieceKind::Explorer, Hex::N03).fortress(Hex::N03);
    Table probing = table;
    probing.play(ActionKind::Probe);
    CHECK(reason_of(probing, "hex:n01") == "Its defence is 1 already");
    CHECK(reason_of(probing, "hex:n08") == "Nothing defends this hex");
    CHECK(reason_of(probing, "hex:n03") == "You hold this hex already");
    Table moving = table.piece(kA, PieceKind::Driller, Hex::N08);
    moving.play(ActionKind::MoveFortress);
    CHECK(reason_of(moving, "hex:n03") == "The fortress is there already");
    CHECK(reason_of(moving, "hex:n05") == "You do not hold this hex");
}

TEST_CASE("a plunder says why a base is no target") {
    Table table = Table::standard({.seats = 4})
                      .piece(kC, PieceKind::Base, Hex::N05)
                      .piece(kD, PieceKind::Base, Hex::N01);
    table.crystals(kB, 1).crystals(kC, 1).pool({1, 5, 6, 6, 6});
    table.play(ActionKind::Plunder);
    REQUIRE(table.state.pending.ask == Ask::Target);
    CHECK(reason_of(table, "hex:p66").empty());
    CHECK(reason_of(table, "hex:n01") == "Dan has nothing to take");
    CHECK(reason_of(table, "hex:n08") == "No rival base stands there");
}

}  // namespace wiraqocha::testing
