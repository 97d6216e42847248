// What needs the consent of the others: going back, pausing, going on, cancelling.
#include <doctest/doctest.h>

#include "table/table.h"
#include "table/testing/driver.h"

namespace {

using namespace table;
using engine::seat_id;
using testing::Driver;
using testing::trail_table;
using Names = std::vector<std::string>;

// Ada has rolled, which she cannot take back alone.
Driver after_a_roll(int seats = 3) {
    Driver driver = trail_table(seats);
    CHECK(driver.act(0, {"walk 1", "roll 0"}) == "accepted");
    return driver;
}

Driver solitaire() {
    Setup setup = testing::people(*testing::trail_game(), 3);
    setup.seats[1] = testing::computer();
    setup.seats[2].user = "ada";
    return {testing::trail_game(), setup};
}

}  // namespace

TEST_CASE("all others must agree to go back behind new information") {
    Driver driver = after_a_roll();
    CHECK(driver.answer("ada", AskUndo{3}) == "accepted");
    REQUIRE(driver.table.request().has_value());
    CHECK(driver.table.awaited() == Names{"bo", "cy"});
    CHECK(driver.answer("bo", Answer{true}) == "accepted");
    CHECK(driver.table.awaited() == Names{"cy"});
    CHECK(driver.table.entries().size() == 6);
    CHECK(driver.answer("cy", Answer{true}) == "accepted");
    CHECK(driver.table.entries().size() == 3);
    CHECK(!driver.table.request().has_value());
    CHECK(driver.answer("ada", Redo{seat_id(0)}) == "nothing_to_redo");
}

TEST_CASE("one no ends the request") {
    Driver driver = after_a_roll();
    CHECK(driver.answer("ada", AskUndo{3}) == "accepted");
    CHECK(driver.answer("bo", Answer{true}) == "accepted");
    CHECK(driver.answer("cy", Answer{false}) == "accepted");
    CHECK(!driver.table.request().has_value());
    CHECK(driver.table.entries().size() == 6);
}

TEST_CASE("a new action ends a request to go back, and an undo does as well") {
    Driver driver = after_a_roll();
    CHECK(driver.answer("bo", AskUndo{3}) == "accepted");
    CHECK(driver.act(0, {"walk 1"}) == "accepted");
    CHECK(!driver.table.request().has_value());
    CHECK(driver.answer("bo", AskUndo{3}) == "accepted");
    CHECK(driver.answer("ada", Undo{seat_id(0)}) == "accepted");
    CHECK(!driver.table.request().has_value());
}

TEST_CASE("the asker may withdraw, nobody else") {
    Driver driver = after_a_roll();
    CHECK(driver.answer("ada", Withdraw{}) == "no_request");
    CHECK(driver.answer("ada", AskUndo{3}) == "accepted");
    CHECK(driver.answer("bo", Withdraw{}) == "no_request");
    CHECK(driver.answer("ada", Withdraw{}) == "accepted");
    CHECK(!driver.table.request().has_value());
}

TEST_CASE("only who is asked answers, and once") {
    Driver driver = after_a_roll();
    CHECK(driver.answer("bo", Answer{true}) == "no_request");
    CHECK(driver.answer("ada", AskUndo{3}) == "accepted");
    CHECK(driver.answer("ada", Answer{true}) == "no_request");
    CHECK(driver.answer("zoe", Answer{true}) == "no_request");
    CHECK(driver.answer("", Answer{true}) == "no_request");
    CHECK(driver.answer("bo", Answer{true}) == "accepted");
    CHECK(driver.answer("bo", Answer{false}) == "no_request");
}

TEST_CASE("an answer is for the request that was seen") {
    Driver driver = after_a_roll();
    const auto seen = driver.table.version();
    CHECK(driver.answer("ada", AskUndo{3}) == "accepted");
    CHECK(driver.answer_having_seen(seen, "bo", Answer{true}) == "stale");
    CHECK(driver.answer_having_seen(seen + 1, "bo", Answer{true}) == "accepted");
    CHECK(driver.answer_having_seen(seen + 1, "cy", Answer{true}) == "accepted");
}

TEST_CASE("one asks about the line of play that one saw") {
    Driver driver = after_a_roll();
    const auto seen = driver.table.version();
    CHECK(driver.answer("cy", Pause{}) == "accepted");
    CHECK(driver.answer("cy", Withdraw{}) == "accepted");
    CHECK(driver.act(0, {"walk 1"}) == "accepted");
    CHECK(driver.answer_having_seen(seen, "bo", AskUndo{3}) == "stale");
    CHECK(driver.answer("bo", AskUndo{7}) == "nothing_to_undo");
    CHECK(driver.answer("zoe", AskUndo{3}) == "not_seated");
    CHECK(driver.answer("", AskUndo{3}) == "not_seated");
    CHECK(driver.answer("bo", AskUndo{3}) == "accepted");
    CHECK(driver.answer("cy", AskUndo{4}) == "request_pending");
    CHECK(driver.answer("cy", Pause{}) == "request_pending");
}

TEST_CASE("computers and other seats of the same user agree at once") {
    Driver driver = solitaire();
    CHECK(driver.act(0, {"roll 0"}) == "accepted");
    const auto asked = driver.send("ada", AskUndo{3});
    REQUIRE(asked.ok());
    CHECK(testing::names_of(asked->events) == Names{"asked", "rolled_back"});
    CHECK(driver.table.entries().size() == 3);
    CHECK(driver.answer("ada", Pause{}) == "accepted");
    CHECK(driver.table.state() == State::Paused);
    CHECK(driver.answer("ada", Resume{}) == "accepted");
    CHECK(driver.table.state() == State::Running);
    CHECK(driver.answer("ada", Cancel{}) == "accepted");
    CHECK(driver.table.state() == State::Cancelled);
}

TEST_CASE("whoever holds a seat is asked, also while the computer stands in") {
    Driver driver = after_a_roll();
    CHECK(driver.answer("ada", AskUndo{3}) == "accepted");
    CHECK(driver.answer("bo", Answer{true}) == "accepted");
    CHECK(driver.answer("cy", GiveToComputer{seat_id(2), ""}) == "accepted");
    CHECK(driver.table.entries().size() == 6);
    CHECK(driver.table.awaited() == Names{"cy"});
    CHECK(driver.answer("cy", Answer{true}) == "accepted");
    CHECK(driver.table.entries().size() == 3);
}

TEST_CASE("whoever has resigned is asked no more") {
    Driver driver = after_a_roll();
    CHECK(driver.answer("ada", AskUndo{3}) == "accepted");
    CHECK(driver.answer("bo", Answer{true}) == "accepted");
    CHECK(driver.answer("cy", Resign{seat_id(2)}) == "accepted");
    CHECK(driver.table.entries().size() == 3);
}

TEST_CASE("a request falls with its asker") {
    Driver driver = after_a_roll();
    CHECK(driver.answer("cy", AskUndo{3}) == "accepted");
    CHECK(driver.answer("cy", Resign{seat_id(2)}) == "accepted");
    CHECK(!driver.table.request().has_value());
}

TEST_CASE("a player who comes back is asked as well") {
    Driver driver = after_a_roll();
    CHECK(driver.answer("cy", GiveToComputer{seat_id(2), ""}) == "accepted");
    CHECK(driver.answer("ada", AskUndo{3}) == "accepted");
    CHECK(driver.answer("cy", TakeBack{seat_id(2)}) == "accepted");
    CHECK(driver.table.awaited() == Names{"bo", "cy"});
}

TEST_CASE("a pause needs all, and so does going on") {
    Driver driver = trail_table(2);
    CHECK(driver.answer("ada", Resume{}) == "not_paused");
    CHECK(driver.answer("zoe", Pause{}) == "not_seated");
    CHECK(driver.answer("ada", Pause{}) == "accepted");
    CHECK(driver.act(0, {"walk 1"}) == "accepted");
    CHECK(driver.answer("bo", Answer{true}) == "accepted");
    CHECK(driver.table.state() == State::Paused);
    CHECK(driver.answer("bo", Pause{}) == "paused");
    CHECK(driver.answer("bo", AskUndo{0}) == "paused");
    CHECK(driver.table.actor().is_nobody());
    CHECK(driver.answer("bo", Resume{}) == "accepted");
    CHECK(driver.answer("ada", Answer{false}) == "accepted");
    CHECK(driver.table.state() == State::Paused);
    CHECK(driver.answer("bo", Resume{}) == "accepted");
    CHECK(driver.answer("ada", Answer{true}) == "accepted");
    CHECK(driver.act(0, {"walk 1"}) == "accepted");
}

TEST_CASE("the server pauses, resumes and cancels by itself") {
    Driver driver = after_a_roll();
    CHECK(driver.answer("ada", AskUndo{3}) == "accepted");
    CHECK(driver.answer("", Pause{}) == "accepted");
    CHECK(!driver.table.request().has_value());
    CHECK(driver.answer("", Resume{}) == "accepted");
    CHECK(driver.answer("", Cancel{}) == "accepted");
    CHECK(driver.table.state() == State::Cancelled);
    CHECK(driver.answer("", Cancel{}) == "game_over");
    CHECK(driver.answer("ada", Resume{}) == "game_over");
    CHECK(driver.answer("ada", Pause{}) == "game_over");
    CHECK(driver.answer("ada", AskUndo{0}) == "game_over");
}

TEST_CASE("a game is cancelled by all together, also in a pause") {
    Driver driver = trail_table(2);
    CHECK(driver.answer("zoe", Cancel{}) == "not_seated");
    CHECK(driver.answer("", Pause{}) == "accepted");
    CHECK(driver.answer("bo", Cancel{}) == "accepted");
    CHECK(driver.answer("ada", Answer{true}) == "accepted");
    CHECK(driver.table.state() == State::Cancelled);
}

TEST_CASE("before the start the host alone cancels, and there is nothing to ask for") {
    Setup setup = testing::people(*testing::trail_game(), 3);
    setup.seats[2] = {};
    Driver driver(testing::trail_game(), setup);
    CHECK(driver.answer("bo", Cancel{}) == "not_host");
    CHECK(driver.answer("bo", Pause{}) == "not_started");
    CHECK(driver.answer("bo", Resume{}) == "not_started");
    CHECK(driver.answer("bo", AskUndo{0}) == "not_started");
    CHECK(driver.answer("ada", Cancel{}) == "accepted");
    CHECK(driver.table.state() == State::Cancelled);
}

TEST_CASE("a request says exactly what was asked, and for whom") {
    const auto asked = [](Driver& driver, const Wish& wish) {
        const auto sent = driver.send("ada", wish);
        REQUIRE(sent.ok());
        return std::get<Asked>(sent->events.at(0).what);
    };
    Driver driver = after_a_roll();
    CHECK(asked(driver, AskUndo{3}) == Asked{RequestKind::Undo, 3});
    CHECK(driver.answer("ada", Withdraw{}) == "accepted");
    CHECK(asked(driver, Cancel{}) == Asked{RequestKind::Cancel});
    CHECK(driver.answer("ada", Withdraw{}) == "accepted");
    CHECK(driver.answer("", Pause{}) == "accepted");
    CHECK(asked(driver, Resume{}) == Asked{RequestKind::Resume});
}

TEST_CASE("who holds two seats is awaited once") {
    Setup setup = testing::people(*testing::trail_game(), 3);
    setup.seats[2].user = "bo";
    Driver driver(testing::trail_game(), setup);
    CHECK(driver.answer("ada", Pause{}) == "accepted");
    CHECK(driver.table.awaited() == Names{"bo"});
}

TEST_CASE("whoever has resigned answers no more") {
    Driver driver = after_a_roll();
    CHECK(driver.answer("cy", Resign{seat_id(2)}) == "accepted");
    CHECK(driver.answer("ada", AskUndo{3}) == "accepted");
    CHECK(driver.answer("cy", Answer{false}) == "no_request");
    CHECK(driver.table.awaited() == Names{"bo"});
}

TEST_CASE("no request outlives the game") {
    Driver driver = trail_table(2);
    CHECK(driver.answer("ada", Pause{}) == "accepted");
    CHECK(driver.answer("bo", Resign{seat_id(1)}) == "accepted");
    CHECK(driver.table.state() == State::Over);
    CHECK(!driver.table.request());
    CHECK(driver.table.awaited().empty());
}
