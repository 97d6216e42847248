// Section 6G: building, and the four buildings.
#include <doctest/doctest.h>

#include "games/wiraqocha/testing.h"

namespace wiraqocha::testing {
namespace {

Table& build(Table& table, Card card) {
    return table.offer(card).play(ActionKind::Build, {action::pick_card(card)});
}

// A has just built the card: base on n10, enough in stock before.
Table built(Card card) {
    Table table = Table::standard().resources(kA, 6).crystals(kA, 2);
    build(table, card);
    return table;
}

std::vector<Action> buildable(const Table& table) {
    return table.answers({action::menu(ActionKind::Build)}, Ask::Card);
}

}  // namespace

TEST_CASE("W6.41 a market card is built for its price; its place stays empty until Phase III") {
    Table table = Table::standard().resources(kA, 8).crystals(kA, 1);
    CHECK(buildable(table)
          == std::vector{action::pick_card(Card::AndroidFactory),
                         action::pick_card(Card::FlyingFortress),
                         action::pick_card(Card::ForceField)});
    CHECK(buildable(Table(table).crystals(kA, 0))
          == std::vector{action::pick_card(Card::AndroidFactory)});
    CHECK_FALSE(Table(table).resources(kA, 3).offers(ActionKind::Build));
    build(table, Card::FlyingFortress);
    CHECK(table.state.seat(kA).resources == 4);
    CHECK(table.state.seat(kA).crystals == 0);
    CHECK(table.state.seat(kA).cards == CardSet::of(Card::FlyingFortress));
    CHECK(table.state.market.size() == 2);
    CHECK_FALSE(table.offers(ActionKind::Build));  // once per turn
    table.play(ActionKind::EndTurn).play({action::revealed(Card::DeathRay)});
    CHECK(table.state.market.size() == 3);
    CHECK(table.is_sound());
}

TEST_CASE("W6.41 a used card counts towards the Leviathan") {
    Table table = Table::standard().card(kA, Card::DeathRay);
    table.play(ActionKind::FireDeathRay, {action::at(Hex::N01)});
    CHECK(card_sum(table.content, table.state.seat(kA)).resources == 6);
    CHECK(card_sum(table.content, table.state.seat(kA)).crystals == 2);
}

TEST_CASE("W6.42 the standard pack has the prices of the page, 51 resources and 9 crystals") {
    const auto price = [](Card card) {
        const CardSpec& spec = embedded::kContent.cards[card];
        return 10 * spec.resources + spec.crystals;
    };
    const std::array prices = {40, 41, 51, 30, 40, 41, 62, 51, 41, 40, 31, 51};
    int sum = 0;
    for (const Card card : CardSet::first(kCards)) {
        CHECK(price(card) == prices[static_cast<std::size_t>(card)]);
        CHECK(embedded::kContent.cards[card].is_invention == (card >= Card::AndroidExplorer));
        sum += price(card);
    }
    CHECK(sum == 519);
}

TEST_CASE("W6.42 cards of Phase II are ready at once, cards of Phase I from the next turn on") {
    CHECK(built(Card::PsychicProbe).offers(ActionKind::Probe));
    CHECK(built(Card::DeathRay).offers(ActionKind::FireDeathRay));
    CHECK(built(Card::FlyingFortress).offers(ActionKind::MoveFortress));
    Table table = built(Card::AndroidFactory);
    CHECK(table.menu() == std::vector{ActionKind::SomniumDie, ActionKind::EndTurn});
    CHECK(table.resources(kA, 3).turn_of(kA).offers(ActionKind::UseFactory));
}

TEST_CASE("W6.43 Android Factory: 3 resources for one more die, once, before Count or after it") {
    Table table = Table::standard({.cave = true}).card(kA, Card::AndroidFactory);
    table.piece(kA, PieceKind::Zeppelin, Hex::Cave).resources(kA, 6).turn_of(kA);
    Table after = table;
    table.play(ActionKind::UseFactory).play(ActionKind::Count);
    after.play(ActionKind::Count).play(ActionKind::UseFactory);
    for (Table* played : {&table, &after}) {
        CHECK(played->state.seat(kA).resources == 3);
        CHECK_FALSE(played->offers(ActionKind::UseFactory));
        CHECK(played->play(ActionKind::Roll).state.turn.to_roll == 4);
    }
    CHECK(after.turn_of(kA).play(ActionKind::Roll).state.turn.to_roll == 3);  // that turn only
    CHECK_FALSE(after.resources(kA, 2).turn_of(kA).offers(ActionKind::UseFactory));
    CHECK_FALSE(after.resources(kB, 3).turn_of(kB).offers(ActionKind::UseFactory));
}

TEST_CASE("W6.44 Flying Fortress: to a controlled hex where it is not yet, once per turn") {
    Table table = Table::standard().card(kA, Card::FlyingFortress);
    table.piece(kA, PieceKind::Driller, Hex::N04).piece(kA, PieceKind::Driller, Hex::N06);
    CHECK(table.targets(ActionKind::MoveFortress) == hexes({Hex::N04, Hex::N06, Hex::N10}));
    table.play(ActionKind::MoveFortress, {action::at(Hex::N04)});
    CHECK(table.state.board.fortress == on_hex(Hex::N04));
    CHECK_FALSE(table.offers(ActionKind::MoveFortress));
    table.acting(kA);
    CHECK(table.targets(ActionKind::MoveFortress) == hexes({Hex::N06, Hex::N10}));
    CHECK_FALSE(table.acting(kB).offers(ActionKind::MoveFortress));
}

TEST_CASE("W6.45 the fortress of a conquered hex goes to the card and can be set out again") {
    Table table = Table::standard().card(kB, Card::FlyingFortress).pool({4});
    table.piece(kB, PieceKind::Driller, Hex::N04).fortress(Hex::N04);
    table.play(conquer(Hex::N04, action::with_reserve(PieceKind::Driller), {4}));
    CHECK(table.state.board.fortress == TokenPlace::OnCard);
    CHECK(table.acting(kB).targets(ActionKind::MoveFortress) == hexes({Hex::P66}));
}

TEST_CASE("W6.45 the fortress of a vacated hex can be set out if this turn's use is left") {
    Table table = Table::standard().card(kA, Card::FlyingFortress).pool({1, 4});
    table.piece(kA, PieceKind::Driller, Hex::N06).fortress(Hex::N06);
    table.play(conquer(Hex::N04, action::with_piece(PieceKind::Driller, Hex::N06), {4}));
    CHECK(table.targets(ActionKind::MoveFortress) == hexes({Hex::N04, Hex::N10}));
    table.play(ActionKind::MoveFortress, {action::at(Hex::N04)});
    table.play(conquer(Hex::N01, action::with_piece(PieceKind::Driller, Hex::N04), {1}));
    CHECK(table.state.board.fortress == TokenPlace::OnCard);
    CHECK_FALSE(table.offers(ActionKind::MoveFortress));
}

TEST_CASE("W6.46 Force Field: set on an own hex when built, it rules out conquest and plunder") {
    Table table = Table::standard().resources(kA, 5).crystals(kA, 2);
    table.piece(kA, PieceKind::Driller, Hex::N04);
    const std::vector<Action> build_it = {action::menu(ActionKind::Build),
                                          action::pick_card(Card::ForceField)};
    CHECK(table.answers(build_it, Ask::Target)
          == std::vector{action::at(Hex::N04), action::at(Hex::N10)});
    table.play(ActionKind::Build, {action::pick_card(Card::ForceField), action::at(Hex::N10)});
    CHECK(table.state.board.force_field == on_hex(Hex::N10));
    CHECK(table.is_sound());
    table.acting(kB).pool({4, 6, 6});
    CHECK(table.targets(ActionKind::Conquer) == hexes({Hex::N04, Hex::N06}));
    CHECK_FALSE(table.offers(ActionKind::Plunder));
    table.force_field(Hex::N04);
    CHECK(table.targets(ActionKind::Conquer) == hexes({Hex::N06, Hex::N10}));
    CHECK(table.offers(ActionKind::Plunder));
}

TEST_CASE("W6.46 vacating its hex removes the force field for good") {
    Table table = Table::standard().card(kA, Card::ForceField).pool({3}).resources(kA, 9);
    table.piece(kA, PieceKind::Explorer, Hex::N06).force_field(Hex::N06);
    table.play(conquer(Hex::N03, action::with_piece(PieceKind::Explorer, Hex::N06), {3}));
    CHECK(table.state.board.force_field == TokenPlace::Removed);
    CHECK(owns(table.state.seat(kA), Card::ForceField));
    CHECK(table.is_sound());
}

TEST_CASE(
    "W6.47 Recovery Workshop: one own piece back for nothing, once, the buy-back unaffected") {
    Table table = Table::standard().card(kA, Card::RecoveryWorkshop).resources(kA, 3);
    table.in_cemetery(kA, PieceKind::Driller, 2).in_cemetery(kA, PieceKind::Explorer);
    table.in_cemetery(kB, PieceKind::Zeppelin).turn_of(kA);
    CHECK(table.answers({action::menu(ActionKind::UseWorkshop)}, Ask::Piece)
          == std::vector{action::pick_piece(PieceKind::Explorer),
                         action::pick_piece(PieceKind::Driller)});
    table.play(ActionKind::UseWorkshop, {action::pick_piece(PieceKind::Driller)});
    CHECK(table.state.seat(kA).resources == 3);
    CHECK(table.reserve(kA, PieceKind::Driller) == 1);
    CHECK_FALSE(table.offers(ActionKind::UseWorkshop));
    table.roll({1, 1, 1});
    CHECK(table.offers(ActionKind::BuyBack));
    CHECK_FALSE(table.turn_of(kB).offers(ActionKind::UseWorkshop));
}

TEST_CASE("W6.47 the workshop works before swaps or after them") {
    Table table = Table::standard().card(kA, Card::RecoveryWorkshop);
    table.piece(kA, PieceKind::Zeppelin, Hex::S123).in_cemetery(kA, PieceKind::Driller, 2);
    table.turn_of(kA);
    const std::vector<Action> driller_in = {action::at(Hex::S123),
                                            action::with_reserve(PieceKind::Driller)};
    Table after = table;
    table.play(ActionKind::UseWorkshop).play(ActionKind::Swap, driller_in);
    CHECK(table.on(Hex::S123) == Piece{PieceKind::Driller, kA});
    after.play(ActionKind::Swap,
               {action::at(Hex::S123), action::with_reserve(PieceKind::Explorer)});
    CHECK(after.offers(ActionKind::UseWorkshop));
}

}  // namespace wiraqocha::testing
