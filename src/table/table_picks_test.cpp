// Drafts of several picks, and a game in which all decide from the start: no chance comes first.
#include <doctest/doctest.h>

#include "table/table.h"
#include "table/testing/clock_rules.h"
#include "table/testing/driver.h"

namespace {

using namespace table;
using engine::seat_id;
using engine::SeatSet;
using testing::Driver;
using testing::kDay;
using testing::pair_table;
using Lines = std::vector<std::string>;
using Names = std::vector<std::string>;

std::string_view picks(Driver& driver,
                       int seat,
                       std::initializer_list<std::string_view> path,
                       Commitment commitment = Commitment::No) {
    const Seat& who = driver.table.seats()[static_cast<std::size_t>(seat)];
    return driver.answer(
        who.has_computer() ? "" : who.user,
        Act{seat_id(seat), testing::path_of(driver.table.game(), path), commitment});
}

std::string_view takes(Driver& driver,
                       int seat,
                       std::initializer_list<std::string_view> path,
                       Commitment commitment = Commitment::IfComplete) {
    return picks(driver, seat, path, commitment);
}

std::size_t steps_of(const Driver& driver, int seat) {
    return driver.table.undo_info(seat_id(seat)).steps;
}

std::size_t offered(const Driver& driver, int seat) {
    return driver.table.legal(seat_id(seat)).size();
}

SeatSet seat_alone(int seat) { return SeatSet::of(seat_id(seat)); }

Setup pair_setup(int seats = 2) { return testing::people(*testing::pair_game(), seats); }

}  // namespace

TEST_CASE("a draft grows pick by pick: given one of two, the second is offered from there") {
    Driver driver = pair_table();
    CHECK(offered(driver, 0) == 5);
    REQUIRE(picks(driver, 0, {"take 3"}) == "accepted");
    CHECK_FALSE(driver.table.draft(seat_id(0)).is_complete);
    CHECK(offered(driver, 0) == 3);
    CHECK(picks(driver, 0, {"take 3"}) == "illegal_action");
    CHECK(picks(driver, 0, {}, Commitment::Yes) == "illegal_action");
    REQUIRE(picks(driver, 0, {"take 1"}) == "accepted");
    CHECK(driver.table.draft(seat_id(0)).is_complete);
    CHECK(offered(driver, 0) == 0);
    CHECK(driver.line().empty());
    REQUIRE(picks(driver, 0, {}, Commitment::Yes) == "accepted");
    CHECK(driver.line() == Lines{"0:take 3", "0:take 1"});
}

TEST_CASE("what is to be committed when it is complete stays a draft until then") {
    Driver driver = pair_table();
    const auto first = driver.send(
        "ada",
        Act{seat_id(0), testing::path_of(driver.table.game(), {"take 2"}), Commitment::IfComplete});
    REQUIRE(first.ok());
    CHECK(testing::names_of(first->events) == Names{"drafted"});
    CHECK(driver.line().empty());
    REQUIRE(takes(driver, 0, {"take 4"}) == "accepted");
    CHECK(driver.line() == Lines{"0:take 2", "0:take 4"});
    CHECK(driver.table.draft(seat_id(0)).position == driver.table.position());
}

TEST_CASE("an unsound path drafts nothing: given a pick twice, then the first is not kept") {
    Driver driver = pair_table();
    CHECK(picks(driver, 0, {"take 2", "take 2"}) == "illegal_action");
    CHECK(picks(driver, 0, {"take 2", "take 3", "take 4"}) == "illegal_action");
    CHECK(steps_of(driver, 0) == 0);
}

TEST_CASE("picks that were sent together are discarded together, others one command at a time") {
    Driver driver = pair_table();
    REQUIRE(picks(driver, 0, {"take 1", "take 2"}) == "accepted");
    CHECK(steps_of(driver, 0) == 2);
    const auto both = driver.send("ada", Undo{seat_id(0)});
    REQUIRE(both.ok());
    CHECK(testing::names_of(both->events) == Names{"discarded", "discarded"});
    REQUIRE(picks(driver, 0, {"take 1"}) == "accepted");
    REQUIRE(picks(driver, 0, {"take 2"}) == "accepted");
    const auto last = driver.send("ada", Undo{seat_id(0)});
    REQUIRE(last.ok());
    CHECK(testing::names_of(last->events) == Names{"discarded"});
    CHECK(steps_of(driver, 0) == 1);
    CHECK(offered(driver, 0) == 3);
}

TEST_CASE("a reset discards every pick, however many commands made them") {
    Driver driver = pair_table();
    REQUIRE(picks(driver, 0, {"take 1"}) == "accepted");
    REQUIRE(picks(driver, 0, {"take 2"}) == "accepted");
    const auto reset = driver.send("ada", ResetTurn{seat_id(0)});
    REQUIRE(reset.ok());
    CHECK(testing::names_of(reset->events) == Names{"discarded", "discarded"});
    CHECK(steps_of(driver, 0) == 0);
    CHECK(offered(driver, 0) == 5);
}

TEST_CASE("picks of a computer without a command id are discarded one by one") {
    Setup setup = pair_setup();
    setup.seats[1] = testing::computer();
    Driver driver(testing::pair_game(), setup);
    for (const char* pick : {"take 1", "take 2"}) {
        const Act act{seat_id(1), testing::path_of(driver.table.game(), {pick}), Commitment::No};
        REQUIRE(driver.table.submit({"", "", driver.table.version(), act}, driver.now).ok());
    }
    REQUIRE(driver.answer("", Undo{seat_id(1)}) == "accepted");
    CHECK(steps_of(driver, 1) == 1);
}

TEST_CASE("a commit of two picks and taking it back are one secret: others see that it was done") {
    Driver driver = pair_table(3);
    const auto shown = driver.table.shown_version(seat_alone(1));
    REQUIRE(takes(driver, 0, {"take 1", "take 2"}) == "accepted");
    CHECK(driver.table.shown_version(seat_alone(1)) == shown + 1);
    CHECK(driver.table.shown_version(seat_alone(0)) == shown + 2);
    REQUIRE(driver.answer("ada", Undo{seat_id(0)}) == "accepted");
    CHECK(driver.line().empty());
    CHECK(driver.table.shown_version(seat_alone(1)) == shown + 2);
    CHECK(driver.table.shown_version(seat_alone(0)) == shown + 4);
    REQUIRE(driver.answer("ada", Redo{seat_id(0)}) == "accepted");
    CHECK(driver.line() == Lines{"0:take 1", "0:take 2"});
    CHECK(driver.table.shown_version(seat_alone(1)) == shown + 3);
    CHECK(driver.table.shown_version(seat_alone(2)) == shown + 3);
}

TEST_CASE("that a hidden decision was taken back is shown to all: its seat decides again") {
    Driver driver = testing::mini_table(3);
    REQUIRE(driver.act(0, {"commit reed"}) == "accepted");
    const auto shown = driver.table.shown_version(seat_alone(1));
    REQUIRE(driver.answer("ada", Undo{seat_id(0)}) == "accepted");
    CHECK(driver.table.shown_version(seat_alone(1)) == shown + 1);
    CHECK(driver.table.shown_version({}) == shown + 1);
}

TEST_CASE("everybody is shown when something was decided, and not when something was picked") {
    Driver driver = pair_table();
    const auto began = driver.table.last_shown_at();
    REQUIRE(picks(driver, 0, {"take 1"}) == "accepted");
    CHECK(driver.table.last_shown_at() == began);
    REQUIRE(takes(driver, 0, {"take 2"}) == "accepted");
    CHECK(driver.table.last_shown_at() == driver.now);
    REQUIRE(driver.answer("bo", Pause{}) == "accepted");
    CHECK(driver.table.last_shown_at() == driver.now);
}

TEST_CASE("one knows one's own entries up to any number: given two picks, after one of them") {
    Driver driver = pair_table(3);
    const auto start = driver.table.position();
    REQUIRE(takes(driver, 0, {"take 1", "take 2"}) == "accepted");
    REQUIRE(takes(driver, 1, {"take 3", "take 4"}) == "accepted");
    CHECK(driver.table.known_entries({}) == 0);
    CHECK(driver.table.known_entries(seat_alone(1)) == 2);
    auto bos = start;
    const auto path = testing::path_of(driver.table.game(), {"take 3", "take 4"});
    CHECK(driver.table.known_position_at(seat_alone(1), 0) == start);
    driver.table.game().apply(bos, seat_id(1), path[0]);
    CHECK(driver.table.known_position_at(seat_alone(1), 1) == bos);
    driver.table.game().apply(bos, seat_id(1), path[1]);
    CHECK(driver.table.known_position_at(seat_alone(1), 2) == bos);
}

TEST_CASE("the first decision is new with the start: given a version before it, then it is stale") {
    Setup setup = pair_setup();
    setup.seats[1] = {};
    Driver driver(testing::pair_game(), setup);
    const auto before = driver.table.version();
    REQUIRE(driver.answer("bo", Sit{engine::kNobody, "Bo"}) == "accepted");
    REQUIRE(driver.table.state() == State::Running);
    const Act act{seat_id(0), testing::path_of(driver.table.game(), {"take 1"})};
    CHECK(driver.answer_having_seen(before, "ada", act) == "stale");
    CHECK(driver.answer("ada", act) == "accepted");
}

TEST_CASE("whoever decides from the start on earns the first increment") {
    Setup setup = pair_setup();
    setup.clock = {ClockKind::Live, 60'000, 5'000, 0, OnTimeout::Resigns};
    Driver driver(testing::pair_game(), setup);
    REQUIRE(picks(driver, 0, {"show 0"}, Commitment::Yes) == "accepted");
    CHECK(driver.table.time_left(seat_id(0), driver.now) == 64'000);
    CHECK(driver.table.time_left(seat_id(1), driver.now) == 59'000);
}

TEST_CASE("with days the first entry of the game is new ground") {
    Setup setup = pair_setup();
    setup.clock = testing::kThreeDays;
    Driver driver(testing::pair_game(), setup);
    driver.wait(kDay);
    REQUIRE(takes(driver, 0, {"take 1", "take 2"}) == "accepted");
    CHECK(driver.table.time_left(seat_id(0), driver.now) == 3 * kDay);
}

TEST_CASE("what is asked for before the first entry may be anything but going back") {
    Driver driver = pair_table();
    CHECK(driver.answer("ada", AskUndo{0}) == "nothing_to_undo");
    REQUIRE(driver.answer("ada", Pause{}) == "accepted");
    const auto again =
        Table::restore(testing::pair_game(), driver.table.setup(), driver.table.events());
    REQUIRE_MESSAGE(again.ok(), again.error().text());
    CHECK(again->request() == driver.table.request());
}

TEST_CASE("a line of secrets alone is known to nobody else") {
    Driver driver = pair_table(3);
    REQUIRE(takes(driver, 0, {"take 1", "take 2"}) == "accepted");
    CHECK(driver.table.known_entries({}) == 0);
    CHECK(driver.table.known_entries(seat_alone(0)) == 2);
    CHECK(driver.answer("bo", AskUndo{0}) == "nothing_to_undo");
    CHECK(driver.answer("ada", AskUndo{0}) == "accepted");
}

TEST_CASE("each seat is asked about the line as it was shown to it, whatever others picked") {
    Driver driver = pair_table(3);
    for (const char* pick : {"take 1", "take 2"})
        REQUIRE(picks(driver, 0, {pick}) == "accepted");
    REQUIRE(picks(driver, 1, {"show 0"}, Commitment::Yes) == "accepted");
    const auto seen_by_bo = driver.table.newest_seen_by("bo");
    const auto seen_by_ada = driver.table.newest_seen_by("ada");
    CHECK(seen_by_ada == seen_by_bo + 2);
    CHECK(driver.answer_having_seen(seen_by_ada - 1, "ada", AskUndo{0}) == "stale");
    CHECK(driver.answer_having_seen(seen_by_bo, "cy", AskUndo{0}) == "accepted");
}

TEST_CASE("what somebody did in the open is taken back, and drafts that knew of it end") {
    Driver driver = pair_table(3);
    REQUIRE(picks(driver, 0, {"show 0"}, Commitment::Yes) == "accepted");
    REQUIRE(picks(driver, 1, {"take 1"}) == "accepted");
    REQUIRE(driver.answer("ada", Undo{seat_id(0)}) == "accepted");
    CHECK(steps_of(driver, 1) == 0);
    CHECK(offered(driver, 1) == 5);
}

TEST_CASE("a secret that was taken back leaves the drafts of others as they are") {
    Driver driver = pair_table(3);
    REQUIRE(takes(driver, 0, {"take 1", "take 2"}) == "accepted");
    REQUIRE(picks(driver, 1, {"take 1"}) == "accepted");
    REQUIRE(driver.answer("ada", Undo{seat_id(0)}) == "accepted");
    CHECK(steps_of(driver, 1) == 1);
}

TEST_CASE("nobody takes back what somebody else has answered in the open") {
    Driver driver = pair_table(3);
    REQUIRE(takes(driver, 0, {"take 1", "take 2"}) == "accepted");
    REQUIRE(picks(driver, 1, {"show 0"}, Commitment::Yes) == "accepted");
    CHECK(driver.table.undo_info(seat_id(0)) == UndoInfo{0, false, 1});
    CHECK(driver.answer("ada", Undo{seat_id(0)}) == "behind_new_information");
    CHECK(driver.table.undo_info(seat_id(1)) == UndoInfo{1, false, 2});
}

TEST_CASE("what was done in the open stays once others have decided behind it") {
    Driver driver = pair_table(3);
    REQUIRE(picks(driver, 0, {"show 0"}, Commitment::Yes) == "accepted");
    CHECK(steps_of(driver, 0) == 1);
    REQUIRE(takes(driver, 1, {"take 1", "take 2"}) == "accepted");
    CHECK(steps_of(driver, 0) == 0);
    CHECK(steps_of(driver, 1) == 2);
}

TEST_CASE("a whole game of picks: the highest sum of two rounds wins") {
    Driver driver = pair_table();
    for (int round = 0; round < 2; ++round) {
        REQUIRE(takes(driver, 0, {"take 1", "take 2"}) == "accepted");
        REQUIRE(takes(driver, 1, {"take 4", "take 3"}) == "accepted");
    }
    const auto outcome = driver.table.outcome().value_or(TableOutcome{});
    CHECK(outcome.scores == std::vector<std::int16_t>{6, 14});
    CHECK(outcome.places == std::vector<std::uint8_t>{2, 1});
    const auto again =
        Table::restore(testing::pair_game(), driver.table.setup(), driver.table.events());
    REQUIRE(again.ok());
    CHECK(again->position() == driver.table.position());
}
