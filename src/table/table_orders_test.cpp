// Standing orders: kept by the table, known to their seat alone, and answering in its place.
#include <doctest/doctest.h>

#include "table/table.h"
#include "table/testing/driver.h"

namespace {

using namespace table;
using engine::OptionChoices;
using engine::seat_id;
using engine::SeatSet;
using testing::Driver;
using testing::mini_table;
using testing::trail_table;

using Lines = std::vector<std::string>;
const OptionChoices kRest = {{"go", "rest 0"}};

GiveOrders orders(int seat, OptionChoices orders) { return {seat_id(seat), std::move(orders)}; }

// What people and orders did.
Lines played(const Driver& driver) {
    Lines lines = driver.line();
    std::erase_if(lines, [](const std::string& line) { return line.starts_with("chance"); });
    return lines;
}

// Bo rests whenever he is asked; Ada is asked now.
Driver resting_table() {
    Driver driver = trail_table();
    REQUIRE(driver.answer("bo", orders(1, kRest)) == "accepted");
    return driver;
}

Table restored(const Table& table, const std::vector<Event>& events) {
    auto again = Table::restore(testing::trail_game(), table.setup(), events);
    REQUIRE(again.ok());
    return std::move(*again);
}

}  // namespace

TEST_CASE("orders answer in the place of their seat, in the command that asked it") {
    Driver driver = resting_table();
    REQUIRE(driver.act(0, {"rest 0"}) == "accepted");
    CHECK(played(driver) == Lines{"0:rest 0", "1:rest 0"});
    CHECK(driver.table.actor().includes(seat_id(0)));
    CHECK(driver.table.last_obeyed(seat_id(1)) == driver.table.entries().size() - 1);
    CHECK(testing::names_of(driver.table.events()).back() == "obeyed");
}

TEST_CASE("orders are known to their seat alone") {
    Driver driver = trail_table();
    const auto before = driver.table.version();
    REQUIRE(driver.answer("bo", orders(1, kRest)) == "accepted");
    CHECK(driver.table.shown_version(SeatSet::of(seat_id(1))) == before + 1);
    CHECK(driver.table.shown_version(SeatSet::of(seat_id(0))) == before);
    CHECK(driver.table.orders(seat_id(1)) == kRest);
    CHECK(driver.table.orders(seat_id(0)).empty());
}

TEST_CASE("orders leave the question that is open to their player") {
    Driver driver = trail_table();
    REQUIRE(driver.answer("ada", orders(0, kRest)) == "accepted");
    CHECK(played(driver).empty());
    REQUIRE(driver.act(0, {"rest 0"}) == "accepted");
    REQUIRE(driver.act(1, {"rest 0"}) == "accepted");
    CHECK(played(driver).back() == "0:rest 0");
}

TEST_CASE("orders are of the holder, known to the game, and each stands once") {
    Driver driver = trail_table();
    CHECK(driver.answer("ada", orders(1, kRest)) == "not_your_seat");
    CHECK(driver.answer("bo", orders(1, {{"go", "nowhere"}})) == "bad_command");
    CHECK(driver.answer("bo", orders(1, {{"sing", "on"}})) == "bad_command");
    CHECK(driver.answer("bo", orders(1, {{"forced", "maybe"}})) == "bad_command");
    CHECK(driver.answer("bo", orders(1, {kRest[0], kRest[0]})) == "bad_command");
    CHECK(driver.table.orders(seat_id(1)).empty());
}

TEST_CASE("orders that were taken away answer no more") {
    Driver driver = resting_table();
    REQUIRE(driver.answer("bo", orders(1, {})) == "accepted");
    REQUIRE(driver.act(0, {"rest 0"}) == "accepted");
    CHECK(played(driver) == Lines{"0:rest 0"});
}

TEST_CASE("an order that is not possible now leaves the question open") {
    Driver driver = trail_table();
    REQUIRE(driver.answer("bo", orders(1, {{"go", "rolled 2"}})) == "accepted");
    REQUIRE(driver.act(0, {"rest 0"}) == "accepted");
    CHECK(played(driver) == Lines{"0:rest 0"});
    CHECK(driver.table.actor().includes(seat_id(1)));
}

TEST_CASE("what orders did can be taken back, and is not done again at once") {
    Driver driver = resting_table();
    REQUIRE(driver.act(0, {"rest 0"}) == "accepted");
    REQUIRE(driver.answer("bo", Undo{seat_id(1)}) == "accepted");
    CHECK(played(driver) == Lines{"0:rest 0"});
    CHECK_FALSE(driver.table.last_obeyed(seat_id(1)));
    REQUIRE(driver.act(1, {"rest 0"}) == "accepted");
    REQUIRE(driver.act(0, {"rest 0"}) == "accepted");
    CHECK(played(driver).back() == "1:rest 0");
}

TEST_CASE("after all have agreed to go back, orders leave the question open") {
    Driver driver = resting_table();
    REQUIRE(driver.act(0, {"rest 0"}) == "accepted");
    REQUIRE(driver.act(0, {"rest 0"}) == "accepted");
    REQUIRE(driver.answer("ada", AskUndo{driver.table.entries().size() - 3}) == "accepted");
    REQUIRE(driver.answer("bo", Answer{true}) == "accepted");
    CHECK(played(driver) == Lines{"0:rest 0"});
}

TEST_CASE("while the computer plays or the game is paused orders wait") {
    Driver driver = resting_table();
    REQUIRE(driver.answer("bo", GiveToComputer{seat_id(1), ""}) == "accepted");
    REQUIRE(driver.act(0, {"rest 0"}) == "accepted");
    CHECK(played(driver) == Lines{"0:rest 0"});
    REQUIRE(driver.answer("bo", TakeBack{seat_id(1)}) == "accepted");
    CHECK(played(driver) == Lines{"0:rest 0", "1:rest 0"});
}

TEST_CASE("orders come back with the table") {
    const Driver driver = resting_table();
    Table table = restored(driver.table, driver.table.events());
    CHECK(table.orders(seat_id(1)) == kRest);
    CHECK(table.tick(driver.now).empty());
}

TEST_CASE("an answer that was cut off is given when the table is back") {
    Driver driver = resting_table();
    REQUIRE(driver.act(0, {"rest 0"}) == "accepted");
    auto events = driver.table.events();
    REQUIRE(testing::names_of(events).back() == "obeyed");
    events.pop_back();
    Table table = restored(driver.table, events);
    CHECK(testing::names_of(table.tick(driver.now)) == Lines{"obeyed"});
    CHECK(table.position() == driver.table.position());
}

TEST_CASE("where all decide at the same time an order counts only as a whole and secretly") {
    Driver driver = mini_table();
    const OptionChoices forced = {{"forced", "on"}};
    REQUIRE(driver.answer("bo", orders(1, forced)) == "accepted");
    const auto seen = driver.table.shown_version({});
    REQUIRE(driver.act(0, {"commit reed"}) == "accepted");
    CHECK(driver.table.legal(seat_id(1)).size() == 2);
    CHECK(driver.table.actor().includes(seat_id(1)));
    CHECK(driver.table.shown_version({}) >= seen);
}

TEST_CASE("an answer of orders is no sign that the player is here") {
    Driver driver = trail_table(3);
    REQUIRE(driver.answer("bo", orders(1, kRest)) == "accepted");
    driver.absences = {{"bo", std::int64_t{5} * 60 * 1000}};
    REQUIRE(driver.answer("ada", GiveToComputer{seat_id(1), ""}) == "accepted");
    REQUIRE(driver.table.request());
    REQUIRE(driver.act(0, {"rest 0"}) == "accepted");
    CHECK(played(driver) == Lines{"0:rest 0", "1:rest 0"});
    CHECK(driver.table.request());
}
