// Acting: legality, paths, stale decisions, repeated commands, chance and the log.
#include <doctest/doctest.h>

#include "engine/fair_dice.h"
#include "table/event_json.h"
#include "table/table.h"
#include "table/testing/driver.h"

namespace {

using namespace table;
using engine::seat_id;
using testing::Driver;
using testing::mini_table;
using testing::path_of;
using testing::trail_table;
using Lines = std::vector<std::string>;

Act act(const Driver& driver, int seat, std::initializer_list<std::string_view> path) {
    return {seat_id(seat), path_of(driver.table.game(), path)};
}

}  // namespace

TEST_CASE("an action is played and remembered with its time") {
    Driver driver = trail_table();
    CHECK(driver.act(0, {"walk 2"}) == "accepted");
    CHECK(driver.line().back() == "0:walk 2");
    CHECK(driver.table.entries().back().milliseconds == 1000);
    CHECK(driver.table.log().back().at == testing::kStart + 1000);
    CHECK(driver.table.version() == 4);
}

TEST_CASE("only what is legal is played, and only in turn") {
    Driver driver = trail_table();
    CHECK(driver.act(0, {"jump 1"}) == "illegal_action");
    CHECK(driver.act(1, {"walk 1"}) == "not_your_turn");
    CHECK(driver.answer("bo", act(driver, 0, {"walk 1"})) == "not_your_seat");
    CHECK(driver.answer("zoe", act(driver, 0, {"walk 1"})) == "not_your_seat");
    CHECK(driver.answer("ada", act(driver, 5, {"walk 1"})) == "bad_command");
    CHECK(driver.answer("ada", Act{engine::kNobody, path_of(driver.table.game(), {"walk 1"})})
          == "bad_command");
    CHECK(driver.answer("ada", act(driver, 0, {})) == "bad_command");
    CHECK(driver.answer("ada", Act{seat_id(0), {33, engine::Action{}}}) == "bad_command");
    CHECK(driver.answer("ada", Act{seat_id(0), {engine::Action{99, 9, 9, 9}}}) == "illegal_action");
    CHECK(driver.table.version() == 3);
}

TEST_CASE("nothing is played before the start or after the end") {
    Setup setup = testing::people(*testing::trail_game(), 2);
    setup.seats[1] = {};
    Driver driver(testing::trail_game(), setup);
    CHECK(driver.act(0, {"walk 1"}) == "not_started");
    CHECK(driver.table.legal(seat_id(0)).empty());
    CHECK(driver.answer("ada", Cancel{}) == "accepted");
    CHECK(driver.act(0, {"walk 1"}) == "game_over");
}

TEST_CASE("a path is played whole or not at all") {
    Driver driver = trail_table();
    const std::string before = testing::portrait(driver.table, driver.now);
    CHECK(driver.act(0, {"walk 1", "aim 0", "walk 1"}) == "illegal_action");
    CHECK(driver.act(0, {"walk 1", "rest 0", "walk 1"}) == "illegal_action");
    CHECK(driver.act(0, {"roll 0", "walk 1"}) == "illegal_action");
    CHECK(testing::portrait(driver.table, driver.now) == before);
    CHECK(driver.act(0, {"walk 1", "aim 0", "jump 3"}) == "accepted");
    const Lines line = driver.line();
    REQUIRE(line.size() == 5);
    CHECK(Lines(line.begin() + 2, line.end()) == Lines{"0:walk 1", "0:aim 0", "0:jump 3"});
}

TEST_CASE("chance is drawn until a seat must decide") {
    Driver driver = trail_table();
    const auto submitted = driver.send("ada", act(driver, 0, {"walk 1", "roll 0"}));
    REQUIRE(submitted.ok());
    CHECK(testing::names_of(submitted->events) == Lines{"acted", "acted", "drew"});
    CHECK(driver.table.actor() == engine::Actor::seat(seat_id(0)));
}

TEST_CASE("legal actions are for those who may act") {
    Driver driver = trail_table();
    CHECK(driver.table.legal(seat_id(0)).size() == 6);
    CHECK(driver.table.legal(seat_id(1)).empty());
    CHECK(driver.table.legal(seat_id(5)).empty());
    CHECK(driver.answer("", Pause{}) == "accepted");
    CHECK(driver.table.legal(seat_id(0)).empty());
    CHECK(driver.act(0, {"walk 1"}) == "paused");
}

TEST_CASE("a repeated command gives the first answer and changes nothing") {
    Driver driver = trail_table();
    const Command command = driver.command("ada", act(driver, 0, {"walk 1", "roll 0"}));
    const auto first = driver.table.submit(command, driver.now);
    REQUIRE(first.ok());
    CHECK(driver.act(0, {"walk 2"}) == "accepted");
    const std::string before = testing::portrait(driver.table, driver.now);
    const auto again = driver.table.submit(command, driver.now + 5000);
    REQUIRE(again.ok());
    CHECK(*again == *first);
    CHECK(again->version == 6);
    CHECK(testing::portrait(driver.table, driver.now) == before);
}

TEST_CASE("a restored table knows the commands it has answered") {
    Driver driver = trail_table();
    const Command command = driver.command("ada", act(driver, 0, {"walk 1", "roll 0"}));
    const auto first = driver.table.submit(command, driver.now);
    auto restored =
        Table::restore(testing::trail_game(), driver.table.setup(), driver.table.events());
    REQUIRE(restored.ok());
    const auto again = restored->submit(command, driver.now);
    REQUIRE(again.ok());
    CHECK(*again == *first);
    CHECK(restored->version() == driver.table.version());
}

TEST_CASE("the same command id of another user is another command") {
    Driver driver = mini_table();
    const std::uint64_t seen = driver.table.version();
    const auto path = [&](const char* text) { return path_of(driver.table.game(), {text}); };
    CHECK(driver.table.submit({"ada", "x", seen, Act{seat_id(0), path("commit reed")}}, 0).ok());
    CHECK(driver.table.submit({"bo", "x", seen, Act{seat_id(1), path("commit reed")}}, 0).ok());
    CHECK(driver.line().size() == 6);
}

TEST_CASE("a refused command may be sent again and is judged anew") {
    Driver driver = trail_table();
    const Command command{"bo", "x", 3, act(driver, 1, {"walk 1"})};
    CHECK(!driver.table.submit(command, driver.now).ok());
    CHECK(driver.act(0, {"rest 0"}) == "accepted");
    Command again = command;
    again.seen = driver.table.version();
    CHECK(driver.table.submit(again, driver.now).ok());
}

TEST_CASE("the server's commands need no id, and without one each counts") {
    Setup setup = testing::people(*testing::trail_game(), 2);
    setup.seats[0] = testing::computer();
    Driver driver(testing::trail_game(), setup);
    for (int i = 0; i < 2; ++i) {
        const auto walk = act(driver, 0, {"walk 1"});
        CHECK(driver.table.submit({"", "", driver.table.version(), walk}, driver.now).ok());
    }
    CHECK(driver.line().size() == 4);
}

TEST_CASE("a decision made on an older table is stale") {
    Driver driver = trail_table();
    const std::uint64_t seen = driver.table.version();
    CHECK(driver.act(0, {"walk 1"}) == "accepted");
    CHECK(driver.answer_having_seen(seen, "ada", act(driver, 0, {"walk 1"})) == "stale");
    CHECK(driver.answer_having_seen(seen, "bo", act(driver, 1, {"walk 1"})) == "stale");
    CHECK(driver.act(0, {"rest 0"}) == "accepted");
    CHECK(driver.answer_having_seen(driver.table.version() - 1, "bo", act(driver, 1, {"walk 1"}))
          == "stale");
}

TEST_CASE("in a simultaneous phase others may have decided in the meantime") {
    Driver driver = mini_table(3);
    const std::uint64_t seen = driver.table.version();
    CHECK(driver.answer_having_seen(seen, "cy", act(driver, 2, {"commit reed"})) == "accepted");
    CHECK(driver.answer("cy", Undo{seat_id(2)}) == "accepted");
    CHECK(driver.answer("cy", Redo{seat_id(2)}) == "accepted");
    CHECK(driver.answer_having_seen(seen, "ada", act(driver, 0, {"commit stone"})) == "accepted");
    CHECK(driver.answer_having_seen(seen, "cy", act(driver, 2, {"commit reed"})) == "stale");
}

TEST_CASE("what is no play does not make a decision stale") {
    Driver driver = trail_table(3);
    const std::uint64_t seen = driver.table.version();
    CHECK(driver.answer("bo", Pause{}) == "accepted");
    CHECK(driver.answer("bo", Withdraw{}) == "accepted");
    CHECK(driver.answer("cy", GiveToComputer{seat_id(2), ""}) == "accepted");
    CHECK(driver.answer("bo", Resign{seat_id(1)}) == "accepted");
    CHECK(driver.answer_having_seen(seen, "ada", act(driver, 0, {"walk 1"})) == "accepted");
}

TEST_CASE("after a chance event an older decision is stale") {
    Driver driver = trail_table();
    CHECK(driver.act(0, {"roll 0"}) == "accepted");
    CHECK(driver.answer_having_seen(driver.table.version() - 1, "ada", act(driver, 0, {"walk 1"}))
          == "stale");
}

TEST_CASE("time never runs backwards") {
    Driver driver = trail_table();
    CHECK(driver.act(0, {"walk 1"}) == "accepted");
    const auto early = driver.table.submit(driver.command("ada", act(driver, 0, {"walk 1"})),
                                           testing::kStart - 99);
    REQUIRE(early.ok());
    CHECK(early->events[0].at == testing::kStart + 1000);
}

TEST_CASE("events of a command carry who caused them, what the table does of itself does not") {
    Driver driver = trail_table();
    CHECK(driver.table.events()[0].by == Cause{});
    CHECK(driver.act(0, {"roll 0"}) == "accepted");
    CHECK(driver.table.events()[3].by == Cause{"ada", "c1"});
    CHECK(driver.table.events()[4].by == Cause{"ada", "c1"});
}

TEST_CASE("the log follows the line of play") {
    Driver driver = trail_table();
    CHECK(driver.table.log().size() == 2);
    CHECK(driver.act(0, {"aim 0", "jump 1"}) == "accepted");
    CHECK(driver.table.log().size() == 3);
    CHECK(driver.answer("ada", Undo{seat_id(0)}) == "accepted");
    CHECK(driver.table.log().size() == 2);
}

TEST_CASE("a secret number is for one purpose, one seat and what that seat has seen") {
    Driver driver = mini_table(2);
    const auto dice =
        *engine::FairDice::from_hex(driver.table.setup().seed_hex, driver.table.setup().dice_table);
    const auto version = driver.table.version();
    const auto number = [&](int seat, std::uint64_t seen) {
        return dice.secret("think " + std::to_string(seat) + " " + std::to_string(seen));
    };
    CHECK(driver.table.secret("think", seat_id(0)) == number(0, version));
    CHECK(driver.table.secret("think", seat_id(1)) == number(1, version));
    CHECK(driver.table.secret("guess", seat_id(1)) != number(1, version));
    Act draft = act(driver, 0, {"commit reed"});
    draft.commitment = Commitment::No;
    CHECK(driver.answer("ada", draft) == "accepted");
    CHECK(driver.table.secret("think", seat_id(0)) == number(0, version + 1));
    CHECK(driver.table.secret("think", seat_id(1)) == number(1, version));
}
