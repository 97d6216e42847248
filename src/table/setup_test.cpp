#include "table/setup.h"

#include <functional>

#include <doctest/doctest.h>

#include "engine/json_text.h"
#include "engine/testing/replaced.h"
#include "table/testing/driver.h"

namespace {

using namespace table;

Setup full_setup() {
    Setup setup = testing::people(*testing::mini_game(), 3);
    setup.options = {{"gambling", "on"}};
    setup.seats[1] = {};
    setup.seats[2] = testing::computer("search:2");
    setup.clock = {ClockKind::Live, 600'000, 5'000, 0, OnTimeout::Resigns};
    setup.is_private = true;
    setup.allows_undo = false;
    setup.rules = 3;
    setup.substitute = "random";
    return setup;
}

std::string error_after(const std::function<void(Setup&)>& change) {
    Setup setup = full_setup();
    change(setup);
    const auto wrong = check_setup(*testing::mini_game(), setup);
    return wrong ? wrong->text() : "no error";
}

// The complaint about the line after one piece of it is replaced by another.
std::string parse_error_after(std::string_view piece, std::string_view by) {
    const auto setup = parse_setup(engine::testing::replaced(setup_line(full_setup()), piece, by));
    return setup ? "no error" : setup.error().text();
}

}  // namespace

TEST_CASE("a setup is one line of JSON and comes back the same") {
    const Setup setup = full_setup();
    const std::string line = setup_line(setup);
    CHECK(line.find('\n') == std::string::npos);
    const auto again = parse_setup(line);
    REQUIRE(again.ok());
    CHECK(*again == setup);
}

TEST_CASE("a setup in JSON has readable words") {
    const std::string line = setup_line(full_setup());
    CHECK(line.starts_with(
        R"({"id":"k3f","game":"mini","content":"sha256:mini","rules":3,"options":{"gambling":"on"},)"
        R"("seats":[)"
        R"({"kind":"human","user":"ada","name":"Ada","level":""},)"
        R"({"kind":"open",)"));
    CHECK(line.find(R"("clock":{"kind":"live","bank_ms":600000,"increment_ms":5000,"days":0,)"
                    R"("on_timeout":"resigns"})")
          != std::string::npos);
}

TEST_CASE("a damaged setup is refused at its place") {
    CHECK(parse_error_after("\"live\"", "\"lively\"")
          == "clock.kind: expected one of none, live, days, found \"lively\"");
    CHECK(parse_error_after("\"user\":\"ada\"", "\"user\":7").starts_with("seats[0].user: "));
    CHECK(parse_error_after("\"host\"", "\"guest\"") == "guest: unknown field");
    CHECK(parse_error_after("600000", "1e99").starts_with("clock.bank_ms: "));
    CHECK(parse_error_after("true", "null").starts_with("is_private: "));
    CHECK(parse_error_after("}", "").starts_with("line 1, column "));
}

TEST_CASE("no cut setup line is taken or breaks anything") {
    const std::string line = setup_line(full_setup());
    for (std::size_t length = 0; length < line.size(); ++length)
        CHECK(!parse_setup(line.substr(0, length)).ok());
}

TEST_CASE("a sound setup is accepted") {
    CHECK(error_after([](Setup&) {}) == "no error");
}

TEST_CASE("what does not fit the game is refused") {
    CHECK(error_after([](Setup& s) { s.game = "chess"; })
          == "game: a table of \"chess\", not of \"mini\"");
    CHECK(error_after([](Setup& s) { s.seats.resize(1); }).starts_with("players: "));
    CHECK(error_after([](Setup& s) {
              s.options[0].value = "often";
          }).starts_with("options.gambling: "));
}

TEST_CASE("a seat has what belongs to its kind and nothing else") {
    CHECK(error_after([](Setup& s) { s.seats[0].user = ""; }).starts_with("seats[0].user: "));
    CHECK(error_after([](Setup& s) { s.seats[0].name = "\x01"; }).starts_with("seats[0].name: "));
    CHECK(error_after([](Setup& s) { s.seats[0].level = "greedy"; })
          == "seats[0].level: must be empty for a seat of this kind");
    CHECK(error_after([](Setup& s) { s.seats[1].user = "b o"; }).starts_with("seats[1].user: "));
    CHECK(error_after([](Setup& s) { s.seats[1].user = "bo"; }).starts_with("seats[1].name: "));
    CHECK(error_after([](Setup& s) { s.seats[1].name = "Bo"; }).starts_with("seats[1].name: "));
    CHECK(error_after([](Setup& s) { s.seats[2].level = ""; }).starts_with("seats[2].level: "));
    CHECK(error_after([](Setup& s) { s.seats[2].user = "bo"; }).starts_with("seats[2].user: "));
}

TEST_CASE("clocks have sensible times") {
    CHECK(error_after([](Setup& s) { s.clock.bank_ms = 0; })
          == "clock.bank_ms: expected 1 to 2592000000, found 0");
    CHECK(error_after([](Setup& s) {
              s.clock.increment_ms = -1;
          }).starts_with("clock.increment_ms: "));
    CHECK(error_after([](Setup& s) { s.clock = {ClockKind::Days, 0, 0, 61, {}}; })
          == "clock.days: expected 1 to 60, found 61");
    CHECK(error_after([](Setup& s) { s.clock = {}; }) == "no error");
}

TEST_CASE("ids, title, times and seed are checked") {
    CHECK(error_after([](Setup& s) { s.id = "two words"; }).starts_with("id: "));
    CHECK(error_after([](Setup& s) { s.host = ""; }).starts_with("host: "));
    CHECK(error_after([](Setup& s) { s.substitute = ""; }).starts_with("substitute: "));
    CHECK(error_after([](Setup& s) { s.title = std::string(101, 'x'); }).starts_with("title: "));
    CHECK(error_after([](Setup& s) { s.created = -1; }).starts_with("created: "));
    CHECK(error_after([](Setup& s) { s.seed_hex = "00"; }).starts_with("seed: "));
    CHECK(error_after([](Setup& s) { s.dice_table = ""; }).starts_with("dice_table: "));
    CHECK(error_after([](Setup& s) { s.content = "sha256:maxi"; })
          == "content: played with sha256:maxi, this is sha256:mini");
}

TEST_CASE("the bounds of times belong to what is allowed") {
    CHECK(error_after([](Setup& s) { s.created = 0; }) == "no error");
    CHECK(error_after([](Setup& s) { s.created = kMaxTime; }) == "no error");
    CHECK(error_after([](Setup& s) { s.created = kMaxTime + 1; })
          == "created: expected 0 to 9007199254740991, found 9007199254740992");
    CHECK(error_after([](Setup& s) { s.clock.bank_ms = 2'592'000'000; }) == "no error");
    CHECK(error_after([](Setup& s) { s.clock.increment_ms = 0; }) == "no error");
    CHECK(error_after([](Setup& s) { s.clock = {ClockKind::Days, 0, 0, 60, {}}; }) == "no error");
    CHECK(error_after([](Setup& s) { s.clock = {ClockKind::Days, 0, 0, 1, {}}; }) == "no error");
}
