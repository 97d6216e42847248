// Decisions at the same time: picks are a draft that only their seat knows of, until it commits;
// what is committed stays hidden until all have, and nobody sees from the version that something
// happened.
#include <doctest/doctest.h>

#include "table/table.h"
#include "table/testing/driver.h"

namespace {

using namespace table;
using engine::seat_id;
using engine::SeatSet;
using testing::Driver;
using testing::mini_table;

Act picking(const Driver& driver,
            int seat,
            std::initializer_list<std::string_view> path,
            Commitment commitment = Commitment::No) {
    return {seat_id(seat), testing::path_of(driver.table.game(), path), commitment};
}

SeatSet only_seat(int seat) { return SeatSet::of(seat_id(seat)); }

// Ada has picked a card and not committed to it.
Driver drafted_table(int seats = 2) {
    Driver driver = mini_table(seats);
    REQUIRE(driver.answer("ada", picking(driver, 0, {"commit reed"})) == "accepted");
    return driver;
}

}  // namespace

TEST_CASE("a draft is known to its seat alone, and so is that there is one") {
    Driver driver = mini_table();
    const auto before = driver.table.version();
    REQUIRE(driver.answer("ada", picking(driver, 0, {"commit reed"})) == "accepted");
    CHECK(driver.table.version() == before + 1);
    CHECK(driver.table.shown_version(only_seat(0)) == before + 1);
    CHECK(driver.table.shown_version(only_seat(1)) == before);
    CHECK(driver.table.shown_version({}) == before);
    CHECK(driver.table.newest_seen_by("ada") == before + 1);
    CHECK(driver.table.newest_seen_by("bo") == before);
    CHECK(driver.table.actor().includes(seat_id(0)));
}

TEST_CASE("a draft is complete, offers nothing more, and counts as a step to take back") {
    Driver driver = drafted_table();
    CHECK(driver.table.draft(seat_id(0)).is_complete);
    CHECK_FALSE(driver.table.draft(seat_id(1)).is_complete);
    CHECK(driver.table.legal(seat_id(0)).empty());
    CHECK(driver.table.legal(seat_id(1)).size() == 2);
    CHECK(driver.table.undo_info(seat_id(0)).steps == 1);
    CHECK(driver.table.undo_info(seat_id(1)).steps == 0);
    CHECK(driver.answer("ada", picking(driver, 0, {"commit stone"})) == "illegal_action");
}

TEST_CASE("a draft is taken back, picked anew and committed to") {
    Driver driver = drafted_table();
    const auto shown_to_bo = driver.table.newest_seen_by("bo");
    REQUIRE(driver.answer("ada", Undo{seat_id(0)}) == "accepted");
    CHECK_FALSE(driver.table.draft(seat_id(0)).is_complete);
    CHECK(driver.table.legal(seat_id(0)).size() == 2);
    CHECK(driver.table.newest_seen_by("bo") == shown_to_bo);
    CHECK(driver.answer("ada", Undo{seat_id(0)}) == "nothing_to_undo");
    REQUIRE(driver.answer("ada", picking(driver, 0, {"commit stone"})) == "accepted");
    REQUIRE(driver.answer("ada", picking(driver, 0, {}, Commitment::Yes)) == "accepted");
    CHECK(driver.line().back() == "0:commit stone");
    CHECK(driver.table.newest_seen_by("bo") == shown_to_bo + 1);  // that ada has decided
    CHECK_FALSE(driver.table.actor().includes(seat_id(0)));
}

TEST_CASE("a reset discards a draft, and what is committed is no draft any more") {
    Driver driver = drafted_table();
    REQUIRE(driver.answer("ada", ResetTurn{seat_id(0)}) == "accepted");
    CHECK(driver.table.legal(seat_id(0)).size() == 2);
    REQUIRE(driver.answer("ada", picking(driver, 0, {"commit reed"})) == "accepted");
    REQUIRE(driver.answer("ada", picking(driver, 0, {}, Commitment::Yes)) == "accepted");
    REQUIRE(driver.answer("ada", Undo{seat_id(0)}) == "accepted");
    CHECK_FALSE(driver.table.draft(seat_id(0)).is_complete);
    CHECK(driver.table.undo_info(seat_id(0)).steps == 0);
}

TEST_CASE("one commits to something, and only where several decide") {
    Driver driver = mini_table();
    CHECK(driver.answer("ada", picking(driver, 0, {}, Commitment::No)) == "bad_command");
    CHECK(driver.answer("ada", picking(driver, 0, {}, Commitment::IfComplete)) == "bad_command");
    CHECK(driver.answer("ada", picking(driver, 0, {}, Commitment::Yes)) == "illegal_action");
    CHECK(driver.answer("ada", picking(driver, 0, {"commit reed", "commit stone"}))
          == "illegal_action");
    CHECK(driver.act(1, {"commit crown"}) == "accepted");
    CHECK(driver.act(0, {"commit stone"}) == "accepted");
    CHECK(driver.answer("bo", picking(driver, 1, {"keep"}, Commitment::Yes)) == "illegal_action");
    CHECK(driver.answer("bo", picking(driver, 1, {"keep"})) == "accepted");
}

TEST_CASE("a path has its length: one more is no command") {
    Driver driver = testing::trail_table();
    const auto walk = *driver.table.game().parse_action("walk 1");
    const auto answer = [&](std::size_t length) {
        return driver.answer("ada", Act{seat_id(0), std::vector(length, walk)});
    };
    CHECK(answer(kMaxPath) == "illegal_action");
    CHECK(answer(kMaxPath + 1) == "bad_command");
}

TEST_CASE("a pick means the draft as its seat saw it") {
    Driver driver = mini_table();
    const auto before = driver.table.newest_seen_by("ada");
    REQUIRE(driver.answer("ada", picking(driver, 0, {"commit reed"})) == "accepted");
    CHECK(driver.answer_having_seen(before, "ada", Undo{seat_id(0)}) == "stale");
    CHECK(driver.answer_having_seen(before, "ada", picking(driver, 0, {}, Commitment::Yes))
          == "stale");
    const auto drafted = driver.table.newest_seen_by("ada");
    REQUIRE(driver.answer("ada", Undo{seat_id(0)}) == "accepted");
    CHECK(driver.answer_having_seen(drafted, "ada", picking(driver, 0, {"commit reed"}))
          == "stale");
    // Bo has had the same decision all the time.
    CHECK(driver.answer_having_seen(before, "bo", picking(driver, 1, {"commit crown"}))
          == "accepted");
}

TEST_CASE("a draft ends with who gives the seat up, and when all go back together") {
    const auto draft_after = [](Wish wish) {
        Driver driver = drafted_table(3);
        REQUIRE(driver.answer("ada", std::move(wish)) == "accepted");
        return driver.table.draft(seat_id(0)).is_complete;
    };
    CHECK_FALSE(draft_after(GiveToComputer{seat_id(0), "greedy"}));
    CHECK_FALSE(draft_after(Resign{seat_id(0)}));
    Driver driver = mini_table(2);
    CHECK(driver.act(1, {"commit crown"}) == "accepted");
    CHECK(driver.act(0, {"commit stone"}) == "accepted");
    CHECK(driver.act(1, {"keep"}) == "accepted");
    const auto length = driver.table.entries().size();
    REQUIRE(driver.answer("ada", picking(driver, 0, {"commit reed"})) == "accepted");
    REQUIRE(driver.answer("bo", AskUndo{length - 1}) == "accepted");
    REQUIRE(driver.answer("ada", Answer{true}) == "accepted");
    CHECK(driver.table.entries().size() == length - 1);
    CHECK(driver.act(1, {"keep"}) == "accepted");
    CHECK_FALSE(driver.table.draft(seat_id(0)).is_complete);
}

TEST_CASE("a hidden decision is known to its seat alone until all lie open") {
    Driver driver = mini_table(3);
    const auto dealt = driver.table.entries().size();
    const auto start = driver.table.position();
    REQUIRE(driver.act(0, {"commit reed"}) == "accepted");
    CHECK(driver.table.known_entries({}) == dealt);
    CHECK(driver.table.known_entries(only_seat(0)) == dealt + 1);
    CHECK(driver.table.known_entries(only_seat(1)) == dealt);
    CHECK(driver.table.known_position_at(only_seat(0), dealt + 1) == driver.table.position());
    CHECK(driver.table.known_position_at(only_seat(1), dealt) == start);
    CHECK(driver.table.known_position_at({}, dealt) == start);
    const auto after_ada = driver.table.position();
    const auto own = driver.table.legal(seat_id(1))[0];
    REQUIRE(driver.answer("bo", Act{seat_id(1), {own}}) == "accepted");
    CHECK(driver.table.known_entries(only_seat(1)) == dealt + 1);
    CHECK(driver.table.known_entries(only_seat(0) | only_seat(1)) == dealt + 2);
    CHECK(driver.table.known_position_at(only_seat(0), dealt + 1) == after_ada);
    auto bos = start;
    driver.table.game().apply(bos, seat_id(1), own);
    CHECK(driver.table.known_position_at(only_seat(1), dealt + 1) == bos);
    CHECK(driver.table.known_position_at(only_seat(0) | only_seat(1), dealt + 2)
          == driver.table.position());
    CHECK(driver.table.known_position_at(only_seat(1), dealt - 1)
          == driver.table.position_at(dealt - 1));
}

TEST_CASE("what one seat does in secret makes nobody's command stale") {
    Driver driver = mini_table(3);
    const auto seen_by_bo = driver.table.newest_seen_by("bo");
    REQUIRE(driver.act(0, {"commit reed"}) == "accepted");
    REQUIRE(driver.answer("ada", Undo{seat_id(0)}) == "accepted");
    REQUIRE(driver.act(0, {"commit stone"}) == "accepted");
    CHECK(driver.answer_having_seen(
              seen_by_bo, "bo", Act{seat_id(1), {driver.table.legal(seat_id(1))[0]}})
          == "accepted");
}

TEST_CASE("a phase is simultaneous as long as it asks several, whoever has decided") {
    Driver driver = mini_table();
    CHECK(driver.table.is_simultaneous());
    CHECK(driver.act(0, {"commit reed"}) == "accepted");
    CHECK(driver.table.is_simultaneous());
    CHECK(driver.act(1, {"commit crown"}) == "accepted");
    CHECK_FALSE(driver.table.is_simultaneous());
    CHECK_FALSE(testing::trail_table().table.is_simultaneous());
}

TEST_CASE("a stored draft fits as it did when it was made, and no other does") {
    const auto error_of = [](const Driver& driver, Happening what) {
        auto events = driver.table.events();
        events.push_back({driver.now, {"ada", "x1"}, std::move(what)});
        const auto table = Table::restore(testing::mini_game(), driver.table.setup(), events);
        return table ? std::string("no error") : table.error().what;
    };
    const auto card = [](std::string_view name) {
        return *testing::mini_game()->parse_action("commit " + std::string(name));
    };
    const Driver fresh = mini_table();
    CHECK(error_of(fresh, Drafted{seat_id(0), card("reed")}) == "no error");
    CHECK(error_of(fresh, Drafted{seat_id(0), card("crown")}) == "the action is not legal");
    CHECK(error_of(fresh, Drafted{seat_id(5), card("reed")}) == "the action is not legal");
    CHECK(error_of(fresh, Drafted{engine::kNobody, card("reed")}) == "the action is not legal");
    CHECK(error_of(fresh, Discarded{seat_id(0)}) == "the seat has picked nothing");
    CHECK(error_of(fresh, Discarded{engine::kNobody}) == "the seat has picked nothing");
    const Driver drafted = drafted_table();
    CHECK(error_of(drafted, Drafted{seat_id(0), card("stone")}) == "the action is not legal");
    CHECK(error_of(drafted, Discarded{seat_id(0)}) == "no error");
    CHECK(error_of(drafted, Discarded{seat_id(1)}) == "the seat has picked nothing");
}
