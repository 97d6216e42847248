#include "table/hidden.h"

#include <doctest/doctest.h>

#include "table/testing/driver.h"

namespace {

using engine::seat_id;
using table::testing::Driver;
using table::testing::path_of;
using table::testing::trail_table;

engine::RecordEntry entry(const Driver& driver, int seat, std::string_view action) {
    return {seat_id(seat), *driver.table.game().parse_action(action), 0};
}

bool tells(const Driver& driver, const engine::RecordEntry& made, int viewer) {
    return table::tells(driver.table.game(), driver.table.position(), made, seat_id(viewer));
}

bool is_open(const Driver& driver, int seat, std::initializer_list<std::string_view> path) {
    const auto& game = driver.table.game();
    return table::is_open_path(game, driver.table.position(), seat_id(seat), path_of(game, path));
}

Driver mini_table_without_gambling() {
    const auto game = table::testing::mini_game();
    return {game, table::testing::people(*game, 2)};
}

}  // namespace

TEST_CASE("a step in the open tells its own seat nothing") {
    const Driver driver = trail_table(3);
    CHECK(!tells(driver, entry(driver, 0, "walk 1"), 0));
    CHECK(!tells(driver, entry(driver, 0, "aim 0"), 0));
    CHECK(!tells(driver, entry(driver, 0, "rest 0"), 0));
}

TEST_CASE("looking at a secret tells it") {
    Driver driver = trail_table(3);
    CHECK(tells(driver, entry(driver, 0, "peek 2"), 0));
    CHECK(driver.act(0, {"peek 2"}) == "accepted");
    CHECK(tells(driver, entry(driver, 0, "peek 1"), 0));
    CHECK(!tells(driver, entry(driver, 0, "walk 2"), 0));
}

TEST_CASE("what another seat does in the open is told") {
    const Driver driver = trail_table(3);
    CHECK(tells(driver, entry(driver, 0, "walk 1"), 1));
}

TEST_CASE("a card laid face down tells nobody anything, the last one uncovers all") {
    Driver driver = mini_table_without_gambling();
    CHECK(!tells(driver, entry(driver, 0, "commit reed"), 0));
    CHECK(!tells(driver, entry(driver, 0, "commit reed"), 1));
    CHECK(driver.act(0, {"commit stone"}) == "accepted");
    CHECK(tells(driver, entry(driver, 1, "commit crown"), 0));
    CHECK(tells(driver, entry(driver, 1, "commit crown"), 1));
}

TEST_CASE("a path must be legal step by step") {
    const Driver driver = trail_table(3);
    CHECK(is_open(driver, 0, {"walk 1"}));
    CHECK(is_open(driver, 0, {"aim 0", "jump 3", "walk 2"}));
    CHECK(!is_open(driver, 0, {"jump 3"}));
    CHECK(!is_open(driver, 0, {"aim 0", "walk 1"}));
    CHECK(!is_open(driver, 0, {"walk 1", "walk 1", "walk 1", "walk 1"}));
    CHECK(!is_open(driver, 1, {"walk 1"}));
}

TEST_CASE("no path goes through chance") {
    CHECK(!is_open(trail_table(3), 0, {"roll 0", "walk 1"}));
}

TEST_CASE("nobody finds out by a long path whether a hidden card is higher") {
    Driver driver = mini_table_without_gambling();
    CHECK(driver.act(0, {"commit stone"}) == "accepted");
    CHECK(is_open(driver, 1, {"commit crown"}));
    CHECK(!is_open(driver, 1, {"commit crown", "keep"}));
    CHECK(!is_open(driver, 1, {"commit reed", "keep"}));
}
