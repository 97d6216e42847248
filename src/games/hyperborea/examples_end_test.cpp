// The worked examples of cards, Reset and the end of the game (section 12).
#include <doctest/doctest.h>

#include "games/hyperborea/testing.h"

namespace hyperborea::testing {
namespace {

using enum Colour;

// The turn of another seat, in the main part.
void hand_over(Table& table, SeatId seat) {
    table.state.turn.active = table.state.turn.to_move = seat;
}

// A seat meets a condition in its own turn.
void meet_now(Table& table, Condition condition) { meet(table.content, table.state, condition); }

Table before_reset(ResetRule rule) {
    Table table({.reset_rule = rule});
    table.put_on(kA, kProgress1, {Orange}).put_on(kA, kTrade1, {Yellow, Red});
    table.owns(kA, card(1, 9), {Green}).unused({{Grey, 1}}).available({{Blue, 1}});
    table.play(ActionKind::End);
    return table;
}

}  // namespace

TEST_CASE("Ex-43 (H8.5, H8.6) refresh needs two face-down cards and obliges to take") {
    Table table;
    while (face_down_in(table.state, Deck{1}) > 1)
        table.owns(kB, fresh_in(table.state, Deck{1}).front());
    table.points(Point::Tech, 1).play(ActionKind::Refresh);
    CHECK(table.offered()
          == Actions{action::of_deck(Deck{0}), action::of_deck(Deck{2}), action::of_deck(Deck{3})});
    table.play(action::of_deck(Deck{0}));
    for (int i = 0; i < 2; ++i) {
        CHECK(table.ask() == Ask::Deal);
        table.play(table.offered().front());
    }
    CHECK(table.ask() == Ask::RefreshTake);
    CHECK(table.offered().size() == 8);
    table.play(table.offered().front());
    CHECK(table.ask() == Ask::Deal);
    table.play(table.offered().front());
    CHECK(table.ask() == Ask::Menu);
    CHECK(table.in_unused(Grey) == 1);
    CHECK(table.pool(Point::Tech) == 0);
}

TEST_CASE("Ex-44 (H8.2) returned pairs come up again in their order, random within a pair") {
    Table table;
    const Deck deck{3};
    table.state.market.fresh = table.state.market.fresh - cards_of(deck);
    for (const int number : {5, 6, 9, 10})
        returned_to(table.state, deck).push_back(card(4, number));
    CHECK(next_cards(table.state, deck) == (CardSet::of(card(4, 5)) | CardSet::of(card(4, 6))));
    take_from_deck(table.state, card(4, 6));
    CHECK(next_cards(table.state, deck) == CardSet::of(card(4, 5)));
    take_from_deck(table.state, card(4, 5));
    CHECK(next_cards(table.state, deck) == (CardSet::of(card(4, 9)) | CardSet::of(card(4, 10))));
}

TEST_CASE("Ex-45 (H6.34, H6.35) espionage copies what generates effects, as an own activation") {
    Table table;
    for (const Card each : {card(1, 9), card(1, 10), card(1, 12), card(3, 9), card(2, 16)})
        table.owns(kB, each);
    table.points(Point::Spy, 1).play(ActionKind::Spy);
    CHECK(table.offered() == Actions{action::of_card(card(1, 12)), action::of_card(card(2, 16))});
    Table ransom = table;
    table.play(action::of_card(card(1, 12)));
    CHECK(table.pool(Point::Move) == 1);
    ransom.play(action::of_card(card(2, 16))).play(action::free_mini(kCap));
    CHECK(ransom.gems(kA) == 2);
    Table scouts;
    scouts.full(kA, card(1, 9)).owns(kB, card(1, 12)).points(Point::Spy, 1).act(ActionKind::Spy);
    CHECK(scouts.pool(Point::Fly) == 1);
}

TEST_CASE("H6.34 espionage copies cards of rivals, never own ones") {
    Table table({.seats = 3});
    table.owns(kA, card(1, 12)).owns(kB, card(2, 16)).owns(kC, card(2, 14));
    table.points(Point::Spy, 1).play(ActionKind::Spy);
    CHECK(table.offered() == Actions{action::of_card(card(2, 14)), action::of_card(card(2, 16))});
    Table alone;
    alone.owns(kA, card(1, 12)).points(Point::Spy, 1);
    CHECK_FALSE(alone.offers(ActionKind::Spy));
}

TEST_CASE("Ex-46 (H5.12, H5.13) Reset: what goes back by itself and what is asked for") {
    Table faq = before_reset(ResetRule::Faq);
    CHECK(total(faq.state.seat(kA).bag) == 5);
    CHECK(faq.offered()
          == Actions{action::cube(set_of(card(1, 9)), Space::Green, Green),
                     action::bare(ActionKind::Done)});
    Table printed = before_reset(ResetRule::Printed);
    CHECK(total(printed.state.seat(kA).bag) == 4);
    CHECK(printed.offered()
          == Actions{action::cube(kProgress1, Space::Orange, Orange),
                     action::cube(set_of(card(1, 9)), Space::Green, Green),
                     action::bare(ActionKind::Done)});
    faq.play(ActionKind::Done).settle();
    CHECK(total(faq.state.seat(kA).available) == 3);
}

TEST_CASE("Ex-47 (H5.9, H5.10) two cubes in the bag are drawn without a Reset") {
    Table table;
    table.bag(kA, {{Red, 2}}).frozen(kA, kB5, 0).unused({{Blue, 3}}).end();
    CHECK(table.in_available(Red) == 2);
    CHECK(table.in_unused(Blue) == 3);
    CHECK(frozen_on(table.state, kA, kB5) == 1);
}

TEST_CASE(
    "Ex-48 (H9.5, H9.7) the second different condition ends the game after one more turn of each") {
    Table table({.seats = 3});
    meet_now(table, Condition::Gems);
    hand_over(table, kB);
    meet_now(table, Condition::Gems);
    CHECK_FALSE(table.state.turn.triggered);
    hand_over(table, kC);
    meet_now(table, Condition::Technologies);
    CHECK(table.state.turn.triggered);
    table.state.seat(kC).taken = Counter(5);
    table.end();
    CHECK(table.asked() == kA);
    table.end();
    CHECK(table.asked() == kB);
    table.play(ActionKind::End);
    CHECK(table.state.is_over());
    CHECK(table.state.turn.ending == Ending::Conditions);
}

TEST_CASE(
    "Ex-49 (H9.1, H9.2) with two players fifteen gems; the objective stays when a gem is paid") {
    Table table;
    table.gems(kA, 13).owns(kA, card(4, 11)).put_on(kA, kTrade2, {Orange});
    gain_gems(table.content, table.state, 1);
    CHECK_FALSE(table.has(kA, Condition::Gems));
    table.complete(kTrade2);
    CHECK(table.has(kA, Condition::Gems));
    table.complete(card(4, 11)).play(ActionKind::AGem);
    CHECK(table.gems(kA) == 14);
    CHECK(table.has(kA, Condition::Gems));
    Table golden({.tile = RaceTile::GoldenA});
    CHECK(golden.gems(kA) == 2);
    gain_gems(golden.content, golden.state, 12);
    CHECK_FALSE(golden.has(kA, Condition::Gems));
    gain_gems(golden.content, golden.state, 1);
    CHECK(golden.has(kA, Condition::Gems));
}

TEST_CASE("Ex-50 (H9.4) an empty reserve counts even with a mini in a graveyard") {
    Table table;
    table.state.seat(kB).trophies.insert(kA);
    --table.state.seat(kA).reserve;
    table.minis(kA, {{kCap, 8}}).points(Point::Mini, 1).act(ActionKind::Deploy);
    CHECK(minis_on_map(table.state, kA) == 9);
    CHECK(table.reserve(kA) == 0);
    CHECK(table.has(kA, Condition::Miniatures));
}

TEST_CASE("Ex-51 (H8.8) a start technology scores but is none of the five") {
    Table table({.tile = RaceTile::CelestialA});
    CHECK(table.state.seat(kA).start == card(4, 1));
    for (int i = 1; i <= 4; ++i)
        table.owns(kA, card(3, i));
    CHECK_FALSE(table.has(kA, Condition::Technologies));
    table.points(Point::Tech, 1);
    table.act(ActionKind::Take, {table.offered_by(ActionKind::Take).front()});
    CHECK(table.has(kA, Condition::Technologies));
    Table alone({.tile = RaceTile::CelestialA});
    CHECK(cards_vp(alone.content, alone.state.seat(kA)) == 2);
}

TEST_CASE(
    "Ex-52 (H9.8, H9.9, H9.10, H9.11, H9.12, H9.14) a final score of 46, and the later player wins "
    "an equal one") {
    Table table;
    for (const SeatId seat : {kA, kB}) {
        table.gems(seat, 9).cubes_of(seat, {{Red, 6}, {Blue, 7}, {Grey, 3}});
        table.state.seat(seat).ghosts = Counter(4);
        table.state.seat(seat).trophies = SeatSet::of(seat == kA ? kB : kA);
        table.state.seat(seat).objectives = ConditionSet::first(2);
    }
    table.owns(kA, card(1, 2)).owns(kA, card(1, 3)).owns(kA, card(1, 4));
    table.owns(kB, card(1, 5)).owns(kB, card(1, 6)).owns(kB, card(1, 9));
    table.no_ghosts(kCentre).no_ghosts(kB4).no_ghosts(kB1);
    table.minis(kA, {{kCap, 1}, {kB4, 1}, {kCentre, 1}});
    CHECK(table.outcome().of(kA).score == 46);
    const Hex b_capital = homeland(kB, Role::Capital);
    table.minis(kA, {{kCap, 1}, {kB4, 1}, {kB5, 1}}).no_ghosts(kB5);
    table.minis(kB, {{b_capital, 1}, {kB1, 1}, {kB6, 1}}).no_ghosts(kB6);
    table.state.turn.phase = Phase::Over;
    CHECK(table.outcome().of(kA).score == table.outcome().of(kB).score);
    CHECK(table.outcome().of(kB).place == 1);
    CHECK(table.outcome().of(kA).place == 2);
}

TEST_CASE("Ex-53 (H9.6) the round cap ends the game after the last seat of its round") {
    Table table({.round_cap = 1});
    table.end().play(ActionKind::End);
    CHECK(table.state.is_over());
    CHECK(table.state.turn.ending == Ending::RoundCap);
    CHECK(table.outcome().of(kA).place != 0);
}

}  // namespace hyperborea::testing
