// Clocks of a running table.
#include <doctest/doctest.h>

#include "table/table.h"
#include "table/testing/clock_rules.h"
#include "table/testing/driver.h"

namespace {

using namespace table;
using engine::seat_id;
using testing::Driver;
using testing::kDay;
using testing::kStart;
using testing::kThreeDays;
using Names = std::vector<std::string>;

constexpr ClockRule kLive{ClockKind::Live, 60'000, 2'000, 0, OnTimeout::ComputerTakesOver};
constexpr ClockRule kStrict{ClockKind::Live, 60'000, 2'000, 0, OnTimeout::Resigns};

Driver timed_table(const ClockRule& clock, int seats = 2) {
    Setup setup = testing::people(*testing::trail_game(), seats);
    setup.clock = clock;
    return {testing::trail_game(), setup};
}

std::int64_t left(const Driver& driver, int seat) {
    return driver.table.time_left(seat_id(seat), driver.now).value_or(-1);
}

Names ticked(Driver& driver) { return testing::names_of(driver.tick()); }

}  // namespace

TEST_CASE("a table without clocks has no time to tell") {
    const Driver driver = timed_table({});
    CHECK(!driver.table.next_deadline().has_value());
    CHECK(!driver.table.time_left(seat_id(0), driver.now).has_value());
}

TEST_CASE("time runs for who is to move, from the start of the game on") {
    Driver driver = timed_table(kLive);
    CHECK(driver.table.next_deadline() == kStart + 60'000);
    CHECK(driver.act(0, {"walk 1"}) == "accepted");
    CHECK(left(driver, 0) == 59'000);
    CHECK(driver.act(0, {"rest 0"}) == "accepted");
    CHECK(left(driver, 0) == 60'000);
    CHECK(left(driver, 1) == 60'000);
    driver.wait(10'000);
    CHECK(left(driver, 0) == 60'000);
    CHECK(left(driver, 1) == 50'000);
    CHECK(!driver.table.time_left(seat_id(2), driver.now).has_value());
    CHECK(!driver.table.time_left(seat_id(5), driver.now).has_value());
}

TEST_CASE("a chance event in a turn earns no increment") {
    Driver driver = timed_table(kLive);
    CHECK(driver.act(0, {"roll 0"}) == "accepted");
    CHECK(left(driver, 0) == 59'000);
}

TEST_CASE("before the start nothing runs") {
    Setup setup = testing::people(*testing::trail_game(), 2);
    setup.clock = kLive;
    setup.seats[1] = {};
    Driver driver(testing::trail_game(), setup);
    CHECK(!driver.table.next_deadline().has_value());
    driver.wait(kDay);
    CHECK(driver.answer("bo", Sit{seat_id(1), "Bo"}) == "accepted");
    CHECK(left(driver, 0) == 60'000);
    CHECK(driver.table.next_deadline() == driver.now + 60'000);
}

TEST_CASE("in a pause nothing runs") {
    Driver driver = timed_table(kLive);
    driver.wait(9'000);
    CHECK(driver.answer("", Pause{}) == "accepted");
    CHECK(!driver.table.next_deadline().has_value());
    driver.wait(kDay);
    CHECK(driver.tick().empty());
    CHECK(driver.answer("", Resume{}) == "accepted");
    CHECK(left(driver, 0) == 50'000);
}

TEST_CASE("when time is up the computer takes over, and the player may come back") {
    Driver driver = timed_table(kLive);
    driver.wait(59'999);
    CHECK(driver.tick().empty());
    driver.wait(1);
    CHECK(ticked(driver) == Names{"timed_out", "given_to_computer"});
    CHECK(driver.table.seats()[0].level == "greedy");
    CHECK(!driver.table.seats()[0].timed_out);
    CHECK(!driver.table.next_deadline().has_value());
    CHECK(driver.act(0, {"walk 1"}) == "accepted");
    CHECK(driver.answer("ada", TakeBack{seat_id(0)}) == "accepted");
    CHECK(left(driver, 0) == 60'000);
    CHECK(driver.act(0, {"walk 1"}) == "accepted");
}

TEST_CASE("when time is up the seat resigns if the table says so") {
    Driver driver = timed_table(kStrict);
    driver.wait(60'000);
    CHECK(ticked(driver) == Names{"timed_out", "resigned"});
    CHECK(driver.table.state() == State::Over);
    CHECK(driver.tick().empty());
}

TEST_CASE("after its time a seat does nothing more, even before the tick") {
    Driver driver = timed_table(kLive);
    CHECK(driver.act(0, {"walk 1"}) == "accepted");
    driver.wait(60'000);
    CHECK(driver.act(0, {"walk 1"}) == "time_is_up");
    CHECK(driver.answer("ada", Undo{seat_id(0)}) == "time_is_up");
    CHECK(driver.answer("ada", Redo{seat_id(0)}) == "time_is_up");
    CHECK(ticked(driver) == Names{"timed_out", "given_to_computer"});
}

TEST_CASE("in a simultaneous phase all who hesitate run out of time") {
    Setup setup = testing::people(*testing::mini_game(), 3);
    setup.clock = kStrict;
    Driver driver(testing::mini_game(), setup);
    const auto reed = testing::path_of(driver.table.game(), {"commit reed"});
    CHECK(driver.answer("cy", Act{seat_id(2), reed}) == "accepted");
    driver.wait(60'000);
    CHECK(ticked(driver) == Names{"timed_out", "resigned", "timed_out", "resigned"});
    const auto outcome = driver.table.outcome().value_or(TableOutcome{});
    CHECK(outcome.places == std::vector<std::uint8_t>{3, 2, 1});
}

TEST_CASE("computers have all the time in the world") {
    Setup setup = testing::people(*testing::trail_game(), 2);
    setup.clock = kLive;
    setup.seats[0] = testing::computer();
    Driver driver(testing::trail_game(), setup);
    CHECK(!driver.table.next_deadline().has_value());
    driver.wait(kDay);
    CHECK(driver.act(0, {"rest 0"}) == "accepted");
    CHECK(driver.table.next_deadline() == driver.now + 60'000);
}

TEST_CASE("with days every decision has its days") {
    Driver driver = timed_table(kThreeDays);
    driver.wait(2 * kDay);
    CHECK(driver.act(0, {"walk 1"}) == "accepted");
    CHECK(driver.table.next_deadline() == driver.now + 3 * kDay);
    driver.wait(2 * kDay);
    CHECK(driver.act(0, {"rest 0"}) == "accepted");
    CHECK(driver.table.next_deadline() == driver.now + 3 * kDay);
    driver.wait(3 * kDay);
    CHECK(ticked(driver) == Names{"timed_out", "given_to_computer"});
}

TEST_CASE("with days nobody gains time by an undo") {
    Driver driver = timed_table(kThreeDays);
    CHECK(driver.act(0, {"walk 1"}) == "accepted");
    const auto deadline = driver.table.next_deadline();
    driver.wait(kDay);
    CHECK(driver.answer("ada", Undo{seat_id(0)}) == "accepted");
    CHECK(driver.table.next_deadline() == deadline);
    CHECK(driver.answer("ada", Redo{seat_id(0)}) == "accepted");
    CHECK(driver.table.next_deadline() == deadline);
}

TEST_CASE("nobody earns an increment by an undo") {
    Driver driver = timed_table(kLive);
    CHECK(driver.act(0, {"rest 0"}) == "accepted");
    CHECK(left(driver, 0) == 61'000);
    CHECK(driver.answer("ada", Undo{seat_id(0)}) == "accepted");
    CHECK(left(driver, 0) == 59'000);
    CHECK(left(driver, 1) == 59'000);
}

TEST_CASE("a time-out whose consequence was not stored any more is not counted twice") {
    Driver driver = timed_table(kLive);
    driver.wait(60'000);
    CHECK(ticked(driver) == Names{"timed_out", "given_to_computer"});
    auto events = driver.table.events();
    events.pop_back();
    auto cut = Table::restore(testing::trail_game(), driver.table.setup(), events);
    REQUIRE(cut.ok());
    CHECK(testing::names_of(cut->tick(driver.now)) == Names{"given_to_computer"});
}

TEST_CASE("the time that the server was away is credited") {
    Driver driver = timed_table(kLive);
    CHECK(driver.act(0, {"walk 1"}) == "accepted");
    driver.wait(300'000);
    CHECK(driver.answer("", CreditClocks{300'000}) == "accepted");
    CHECK(left(driver, 0) == 58'000);
    CHECK(left(driver, 1) == 60'000);
    CHECK(driver.tick().empty());
}

TEST_CASE("a clock comes through the same door as everybody, and only the server brings it") {
    Driver driver = timed_table(kLive);
    driver.wait(61'000);
    CHECK(driver.answer("ada", PassTime{}) == "bad_command");
    const auto submitted = driver.send("", PassTime{});
    REQUIRE(submitted.ok());
    CHECK(testing::names_of(submitted->events).front() == "timed_out");
    CHECK(submitted->version == driver.table.version());
    CHECK(driver.tick().empty());
}

TEST_CASE("only the server credits time, and only where a clock runs") {
    Driver driver = timed_table(kLive);
    CHECK(driver.answer("ada", CreditClocks{1000}) == "bad_command");
    CHECK(driver.answer("", CreditClocks{0}) == "bad_command");
    CHECK(driver.answer("", CreditClocks{kMaxCredit + 1}) == "bad_command");
    Driver free = timed_table({});
    CHECK(free.answer("", CreditClocks{1000}) == "bad_command");
}

TEST_CASE("with days going back together gives whoever decides then the full time") {
    Driver driver = timed_table(kThreeDays);
    CHECK(driver.act(0, {"walk 1"}) == "accepted");
    driver.wait(kDay);
    CHECK(driver.answer("ada", AskUndo{2}) == "accepted");
    CHECK(driver.answer("bo", Answer{true}) == "accepted");
    CHECK(driver.table.next_deadline() == driver.now + 3 * kDay);
}

TEST_CASE("the most that can be credited at once is thirty days") {
    Driver driver = timed_table(kLive);
    CHECK(driver.answer("", CreditClocks{kMaxCredit}) == "accepted");
    CHECK(left(driver, 0) == 60'000 + kMaxCredit - 1000);
}
