// Tables from stored events: the same again, or an error that names the event that does not fit.
#include <doctest/doctest.h>

#include "table/table.h"
#include "table/testing/driver.h"

namespace {

using namespace table;
using engine::seat_id;
using testing::Driver;
using testing::trail_table;

Setup setup_with_open_seat() {
    Setup setup = testing::people(*testing::trail_game(), 3);
    setup.seats[2] = {};
    return setup;
}

std::string error_of(const Setup& setup, const std::vector<Event>& events) {
    const auto table = Table::restore(testing::trail_game(), setup, events);
    return table ? "no error" : table.error().text();
}

// What is wrong with one more event of the user at the end.
std::string error_of_next(const Driver& driver, Happening what, const std::string& user = "") {
    auto events = driver.table.events();
    const std::string number = "event " + std::to_string(events.size()) + ": ";
    events.push_back({driver.now, {user, user.empty() ? "" : "x1"}, std::move(what)});
    const std::string text = error_of(driver.table.setup(), events);
    return text.starts_with(number) ? text.substr(number.size()) : text;
}

Acted acted(int seat, std::string_view action) {
    return {seat_id(seat), *testing::trail_game()->parse_action(action)};
}

Driver table_with_open_seat() { return {testing::trail_game(), setup_with_open_seat()}; }

}  // namespace

TEST_CASE("no events give a fresh table, a bad setup none") {
    CHECK(error_of(setup_with_open_seat(), {}) == "no error");
    Setup setup = setup_with_open_seat();
    setup.id = "";
    CHECK(error_of(setup, {}).starts_with("id: "));
}

TEST_CASE("an event that is too early or comes twice is named") {
    Driver driver = trail_table(3);
    CHECK(driver.act(0, {"walk 1"}) == "accepted");
    auto events = driver.table.events();
    CHECK(error_of(driver.table.setup(), events) == "no error");
    events[2].at -= 1;
    CHECK(error_of(driver.table.setup(), events)
          == "event 2: it is earlier than the event before it");
    events = driver.table.events();
    events.insert(events.begin(), events.front());
    CHECK(error_of(driver.table.setup(), events) == "event 1: the game has begun or is cancelled");
}

TEST_CASE("seats are taken and left before the start") {
    const Driver open = table_with_open_seat();
    CHECK(error_of_next(open, SeatTaken{seat_id(2), "zoe", "Zoe"}) == "no error");
    CHECK(error_of_next(open, SeatTaken{seat_id(1), "zoe", "Zoe"}) == "there is no such open seat");
    CHECK(error_of_next(open, SeatTaken{seat_id(3), "zoe", "Zoe"}) == "there is no such open seat");
    CHECK(error_of_next(open, SeatTaken{engine::kNobody, "zoe", "Zoe"})
          == "there is no such open seat");
    CHECK(error_of_next(open, SeatTaken{seat_id(2), "", ""}) == "there is no user");
    CHECK(error_of_next(open, SeatLeft{seat_id(1)}) == "no error");
    CHECK(error_of_next(open, SeatLeft{seat_id(2)}) == "there is no such taken seat");
    CHECK(error_of_next(open, Started{}) == "a seat is still open");
    CHECK(error_of_next(trail_table(3), SeatLeft{seat_id(1)})
          == "the game has begun or is cancelled");
    CHECK(error_of_next(trail_table(3), SeatTaken{seat_id(1), "zoe", "Zoe"})
          == "the game has begun or is cancelled");
}

TEST_CASE("only legal actions are played, by seats and by chance") {
    const Driver driver = trail_table(3);
    CHECK(error_of_next(driver, acted(0, "walk 1")) == "no error");
    CHECK(error_of_next(driver, acted(0, "jump 1")) == "the action is not legal");
    CHECK(error_of_next(driver, acted(1, "walk 1")) == "the action is not legal");
    CHECK(error_of_next(driver, Acted{engine::kNobody, {}}) == "the action is not legal");
    CHECK(error_of_next(driver, acted(5, "walk 1")) == "the action is not legal");
    CHECK(error_of_next(driver, Drew{acted(0, "dealt 0").action}) == "the action is not legal");
    CHECK(error_of_next(table_with_open_seat(), acted(0, "walk 1")) == "the game is not running");
    CHECK(error_of_next(table_with_open_seat(), Drew{{}}) == "the game is not running");
}

TEST_CASE("only what is there is taken back or made again") {
    Driver driver = trail_table(3);
    CHECK(driver.act(0, {"walk 1", "aim 0", "jump 1"}) == "accepted");
    const std::string no_entry = "the seat has no such entry to take back";
    CHECK(error_of_next(driver, Undone{seat_id(0), 5}) == "no error");
    CHECK(error_of_next(driver, Undone{seat_id(0), 4}) == no_entry);
    CHECK(error_of_next(driver, Undone{seat_id(0), 6}) == no_entry);
    CHECK(error_of_next(driver, Undone{seat_id(1), 5}) == no_entry);
    CHECK(error_of_next(driver, Undone{engine::kNobody, 0}) == no_entry);
    CHECK(error_of_next(driver, Redone{seat_id(0)}) == "the seat has nothing to make again");
    CHECK(error_of_next(driver, Redone{engine::kNobody}) == "the seat has nothing to make again");
    CHECK(error_of_next(driver, RolledBack{5}) == "no error");
    CHECK(error_of_next(driver, RolledBack{6}) == "there is no such entry");
    CHECK(error_of_next(table_with_open_seat(), Undone{seat_id(0), 0})
          == "the game is not running");
    CHECK(error_of_next(table_with_open_seat(), Redone{seat_id(0)}) == "the game is not running");
    CHECK(error_of_next(table_with_open_seat(), RolledBack{0}) == "the game is not running");
}

TEST_CASE("requests fit the game and those who play") {
    Driver driver = trail_table(3);
    CHECK(error_of_next(driver, Asked{RequestKind::Undo, 2}, "ada") == "no error");
    CHECK(error_of_next(driver, Asked{RequestKind::Undo, 3}, "ada") == "there is no such entry");
    CHECK(error_of_next(driver, Asked{RequestKind::Undo, 2}, "zoe") == "who asks does not play");
    CHECK(error_of_next(driver, Asked{RequestKind::Undo, 2}) == "who asks does not play");
    CHECK(error_of_next(driver, Asked{RequestKind::Pause, 0}, "bo") == "no error");
    CHECK(error_of_next(driver, Asked{RequestKind::Cancel, 0}, "bo") == "no error");
    CHECK(error_of_next(driver, Asked{RequestKind::Resume, 0}, "bo")
          == "it cannot be asked for now");
    CHECK(error_of_next(table_with_open_seat(), Asked{RequestKind::Cancel, 0}, "bo")
          == "it cannot be asked for now");
    CHECK(error_of_next(driver, Answered{true}, "bo") == "nobody waits for this answer");
    CHECK(error_of_next(driver, Withdrawn{}, "ada") == "there is no request");
    CHECK(driver.answer("ada", Pause{}) == "accepted");
    CHECK(error_of_next(driver, Asked{RequestKind::Pause, 0}, "bo")
          == "another request is pending");
    CHECK(error_of_next(driver, Answered{true}, "ada") == "nobody waits for this answer");
    CHECK(error_of_next(driver, Answered{true}, "bo") == "no error");
    CHECK(error_of_next(driver, Withdrawn{}, "ada") == "no error");
}

TEST_CASE("who plays changes only where it can") {
    Driver driver = trail_table(3);
    CHECK(error_of_next(driver, Resigned{seat_id(1)}) == "no error");
    CHECK(error_of_next(driver, Resigned{seat_id(4)}) == "the seat cannot resign");
    CHECK(error_of_next(table_with_open_seat(), Resigned{seat_id(1)})
          == "the game is not under way");
    const std::string not_given = "the seat cannot be given to the computer";
    CHECK(error_of_next(driver, GivenToComputer{seat_id(1), "greedy"}) == "no error");
    CHECK(error_of_next(driver, GivenToComputer{seat_id(1), ""}) == "there is no level");
    CHECK(error_of_next(driver, GivenToComputer{engine::kNobody, "greedy"}) == not_given);
    CHECK(error_of_next(table_with_open_seat(), GivenToComputer{seat_id(2), "greedy"})
          == "no error");
    CHECK(error_of_next(table_with_open_seat(), GivenToComputer{seat_id(1), "greedy"})
          == not_given);
    CHECK(error_of_next(driver, TakenBack{seat_id(1)}) == "the seat cannot be taken back");
    CHECK(error_of_next(table_with_open_seat(), TakenBack{seat_id(1)})
          == "the game is not under way");
    CHECK(driver.answer("bo", Resign{seat_id(1)}) == "accepted");
    CHECK(error_of_next(driver, Resigned{seat_id(1)}) == "the seat cannot resign");
    CHECK(error_of_next(driver, TakenBack{seat_id(1)}) == "the seat cannot be taken back");
    CHECK(error_of_next(driver, GivenToComputer{seat_id(1), "greedy"}) == not_given);
}

TEST_CASE("a computer's own seat does not resign, run out of time or come back to anybody") {
    Setup setup = testing::people(*testing::trail_game(), 3);
    setup.seats[2] = testing::computer();
    const Driver driver(testing::trail_game(), setup);
    CHECK(error_of_next(driver, Resigned{seat_id(2)}) == "the seat cannot resign");
    CHECK(error_of_next(driver, TakenBack{seat_id(2)}) == "the seat cannot be taken back");
    CHECK(error_of_next(driver, TimedOut{seat_id(2)}) == "no person plays for the seat");
    CHECK(error_of_next(driver, Asked{RequestKind::StandIn, 0, seat_id(2)}, "ada")
          == "no person plays for the seat");
    CHECK(error_of_next(driver, Asked{RequestKind::Pause}) == "who asks does not play");
    CHECK(error_of_next(driver, Asked{RequestKind::StandIn, 0, seat_id(1)}, "ada") == "no error");
}

TEST_CASE("nothing is drafted where one decides alone") {
    const Driver driver = trail_table(3);
    const engine::Action walk = acted(0, "walk 1").action;
    CHECK(error_of_next(driver, Drafted{seat_id(0), walk}) == "the action is not legal");
    CHECK(error_of_next(driver, Discarded{seat_id(0)}) == "the seat has picked nothing");
}

TEST_CASE("time and the end come when they can") {
    Driver driver = trail_table(3);
    CHECK(error_of_next(driver, Paused{}) == "no error");
    CHECK(error_of_next(driver, Resumed{}) == "the game is not paused");
    CHECK(error_of_next(table_with_open_seat(), Paused{}) == "the game is not running");
    CHECK(error_of_next(driver, TimedOut{seat_id(0)}) == "no error");
    CHECK(error_of_next(driver, TimedOut{seat_id(8)}) == "no person plays for the seat");
    CHECK(error_of_next(table_with_open_seat(), TimedOut{seat_id(0)}) == "the game is not running");
    CHECK(error_of_next(driver, ClockCredited{-1}) == "the credit is out of range");
    CHECK(error_of_next(driver, ClockCredited{0}) == "the credit is out of range");
    CHECK(error_of_next(driver, ClockCredited{1}) == "no error");
    CHECK(error_of_next(driver, ClockCredited{kMaxCredit}) == "no error");
    CHECK(error_of_next(driver, ClockCredited{kMaxCredit + 1}) == "the credit is out of range");
    CHECK(error_of_next(driver, RulesAdopted{0}) == "there is no such version");
    CHECK(error_of_next(driver, RulesAdopted{1}) == "no error");
    CHECK(error_of_next(driver, Cancelled{}) == "no error");
    CHECK(driver.answer("", Cancel{}) == "accepted");
    CHECK(error_of_next(driver, Cancelled{}) == "the game is over");
    CHECK(error_of_next(driver, GivenToComputer{seat_id(0), "greedy"}).starts_with("the seat "));
    Driver open = table_with_open_seat();
    CHECK(open.answer("ada", Cancel{}) == "accepted");
    CHECK(error_of_next(open, GivenToComputer{seat_id(2), "greedy"})
          == "the seat cannot be given to the computer");
}

TEST_CASE("what was cut off in storage is completed by the next tick") {
    Driver driver = trail_table(3);
    CHECK(driver.act(0, {"roll 0"}) == "accepted");
    auto events = driver.table.events();
    events.pop_back();
    auto cut = Table::restore(testing::trail_game(), driver.table.setup(), events);
    REQUIRE(cut.ok());
    CHECK(cut->actor().is_chance());
    const auto due = cut->tick(driver.now);
    REQUIRE(due.size() == 1);
    CHECK(due[0].what == driver.table.events().back().what);
    CHECK(cut->position() == driver.table.position());
}

TEST_CASE("what chance does is no seat's action, and nobody takes it back") {
    Driver driver = trail_table(3);
    CHECK(driver.act(0, {"roll 0"}) == "accepted");
    const std::size_t last = driver.table.entries().size() - 1;
    CHECK(error_of_next(driver, Undone{engine::kNobody, last})
          == "the seat has no such entry to take back");
    auto events = driver.table.events();
    events.back().what = Acted{engine::kNobody, driver.table.entries().back().action};
    CHECK(error_of(driver.table.setup(), events)
          == "event " + std::to_string(events.size() - 1) + ": the action is not legal");
}

TEST_CASE("an event about a seat that the table does not have fits nowhere") {
    const Driver driver = trail_table(3);
    const Driver open = table_with_open_seat();
    const engine::Action walk = acted(0, "walk 1").action;
    for (const SeatId none : {seat_id(3), seat_id(6), seat_id(7), engine::kNobody}) {
        for (const Happening& what : std::vector<Happening>{
                 SeatTaken{none, "zoe", "Zoe"}, SeatLeft{none}, GivenToComputer{none, "greedy"}})
            CHECK(error_of_next(open, what) != "no error");
        for (const Happening& what : std::vector<Happening>{Acted{none, walk},
                                                            Drafted{none, walk},
                                                            Discarded{none},
                                                            Undone{none, 0},
                                                            Redone{none},
                                                            Asked{RequestKind::StandIn, 0, none},
                                                            Resigned{none},
                                                            GivenToComputer{none, "greedy"},
                                                            TakenBack{none},
                                                            TimedOut{none}})
            CHECK(error_of_next(driver, what, "ada") != "no error");
    }
}
