// Section 6E: placing the base in Phase II.
#include "games/wiraqocha/placement.h"

#include <doctest/doctest.h>

#include "core/rng.h"
#include "games/wiraqocha/testing.h"

namespace wiraqocha::testing {
namespace {

HexSet placement_targets(const Table& table) { return table.targets(ActionKind::Place); }

bool payable_now(const Table& table) {
    return !payable(table.content, table.state, placement_hexes(table.content, table.state))
                .empty();
}

// Tries every way of stepping and of setting one die, the definition of W6.32.
bool reachable_by_trying(const Table& table, bool exoskeleton) {
    if (payable_now(table))
        return true;
    const auto leads_there = [&](int from, int to, int price, bool exoskeleton_left) {
        Table next = table;
        next.state.turn.pool = changed(table.state.turn.pool, from, to);
        next.state.seat(kA).resources -= price;
        return reachable_by_trying(next, exoskeleton_left);
    };
    const bool can_step = table.state.seat(kA).resources >= 2;
    for (int face = 1; face <= kFaces; ++face) {
        if (table.state.turn.pool.count(face) == 0)
            continue;
        if (can_step && face > 1 && leads_there(face, face - 1, 2, exoskeleton))
            return true;
        if (can_step && face < kFaces && leads_there(face, face + 1, 2, exoskeleton))
            return true;
        if (exoskeleton && leads_there(face, table.state.options.exoskeleton_face, 0, false))
            return true;
    }
    return false;
}

// A's base in reserve and a Zeppelin somewhere; B's base and three guarded pieces.
Table random_placement(core::Rng& rng) {
    Table table =
        Table::empty({.exoskeleton_face = rng.below(2) == 0 ? std::uint8_t{5} : std::uint8_t{6}});
    const auto free_hex = [&] {
        HexSet free = table.state.board.living - table.state.controlled_by(kA);
        free -= table.state.controlled_by(kB);
        engine::NthPicker picker{rng.below(static_cast<std::uint32_t>(free.size()))};
        for (const Hex hex : free)
            picker(action::at(hex));
        return hex_of(picker.picked);
    };
    table.piece(kA, PieceKind::Zeppelin, free_hex()).piece(kB, PieceKind::Base, free_hex());
    for (const PieceKind kind : {PieceKind::Driller, PieceKind::Explorer, PieceKind::Driller}) {
        const Hex hex = free_hex();
        table.piece(kB, kind, hex).die(hex, 1 + static_cast<int>(rng.below(6)));
    }
    if (rng.below(2) == 0)
        table.card(kB, Card::FlyingFortress).fortress(table.state.controlled_by(kB).front());
    if (rng.below(2) == 0)
        table.card(kA, Card::BattleExoskeleton);
    for (int i = 1 + static_cast<int>(rng.below(4)); i > 0; --i)
        table.state.turn.pool += Dice::one(1 + static_cast<int>(rng.below(6)));
    return table.resources(kA, static_cast<int>(rng.below(8)));
}

// Example 18: a Zeppelin on s345 and a Driller on n11; n01, n02, n05, p11 and p55 are near.
Table walled_in_north() {
    return Table::empty()
        .piece(kA, PieceKind::Zeppelin, Hex::S345)
        .piece(kA, PieceKind::Driller, Hex::N11);
}

}  // namespace

TEST_CASE("W6.29 with the base in reserve the menu is placement, dice help and End turn only") {
    Table table = walled_in_north().resources(kA, 5).crystals(kA, 2).rerolls(1).pool({2, 6});
    for (const Card card : {Card::BattleExoskeleton,
                            Card::DeathRay,
                            Card::PsychicProbe,
                            Card::TransportTunneller,
                            Card::FlyingFortress})
        table.card(kA, card);
    table.piece(kB, PieceKind::Base, Hex::N06).in_cemetery(kA, PieceKind::Driller);
    table.crystals(kB, 1);
    CHECK(table.menu()
          == Menu{ActionKind::Place,
                  ActionKind::Step,
                  ActionKind::Reroll,
                  ActionKind::SomniumDie,
                  ActionKind::UseExoskeleton});
    table.play(place(Hex::N02, {2}));
    for (const ActionKind kind : {ActionKind::Lay,
                                  ActionKind::BuyBack,
                                  ActionKind::MoveFortress,
                                  ActionKind::Probe,
                                  ActionKind::FireDeathRay,
                                  ActionKind::Tunnel,
                                  ActionKind::EndTurn})
        CHECK(table.offers(kind));
    CHECK_FALSE(table.offers(ActionKind::Place));
    table.play(ActionKind::FireDeathRay, {action::at(Hex::N02)});
    CHECK(table.menu() == Menu{ActionKind::Step, ActionKind::Reroll, ActionKind::SomniumDie});
}

TEST_CASE("W6.30 placement goes to valley hexes beside own ones, never onto an airship") {
    Table table = Table::empty().piece(kA, PieceKind::Driller, Hex::N06);
    table.pool({1, 2, 3, 4}).piece(kB, PieceKind::Zeppelin, Hex::N04);
    CHECK(placement_targets(table) == hexes({Hex::N03, Hex::N07, Hex::N08, Hex::N10}));  // not s123
    CHECK(placement_targets(Table::empty().pool({1, 1, 6}))
          == hexes({Hex::N01, Hex::N02, Hex::N06, Hex::N07, Hex::N08, Hex::P11}));
    CHECK(placement_targets(Table::empty().pool({1, 2, 3}))
          == HexSet::first(6));  // s123 is a mountain
}

TEST_CASE("W6.30 the base may be placed on a rival's hex at the price of beating V") {
    Table table = Table::empty().piece(kB, PieceKind::Base, Hex::N06).pool({2, 6, 6});
    CHECK(table.can(place(Hex::N06, {6}, {6})));
    CHECK_FALSE(placement_targets(Table(table).pool({2, 6})).contains(Hex::N06));
    table.play(place(Hex::N06, {6}, {6}));
    CHECK(table.state.seat(kA).base == Hex::N06);
    CHECK(table.reserve(kB, PieceKind::Base) == 1);
    CHECK(table.is_sound());
}

TEST_CASE(
    "W6.31 with every neighbour mountain, own, dead, shielded or under an airship it is as "
    "if one had no piece on the board") {
    Table table = Table::empty().piece(kA, PieceKind::Zeppelin, Hex::S234).pool({3, 5, 6});
    table.piece(kB, PieceKind::Zeppelin, Hex::N04);
    CHECK(placement_targets(table).empty());  // n10 is near and free
    table.piece(kB, PieceKind::Driller, Hex::N10).card(kB, Card::ForceField).force_field(Hex::N10);
    const HexSet anywhere = hexes({Hex::N03, Hex::N05, Hex::N06, Hex::N08, Hex::N09});
    CHECK(placement_targets(table) == anywhere);
    Table own = Table::empty().piece(kA, PieceKind::Zeppelin, Hex::S234).pool({3, 5, 6});
    own.piece(kA, PieceKind::Driller, Hex::P44).piece(kB, PieceKind::Zeppelin, Hex::N04);
    own.piece(kB, PieceKind::Zeppelin, Hex::N09).card(kB, Card::DeathRay).dead(Hex::N10);
    CHECK(placement_targets(own) == anywhere - hexes({Hex::N09}));
}

TEST_CASE("W6.32 a placement is reachable by steps, lifts and an unused exoskeleton, not by luck") {
    const auto reachable = [](const Table& table) {
        return placement_reachable(table.content, table.state);
    };
    Table table = walled_in_north().pool({3, 6, 6}).rerolls(2).crystals(kA, 2);
    CHECK_FALSE(reachable(table));
    CHECK(reachable(Table(table).resources(kA, 2)));
    CHECK_FALSE(reachable(Table(table).resources(kA, 1)));
    // The exoskeleton makes a 5 here; used up, it is of no help.
    Table set = table.card(kA, Card::BattleExoskeleton);
    set.state.options.exoskeleton_face = 5;
    CHECK(reachable(set));
    mark(set.state, Mark::Exoskeleton);
    CHECK_FALSE(reachable(set));
}

TEST_CASE("W6.32 a lift to 7 counts: base on a hex guarded by a 6") {
    Table table = Table::empty().piece(kA, PieceKind::Zeppelin, Hex::P44).pool({4, 6});
    table.piece(kB, PieceKind::Driller, Hex::N04).die(Hex::N04, 6);
    table.piece(kB, PieceKind::Zeppelin, Hex::N09);
    CHECK_FALSE(placement_reachable(table.content, table.resources(kA, 1).state));
    CHECK(placement_reachable(table.content, table.resources(kA, 2).state));
    CHECK(placement_targets(table) == hexes({Hex::N04}));
}

TEST_CASE("W6.33 the computed least number of steps agrees with trying out every step") {
    core::Rng rng(633);
    int reachable = 0;
    for (int i = 0; i < 400; ++i) {
        const Table table = random_placement(rng);
        const bool tried = reachable_by_trying(table, may_use_exoskeleton(table.state));
        REQUIRE(placement_reachable(table.content, table.state) == tried);
        reachable += tried ? 1 : 0;
    }
    CHECK(reachable > 50);
    CHECK(reachable < 350);
}

TEST_CASE("W6.34 a reachable placement closes End turn, and steps must leave one reachable") {
    Table table = walled_in_north().pool({3, 6, 6});
    CHECK(table.menu() == Menu{ActionKind::EndTurn});
    table.resources(kA, 2);
    CHECK(table.menu() == Menu{ActionKind::Step});
    CHECK(table.answers({action::menu(ActionKind::Step)}, Ask::StepDie)
          == std::vector{action::step_die(3, 2), action::step_die(6, 5)});
    table.rerolls(1).crystals(kA, 1);  // the gambles are open regardless
    CHECK(table.menu() == Menu{ActionKind::Step, ActionKind::Reroll, ActionKind::SomniumDie});
}

TEST_CASE("W6.34 the exoskeleton is open only where a placement remains reachable") {
    Table table = walled_in_north().pool({3, 5}).card(kA, Card::BattleExoskeleton);
    CHECK(table.answers({action::menu(ActionKind::UseExoskeleton)}, Ask::Face)
          == std::vector{action::pick_face(3)});  // the 5 pays n05
    CHECK_FALSE(table.pool({3, 3}).offers(ActionKind::UseExoskeleton));
    CHECK(table.offers(ActionKind::EndTurn));
}

TEST_CASE("W6.35 without a base in play mining is skipped, storage limit and refill are not") {
    Table table = Table::empty().piece(kA, PieceKind::Driller, Hex::N11).resources(kA, 9);
    table.state.market.pop_back();
    table.state.deck.insert(Card::ForceField);
    table.play(ActionKind::EndTurn);
    CHECK(table.state.seat(kA).crystals == 0);
    CHECK(table.state.seat(kA).resources == 3);
    CHECK(table.state.phase == Phase::Refilling);
    Table with_base = Table::standard().piece(kA, PieceKind::Driller, Hex::N11);
    CHECK(with_base.play(ActionKind::EndTurn).state.seat(kA).crystals == 1);
}

}  // namespace wiraqocha::testing
