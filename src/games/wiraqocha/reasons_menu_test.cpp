// Why an action of the menu is not offered, sentence by sentence.
#include <doctest/doctest.h>

#include "games/wiraqocha/reason_of.h"

namespace wiraqocha::testing {

TEST_CASE("phase I waits for the roll, phase II has it behind") {
    Table table = Table::standard().turn_of(kA);
    CHECK(reason_of(table, "action:conquer") == "Roll first");
    CHECK(reason_of(table, "action:end_turn") == "Roll first");
    CHECK(reason_of(table, "action:roll").empty());
    table.acting(kA);
    CHECK(reason_of(table, "action:roll") == "You have rolled this turn");
    CHECK(reason_of(table, "action:swap") == "Only before you roll");
    CHECK(reason_of(table, "action:income") == "You have taken your income");
    CHECK(reason_of(table, "action:count") == "Your dice are counted already");
}

TEST_CASE("phase I says what a swap, a die or a card lacks") {
    Table table = Table::standard().turn_of(kA);
    CHECK(reason_of(table, "action:swap") == "No airship of yours on the board");
    CHECK(reason_of(table, "action:take_back") == "No defence die of yours on the board");
    CHECK(reason_of(table, "action:workshop") == "You do not own the Recovery Workshop");
    table.card(kA, Card::RecoveryWorkshop).card(kA, Card::AndroidFactory).resources(kA, 1);
    CHECK(reason_of(table, "action:workshop") == "No piece of yours in the cemetery");
    CHECK(reason_of(table, "action:factory") == "2 resources short");
    table.resources(kA, 3).play(ActionKind::UseFactory);
    CHECK(reason_of(table, "action:factory") == "Already used this turn");
}

TEST_CASE("too many defence dice keep the roll shut") {
    Table table = Table::standard();
    for (const Hex hex : {Hex::N01, Hex::N02})
        table.piece(kA, PieceKind::Explorer, hex).die(hex, 2);
    for (const Hex hex : {Hex::N03, Hex::N04})
        table.piece(kA, PieceKind::Driller, hex).die(hex, 2);
    table.turn_of(kA);
    CHECK(reason_of(table, "action:roll") == "Take back 1 defence die first");
    table.die(Hex::N10, 3);
    CHECK(reason_of(table, "action:roll") == "Take back 2 defence dice first");
}

TEST_CASE("the cave says what it waits for") {
    CHECK(reason_of(Table::standard().turn_of(kA), "action:cave_move")
          == "The Cave is not in this game");
    Table table = Table::standard({.cave = true});
    CHECK(reason_of(Table(table).turn_of(kA), "action:cave_move")
          == "No explorer of yours in the Cave");
    CHECK(reason_of(Table(table).dead(Hex::Cave).turn_of(kA), "action:cave_move")
          == "The Cave is destroyed");
    table.piece(kA, PieceKind::Explorer, Hex::Cave).turn_of(kA);
    CHECK(reason_of(table, "action:cave_move").empty());
    for (const Hex hex : table.state.board.living - table.content.valleys)
        put(table.state, hex, {PieceKind::Zeppelin, kB});
    CHECK(reason_of(table, "action:cave_move") == "No mountain is free");
}

TEST_CASE("a board full of rival airships shuts walkers out") {
    Table table = Table::standard().in_cemetery(kA, PieceKind::Zeppelin, 2).pool({4});
    for (const Hex hex : table.content.valleys & table.state.board.living)
        if (hex != Hex::N10)
            put(table.state, hex, {PieceKind::Zeppelin, kB});
    CHECK(reason_of(table, "action:conquer") == "No hex is open to your pieces");
    to_reserve(table.state, lift(table.state, Hex::N10));
    put(table.state, Hex::N10, {PieceKind::Zeppelin, kB});
    CHECK(reason_of(table, "action:place") == "No hex is open to your base");
}

TEST_CASE("with the base in reserve everything else waits") {
    Table table = Table::empty().pool({4}).resources(kA, 9);
    for (const char* target : {"action:conquer", "action:lay", "action:build", "action:end_turn"})
        CHECK(reason_of(table, target) == "Place your base first");
    CHECK(reason_of(table, "action:place").empty());
    CHECK(reason_of(Table::standard().pool({4}), "action:place") == "Your base is in play already");
}

TEST_CASE("a base that only changed dice can place keeps the turn open") {
    Table table = Table::empty().piece(kA, PieceKind::Explorer, Hex::N06).pool({5});
    table.resources(kA, 2);
    CHECK(reason_of(table, "action:place") == "No hex open to your base fits your dice");
    CHECK(reason_of(table, "action:end_turn") == "Place your base first: change a die for it");
    CHECK(reason_of(table, "action:step").empty());
    table.pool({6});
    CHECK(reason_of(table, "action:step") == "After any step no hex would fit your base");
    table.pool({4}).resources(kA, 0).card(kA, Card::BattleExoskeleton);
    CHECK(reason_of(table, "action:exoskeleton") == "After any change no hex would fit your base");
}

TEST_CASE("dice that cannot be changed say why") {
    Table table = Table::standard().pool({6, 6}).resources(kA, 1);
    CHECK(reason_of(table, "action:step") == "1 resource short");
    CHECK(reason_of(table, "action:reroll")
          == "No re-roll left: 1 per ruin held as your turn began");
    CHECK(reason_of(table, "action:somnium_die") == "No crystal");
    CHECK(reason_of(table, "action:exoskeleton") == "You do not own the Battle Exoskeleton");
    table.card(kA, Card::BattleExoskeleton);
    CHECK(reason_of(table, "action:exoskeleton") == "All your free dice show 6 already");
    table.pool({5}).play(ActionKind::UseExoskeleton);
    CHECK(reason_of(table, "action:exoskeleton") == "Already used this turn");
    table.pool({}).rerolls(1);
    for (const char* target : {"action:step", "action:reroll", "action:lay", "action:conquer"})
        CHECK(reason_of(table, target) == "No free dice left");
}

TEST_CASE("the box of dice can run out") {
    Table table = Table::standard({.dice_box_limit = true}).crystals(kA, 1);
    table.pool({1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1});
    CHECK(reason_of(table, "action:somnium_die") == "All 11 dice of the box are on the table");
}

TEST_CASE("plunder says which rival lacks what") {
    Table table = Table::with_bases(Hex::N10, Hex::N12).in_cemetery(kA, PieceKind::Zeppelin, 2);
    table.pool({1, 1});
    CHECK(reason_of(table, "action:plunder") == "No rival base holds anything to take");
    table.crystals(kB, 1);
    CHECK(reason_of(table, "action:plunder")
          == "Plundering on a mountain takes an airship in reach");
    table.force_field(Hex::N12);
    CHECK(reason_of(table, "action:plunder") == "The only base with loot is in the force field");
    Table valley = Table::standard().crystals(kB, 1).pool({1, 1});
    CHECK(reason_of(valley, "action:plunder") == "No base you may plunder fits your dice");
    CHECK(reason_of(Table::empty().piece(kA, PieceKind::Base, Hex::N10), "action:plunder")
          == "No rival base is in play");
    valley.state.options.plunders_per_turn = 1;
    valley.state.turn.plunders = Counter(1);
    CHECK(reason_of(valley, "action:plunder") == "Only 1 plunder per turn");
    valley.state.options.plunders_per_turn = 2;
    valley.state.turn.plunders = Counter(2);
    CHECK(reason_of(valley, "action:plunder") == "Only 2 plunders per turn");
}

TEST_CASE("tunnel, probe, death ray and fortress say what keeps them") {
    Table table = Table::empty().piece(kA, PieceKind::Base, Hex::N10).pool({1});
    CHECK(reason_of(table, "action:tunnel") == "You do not own the Transport Tunneller");
    for (const Card card : {Card::TransportTunneller, Card::PsychicProbe, Card::FlyingFortress})
        table.card(kA, card);
    CHECK(reason_of(table, "action:tunnel") == "No rival base is in play");
    CHECK(reason_of(table, "action:probe") == "No rival hex is defended");
    CHECK(reason_of(table, "action:death_ray") == "You do not own the Death Ray");
    table.fortress(Hex::N10).card(kA, Card::DeathRay);
    CHECK(reason_of(table, "action:fortress") == "You hold no other hex for it");
    table.piece(kB, PieceKind::Driller, Hex::N01).die(Hex::N01, 1);
    CHECK(reason_of(table, "action:probe") == "No rival defence is above 1");
    table.piece(kB, PieceKind::Base, Hex::P66).crystals(kB, 1);
    CHECK(reason_of(table, "action:tunnel") == "No base with loot fits your dice");
    table.dead(Hex::N05);
    CHECK(reason_of(table, "action:death_ray") == "The Death Ray has been fired");
    table.state.board.fortress = TokenPlace::Removed;
    CHECK(reason_of(table, "action:fortress") == "The fortress is out of the game");
}

TEST_CASE("building and buying back say what is missing") {
    Table table = Table::standard().resources(kA, 2);
    CHECK(reason_of(table, "action:build") == "You cannot pay for any open card");
    CHECK(reason_of(table, "action:buy_back") == "No piece of yours in the cemetery");
    table.in_cemetery(kA, PieceKind::Driller);
    CHECK(reason_of(table, "action:buy_back") == "1 resource short");
    table.state.market.clear();
    CHECK(reason_of(table, "action:build") == "No open card is left");
}

TEST_CASE("a ransom needs a captive and its price") {
    CHECK(reason_of(Table::standard(), "action:ransom") == "Captives are not in this game");
    Table table = Table::standard({.prisoner = true});
    CHECK(reason_of(table, "action:ransom") == "Nobody holds a piece of yours");
    table.captive(kB, kA, PieceKind::Driller);
    CHECK(reason_of(table, "action:ransom") == "A ransom takes 3 resources or 1 crystal");
    CHECK(reason_of(table, "action:ransom", engine::Language::German)
          == "Ein Lösegeld kostet 3 Ressourcen oder 1 Kristall");
}

TEST_CASE("whoever is not to move gets no reasons, and nobody does after the end") {
    const Table table = Table::standard().pool({4});
    const auto position = engine::Position::of(table.state);
    CHECK(!standard_game()->reasons(position, kA).empty());
    CHECK(standard_game()->reasons(position, kB).empty());
    CHECK(standard_game()->reasons(position, kNobody).empty());
    Table over = table;
    finish(over.state, kA, Ending::Somnium);
    CHECK(standard_game()->reasons(engine::Position::of(over.state), kA).empty());
}

}  // namespace wiraqocha::testing
