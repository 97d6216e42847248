#include "table/path.h"

#include <doctest/doctest.h>

#include "table/testing/driver.h"

namespace {

using engine::seat_id;
using table::testing::Driver;
using table::testing::path_of;
using table::testing::trail_table;

bool is_open(const Driver& driver, int seat, std::initializer_list<std::string_view> path) {
    const auto& game = driver.table.game();
    return table::is_open_path(game, driver.table.position(), seat_id(seat), path_of(game, path));
}

Driver mini_table_without_gambling() {
    const auto game = table::testing::mini_game();
    return {game, table::testing::people(*game, 2)};
}

}  // namespace

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
