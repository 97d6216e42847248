// Rules of the map (section 7).
#include <doctest/doctest.h>

#include "games/hyperborea/testing.h"

namespace hyperborea::testing {
namespace {

using enum Colour;

}  // namespace

TEST_CASE("H7.2 a step is paid with movement or with one fly point, never mixed") {
    Table table;
    table.points(Point::Move, 1).points(Point::Fly, 1).minis(kA, {{kB4, 1}});
    CHECK_FALSE(table.offers(ActionKind::Walk));  // every step out of the mountain costs 2
    CHECK(table.offers(ActionKind::Fly));
}

TEST_CASE("H7.3 steps of several minis may alternate") {
    Table table;
    table.points(Point::Move, 4).minis(kA, {{kB5, 1}, {kCap, 1}});
    table.walk(kB5, kB6).walk(kCap, kFrontB).walk(kB6, kB5);
    CHECK(table.free(kA, kB5) == 1);
    CHECK(table.free(kA, kFrontB) == 1);
    CHECK(table.pool(Point::Move) == 1);
}

TEST_CASE("H7.8 a stopped mini may enter a site, attack and shoot") {
    Table table;
    table.minis(kA, {{kB6, 1}}).minis(kB, {{kB5, 1}}).points(Point::Move, 1).no_ghost(kB5, 0);
    table.points(Point::Attack, 1).points(Point::Ranged, 1).walk(kB6, kB5);
    CHECK(table.state.board.stopped[kB5] == 1);
    CHECK(table.offers(ActionKind::Attack));
    CHECK(table.offers(ActionKind::Ranged));
    CHECK(table.offers_in(ActionKind::Enter, action::site(kB5, 0)));
}

TEST_CASE("H7.9 walking takes a mini that is not stopped, flying and entering a stopped one") {
    Table table;
    table.minis(kA, {{kB5, 2}}).minis(kB, {{kB5, 1}}).points(Point::Move, 2).points(Point::Fly, 1);
    table.state.board.stopped[kB5] = Counter(1);
    Table flies = table;
    table.walk(kB5, kB6);
    CHECK(table.state.board.stopped[kB5] == 1);
    CHECK_FALSE(table.offers_in(ActionKind::Walk, action::at(kB5)));
    flies.fly(kB5, kB6);
    CHECK(flies.state.board.stopped[kB5] == 0);
    Table enters;
    enters.minis(kA, {{kB5, 2}}).minis(kB, {{kB5, 1}}).no_ghosts(kB5);
    enters.state.board.stopped[kB5] = Counter(1);
    enters.enter(kB5, 0);
    CHECK(enters.state.board.stopped[kB5] == 0);
}

TEST_CASE("H7.10 there is no stacking limit, and homelands of rivals can be entered") {
    Table table;
    const Hex front = homeland(kB, Role::FrontB);
    table.minis(kA, {{kB1, 2}, {front, 7}}).points(Point::Move, 2);
    table.walk(kB1, front).walk(kB1, front);
    CHECK(table.free(kA, front) == 9);
}

TEST_CASE("H7.13, H7.14 any site without figure may be entered, a rival's capital too") {
    Table table;
    const Hex capital = homeland(kB, Role::Capital);
    table.minis(kA, {{capital, 1}, {kB5, 1}});
    CHECK(table.offers_in(ActionKind::Enter, action::site(capital, 0)));
    CHECK_FALSE(table.offers_in(ActionKind::Enter, action::site(kB5, 0)));  // a ghost
    table.enter(capital, 0);
    CHECK(table.pool(Point::Develop) == 2);
    CHECK(frozen_on(table.state, kA, capital) == 1);
}

TEST_CASE("H7.18 a used token is shown to all and leaves the game") {
    Table table;
    const Token compass = token("R-B01");
    table.stores(kA, compass).play(ActionKind::UseToken);
    CHECK(table.pool(Point::Move) == 2);
    CHECK(table.state.used[compass] == 1);
    CHECK(table.state.secrets[kA].stored == kNoToken);
    CHECK(Rules::view(table.content, table.state, kB).table.used[compass] == 1);
}

TEST_CASE("H7.20 targets: ghosts by site, free and frozen rivals, never own minis") {
    Table table;
    table.minis(kA, {{kB5, 2}}).minis(kB, {{kB5, 1}}).frozen(kB, kB5, 1).points(Point::Attack, 1);
    table.play(ActionKind::Attack);
    CHECK(table.offered() == Actions{action::in_site(0), action::in_site(1), action::free_of(kB)});
    table.play(action::in_site(1));
    CHECK(table.state.seat(kA).trophies.contains(kB));
    Table ghost;
    ghost.minis(kA, {{kB6, 1}}).points(Point::Attack, 1).act(ActionKind::Attack);
    CHECK(ghost.state.seat(kA).ghosts == 1);
}

TEST_CASE("H7.24 a fortress is built on a hex with any own mini, several on one hex") {
    Table table;
    table.minis(kA, {{kB1, 1}}).frozen(kA, kB5, 0).points(Point::Fortress, 2);
    CHECK(table.offered_by(ActionKind::Fort) == Actions{action::at(kB1), action::at(kB5)});
    table.act(ActionKind::Fort, {action::at(kB5)}).act(ActionKind::Fort, {action::at(kB5)});
    CHECK(table.state.board.forts[kA][kB5] == 2);
    CHECK(table.state.seat(kA).stock == 6);
}

TEST_CASE("H7.31 victims decide in turn order after the active player") {
    Table table({.seats = 3});
    for (const SeatId seat : {kA, kB, kC})
        table.minis(seat, {{kB1, 1}}).marker(seat, Red, 2).marker(seat, Blue, 3);
    table.points(Point::StrikeDevelop, 1).act(ActionKind::Strike);
    CHECK(table.asked() == kB);
    table.play(action::of_colour(Blue));
    CHECK(table.asked() == kC);
    table.play(action::of_colour(Red));
    CHECK(table.asked() == kA);
    CHECK(table.marker(kB, Blue) == 2);
    CHECK(table.marker(kC, Red) == 1);
    CHECK(table.marker(kA, Red) == 2);
}

TEST_CASE("H7.33 the automatic choice of cubes and minis") {
    Table cubes({.victim_choice = VictimChoice::Auto});
    cubes.minis(kA, {{kB1, 1}}).minis(kB, {{kB1, 1}}).points(Point::StrikeCube, 1);
    cubes.cubes_of(kB, {{Red, 1}, {Blue, 1}}).bag(kB, {{Blue, 4}});
    cubes.act(ActionKind::Strike);
    CHECK(cubes.state.seat(kB).unused[Blue] == 0);
    CHECK(cubes.state.seat(kB).unused[Red] == 1);
    Table minis({.victim_choice = VictimChoice::Auto});
    const Hex capital = homeland(kB, Role::Capital);
    minis.minis(kA, {{kB1, 1}}).minis(kB, {{kB1, 1}, {capital, 1}});
    minis.points(Point::StrikeMini, 1).act(ActionKind::Strike);
    CHECK(minis.free(kB, capital) == 0);
    CHECK(minis.free(kB, kB1) == 1);
}

TEST_CASE("H7.33 of the cubes in front of a victim goes the colour of which most are owned") {
    Table table({.victim_choice = VictimChoice::Auto});
    table.minis(kA, {{kB1, 1}}).minis(kB, {{kB1, 1}}).points(Point::StrikeCube, 1);
    table.bag(kB, {{Red, 2}, {Blue, 1}}).cubes_of(kB, {{Red, 1}, {Blue, 3}});
    table.act(ActionKind::Strike);
    CHECK(table.state.seat(kB).unused[Blue] == 2);
    CHECK(table.state.seat(kB).unused[Red] == 1);
}

}  // namespace hyperborea::testing
