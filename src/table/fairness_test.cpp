#include "table/fairness.h"

#include <doctest/doctest.h>

#include "table/testing/driver.h"

namespace {

using namespace table;
using engine::seat_id;
using testing::Driver;

Setup rated_setup(int seats = 2) {
    Setup setup = testing::people(*testing::trail_game(), seats);
    setup.clock = {ClockKind::Days, 0, 0, 2, OnTimeout::Resigns};
    setup.rated = true;
    return setup;
}

bool may_open(const Setup& setup) { return Table::create(testing::trail_game(), setup).ok(); }

void rest(Driver& driver, int rounds) {
    const int seats = static_cast<int>(driver.table.seats().size());
    for (int i = 0; i < rounds * seats; ++i)
        CHECK(driver.act(i % seats, {"rest 0"}) == "accepted");
}

}  // namespace

TEST_CASE("a rated table has a clock that ends it, two people and one seat for each") {
    CHECK(may_open(rated_setup()));
    Setup setup = rated_setup();
    setup.clock.on_timeout = OnTimeout::ComputerTakesOver;
    CHECK_FALSE(may_open(setup));
    setup = rated_setup();
    setup.clock = {};
    CHECK_FALSE(may_open(setup));
    setup = rated_setup();
    setup.seats[1] = testing::computer();
    CHECK_FALSE(may_open(setup));
    setup = rated_setup();
    setup.seats[1] = setup.seats[0];
    CHECK_FALSE(may_open(setup));
    setup.rated = false;
    CHECK(may_open(setup));
}

TEST_CASE("at a rated table nobody is stood in for and nothing is taken back by consent") {
    Driver driver(testing::trail_game(), rated_setup());
    rest(driver, 1);
    CHECK(driver.answer("ada", GiveToComputer{seat_id(0), ""}) == "rated_by_people");
    CHECK(driver.answer("bo", AskUndo{0}) == "undo_not_allowed");
    driver.absences = {{"ada", absence_rule(ClockKind::Days).cancel}};
    CHECK(driver.answer("bo", GiveToComputer{seat_id(0), ""}) == "rated_by_people");
}

TEST_CASE("a rated game is called off by all, however long somebody has been away") {
    Driver driver(testing::trail_game(), rated_setup());
    rest(driver, 1);
    driver.absences = {{"ada", absence_rule(ClockKind::Days).cancel}};
    CHECK(driver.answer("bo", Cancel{}) == "accepted");
    driver.tick();
    CHECK(driver.table.state() == State::Running);
    driver.absences = {};
    CHECK(driver.answer("ada", Answer{true}) == "accepted");
    CHECK(driver.table.state() == State::Cancelled);
    CHECK(why_unrated(driver.table) == Unrated::CalledOff);
}

TEST_CASE("nobody takes a second seat of a rated table, computers only those that are left") {
    Setup setup = rated_setup(3);
    setup.seats[1] = {};
    setup.seats[2] = {};
    Driver driver(testing::trail_game(), setup);
    CHECK(driver.answer("ada", Sit{seat_id(1), "Ada"}) == "rated_seat");
    CHECK(driver.answer("ada", GiveToComputer{seat_id(1), ""}) == "accepted");
    CHECK(driver.answer("ada", GiveToComputer{seat_id(2), ""}) == "rated_by_people");
    CHECK(driver.answer("bo", Sit{seat_id(2), "Bo"}) == "accepted");
    CHECK(driver.table.state() == State::Running);
}

TEST_CASE("a game that somebody leaves at the first look is not rated, a later one is") {
    Driver early(testing::trail_game(), rated_setup());
    rest(early, 1);
    CHECK(early.answer("bo", Resign{seat_id(1)}) == "accepted");
    CHECK(why_unrated(early.table) == Unrated::TooShort);
    Driver late(testing::trail_game(), rated_setup());
    rest(late, 2);
    CHECK(late.answer("bo", Resign{seat_id(1)}) == "accepted");
    CHECK(late.table.state() == State::Over);
    CHECK_FALSE(why_unrated(late.table).has_value());
}

TEST_CASE("at a rated table whose time is up has resigned") {
    Driver driver(testing::trail_game(), rated_setup());
    rest(driver, 2);
    driver.wait(std::int64_t{3} * 24 * 60 * 60 * 1000);
    driver.tick();
    CHECK(driver.table.state() == State::Over);
    CHECK(driver.table.seats()[0].resigned == 1);
    CHECK_FALSE(why_unrated(driver.table).has_value());
}

TEST_CASE("a casual game is not rated") {
    Setup setup = rated_setup();
    setup.rated.reset();
    Driver driver(testing::trail_game(), setup);
    rest(driver, 2);
    CHECK(driver.answer("bo", Resign{seat_id(1)}) == "accepted");
    CHECK(why_unrated(driver.table) == Unrated::Casual);
}
