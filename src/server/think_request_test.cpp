#include "server/think_request.h"

#include <set>

#include <doctest/doctest.h>

#include "engine/json_text.h"
#include "server/table_message.h"
#include "table/testing/driver.h"

using namespace server;

namespace {

table::Setup against_computers(char last_digit_of_seed) {
    auto setup = table::testing::people(*table::testing::mini_game(), 3);
    setup.seats[1] = table::testing::computer("random");
    setup.seats[2] = table::testing::computer("random");
    setup.seed_hex.back() = last_digit_of_seed;
    return setup;
}

table::testing::Driver computers_table(char last_digit_of_seed) {
    return {table::testing::mini_game(), against_computers(last_digit_of_seed)};
}

// The same id, the same version, the same cards on the table: only the secret differs.
table::Table same_game_with_seed(char last_digit_of_seed) {
    const auto events = computers_table('f').table.events();
    auto table = table::Table::restore(
        table::testing::mini_game(), against_computers(last_digit_of_seed), events);
    REQUIRE(table.ok());
    return std::move(*table);
}

std::uint64_t seed_for(const table::Table& table, int seat) {
    return think_request(table, engine::seat_id(seat)).seed;
}

}  // namespace

TEST_CASE("what is public about a table does not say how its computers will choose") {
    std::set<std::uint64_t> seeds;
    std::set<std::string> positions;
    for (const char digit : std::string_view("0123456789abcdef")) {
        const auto request = think_request(same_game_with_seed(digit), engine::seat_id(1));
        seeds.insert(request.seed);
        positions.insert(engine::json_text(request.position));
    }
    CHECK(seeds.size() == 16);
    CHECK(positions.size() > 1);  // what it cannot see is dealt anew
}

TEST_CASE("every seat and every decision of a computer has a seed of its own") {
    auto driver = computers_table('f');
    std::set<std::uint64_t> seeds = {seed_for(driver.table, 1), seed_for(driver.table, 2)};
    CHECK(seeds.size() == 2);
    REQUIRE(driver.act(0, {driver.table.game().notation(driver.table.legal(engine::seat_id(0))[0])})
            == "accepted");
    seeds.insert(seed_for(driver.table, 1));
    seeds.insert(seed_for(driver.table, 2));
    CHECK(seeds.size() == 4);
}

TEST_CASE("a computer is asked the same after a restart") {
    const auto driver = computers_table('f');
    const auto again = table::Table::restore(
        table::testing::mini_game(), driver.table.setup(), driver.table.events());
    REQUIRE(again.ok());
    CHECK(think_line(think_request(*again, engine::seat_id(1)))
          == think_line(think_request(driver.table, engine::seat_id(1))));
}
