// The frame of a turn (section 5).
#include <doctest/doctest.h>

#include "games/hyperborea/testing.h"

namespace hyperborea::testing {
namespace {

using enum Colour;

}  // namespace

TEST_CASE("H5.1 only the active player decides, then the next seat; nobody is eliminated") {
    Table table;
    table.minis(kB, {});
    CHECK(table.asked() == kA);
    table.end();
    CHECK(table.asked() == kB);
    CHECK(table.free(kB, homeland(kB, Role::Capital)) == 3);
}

TEST_CASE("H5.4 filling up never empties the reserve and happens at the start of a turn only") {
    Table table({.seats = 6});
    for (int i = 1; i < 6; ++i)
        table.state.seat(engine::seat_id(i)).trophies.insert(kA);
    table.minis(kA, {});
    table.state.seat(kA).reserve -= 5;
    CHECK(minis_on_map(table.state, kA) == 0);
    table.begin_turn();
    CHECK(minis_on_map(table.state, kA) == 3);
    CHECK(table.reserve(kA) == 2);
    CHECK_FALSE(table.has(kA, Condition::Miniatures));
}

TEST_CASE("H5.6 the end is offered at every main decision") {
    Table table;
    CHECK(table.offers(ActionKind::End));
    table.available({{Red, 1}}).place(Red, kWarfare1, Space::Red);
    CHECK(table.offers(ActionKind::End));
}

TEST_CASE("H5.7 cubes need not be placed: at the end they go to the unused area") {
    Table table;
    table.available({{Red, 2}}).bag(kA, {{Blue, 1}}).end();
    CHECK(table.in_unused(Red) == 2);
}

TEST_CASE("H5.11 a Reset frees minis, brings the spent fortress and the unused cubes back") {
    Table table({.tile = RaceTile::EmeraldA});
    table.frozen(kA, kB5, 0).unused({{Red, 1}}).play(ActionKind::Race);
    CHECK(table.state.seat(kA).beside == 1);
    CHECK(table.pool(Point::Move) == 1);
    table.play(ActionKind::End);
    CHECK(table.free(kA, kB5) == 1);
    CHECK(frozen_on(table.state, kA, kB5) == 0);
    CHECK(table.state.seat(kA).on_tile == 1);
    CHECK(table.in_unused(Red) == 0);
    CHECK(table.in_available(Red) == 1);
}

TEST_CASE("H5.14 cubes stay unless returned; they are named in order and never backwards") {
    Table table;
    table.owns(kA, card(1, 10), {Red, Red}).owns(kA, card(1, 9), {Green}).play(ActionKind::End);
    const Action red = action::cube(set_of(card(1, 10)), Space::Red, Red);
    const Action green = action::cube(set_of(card(1, 9)), Space::Green, Green);
    const Action done = action::bare(ActionKind::Done);
    CHECK(table.offered() == Actions{red, green, done});
    Table later = table;
    table.play(red);
    CHECK(table.offered() == Actions{red, green, done});
    later.play(green);
    CHECK(later.state.turn.active == kB);  // nothing comes after it
    CHECK(cubes_on(on_set(later.state, kA, set_of(card(1, 10)))) == 2);
}

TEST_CASE("H5.15 after a Reset the player draws up to 3 cubes, which may be none") {
    Table none;
    none.play(ActionKind::End);
    CHECK(none.state.turn.active == kB);
    CHECK(total(none.state.seat(kA).available) == 0);
    Table some;
    some.unused({{Red, 2}}).end();
    CHECK(some.in_available(Red) == 2);
}

}  // namespace hyperborea::testing
