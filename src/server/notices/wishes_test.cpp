#include "server/notices/wishes.h"

#include <doctest/doctest.h>

#include "server/notices/local_time.h"

using namespace notices;

namespace {

constexpr Instant kOneMinute = 60'000;
constexpr Instant kOneHour = 60 * kOneMinute;
constexpr Instant kNoon = 1'700'049'600'000;  // 2023-11-15, 12:00 UTC

Instant nowhere(const std::string& /*zone*/, Instant /*moment*/) { return 0; }

const std::vector<OpenWay> kAllWays = {
    {"p", Way::Push}, {"m", Way::Mail}, {"f", Way::Feed}, {"h", Way::Hook}};

using Plans = std::vector<Planned>;

}  // namespace

TEST_CASE("without wishes everything goes out at once, and a feed is fetched") {
    CHECK(plan(Kind::YourTurn, kNoon, {}, kAllWays, nowhere)
          == Plans{{"p", kNoon, false}, {"m", kNoon, false}, {"h", kNoon, false}});
    CHECK(plan(Kind::Mention, kNoon, {}, kAllWays, nowhere).empty());
    CHECK(plan(Kind::YourTurn, kNoon, {}, {}, nowhere).empty());
}

TEST_CASE("each kind can be switched for each way") {
    Wishes wishes;
    wishes.switches[0] = {false, true, false, false};
    CHECK(plan(Kind::YourTurn, kNoon, wishes, kAllWays, nowhere) == Plans{{"m", kNoon, false}});
    CHECK(plan(Kind::GameEnded, kNoon, wishes, kAllWays, nowhere).size() == 3);
}

TEST_CASE("in quiet hours people sleep and programs do not") {
    Wishes wishes;
    wishes.quiet = QuietHours{22 * 60, 8 * 60};
    const Instant night = kNoon + 11 * kOneHour;
    const Instant morning = kNoon + 20 * kOneHour;
    CHECK(plan(Kind::YourTurn, night, wishes, kAllWays, nowhere)
          == Plans{{"p", morning, false}, {"m", morning, false}, {"h", night, false}});
    CHECK(plan(Kind::YourTurn, morning, wishes, kAllWays, nowhere)[0].due == morning);
    CHECK(plan(Kind::YourTurn, kNoon + 10 * kOneHour, wishes, kAllWays, nowhere)[0].due == morning);
    wishes.quiet = QuietHours{12 * 60, 13 * 60};
    CHECK(plan(Kind::YourTurn, kNoon, wishes, kAllWays, nowhere)[0].due == kNoon + kOneHour);
    wishes.quiet = QuietHours{600, 600};
    CHECK(plan(Kind::YourTurn, kNoon, wishes, kAllWays, nowhere)[0].due == kNoon);
}

TEST_CASE("a digest brings mail together once a day, and a reminder does not wait for it") {
    Wishes wishes;
    wishes.digest = 18 * 60;
    CHECK(plan(Kind::YourTurn, kNoon, wishes, kAllWays, nowhere)[1]
          == Planned{"m", kNoon + 6 * kOneHour, true});
    CHECK(plan(Kind::YourTurn, kNoon + 7 * kOneHour, wishes, kAllWays, nowhere)[1].due
          == kNoon + 30 * kOneHour);
    CHECK(plan(Kind::Reminder, kNoon, wishes, kAllWays, nowhere)[1] == Planned{"m", kNoon, false});
}

TEST_CASE("hours are those where somebody lives, also when the clocks are changed") {
    CHECK(zone_offset("Europe/Berlin", kNoon) == kOneHour);
    CHECK(zone_offset("America/New_York", kNoon) == -5 * kOneHour);
    CHECK(zone_offset("Nowhere/Land", kNoon) == 0);
    CHECK(is_zone("Asia/Kolkata"));
    CHECK_FALSE(is_zone("Nowhere/Land"));
    CHECK_FALSE(is_zone(""));
    Wishes wishes;
    wishes.zone = "Europe/Berlin";
    wishes.quiet = QuietHours{22 * 60, 8 * 60};
    // The night in which summer time ends: 2023-10-29. 23:00 there is 21:00 UTC, 8:00 is 7:00 UTC.
    const Instant evening = 1'698'526'800'000;
    CHECK(plan(Kind::YourTurn, evening, wishes, kAllWays, zone_offset)[0].due
          == evening + 10 * kOneHour);
}

TEST_CASE("wishes are read back, and what is odd is taken as usual") {
    Wishes wishes;
    wishes.switches[2][1] = false;
    wishes.quiet = QuietHours{1, 2};
    wishes.digest = 0;
    wishes.zone = "Europe/Berlin";
    wishes.tongue = Tongue::German;
    CHECK(wishes_in(text_of(wishes)) == wishes);
    for (const char* text : {"",
                             "[]",
                             "{",
                             R"({"kinds":[],"quiet":{"from":-1,"to":5},"digest":1440})",
                             R"({"kinds":{"your_turn":{"push":"no"}},"quiet":7,"zone":1})"})
        CHECK_MESSAGE(wishes_in(text) == Wishes{}, text);
}

TEST_CASE("what fails is tried ever more seldom and then given up") {
    CHECK(pause_after(1) == kOneMinute / 2);
    CHECK(pause_after(6) == 6 * kOneHour);
    CHECK_FALSE(pause_after(7).has_value());
    CHECK_FALSE(pause_after(0).has_value());
}
