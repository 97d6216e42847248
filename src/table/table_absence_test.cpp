// A seat is its holder's: what others may do about it, and when.
#include <doctest/doctest.h>

#include "table/table.h"
#include "table/testing/driver.h"

namespace {

using namespace table;
using engine::seat_id;
using testing::Driver;
using testing::trail_table;
using Users = std::vector<std::string>;

constexpr std::int64_t kOneMinute = 60'000;
constexpr std::int64_t kOneHour = 60 * kOneMinute;
constexpr std::int64_t kOneDay = 24 * kOneHour;

Driver table_with_clock(int seats, ClockKind kind) {
    Setup setup = testing::people(*testing::trail_game(), seats);
    setup.clock = {kind, 10 * kOneDay, 0, 20, OnTimeout::ComputerTakesOver};
    return {testing::trail_game(), setup};
}

std::string_view replace_bo(Driver& driver, std::int64_t away, const std::string& by = "ada") {
    driver.absences = {{"bo", away}};
    return driver.answer(by, GiveToComputer{seat_id(1), "random"});
}

const Seat& bo(const Driver& driver) { return driver.table.seats()[1]; }

}  // namespace

TEST_CASE("nobody takes the seat of a person who is here: not the host, not all together") {
    Driver driver = trail_table(3);
    const auto version = driver.table.version();
    CHECK(driver.answer("ada", GiveToComputer{seat_id(1), ""}) == "holder_is_here");
    CHECK(driver.answer("cy", GiveToComputer{seat_id(1), ""}) == "holder_is_here");
    CHECK(driver.answer("", GiveToComputer{seat_id(1), ""}) == "holder_is_here");
    CHECK(driver.answer("zoe", GiveToComputer{seat_id(1), ""}) == "not_your_seat");
    CHECK(driver.table.version() == version);
    CHECK(bo(driver).has_person());
}

TEST_CASE("after a stated absence one player may let the substitute stand in, and no other level") {
    Driver driver = trail_table(2);
    CHECK(replace_bo(driver, kOneHour - 1) == "away_too_short");
    CHECK(replace_bo(driver, kOneHour) == "accepted");
    CHECK(bo(driver).level == driver.table.setup().substitute);
    CHECK(bo(driver).user == "bo");
    REQUIRE(driver.table.notices().size() == 1);
    CHECK(driver.table.notices()[0].kind == NoticeKind::StandsIn);
    CHECK(driver.table.notices()[0].why == StandInReason::Absence);
    CHECK(driver.table.notices()[0].by == "ada");
    CHECK(driver.answer("bo", TakeBack{seat_id(1)}) == "accepted");
    CHECK(bo(driver).has_person());
    CHECK(driver.table.notices().back().kind == NoticeKind::TakenBack);
}

TEST_CASE("how long it takes is a rule of the clock") {
    Driver live = table_with_clock(2, ClockKind::Live);
    CHECK(replace_bo(live, 5 * kOneMinute - 1) == "away_too_short");
    CHECK(replace_bo(live, 5 * kOneMinute) == "accepted");
    Driver days = table_with_clock(2, ClockKind::Days);
    CHECK(replace_bo(days, 40 * kOneDay) == "away_too_short");
}

TEST_CASE("sooner it takes the consent of all other persons") {
    Driver driver = trail_table(3);
    CHECK(replace_bo(driver, 5 * kOneMinute - 1) == "away_too_short");
    CHECK(replace_bo(driver, 5 * kOneMinute) == "accepted");
    CHECK(bo(driver).has_person());
    CHECK(driver.table.awaited() == Users{"cy"});
    CHECK(driver.answer("cy", Answer{true}) == "accepted");
    CHECK(bo(driver).has_computer());
    CHECK(driver.table.notices().back().why == StandInReason::Consent);
    CHECK(!driver.table.request());
}

TEST_CASE("two at a table have nobody else to ask") {
    Driver driver = trail_table(2);
    CHECK(replace_bo(driver, kOneHour - 1) == "away_too_short");
    Setup setup = testing::people(*testing::trail_game(), 3);
    setup.seats[2] = testing::computer();
    Driver with_computer(testing::trail_game(), setup);
    CHECK(replace_bo(with_computer, kOneHour - 1) == "away_too_short");
}

TEST_CASE("a request for a stand-in ends when the holder is back") {
    Driver driver = trail_table(3);
    CHECK(replace_bo(driver, 5 * kOneMinute) == "accepted");
    CHECK(driver.answer("", Withdraw{}) == "no_request");
    driver.absences.clear();
    CHECK(driver.answer("cy", Answer{true}) == "accepted");
    CHECK(bo(driver).has_person());
    CHECK(!driver.table.request());
    CHECK(replace_bo(driver, 5 * kOneMinute) == "accepted");
    driver.absences.clear();
    CHECK(driver.answer("", Withdraw{}) == "accepted");
    CHECK(!driver.table.request());
}

TEST_CASE("the holder refuses a stand-in, or plays on") {
    Driver driver = trail_table(3);
    CHECK(replace_bo(driver, 5 * kOneMinute) == "accepted");
    CHECK(driver.answer("bo", Answer{false}) == "accepted");
    CHECK(!driver.table.request());
    CHECK(driver.act(0, {"rest 0"}) == "accepted");
    CHECK(replace_bo(driver, 5 * kOneMinute) == "accepted");
    CHECK(driver.act(1, {"walk 1"}) == "accepted");
    CHECK(!driver.table.request());
}

TEST_CASE("the clock lets the computer stand in as before, and that is told") {
    Setup setup = testing::people(*testing::trail_game(), 2);
    setup.clock = {ClockKind::Live, 60'000, 0, 0, OnTimeout::ComputerTakesOver};
    Driver driver(testing::trail_game(), setup);
    driver.wait(61'000);
    driver.tick();
    CHECK(driver.table.seats()[0].has_computer());
    CHECK(driver.table.notices().back().why == StandInReason::Clock);
    CHECK(driver.table.notices().back().by.empty());
}

TEST_CASE("while somebody stands in, nothing is granted without the holder") {
    Driver driver = trail_table(2);
    CHECK(driver.act(0, {"rest 0"}) == "accepted");
    CHECK(replace_bo(driver, kOneHour) == "accepted");
    for (const Wish& wish : {Wish(AskUndo{2}), Wish(Cancel{}), Wish(Pause{})}) {
        CHECK(driver.answer("ada", wish) == "accepted");
        CHECK(driver.table.awaited() == Users{"bo"});
        CHECK(driver.answer("ada", Withdraw{}) == "accepted");
    }
    CHECK(driver.table.state() == State::Running);
    CHECK(driver.table.entries().size() == 3);
}

TEST_CASE("a game is called off without somebody only after a long absence") {
    Driver driver = trail_table(3);
    driver.absences = {{"bo", 3 * kOneDay - 1}};
    CHECK(driver.answer("ada", Cancel{}) == "accepted");
    CHECK(driver.table.awaited() == Users{"bo", "cy"});
    CHECK(driver.answer("ada", Withdraw{}) == "accepted");
    driver.absences = {{"ada", 9 * kOneDay}, {"bo", 3 * kOneDay}};
    CHECK(driver.answer("ada", Cancel{}) == "accepted");
    CHECK(driver.table.awaited() == Users{"cy"});
    CHECK(driver.answer("cy", Answer{true}) == "accepted");
    CHECK(driver.table.state() == State::Cancelled);
}

TEST_CASE("whoever is gone for good is never waited for") {
    for (const Wish& wish : {Wish(Pause{}), Wish(Cancel{}), Wish(AskUndo{0})}) {
        Driver driver = trail_table(3);
        driver.act(0, {"rest 0"});
        driver.absences = {{"bo", kGone}};
        CHECK(driver.answer("ada", wish) == "accepted");
        CHECK(driver.table.awaited() == Users{"cy"});
    }
}

TEST_CASE("whoever is gone for good is no third person whom one could ask") {
    Driver driver = trail_table(3);
    driver.absences = {{"bo", 5 * kOneMinute}, {"cy", kGone}};
    CHECK(driver.answer("ada", GiveToComputer{seat_id(1), ""}) == "away_too_short");
}

TEST_CASE("whoever is not waited for may still refuse") {
    Driver driver = trail_table(3);
    driver.absences = {{"bo", 3 * kOneDay}};
    CHECK(driver.answer("ada", Cancel{}) == "accepted");
    CHECK(driver.answer("bo", Answer{false}) == "accepted");
    CHECK(!driver.table.request());
    CHECK(driver.table.state() == State::Running);
}

TEST_CASE("a pause does not hold the others for ever, and nothing is taken back behind a back") {
    Driver driver = trail_table(2);
    CHECK(driver.act(0, {"walk 1"}) == "accepted");
    CHECK(driver.answer("ada", Pause{}) == "accepted");
    CHECK(driver.answer("bo", Answer{true}) == "accepted");
    driver.absences = {{"bo", kOneDay - 1}};
    CHECK(driver.answer("ada", Resume{}) == "accepted");
    CHECK(driver.table.state() == State::Paused);
    CHECK(driver.answer("ada", Withdraw{}) == "accepted");
    driver.absences = {{"bo", kOneDay}};
    CHECK(driver.answer("ada", Resume{}) == "accepted");
    CHECK(driver.table.state() == State::Running);
    driver.absences = {{"bo", 1000 * kOneDay}};
    CHECK(driver.answer("ada", AskUndo{2}) == "accepted");
    CHECK(driver.table.awaited() == Users{"bo"});
}

TEST_CASE("what absence decided is restored without knowing who was away") {
    Driver driver = trail_table(3);
    CHECK(replace_bo(driver, 5 * kOneMinute) == "accepted");
    const auto again =
        Table::restore(testing::trail_game(), driver.table.setup(), driver.table.events());
    REQUIRE(again.ok());
    CHECK(testing::portrait(*again, driver.now) == testing::portrait(driver.table, driver.now));
    CHECK(driver.answer("cy", Answer{true}) == "accepted");
    const auto later =
        Table::restore(testing::trail_game(), driver.table.setup(), driver.table.events());
    REQUIRE(later.ok());
    CHECK(later->notices() == driver.table.notices());
    CHECK(later->seats() == driver.table.seats());
}

TEST_CASE("one person at several seats needs nobody") {
    Setup setup = testing::people(*testing::trail_game(), 3);
    for (SeatPlan& seat : setup.seats)
        seat.user = "ada";
    Driver driver(testing::trail_game(), setup);
    CHECK(driver.answer("ada", GiveToComputer{seat_id(1), ""}) == "accepted");
    CHECK(driver.answer("ada", TakeBack{seat_id(1)}) == "accepted");
    CHECK(driver.act(0, {"walk 1"}) == "accepted");
    CHECK(driver.answer("ada", AskUndo{3}) == "accepted");
    CHECK(driver.table.entries().size() == 3);
    CHECK(driver.answer("ada", Cancel{}) == "accepted");
    CHECK(driver.table.state() == State::Cancelled);
}

TEST_CASE("not waited for is whoever is away, once, but not the asker nor who has resigned") {
    Setup setup = testing::people(*testing::trail_game(), 4);
    setup.seats[2].user = "bo";
    Driver driver(testing::trail_game(), setup);
    CHECK(driver.answer("di", Resign{seat_id(3)}) == "accepted");
    driver.absences = {{"ada", 9 * kOneDay}, {"bo", 9 * kOneDay}, {"di", 9 * kOneDay}};
    const auto sent = driver.send("ada", Cancel{});
    REQUIRE(sent.ok());
    CHECK(std::get<Asked>(sent->events.at(0).what)
          == Asked{RequestKind::Cancel, 0, engine::kNobody, {"bo"}});
}

TEST_CASE("a request for a stand-in names the seat and does not wait for its holder") {
    Driver driver = trail_table(3);
    driver.absences = {{"bo", 5 * kOneMinute}};
    const auto sent = driver.send("ada", GiveToComputer{seat_id(1), "random"});
    REQUIRE(sent.ok());
    CHECK(std::get<Asked>(sent->events.at(0).what)
          == Asked{RequestKind::StandIn, 0, seat_id(1), {"bo"}});
}

TEST_CASE(
    "what others do does not end a request for a stand-in, and what is gone is not withdrawn") {
    Driver driver = trail_table(3);
    CHECK(replace_bo(driver, 5 * kOneMinute) == "accepted");
    CHECK(driver.act(0, {"rest 0"}) == "accepted");
    REQUIRE(driver.table.request().has_value());
    CHECK(driver.act(1, {"walk 1"}) == "accepted");
    driver.absences.clear();
    CHECK(driver.answer("", Withdraw{}) == "no_request");
}

TEST_CASE("the server withdraws no other request") {
    Driver driver = trail_table(3);
    CHECK(driver.answer("ada", Pause{}) == "accepted");
    CHECK(driver.answer("", Withdraw{}) == "no_request");
    CHECK(driver.table.request().has_value());
}

TEST_CASE("of what is told about seats the last twenty are kept") {
    Driver driver = trail_table(2);
    for (int i = 0; i < 10; ++i) {
        CHECK(driver.answer("bo", GiveToComputer{seat_id(1), ""}) == "accepted");
        CHECK(driver.answer("bo", TakeBack{seat_id(1)}) == "accepted");
    }
    CHECK(driver.table.notices().size() == 20);
    const auto second = driver.table.notices()[1];
    CHECK(driver.answer("bo", GiveToComputer{seat_id(1), ""}) == "accepted");
    REQUIRE(driver.table.notices().size() == 20);
    CHECK(driver.table.notices()[0] == second);
    CHECK(driver.table.notices().back()
          == Notice{driver.now, NoticeKind::StandsIn, seat_id(1), StandInReason::Holder, "bo"});
}
