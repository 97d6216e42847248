// Looking at hints: as often as the table allows, told to all, and once for each decision.
#include <doctest/doctest.h>

#include "table/table.h"
#include "table/testing/driver.h"

namespace {

using namespace table;
using engine::seat_id;
using testing::Driver;

LookAtHint look(int seat) { return {seat_id(seat)}; }

Driver table_with(std::optional<int> hints) {
    const auto game = testing::trail_game();
    Setup setup = testing::people(*game, 2);
    setup.hints = hints;
    return {game, setup};
}

}  // namespace

TEST_CASE("a table that says nothing of hints gives as many as are wanted") {
    Driver driver = table_with(std::nullopt);
    CHECK_FALSE(driver.table.hints_left(seat_id(0)).has_value());
    CHECK(driver.answer("ada", look(0)) == "accepted");
    REQUIRE(driver.table.notices().size() == 1);
    CHECK(driver.table.notices()[0].kind == NoticeKind::Hinted);
    CHECK(driver.table.notices()[0].seat == seat_id(0));
}

TEST_CASE("hints are counted, and known to have been looked at until something happens") {
    Driver driver = table_with(1);
    CHECK_FALSE(driver.table.has_just_looked(seat_id(0)));
    CHECK(driver.answer("ada", look(0)) == "accepted");
    CHECK(driver.table.has_just_looked(seat_id(0)));
    CHECK(driver.table.hints_left(seat_id(0)) == 0);
    CHECK(driver.table.hints_left(seat_id(1)) == 1);
    REQUIRE(driver.act(0, {"rest 0"}) == "accepted");
    CHECK_FALSE(driver.table.has_just_looked(seat_id(0)));
    CHECK(driver.answer("bo", look(1)) == "accepted");
    REQUIRE(driver.act(1, {"rest 0"}) == "accepted");
    CHECK(driver.answer("ada", look(0)) == "no_hints");
}

TEST_CASE("what was taken back is another decision") {
    Driver driver = table_with(1);
    REQUIRE(driver.act(0, {"rest 0"}) == "accepted");
    REQUIRE(driver.answer("bo", look(1)) == "accepted");
    REQUIRE(driver.act(1, {"rest 0"}) == "accepted");
    REQUIRE(driver.answer("bo", Undo{seat_id(1)}) == "accepted");
    CHECK(driver.answer("bo", look(1)) == "no_hints");
}

TEST_CASE("only who decides may look, where hints are allowed") {
    Driver driver = table_with(0);
    CHECK(driver.answer("ada", look(0)) == "no_hints");
    Driver open = table_with(std::nullopt);
    CHECK(open.answer("ada", look(1)) == "not_your_seat");
    CHECK(open.answer("bo", look(1)) == "not_your_turn");
    CHECK(open.answer("di", look(0)) == "not_your_seat");
}
