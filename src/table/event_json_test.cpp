#include "table/event_json.h"

#include <set>

#include <doctest/doctest.h>

#include "table/testing/driver.h"

namespace {

using namespace table;
using engine::seat_id;

engine::Action action(std::string_view text) { return *testing::mini_game()->parse_action(text); }

std::vector<Happening> one_of_each() {
    return {SeatTaken{seat_id(1), "bo", "Bö \"7\""},
            SeatLeft{seat_id(1)},
            Started{},
            Acted{seat_id(0), action("commit crown")},
            Drew{action("dealt reed")},
            Undone{seat_id(2), 17},
            Redone{seat_id(2)},
            RolledBack{4},
            Asked{RequestKind::StandIn, 0, seat_id(1), {"bo"}},
            Answered{true},
            Withdrawn{},
            Resigned{seat_id(0)},
            GivenToComputer{seat_id(0), "greedy", StandInReason::Absence},
            TakenBack{seat_id(0)},
            Paused{},
            Resumed{},
            TimedOut{seat_id(1)},
            ClockCredited{5000},
            Cancelled{},
            Drafted{seat_id(1), action("commit reed")},
            Discarded{seat_id(1)},
            RulesAdopted{3},
            OrdersSet{seat_id(1), {{"forced", "on"}}},
            Obeyed{seat_id(1), action("commit crown")},
            Hinted{seat_id(0)}};
}

std::string line_of(const Event& event) { return event_line(*testing::mini_game(), event); }

std::string error_of(std::string_view line) {
    const auto event = parse_event(*testing::mini_game(), line);
    return event ? "no error" : event.error().text();
}

}  // namespace

TEST_CASE("every kind of event is one line of JSON and comes back the same") {
    const auto all = one_of_each();
    REQUIRE(all.size() == std::variant_size_v<AnyHappening>);
    std::set<std::string> lines;
    for (std::size_t i = 0; i < all.size(); ++i) {
        CHECK(all[i].index() == i);
        for (const Cause& by : {Cause{}, Cause{"ada", "c7"}, Cause{"", "c8"}}) {
            const Event event{testing::kStart, by, all[i]};
            const std::string line = line_of(event);
            CHECK(line.find('\n') == std::string::npos);
            lines.insert(line);
            const auto again = parse_event(*testing::mini_game(), line);
            REQUIRE_MESSAGE(again.ok(), line);
            CHECK(*again == event);
        }
    }
    CHECK(lines.size() == 3 * all.size());
}

TEST_CASE("events are readable") {
    CHECK(line_of({5, {"ada", "c7"}, Acted{seat_id(0), action("commit crown")}})
          == R"({"at":5,"by":"ada","command":"c7","event":"acted","seat":0,"do":"commit crown"})");
    CHECK(line_of({6, {}, Drew{action("won")}}) == R"({"at":6,"event":"drew","do":"won"})");
    CHECK(line_of({6, {}, Asked{RequestKind::Cancel, 0}})
          == R"({"at":6,"event":"asked","for":"cancel","to":0})");
    CHECK(line_of({6, {}, GivenToComputer{seat_id(1), "greedy"}})
          == R"({"at":6,"event":"given_to_computer","seat":1,"level":"greedy"})");
    CHECK(line_of({6, {}, Drew{action("won"), 3}})
          == R"({"at":6,"event":"drew","do":"won","taken_back":3})");
    CHECK(line_of({7, {}, Asked{RequestKind::Undo, 3}})
          == R"({"at":7,"event":"asked","for":"undo","to":3})");
}

TEST_CASE("garbage is refused at its place") {
    CHECK(error_of("").starts_with("line 1, column 1: "));
    CHECK(error_of("[]") == "expected an object, found []");
    CHECK(error_of("{}") == "event: missing");
    CHECK(error_of(R"({"event":"exploded"})").starts_with("event: expected one of seat_taken, "));
    CHECK(error_of(R"({"event":7,"at":5})").starts_with("event: expected one of "));
    CHECK(error_of(R"({"event":"paused"})") == "at: missing");
    CHECK(error_of(R"({"event":"paused","at":-1})") == "at: not a time: -1");
    CHECK(error_of(R"({"event":"paused","at":9007199254740992})").starts_with("at: not a time"));
    CHECK(error_of(R"({"event":"paused","at":5,"seat":0})") == "seat: unknown field");
    CHECK(error_of(R"({"event":"acted","at":5,"seat":9,"do":"keep"})").starts_with("seat: "));
    CHECK(error_of(R"({"event":"acted","at":5,"seat":0,"do":"kept"})").starts_with("do: "));
    CHECK(error_of(R"({"event":"drew","at":5,"do":""})").starts_with("do: "));
    CHECK(error_of(R"({"event":"asked","at":5,"for":"money","to":0})").starts_with("for: "));
    CHECK(error_of(R"({"event":"rolled_back","at":5,"to":-1})").starts_with("to: "));
}

TEST_CASE("no cut or bent event line breaks anything") {
    for (const Happening& what : one_of_each()) {
        const std::string line = line_of({testing::kStart, {"ada", "c7"}, what});
        for (std::size_t at = 0; at < line.size(); ++at) {
            CHECK(error_of(line.substr(0, at)) != "no error");
            std::string bent = line;
            bent[at] = static_cast<char>(bent[at] ^ 0x15);
            error_of(bent);
        }
    }
    CHECK(error_of(std::string(20'000, ' ')) == "longer than 16384 bytes");
}

TEST_CASE("an event keeps the check of the position it led to, and a bent one is refused") {
    for (const StateCheck check : {StateCheck{0x9f3a01bc, 0, 0}, StateCheck{1, 2, 3}}) {
        const Event event{5, {}, Started{}, check};
        const auto again = parse_event(*testing::mini_game(), line_of(event));
        REQUIRE(again.ok());
        CHECK(*again == event);
    }
    CHECK(line_of({5, {}, Started{}, {1, 2, 3}})
          == R"({"at":5,"event":"started","check":"00000001.00000002.00000003"})");
    CHECK(error_of(R"({"at":5,"event":"started","check":"1"})")
          == "check: not of the form that was written: 1");
}

TEST_CASE("the first and the last time that there is are times") {
    CHECK(error_of(R"({"event":"paused","at":0})") == "no error");
    CHECK(error_of(R"({"event":"paused","at":9007199254740991})") == "no error");
}
