// Stored events know the position they led to: other rules, another table's events and lost entries
// are noticed at the first step.
#include "table/state_check.h"

#include <variant>

#include <doctest/doctest.h>

#include "table/table.h"
#include "table/testing/driver.h"

namespace {

using namespace table;
using testing::Driver;
using testing::trail_table;

// Some way along the trail.
Driver played() {
    Driver driver = trail_table(3);
    for (int i = 0; i < 12 && driver.table.state() == State::Running; ++i) {
        const int seat = engine::index_of(driver.table.actor().first());
        const auto legal = driver.table.legal(engine::seat_id(seat));
        REQUIRE(driver.act(seat, {driver.table.game().notation(legal[0])}) == "accepted");
    }
    return driver;
}

void check_noticed(const Driver& driver, std::size_t n, const StateCheck& other) {
    auto events = driver.table.events();
    events[n].check = other;
    const auto restored = Table::restore(testing::trail_game(), driver.table.setup(), events);
    REQUIRE_FALSE(restored.ok());
    CHECK(restored.error().where == "event " + std::to_string(n));
    CHECK(restored.error().what == "leads to another position than when it was played");
}

}  // namespace

TEST_CASE("a check is text and comes back the same") {
    for (const StateCheck check : {StateCheck{0x9f3a01bc, 0, 0}, StateCheck{1, 0x00ad31f2, 7}})
        CHECK(parse_check(check_text(check)) == check);
    CHECK(check_text({0x9f3a01bc, 0, 0}) == "9f3a01bc");
    for (const char* wrong : {"",
                              "9f3a01b",
                              "9f3a01bg",
                              "9f3a01bc.",
                              "9f3a01bc-00000001-00000002",
                              "9f3a01bc-00000001.00000002",
                              "9f3a01bc.00000001-00000002",
                              "9f3a01bc.00000001.000000023",
                              "9f3a01bc.00000001.0000002",
                              "9f3a01bc.0000000g.00000002",
                              "9f3a01bc.00000001.0000000g"})
        CHECK_FALSE(parse_check(wrong).has_value());
}

TEST_CASE("every event that changes play carries a check, the first and each 16th a full one") {
    const std::vector<Event> events = played().table.events();
    int checked = 0;
    int full = 0;
    for (const Event& event : events) {
        const bool plays = std::holds_alternative<Acted>(event.what)
                           || std::holds_alternative<Drew>(event.what)
                           || std::holds_alternative<Started>(event.what);
        CHECK(event.check.is_known() == plays);
        checked += event.check.is_known() ? 1 : 0;
        full += event.check.full != 0 ? 1 : 0;
    }
    CHECK(checked > 12);
    CHECK(full >= 1);
    CHECK(full < checked);
}

// Stored tables hold these numbers: another way to reckon them would freeze every one of them.
TEST_CASE("the check of a position is the same in every program and on every machine") {
    const auto checks_of = [](const Driver& driver) {
        std::string texts;
        for (const Event& event : driver.table.events())
            if (event.check.is_known())
                texts += check_text(event.check) + " ";
        return texts;
    };
    Driver trail = trail_table(3);
    CHECK(trail.act(0, {"walk 1"}) == "accepted");
    CHECK(checks_of(trail) == "9d198e5d.00000001.25cf7892 196beb23 3809dfb9 9c191883 c358f385 ");
    Driver mini = testing::mini_table(2);
    CHECK(mini.act(1, {"commit crown"}) == "accepted");
    CHECK(mini.act(0, {"commit stone"}) == "accepted");
    CHECK(checks_of(mini) 
          == "ef3339a4.6c4a9cc1.259664b8 04471dd1 afd0a23b 229adec2 4aefda0d "
             "c03cd0ba c1d4c220 ");
}

TEST_CASE("going back, going forth and going back together carry a check as well") {
    Driver driver = trail_table(2);
    CHECK(driver.act(0, {"walk 1"}) == "accepted");
    CHECK(driver.answer("ada", Undo{engine::seat_id(0)}) == "accepted");
    CHECK(driver.table.events().back().check.is_known());
    CHECK(driver.answer("ada", Redo{engine::seat_id(0)}) == "accepted");
    CHECK(driver.table.events().back().check.is_known());
    CHECK(driver.answer("bo", AskUndo{driver.table.entries().size() - 1}) == "accepted");
    CHECK_FALSE(driver.table.events().back().check.is_known());
    CHECK(driver.answer("ada", Answer{true}) == "accepted");
    REQUIRE(std::holds_alternative<RolledBack>(driver.table.events().back().what));
    CHECK(driver.table.events().back().check.is_known());
}

TEST_CASE("a position that differs is noticed at the event that led to it") {
    const Driver driver = played();
    for (std::size_t n = 0; n < driver.table.events().size(); ++n) {
        const StateCheck true_check = driver.table.events()[n].check;
        if (true_check.is_known())
            check_noticed(driver, n, {true_check.step ^ 1, true_check.form, true_check.full});
        if (true_check.full != 0)
            check_noticed(driver, n, {true_check.step, true_check.form, true_check.full ^ 2});
    }
}

TEST_CASE("another form of the position's JSON is no contradiction, the next choices still count") {
    const StateCheck stored{5, 6, 7};
    CHECK_FALSE(contradicts(stored, {5, 6, 7}));
    CHECK_FALSE(contradicts(stored, {5, 9, 8}));
    CHECK_FALSE(contradicts({}, stored));
    CHECK_FALSE(contradicts(stored, {}));
    CHECK_FALSE(contradicts({5, 0, 8}, {5, 0, 0}));
    CHECK_FALSE(contradicts({5, 0, 0}, {5, 0, 8}));
    CHECK_FALSE(contradicts({5, 0, 0}, stored));
    CHECK(contradicts(stored, {5, 6, 8}));
    CHECK(contradicts(stored, {4, 6, 7}));
}

TEST_CASE("events without checks are restored as ever") {
    const Driver driver = played();
    auto events = driver.table.events();
    for (Event& event : events)
        event.check = {};
    const auto restored = Table::restore(testing::trail_game(), driver.table.setup(), events);
    REQUIRE(restored.ok());
    CHECK(restored->position() == driver.table.position());
    CHECK(restored->events() == driver.table.events());
}

TEST_CASE("the events of another table do not fit, even if its game went the same way") {
    const Driver driver = played();
    Setup other = driver.table.setup();
    other.id = "other";
    const auto restored = Table::restore(testing::trail_game(), other, driver.table.events());
    REQUIRE_FALSE(restored.ok());
    CHECK(restored.error().what == "leads to another position than when it was played");
}

TEST_CASE("a table that fits only in part is frozen before the first event that does not") {
    const Driver driver = played();
    auto events = driver.table.events();
    std::size_t at = events.size() - 3;
    while (!events[at].check.is_known())
        --at;
    events[at].check.step ^= 1;
    auto table = Table::restore_fitting(testing::trail_game(), driver.table.setup(), events);
    REQUIRE(table.ok());
    REQUIRE(table->frozen().has_value());
    CHECK(table->frozen()->where == "event " + std::to_string(at));
    CHECK(table->version() == at);
    SUBCASE("nobody can act, no clock runs, nothing follows") {
        CHECK(table->actor().is_nobody());
        CHECK_FALSE(table->next_deadline().has_value());
        CHECK(table->tick(driver.now + 1'000'000'000).empty());
        for (int seat = 0; seat < 3; ++seat)
            CHECK(table->legal(engine::seat_id(seat)).empty());
    }
    SUBCASE("no command is accepted") {
        const auto& seat = table->seats()[0];
        const auto answer = table->submit(
            {seat.user, "c-frozen", table->version(), Resign{engine::seat_id(0)}}, driver.now);
        REQUIRE_FALSE(answer.ok());
        CHECK(answer.error() == Refusal::Frozen);
    }
    CHECK(table->version() == at);
}

TEST_CASE("a table that fits goes on with the new rules, and that is an event") {
    const Driver driver = played();
    Setup setup = driver.table.setup();
    setup.rules = 7;  // as if the program had been another one
    auto events = driver.table.events();
    auto table = Table::restore(testing::trail_game(), setup, events);
    REQUIRE(table.ok());
    CHECK(table->rules() == 7);
    CHECK(table->tick(driver.now).empty());
    table->set_program_rules(8);
    const auto followed = table->tick(driver.now);
    REQUIRE(followed.size() == 1);
    CHECK(std::get<RulesAdopted>(followed[0].what) == RulesAdopted{8});
    CHECK(table->rules() == 8);
    CHECK(table->tick(driver.now).empty());
    const auto again = Table::restore(testing::trail_game(), setup, table->events());
    REQUIRE(again.ok());
    CHECK(again->rules() == 8);
}

TEST_CASE("the check of every event comes back from its text the same") {
    const Driver driver = played();
    for (const Event& event : driver.table.events())
        if (event.check.is_known())
            CHECK(parse_check(check_text(event.check)) == event.check);
}

TEST_CASE("the last position of a game has a full check, however many entries led to it") {
    Driver driver = trail_table(3);
    while (driver.table.state() == State::Running)
        REQUIRE(driver.act(engine::index_of(driver.table.actor().first()), {"rest 0"})
                == "accepted");
    REQUIRE(driver.table.entries().size() % 16 != 0);
    CHECK(driver.table.events().back().check.full != 0);
}

TEST_CASE("a table whose events all fit is not frozen, and goes on as it was") {
    const Driver driver = played();
    const auto table =
        Table::restore_fitting(testing::trail_game(), driver.table.setup(), driver.table.events());
    REQUIRE(table.ok());
    CHECK_FALSE(table->frozen().has_value());
    CHECK(table->version() == driver.table.version());
    CHECK(table->position() == driver.table.position());
    CHECK(table->goes_on() == driver.table.goes_on());
}

TEST_CASE("a frozen table offers nothing to take back and does not go on") {
    Driver driver = trail_table();
    CHECK(driver.act(0, {"walk 1"}) == "accepted");
    CHECK(driver.table.undo_info(engine::seat_id(0)).steps == 1);
    CHECK(driver.table.goes_on());
    driver.table.freeze({"event 3", "for a test"});
    CHECK(driver.table.undo_info(engine::seat_id(0)) == UndoInfo{});
    CHECK_FALSE(driver.table.goes_on());
}

TEST_CASE("a finished table adopts no rules any more") {
    Driver driver = trail_table();
    CHECK(driver.answer("", Cancel{}) == "accepted");
    CHECK_FALSE(driver.table.goes_on());
    driver.table.set_program_rules(driver.table.rules() + 1);
    CHECK(driver.table.tick(driver.now).empty());
}
