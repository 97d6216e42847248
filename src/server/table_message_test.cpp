// The message of a table: what it tells whom, beside what must not leak.
#include "server/table_message.h"

#include <doctest/doctest.h>

#include "table/testing/driver.h"

using namespace server;

namespace {

using engine::seat_id;
using table::testing::Driver;

wire::Table message_to(const Driver& driver,
                       const std::string& user,
                       std::size_t log_from = 0,
                       const std::string& rematch = "") {
    static const store::TableRow row = [] {
        store::TableRow made{};
        made.invite = "secret-link";
        return made;
    }();
    const Surroundings room{driver.table,
                            row,
                            {[](const std::string&) { return std::nullopt; }},
                            {2},
                            rematch,
                            4,
                            driver.now};
    return table_message(room, onlooker_of(driver.table, user, {}), log_from);
}

Driver with_clock() {
    auto setup = table::testing::people(*table::testing::mini_game(), 2);
    setup.clock = {table::ClockKind::Live, 60'000, 5'000, 0, table::OnTimeout::Resigns};
    return {table::testing::mini_game(), setup};
}

}  // namespace

TEST_CASE("the clocks of a table are one for each seat, with those that run and the time now") {
    Driver driver = with_clock();
    driver.wait(1000);
    const auto clocks = message_to(driver, "ada").clocks;
    CHECK(clocks.left == std::vector<std::int64_t>{59'000, 59'000});
    CHECK(clocks.running == std::vector<int>{0, 1});
    CHECK(clocks.now == table::testing::kStart + 1000);
    const auto none = message_to(table::testing::mini_table(), "ada").clocks;
    CHECK(none.left.empty());
    CHECK(none.running.empty());
}

TEST_CASE("the log begins where one has seen it, and says whose line it is") {
    Driver driver = table::testing::mini_table();
    const auto whole = message_to(driver, "ada");
    REQUIRE(whole.log.size() == driver.table.log().size());
    REQUIRE(whole.log.size() > 1);
    CHECK(whole.log_from == 0);
    CHECK(whole.log[0].by == -1);
    CHECK(whole.log[1].n == 1);
    const auto rest = message_to(driver, "ada", whole.log.size() - 1);
    REQUIRE(rest.log.size() == 1);
    CHECK(rest.log_from == static_cast<int>(whole.log.size()) - 1);
    CHECK(rest.log[0].n == whole.log.back().n);
    CHECK(message_to(driver, "ada", whole.log.size()).log.empty());
}

TEST_CASE("a line of the log is told by sentences, which repeat no words of a line that is one") {
    const auto message = message_to(table::testing::mini_table(), "ada");
    for (const wire::LogEntry& line : message.log) {
        REQUIRE(line.told.size() == 1);
        CHECK(line.told[0].key == "dealt");
        CHECK(line.told[0].seats.size() == 1);
        CHECK(!line.told[0].text);
    }
    CHECK(message.log.front().told[0].seats != message.log.back().told[0].seats);
}

TEST_CASE("the link for others is for who sits at the table and for its host") {
    auto setup = table::testing::people(*table::testing::mini_game(), 2);
    setup.host = "zoe";
    const Driver driver(table::testing::mini_game(), setup);
    CHECK(message_to(driver, "ada").invite == "secret-link");
    CHECK(message_to(driver, "zoe").invite == "secret-link");
    CHECK(message_to(driver, "cy").invite.empty());
    CHECK(message_to(driver, "").invite.empty());
}

TEST_CASE("a message says what the table is and what is around it") {
    auto setup = table::testing::people(*table::testing::mini_game(), 2);
    setup.is_private = true;
    Driver driver(table::testing::mini_game(), setup);
    const auto message = message_to(driver, "bo", 0, "k4g");
    CHECK(message.table == "k3f");
    CHECK(message.game == "mini");
    CHECK(message.content == "sha256:mini");
    CHECK(message.title == setup.title);
    CHECK(message.host == "ada");
    CHECK(message.is_private);
    CHECK(message.undo_allowed);
    CHECK(message.you == std::vector<int>{1});
    CHECK(message.viewer == 1);
    CHECK(message.thinking == std::vector<int>{2});
    CHECK(message.watchers == 4);
    CHECK(message.rematch == "k4g");
    CHECK(message.commitment == driver.table.commitment());
    CHECK_FALSE(message.seed.has_value());
    CHECK_FALSE(message_to(driver, "bo").rematch.has_value());
    CHECK_FALSE(message_to(driver, "zoe").viewer.has_value());
    REQUIRE(driver.answer("", table::Cancel{}) == "accepted");
    CHECK(message_to(driver, "zoe").seed == setup.seed_hex);
}

TEST_CASE("before the start there is nothing to see, then everybody has a view") {
    auto setup = table::testing::people(*table::testing::mini_game(), 2);
    setup.seats[1] = {};
    Driver driver(table::testing::mini_game(), setup);
    CHECK(message_to(driver, "ada").view.is_null());
    CHECK(message_to(driver, "ada").state == wire::TableState::open);
    REQUIRE(driver.answer("bo", table::Sit{seat_id(1), "Bo"}) == "accepted");
    CHECK_FALSE(message_to(driver, "ada").view.is_null());
    CHECK_FALSE(message_to(driver, "zoe").view.is_null());
    CHECK(message_to(driver, "ada").n == 4);
    CHECK(message_to(driver, "ada").to_move == std::vector<int>{0, 1});
}

TEST_CASE("choices are for who has to decide, and not for whom the computer plays") {
    Driver driver = table::testing::mini_table();
    CHECK(message_to(driver, "ada").choices.size() == 2);
    CHECK_FALSE(message_to(driver, "ada").prompt.en.empty());
    CHECK(message_to(driver, "zoe").choices.empty());
    REQUIRE(driver.answer("ada", table::GiveToComputer{seat_id(0), "random"}) == "accepted");
    CHECK(message_to(driver, "ada").choices.empty());
    CHECK(message_to(driver, "bo").choices.size() == 2);
}

TEST_CASE("going back further by consent is offered while there is something further back") {
    Driver driver = table::testing::mini_table();
    const auto fresh = message_to(driver, "ada").undo;
    CHECK(fresh.steps == 0);
    CHECK(fresh.beyond);
    REQUIRE(driver.act(0, {"commit reed"}) == "accepted");
    CHECK(message_to(driver, "ada").undo.steps == 1);
    REQUIRE(driver.answer("", table::Cancel{}) == "accepted");
    CHECK_FALSE(message_to(driver, "ada").undo.beyond);
}

TEST_CASE("who has resigned, and how a game ended, is said in both languages") {
    Driver driver = table::testing::mini_table();
    CHECK_FALSE(message_to(driver, "ada").outcome.has_value());
    REQUIRE(driver.answer("bo", table::Resign{seat_id(1)}) == "accepted");
    const auto outcome = message_to(driver, "ada").outcome;
    REQUIRE(outcome.has_value());
    CHECK(outcome->ending == "resigned");
    CHECK(outcome->text.en == "All others have resigned");
    CHECK(outcome->text.de == "Alle anderen haben aufgegeben");
    REQUIRE(outcome->seats.size() == 2);
    CHECK(outcome->seats[0].place == 1);
    CHECK(outcome->seats[1].place == 2);
    Driver called_off = table::testing::mini_table();
    REQUIRE(called_off.answer("", table::Cancel{}) == "accepted");
    CHECK(message_to(called_off, "ada").outcome->text.de == "Das Spiel wurde abgebrochen");
}

TEST_CASE("a user with several seats looks from the wanted one, else from the one to move") {
    auto setup = table::testing::people(*table::testing::trail_game(), 3);
    setup.seats[2].user = "bo";
    Driver driver(table::testing::trail_game(), setup);
    const auto viewer = [&](std::optional<int> wanted) {
        return engine::index_of(onlooker_of(driver.table, "bo", wanted).viewer);
    };
    CHECK(onlooker_of(driver.table, "bo", {}).seats == std::vector<int>{1, 2});
    CHECK(viewer({}) == 1);
    CHECK(viewer(2) == 2);
    CHECK(viewer(0) == 1);
    REQUIRE(driver.act(0, {"rest 0"}) == "accepted");
    REQUIRE(driver.act(1, {"rest 0"}) == "accepted");
    CHECK(viewer({}) == 2);
    CHECK(viewer(1) == 1);
    CHECK(onlooker_of(driver.table, "", {}).viewer == engine::kNobody);
}
