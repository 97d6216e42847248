// Sitting down, leaving, and the computer in place of a person.
#include <doctest/doctest.h>

#include "table/table.h"
#include "table/testing/driver.h"

namespace {

using namespace table;
using engine::seat_id;
using testing::Driver;
using testing::trail_table;
using Names = std::vector<std::string>;

// Three seats: ada, an open one, an open one.
Driver open_table() {
    Setup setup = testing::people(*testing::trail_game(), 3);
    setup.seats[1] = {};
    setup.seats[2] = {};
    return {testing::trail_game(), setup};
}

// Three seats: ada, one that is kept for bo, an open one.
Driver kept_table() {
    Setup setup = testing::people(*testing::trail_game(), 3);
    setup.seats[1].kind = SeatKind::Open;
    setup.seats[2] = {};
    return {testing::trail_game(), setup};
}

}  // namespace

TEST_CASE("a table without open seats starts at the first tick") {
    const auto table =
        Table::create(testing::trail_game(), testing::people(*testing::trail_game(), 2));
    REQUIRE(table.ok());
    Table started = *table;
    CHECK(started.state() == State::Open);
    CHECK(testing::names_of(started.tick(testing::kStart)) == Names{"started", "drew", "drew"});
    CHECK(started.state() == State::Running);
    CHECK(started.version() == 3);
    CHECK(started.tick(testing::kStart).empty());
}

TEST_CASE("a table with a bad setup is not opened") {
    Setup setup = testing::people(*testing::trail_game(), 2);
    setup.seed_hex = "none";
    CHECK(!Table::create(testing::trail_game(), setup).ok());
}

TEST_CASE("the game begins when the last seat is taken") {
    Driver driver = open_table();
    CHECK(driver.table.state() == State::Open);
    CHECK(driver.answer("bo", Sit{seat_id(2), "Bo"}) == "accepted");
    CHECK(driver.table.state() == State::Open);
    CHECK(driver.table.actor().is_nobody());
    const auto last = driver.send("cy", Sit{engine::kNobody, "Cy"});
    REQUIRE(last.ok());
    CHECK(testing::names_of(last->events)
          == Names{"seat_taken", "started", "drew", "drew", "drew"});
    CHECK(driver.table.seat_names() == Names{"Ada", "Cy", "Bo"});
    CHECK(driver.table.actor() == engine::Actor::seat(seat_id(0)));
}

TEST_CASE("nobody sits on a taken seat, at a full table, or without a readable name") {
    Driver driver = open_table();
    CHECK(driver.answer("bo", Sit{seat_id(0), "Bo"}) == "seat_taken");
    CHECK(driver.answer("bo", Sit{seat_id(1), ""}) == "bad_command");
    CHECK(driver.answer("bo", Sit{seat_id(1), "\xff"}) == "bad_command");
    CHECK(driver.answer("bo", Sit{seat_id(3), "Bo"}) == "bad_command");
    CHECK(driver.answer("bo", Sit{seat_id(5), "Bo"}) == "bad_command");
    CHECK(driver.answer("", Sit{seat_id(1), "Bo"}) == "bad_command");
    Driver full = trail_table(3);
    CHECK(full.answer("di", Sit{engine::kNobody, "Di"}) == "table_full");
    CHECK(full.answer("", Cancel{}) == "accepted");
    CHECK(full.answer("di", Sit{engine::kNobody, "Di"}) == "game_over");
}

TEST_CASE("who sits at a table takes another seat when none is named") {
    Driver driver = open_table();
    CHECK(driver.answer("ada", Sit{engine::kNobody, "Ada's cat"}) == "accepted");
    CHECK(driver.table.seat_names() == Names{"Ada", "Ada's cat", ""});
}

TEST_CASE("one user may hold several seats") {
    Driver driver = open_table();
    CHECK(driver.answer("ada", Sit{seat_id(1), "Ada's cat"}) == "accepted");
    CHECK(driver.answer("ada", Sit{seat_id(2), "Ada's dog"}) == "accepted");
    CHECK(driver.answer("ada", Act{seat_id(0), testing::path_of(driver.table.game(), {"rest 0"})})
          == "accepted");
    CHECK(driver.answer("ada", Act{seat_id(1), testing::path_of(driver.table.game(), {"rest 0"})})
          == "accepted");
}

TEST_CASE("before the start a player may leave, and the host may send others away") {
    Driver driver = open_table();
    CHECK(driver.answer("bo", Sit{seat_id(1), "Bo"}) == "accepted");
    CHECK(driver.answer("cy", Leave{seat_id(1)}) == "not_your_seat");
    CHECK(driver.answer("bo", Leave{seat_id(2)}) == "seat_open");
    CHECK(driver.answer("bo", Leave{seat_id(9)}) == "bad_command");
    CHECK(driver.answer("bo", Leave{seat_id(1)}) == "accepted");
    CHECK(driver.answer("bo", Sit{seat_id(1), "Bo"}) == "accepted");
    CHECK(driver.answer("ada", Leave{seat_id(1)}) == "accepted");
    CHECK(driver.table.seats()[1].is_open());
}

TEST_CASE("a seat that is kept for somebody is theirs to take, and the game waits for them") {
    Driver driver = kept_table();
    CHECK(driver.table.state() == State::Open);
    CHECK(driver.answer("zoe", Sit{seat_id(1), "Zoe"}) == "seat_kept");
    CHECK(driver.answer("zoe", Sit{engine::kNobody, "Zoe"}) == "accepted");
    CHECK(driver.answer("di", Sit{engine::kNobody, "Di"}) == "seat_kept");
    CHECK(driver.answer("di", Sit{seat_id(0), "Di"}) == "seat_taken");
    CHECK(driver.answer("di", Sit{seat_id(3), "Di"}) == "bad_command");
    CHECK(driver.table.held_by("bo").empty());
    CHECK(driver.answer("bo", Sit{engine::kNobody, "Bo"}) == "accepted");
    CHECK(driver.table.seat_names() == Names{"Ada", "Bo", "Zoe"});
    CHECK(driver.table.state() == State::Running);
}

TEST_CASE("a kept seat is for anybody once its person or the host gives it up") {
    for (const char* user : {"bo", "ada"}) {
        Driver driver = kept_table();
        CHECK(driver.answer("zoe", Leave{seat_id(1)}) == "not_your_seat");
        CHECK(driver.answer(user, Leave{seat_id(1)}) == "accepted");
        CHECK(driver.answer(user, Leave{seat_id(1)}) == "seat_open");
        CHECK(driver.answer("zoe", Sit{seat_id(1), "Zoe"}) == "accepted");
    }
    Driver driver = kept_table();
    CHECK(driver.answer("ada", GiveToComputer{seat_id(1), "random"}) == "accepted");
    CHECK(driver.table.seats()[1].kind == SeatKind::Ai);
    CHECK(driver.table.seats()[1].user.empty());
}

TEST_CASE("a seat is kept for a user with a name, or for nobody") {
    Setup setup = testing::people(*testing::trail_game(), 2);
    setup.seats[1] = {SeatKind::Open, "bo", "Bo", ""};
    CHECK(parse_setup(setup_line(setup)).value() == setup);
    CHECK(Table::create(testing::trail_game(), setup).ok());
    for (const SeatPlan& bad : {SeatPlan{SeatKind::Open, "bo", "", ""},
                                SeatPlan{SeatKind::Open, "", "Bo", ""},
                                SeatPlan{SeatKind::Open, "bo", "Bo", "random"}}) {
        setup.seats[1] = bad;
        CHECK_FALSE(Table::create(testing::trail_game(), setup).ok());
    }
}

TEST_CASE("after the start nobody leaves") {
    Driver driver = trail_table(3);
    CHECK(driver.answer("bo", Leave{seat_id(1)}) == "already_started");
    CHECK(driver.answer("", Cancel{}) == "accepted");
    CHECK(driver.answer("bo", Leave{seat_id(1)}) == "game_over");
}

TEST_CASE("the host fills open seats with computers and empties them again") {
    Driver driver = open_table();
    CHECK(driver.answer("bo", GiveToComputer{seat_id(1), "random"}) == "not_host");
    CHECK(driver.answer("ada", GiveToComputer{seat_id(1), "random"}) == "accepted");
    CHECK(driver.answer("ada", GiveToComputer{seat_id(1), "random"}) == "played_by_computer");
    CHECK(driver.answer("ada", Leave{seat_id(1)}) == "accepted");
    CHECK(driver.answer("ada", GiveToComputer{seat_id(0), ""}) == "not_started");
    CHECK(driver.answer("ada", GiveToComputer{seat_id(1), ""}) == "accepted");
    CHECK(driver.table.seats()[1].level == "greedy");
    CHECK(driver.table.seats()[1].kind == SeatKind::Ai);
    CHECK(driver.answer("ada", GiveToComputer{seat_id(2), "random"}) == "accepted");
    CHECK(driver.table.state() == State::Running);
}

TEST_CASE("the server acts for computers and for nobody else") {
    Setup setup = testing::people(*testing::trail_game(), 2);
    setup.seats[0] = testing::computer();
    Driver driver(testing::trail_game(), setup);
    const auto rest = testing::path_of(driver.table.game(), {"rest 0"});
    CHECK(driver.answer("ada", Act{seat_id(0), rest}) == "not_your_seat");
    CHECK(driver.answer("", Act{seat_id(0), rest}) == "accepted");
    CHECK(driver.answer("", Act{seat_id(1), rest}) == "not_your_seat");
    CHECK(driver.answer("bo", Act{seat_id(1), rest}) == "accepted");
}

TEST_CASE("the holder gives a seat to the computer and takes it back at once") {
    Driver driver = trail_table(3);
    CHECK(driver.answer("zoe", GiveToComputer{seat_id(1), ""}) == "not_your_seat");
    CHECK(driver.answer("bo", TakeBack{seat_id(1)}) == "played_by_person");
    CHECK(driver.answer("bo", GiveToComputer{seat_id(1), "two words"}) == "bad_command");
    CHECK(driver.answer("bo", GiveToComputer{seat_id(1), "random"}) == "accepted");
    CHECK(driver.table.seats()[1].level == "random");
    CHECK(driver.table.seats()[1].user == "bo");
    CHECK(driver.answer("ada", TakeBack{seat_id(1)}) == "not_your_seat");
    CHECK(driver.act(0, {"rest 0"}) == "accepted");
    CHECK(driver.act(1, {"walk 1"}) == "accepted");
    CHECK(driver.answer("bo", TakeBack{seat_id(1)}) == "accepted");
    CHECK(driver.table.seats()[1].has_person());
    CHECK(driver.act(1, {"walk 1"}) == "accepted");
    CHECK(driver.answer("bo", GiveToComputer{seat_id(1), ""}) == "accepted");
}

TEST_CASE("seats that are no person's are not taken back") {
    Setup setup = testing::people(*testing::trail_game(), 3);
    setup.seats[2] = testing::computer();
    Driver driver(testing::trail_game(), setup);
    CHECK(driver.answer("ada", TakeBack{seat_id(2)}) == "not_your_seat");
    CHECK(driver.answer("", TakeBack{seat_id(2)}) == "not_your_seat");
    CHECK(driver.answer("bo", Resign{seat_id(1)}) == "accepted");
    CHECK(driver.answer("bo", TakeBack{seat_id(1)}) == "has_resigned");
    CHECK(driver.answer("bo", TakeBack{seat_id(7)}) == "bad_command");
    CHECK(driver.answer("", Cancel{}) == "accepted");
    CHECK(driver.answer("ada", TakeBack{seat_id(0)}) == "game_over");
    CHECK(driver.answer("ada", GiveToComputer{seat_id(0), ""}) == "game_over");
}

TEST_CASE("a command must be well formed") {
    Driver driver = trail_table(3);
    Command command = driver.command("ada", Pause{});
    const auto refused = [&](const Command& bad) {
        const auto result = driver.table.submit(bad, driver.now);
        return !result.ok() && result.error() == Refusal::BadCommand;
    };
    command.id = "";
    CHECK(refused(command));
    command.id = std::string(65, 'x');
    CHECK(refused(command));
    command.id = "c 1";
    CHECK(refused(command));
    command.id = "c1";
    command.user = "a b";
    CHECK(refused(command));
    command.user = "ada";
    command.seen = driver.table.version() + 1;
    CHECK(refused(command));
    command.seen = driver.table.version();
    CHECK(!refused(command));
}

TEST_CASE("nobody is at an open seat, and a computer is no person") {
    CHECK_FALSE(Seat{}.has_person());
    CHECK_FALSE(Seat{}.has_holder());
    CHECK_FALSE(seat_of(testing::computer()).has_person());
    CHECK(Seat{SeatKind::Human, "bo", "Bo", "", 0, false}.has_person());
    CHECK_FALSE(Seat{SeatKind::Human, "bo", "Bo", "greedy", 0, false}.has_person());
}

TEST_CASE("an id of the server's own command is a word, too") {
    Driver driver = trail_table(2);
    const auto send = [&](const std::string& id) {
        return driver.table.submit({"", id, driver.table.version(), PassTime{}}, driver.now).ok();
    };
    CHECK(send(""));
    CHECK(send("s1"));
    CHECK_FALSE(send("two words"));
}
