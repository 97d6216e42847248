// What lists show of a table, from the table itself and from its row.
#include "server/stored_summary.h"

#include <doctest/doctest.h>

#include "server/wire_json.h"
#include "table/testing/driver.h"

using namespace server;

namespace {

using engine::seat_id;
using table::testing::Driver;
using Users = std::vector<std::string>;

// Ada, Bo and a computer, with a clock of a minute.
table::Setup minute_setup() {
    auto setup = table::testing::people(*table::testing::mini_game(), 3);
    setup.seats[2] = table::testing::computer("random");
    setup.clock = {table::ClockKind::Live, 60'000, 5'000, 0, table::OnTimeout::Resigns};
    return setup;
}

Driver minute_table() { return {table::testing::mini_game(), minute_setup()}; }

store::TableRow listed_row(const table::Table& table) {
    store::TableRow row{};
    row.id = table.setup().id;
    row.game = table.setup().game;
    row.title = table.setup().title;
    row.setup = table::setup_line(table.setup());
    row.host = table.setup().host;
    row.created = table.setup().created;
    return described_row(row, table);
}

wire::TableSummary line_for(const store::TableRow& row, const std::string& user) {
    return list_line(row,
                     {user,
                      [](const std::string& who) { return who == "bo"; },
                      [](const std::string& table) { return table == "k3f" ? 7 : 0; }});
}

}  // namespace

TEST_CASE("a summary says of each seat who holds it, who plays, and until when") {
    Driver driver = minute_table();
    const StoredSummary summary = summary_of(driver.table);
    REQUIRE(summary.seats.size() == 3);
    CHECK(wire::text(summary.seats[0])
          == R"({"kind":"human","name":"Ada","user":"ada","level":"","resigned":false,)"
             R"("stand_in":false,"to_move":true,"deadline":1700000060000})");
    CHECK(wire::text(summary.seats[2])
          == R"({"kind":"computer","name":"Computer","user":"","level":"random","resigned":false,)"
             R"("stand_in":false,"to_move":false})");
    REQUIRE(driver.answer("bo", table::GiveToComputer{seat_id(1), "greedy"}) == "accepted");
    CHECK(wire::text(summary_of(driver.table).seats[1])
          == R"({"kind":"human","name":"Bo","user":"bo","level":"greedy","resigned":false,)"
             R"("stand_in":true,"to_move":false})");
    REQUIRE(driver.answer("bo", table::Resign{seat_id(1)}) == "accepted");
    CHECK(summary_of(driver.table).seats[1].resigned);
}

TEST_CASE("a summary tells when the game began and when something was shown last") {
    auto setup = minute_setup();
    setup.seats[1] = {};
    Driver driver(table::testing::mini_game(), setup);
    CHECK_FALSE(summary_of(driver.table).started.has_value());
    CHECK(summary_of(driver.table).updated == table::testing::kStart);
    REQUIRE(driver.answer("bo", table::Sit{seat_id(1), "Bo"}) == "accepted");
    CHECK(summary_of(driver.table).started == table::testing::kStart + 1000);
    CHECK(summary_of(driver.table).updated == table::testing::kStart + 1000);
    CHECK(summary_of(driver.table).content == "sha256:mini");
    CHECK(summary_of(driver.table).clock.bank == 60'000);
    CHECK(summary_of(driver.table).clock.increment == 5'000);
}

TEST_CASE("how many actions there were and how it ended is in the summary after the end only") {
    Driver driver = minute_table();
    CHECK(summary_of(driver.table).actions == 0);
    CHECK_FALSE(summary_of(driver.table).result.has_value());
    REQUIRE(driver.answer("bo", table::Resign{seat_id(1)}) == "accepted");
    REQUIRE(driver.answer("ada", table::Resign{seat_id(0)}) == "accepted");
    const StoredSummary summary = summary_of(driver.table);
    CHECK(summary.actions == 6);
    REQUIRE(summary.result.has_value());
    CHECK(summary.result->ending == "resigned");
    REQUIRE(summary.result->seats.size() == 3);
    CHECK(summary.result->seats[2].place == 1);
    CHECK(summary.result->seats[2].won);
    CHECK(summary.result->seats[0].place == 2);
    CHECK(summary.result->seats[1].place == 3);
    CHECK_FALSE(summary.result->seats[1].won);
}

TEST_CASE("a row follows the table: whose turn, when its clock rings, whether a computer is due") {
    Driver driver = minute_table();
    const store::TableRow row = listed_row(driver.table);
    CHECK(row.state == "running");
    CHECK_FALSE(row.is_over);
    CHECK(row.due == "[0,1,2]");
    CHECK(row.result.empty());
    CHECK(row.wakes == table::testing::kStart + 60'000);
    CHECK(row.computer_due);
    CHECK(row.updated == table::testing::kStart);
    REQUIRE(driver.answer("", table::Cancel{}) == "accepted");
    const store::TableRow over = listed_row(driver.table);
    CHECK(over.state == "cancelled");
    CHECK(over.is_over);
    CHECK(over.due == "[]");
    CHECK(over.result == "cancelled");
    CHECK(over.wakes == 0);
    CHECK_FALSE(over.computer_due);
    CHECK(over.updated == table::testing::kStart + 1000);
}

TEST_CASE("computers among themselves are not due") {
    auto setup = minute_setup();
    setup.seats[0] = setup.seats[1] = table::testing::computer("random");
    const Driver driver(table::testing::mini_game(), setup);
    CHECK_FALSE(listed_row(driver.table).computer_due);
}

TEST_CASE("a frozen table keeps its description, but nobody is to move") {
    Driver driver = minute_table();
    const store::TableRow before = listed_row(driver.table);
    driver.table.freeze({"event 3", "for a test"});
    const store::TableRow row = described_row(before, driver.table);
    CHECK(row.state == before.state);
    CHECK(row.due == "[]");
    CHECK(row.wakes == 0);
    CHECK_FALSE(row.computer_due);
    const auto line = line_for(row, "ada");
    CHECK_FALSE(line.your_turn);
    CHECK_FALSE(line.deadline.has_value());
    CHECK(line.seats.size() == 3);
}

TEST_CASE("a line says who is here, which seat is mine and until when I have to move") {
    Driver driver = minute_table();
    const store::TableRow row = listed_row(driver.table);
    const auto line = line_for(row, "ada");
    CHECK(line.your_turn);
    CHECK(line.deadline == table::testing::kStart + 60'000);
    CHECK(line.watchers == 7);
    CHECK(line.seats[0].you);
    CHECK_FALSE(line.seats[0].online);
    CHECK_FALSE(line.seats[1].you);
    CHECK(line.seats[1].online);
    CHECK_FALSE(line.started.has_value());
    for (const char* other : {"", "cy"}) {
        const auto theirs = line_for(row, other);
        CHECK_FALSE(theirs.your_turn);
        CHECK_FALSE(theirs.deadline.has_value());
        for (const auto& seat : theirs.seats)
            CHECK_FALSE(seat.you);
    }
    REQUIRE(driver.answer("", table::Cancel{}) == "accepted");
    CHECK(line_for(listed_row(driver.table), "ada").started == table::testing::kStart);
}

TEST_CASE("the deadline of who holds two seats is the earlier one") {
    auto setup = minute_setup();
    setup.seats[1].user = "ada";
    const Driver driver(table::testing::mini_game(), setup);
    auto row = listed_row(driver.table);
    auto summary = summary_of(driver.table);
    summary.seats[0].deadline = table::testing::kStart + 9;
    summary.seats[1].deadline = table::testing::kStart + 5;
    row.summary = wire::text(summary);
    CHECK(line_for(row, "ada").deadline == table::testing::kStart + 5);
}

TEST_CASE("a row without a summary tells what its setup says, one without a setup nothing") {
    const Driver driver = minute_table();
    store::TableRow row = listed_row(driver.table);
    row.summary.clear();
    const auto line = line_for(row, "ada");
    REQUIRE(line.seats.size() == 3);
    CHECK(line.seats[1].name == "Bo");
    CHECK(line.seats[2].level == "random");
    CHECK(line.clock.bank == 60'000);
    CHECK(line.updated == table::testing::kStart);
    CHECK_FALSE(line.your_turn);
    row.setup.clear();
    CHECK(line_for(row, "ada").seats.empty());
    CHECK(line_for(row, "ada").updated == table::testing::kStart);
}

TEST_CASE("a table stands in the lists of its host and of everybody who sits there, once") {
    auto setup = minute_setup();
    setup.seats[1].user = "ada";
    const Driver driver(table::testing::mini_game(), setup);
    CHECK(users_of(listed_row(driver.table)) == Users{"ada"});
    const Driver with_bo = minute_table();
    store::TableRow row = listed_row(with_bo.table);
    CHECK(users_of(row) == Users{"ada", "bo"});
    row.host = "zoe";
    CHECK(users_of(row) == Users{"zoe", "ada", "bo"});
    row.host.clear();
    CHECK(users_of(row) == Users{"ada", "bo"});
}
