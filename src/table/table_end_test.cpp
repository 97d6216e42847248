// The end of a match: resigning, places, the record, and the next match.
#include <doctest/doctest.h>

#include "engine/json_text.h"
#include "engine/replay.h"
#include "table/table.h"
#include "table/testing/driver.h"

namespace {

using namespace table;
using engine::seat_id;
using testing::Driver;
using testing::trail_table;
using Places = std::vector<std::uint8_t>;
using Winners = std::vector<bool>;

// Empty before the end.
TableOutcome outcome_of(const Driver& driver) {
    return driver.table.outcome().value_or(TableOutcome{});
}
engine::RecordEnd end_of(const Driver& driver) {
    return driver.table.record().end.value_or(engine::RecordEnd{});
}

// Every seat rests, but seat 2 walks one square and seat 1 two in the last round.
void play_out(Driver& driver) {
    while (driver.table.state() == State::Running) {
        const int seat = engine::index_of(driver.table.actor().first());
        const bool is_last_round = driver.line().size() >= driver.table.seats().size() * 3;
        if (is_last_round && (seat == 1 || seat == 2))
            CHECK(driver.act(seat, {seat == 1 ? "walk 2" : "walk 1", "rest 0"}) == "accepted");
        else
            CHECK(driver.act(seat, {"rest 0"}) == "accepted");
    }
}

}  // namespace

TEST_CASE("a game played to its end ranks as its rules say") {
    Driver driver = trail_table(3);
    CHECK(!driver.table.outcome().has_value());
    play_out(driver);
    CHECK(outcome_of(driver).ending == "arrived");
    CHECK(outcome_of(driver).places == Places{3, 1, 2});
    CHECK(outcome_of(driver).scores == std::vector<std::int16_t>{0, 2, 1});
    CHECK(outcome_of(driver).won == Winners{false, true, false});
    CHECK(driver.answer("ada", Resign{seat_id(0)}) == "game_over");
    CHECK(driver.answer("ada", Undo{seat_id(0)}) == "game_over");
}

TEST_CASE("with one seat left the game is over") {
    Driver driver = trail_table(2);
    CHECK(driver.answer("ada", Resign{seat_id(1)}) == "not_your_seat");
    CHECK(driver.answer("ada", Resign{seat_id(7)}) == "bad_command");
    CHECK(driver.answer("ada", Resign{seat_id(0)}) == "accepted");
    CHECK(driver.table.state() == State::Over);
    CHECK(outcome_of(driver).ending == "resigned");
    CHECK(outcome_of(driver).places == Places{2, 1});
    CHECK(outcome_of(driver).won == Winners{false, true});
    CHECK(driver.table.actor().is_nobody());
}

TEST_CASE("a game alone is won if its goal was reached, and lost otherwise") {
    for (const bool is_fast : {true, false}) {
        Driver driver = trail_table(1);
        for (int round = 0; round < 3; ++round)
            CHECK(driver.act(0, {is_fast ? "walk 2" : "walk 1", "rest 0"}) == "accepted");
        CHECK(driver.table.state() == State::Over);
        CHECK(outcome_of(driver).places == Places{1});
        CHECK(outcome_of(driver).won == Winners{is_fast});
        CHECK(end_of(driver).outcome.results[0].won == is_fast);
        CHECK(engine::verify(driver.table.game(), driver.table.record()).ok());
    }
}

TEST_CASE("who resigns alone has lost, also with the goal reached") {
    Driver driver = trail_table(1);
    for (int round = 0; round < 2; ++round)
        CHECK(driver.act(0, {"walk 2", "walk 2", "rest 0"}) == "accepted");
    CHECK(driver.answer("ada", Resign{seat_id(0)}) == "accepted");
    CHECK(outcome_of(driver).ending == "resigned");
    CHECK(outcome_of(driver).places == Places{1});
    CHECK(outcome_of(driver).won == Winners{false});
    CHECK(engine::verify(driver.table.game(), driver.table.record()).ok());
}

TEST_CASE("the one who stayed is first, then who resigned last") {
    Driver driver = trail_table(4);
    CHECK(driver.answer("cy", Resign{seat_id(2)}) == "accepted");
    CHECK(driver.table.state() == State::Running);
    CHECK(driver.table.seats()[2].level == "greedy");
    CHECK(driver.answer("cy", Resign{seat_id(2)}) == "has_resigned");
    CHECK(driver.answer("ada", Resign{seat_id(0)}) == "accepted");
    CHECK(driver.answer("di", Resign{seat_id(3)}) == "accepted");
    CHECK(outcome_of(driver).places == Places{3, 1, 4, 2});
}

TEST_CASE("the computer plays on for who resigned, who ranks behind all who stayed") {
    Driver driver = trail_table(4);
    CHECK(driver.answer("bo", Resign{seat_id(1)}) == "accepted");
    play_out(driver);
    CHECK(outcome_of(driver).ending == "arrived");
    CHECK(outcome_of(driver).scores == std::vector<std::int16_t>{0, 2, 1, 0});
    CHECK(outcome_of(driver).places == Places{2, 4, 1, 2});
    CHECK(outcome_of(driver).won == Winners{false, false, true, false});
}

TEST_CASE("one may resign in a pause, but not before the start") {
    Driver driver = trail_table(2);
    CHECK(driver.answer("", Pause{}) == "accepted");
    CHECK(driver.answer("bo", Resign{seat_id(1)}) == "accepted");
    CHECK(driver.table.state() == State::Over);
    Setup setup = testing::people(*testing::trail_game(), 2);
    setup.seats[1] = {};
    Driver open(testing::trail_game(), setup);
    CHECK(open.answer("ada", Resign{seat_id(0)}) == "not_started");
}

TEST_CASE("a cancelled game has no places") {
    Driver driver = trail_table(2);
    CHECK(driver.answer("", Cancel{}) == "accepted");
    CHECK(outcome_of(driver).ending == "cancelled");
    CHECK(outcome_of(driver).places == Places{0, 0});
    CHECK(outcome_of(driver).won == Winners{false, false});
}

TEST_CASE("a record reveals the seed at the end, and then everybody can verify it") {
    Driver driver = trail_table(3);
    CHECK(driver.act(0, {"roll 0"}) == "accepted");
    CHECK(driver.answer("ada", AskUndo{3}) == "accepted");
    CHECK(driver.answer("bo", Answer{true}) == "accepted");
    CHECK(driver.answer("cy", Answer{true}) == "accepted");
    CHECK(driver.act(0, {"walk 1", "roll 0"}) == "accepted");
    CHECK(!driver.table.record().end.has_value());
    CHECK(engine::record_text(driver.table.game(), driver.table.record())
              .find(driver.table.setup().seed_hex)
          == std::string::npos);
    CHECK(driver.table.record().header.commitment == driver.table.commitment());
    play_out(driver);
    const auto record = driver.table.record();
    REQUIRE(record.end.has_value());
    CHECK(record.header.started == "2023-11-14T22:13:20Z");
    const auto again =
        engine::parse_record(driver.table.game(), engine::record_text(driver.table.game(), record));
    REQUIRE(again.ok());
    const auto report = engine::verify(driver.table.game(), *again);
    REQUIRE_MESSAGE(report.ok(), report.error().text());
    CHECK(report->entries == driver.table.entries().size());
}

TEST_CASE("the record of a resigned game says it was still running, with the places of the table") {
    Driver driver = trail_table(2);
    CHECK(driver.answer("bo", Resign{seat_id(1)}) == "accepted");
    const auto record = driver.table.record();
    CHECK(end_of(driver).outcome.ending == 0);
    CHECK(end_of(driver).outcome.results[0].place == 1);
    CHECK(end_of(driver).outcome.results[1].place == 2);
    CHECK(end_of(driver).outcome.results[0].won);
    CHECK_FALSE(end_of(driver).outcome.results[1].won);
    CHECK(end_of(driver).seed_hex == driver.table.setup().seed_hex);
    CHECK(
        engine::parse_record(driver.table.game(), engine::record_text(driver.table.game(), record))
            .ok());
}

TEST_CASE("the record of a table that is still open has no start") {
    Setup setup = testing::people(*testing::trail_game(), 2);
    setup.seats[1] = {};
    const Driver driver(testing::trail_game(), setup);
    CHECK(driver.table.record().header.started.empty());
    CHECK(driver.table.record().entries.empty());
}

TEST_CASE("for a rematch the asker sits one seat further, and seats are kept for the others") {
    Setup setup = testing::people(*testing::trail_game(), 3);
    setup.seats[1] = testing::computer("random");
    setup.clock = {ClockKind::Days, 0, 0, 2, OnTimeout::Resigns};
    Driver driver(testing::trail_game(), setup);
    CHECK(driver.answer("ada", GiveToComputer{seat_id(0), ""}) == "accepted");
    CHECK(driver.answer("cy", Resign{seat_id(2)}) == "accepted");
    const std::string seed(64, 'a');
    const Setup rematch = driver.table.rematch({"k4g", "cy", seed, testing::kStart + 7});
    CHECK(rematch.id == "k4g");
    CHECK(rematch.dice_table == "k4g");
    CHECK(rematch.content == setup.content);
    CHECK(rematch.seed_hex == seed);
    CHECK(rematch.created == testing::kStart + 7);
    CHECK(rematch.clock == setup.clock);
    CHECK(rematch.seats[0] == setup.seats[1]);
    CHECK(rematch.seats[1] == setup.seats[2]);
    CHECK(rematch.seats[2] == SeatPlan{SeatKind::Open, "ada", setup.seats[0].name, ""});
    CHECK(rematch.host == "cy");
    auto table = Table::create(testing::trail_game(), rematch);
    REQUIRE(table.ok());
    table->tick(testing::kStart + 7);
    CHECK(table->state() == State::Open);
    CHECK(table->commitment() != driver.table.commitment());
}

TEST_CASE("a game alone that is called off is not won, and has no place") {
    Driver driver = trail_table(1);
    for (int round = 0; round < 2; ++round)
        CHECK(driver.act(0, {"walk 2", "walk 2", "rest 0"}) == "accepted");
    CHECK(driver.answer("", Cancel{}) == "accepted");
    CHECK(outcome_of(driver).places == Places{0});
    CHECK(outcome_of(driver).won == Winners{false});
}
