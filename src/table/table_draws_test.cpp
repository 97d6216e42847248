// Draws of chance after going back across some: always new ones, and everybody can check them.
#include <set>

#include <doctest/doctest.h>

#include "engine/draw_chance.h"
#include "engine/replay.h"
#include "table/table.h"
#include "table/testing/driver.h"

namespace {

using namespace table;
using engine::seat_id;
using testing::Driver;

// Ada against two computers, which agree to everything. Three secrets are dealt first.
Driver against_two_computers() {
    Setup setup = testing::people(*testing::trail_game(), 3);
    setup.seats[1] = setup.seats[2] = testing::computer();
    return {testing::trail_game(), setup};
}

// What the seed gives as draw number `index` where the table stood after `n` entries.
engine::Action seeded(const Table& table, std::size_t n, std::uint64_t index) {
    const auto dice = engine::FairDice::from_hex(table.setup().seed_hex, table.setup().dice_table);
    return engine::draw_chance(table.game(), table.position_at(n), *dice, index);
}

void finish(Driver& driver) {
    while (!driver.table.is_finished()) {
        const SeatId seat = driver.table.actor().first();
        const auto action = driver.table.game().notation(driver.table.legal(seat)[0]);
        REQUIRE(driver.act(engine::index_of(seat), {action}) == "accepted");
    }
}

std::uint64_t verified_taken_back(const Table& table) {
    const std::string text = engine::record_text(table.game(), table.record());
    const auto record = engine::parse_record(table.game(), text);
    REQUIRE(record.ok());
    const auto report = engine::verify(table.game(), *record);
    REQUIRE_MESSAGE(report.ok(), report.error().text());
    return report->taken_back;
}

Driver restored(const Driver& driver, const std::vector<Event>& events) {
    Driver again = driver;
    auto table = Table::restore(testing::trail_game(), driver.table.setup(), events);
    REQUIRE_MESSAGE(table.ok(), table.error().text());
    again.table = std::move(*table);
    return again;
}

}  // namespace

TEST_CASE("whoever goes back across a roll does not know the next one") {
    Driver driver = against_two_computers();
    std::set<std::string> rolls;
    for (std::uint64_t turn = 0; turn < 12; ++turn) {
        REQUIRE(driver.act(0, {"roll 0"}) == "accepted");
        const engine::RecordEntry rolled = driver.table.entries()[4];
        CHECK(rolled.taken_back == turn);
        CHECK(rolled.action == seeded(driver.table, 4, 3 + turn));
        rolls.insert(driver.table.game().notation(rolled.action));
        REQUIRE(driver.answer("ada", AskUndo{3}) == "accepted");
        REQUIRE(driver.table.entries().size() == 3);
    }
    CHECK(rolls.size() > 1);
}

TEST_CASE("the record tells every draw that was taken back, and verifies") {
    Driver driver = against_two_computers();
    for (int i = 0; i < 3; ++i) {
        REQUIRE(driver.act(0, {"roll 0"}) == "accepted");
        REQUIRE(driver.answer("ada", AskUndo{3}) == "accepted");
    }
    REQUIRE(driver.act(0, {"roll 0"}) == "accepted");
    CHECK(driver.table.record().entries[4].taken_back == 3);
    finish(driver);
    CHECK(verified_taken_back(driver.table) == 3);
}

TEST_CASE("draws that were taken back at the very end are told, too") {
    Driver driver = against_two_computers();
    REQUIRE(driver.act(0, {"roll 0"}) == "accepted");
    REQUIRE(driver.answer("ada", AskUndo{3}) == "accepted");
    REQUIRE(driver.answer("ada", Cancel{}) == "accepted");
    CHECK(driver.table.record().end->taken_back == 1);
    CHECK(verified_taken_back(driver.table) == 1);
}

TEST_CASE("going back to before the deal deals anew") {
    Driver driver = against_two_computers();
    REQUIRE(driver.answer("ada", AskUndo{0}) == "accepted");
    REQUIRE(driver.table.entries().size() == 3);
    for (std::uint64_t n = 0; n < 3; ++n)
        CHECK(driver.table.entries()[n].action == seeded(driver.table, n, 3 + n));
    CHECK(driver.table.entries()[0].taken_back == 3);
    CHECK(driver.table.entries()[1].taken_back == 0);
}

TEST_CASE("going back without crossing chance takes no draw back") {
    Driver driver = against_two_computers();
    REQUIRE(driver.act(0, {"walk 1"}) == "accepted");
    REQUIRE(driver.answer("ada", AskUndo{3}) == "accepted");
    REQUIRE(driver.act(0, {"roll 0"}) == "accepted");
    CHECK(driver.table.entries()[4].taken_back == 0);
}

TEST_CASE("a restored table goes on with the numbers that were never drawn") {
    Driver driver = against_two_computers();
    REQUIRE(driver.act(0, {"roll 0"}) == "accepted");
    REQUIRE(driver.answer("ada", AskUndo{3}) == "accepted");
    Driver again = restored(driver, driver.table.events());
    REQUIRE(again.act(0, {"roll 0"}) == "accepted");
    REQUIRE(driver.act(0, {"roll 0"}) == "accepted");
    CHECK(again.table.entries() == driver.table.entries());
    CHECK(again.table.entries()[4].taken_back == 1);
}

// Programs before tetra/2 drew the same numbers again; their events say nothing about it.
TEST_CASE("a table of an old program keeps its draws, verifies and goes on with new ones") {
    Driver driver = against_two_computers();
    REQUIRE(driver.act(0, {"roll 0"}) == "accepted");
    REQUIRE(driver.act(0, {"roll 0"}) == "accepted");
    REQUIRE(driver.answer("ada", AskUndo{3}) == "accepted");
    auto events = driver.table.events();
    events.push_back({driver.now,
                      {"ada", "old"},
                      Acted{seat_id(0), *driver.table.game().parse_action("roll 0")}});
    Driver old = restored(driver, events);
    events.push_back({driver.now, {"ada", "old"}, Drew{seeded(old.table, 4, 3)}});
    old = restored(driver, events);
    CHECK(old.table.entries()[4].taken_back == 0);
    REQUIRE(old.act(0, {"roll 0"}) == "accepted");
    CHECK(old.table.entries()[6].taken_back == 1);
    CHECK(old.table.entries()[6].action == seeded(old.table, 6, 5));
    finish(old);
    CHECK(verified_taken_back(old.table) == 1);
}
