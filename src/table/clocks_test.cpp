#include "table/clocks.h"

#include <doctest/doctest.h>

#include "table/testing/clock_rules.h"

namespace {

using namespace table;
using engine::seat_id;
using testing::kDay;
using testing::kThreeDays;

constexpr ClockRule kMinutePlusFive{ClockKind::Live, 60'000, 5'000, 0, {}};

SeatSet only(int seat) { return SeatSet::of(seat_id(seat)); }
const SeatSet kBoth = SeatSet::first(2);

// A game that starts at time 0.
struct Played : Clocks {
    explicit Played(const ClockRule& rule, SeatSet first = only(0)) : Clocks(rule) {
        reached(first, 0);
        run(first);
    }

    // The seat makes an action after which `next` may decide.
    void move(std::int64_t at, int seat, SeatSet next) {
        advance(at);
        moved(seat_id(seat));
        reached(next, ++length);
        run(next);
    }
    void take_back(std::int64_t at, SeatSet next) {
        advance(at);
        --length;
        took_back(next);
        run(next);
    }

    std::size_t length = 0;
};

}  // namespace

TEST_CASE("without a clock nothing runs") {
    const Played clocks(ClockRule{});
    CHECK(!clocks.is_running());
    CHECK(!clocks.next_deadline().has_value());
    CHECK(clocks.first_expired(1'000'000) == engine::kNobody);
    CHECK(!clocks.is_expired(seat_id(0), 1'000'000));
}

TEST_CASE("a live clock runs for who is to move and grows when the turn has ended") {
    Played clocks(kMinutePlusFive);
    CHECK(clocks.next_deadline() == 60'000);
    CHECK(clocks.left(seat_id(0), 10'000) == 50'000);
    CHECK(clocks.left(seat_id(1), 10'000) == 60'000);
    clocks.move(10'000, 0, only(0));
    CHECK(clocks.left(seat_id(0), 10'000) == 50'000);
    clocks.move(20'000, 0, only(1));
    CHECK(clocks.left(seat_id(0), 99'000) == 45'000);
    CHECK(clocks.next_deadline() == 80'000);
}

TEST_CASE("in simultaneous phases several clocks run, and the first to run out is named") {
    Played clocks(kMinutePlusFive, kBoth);
    clocks.move(1'000, 1, only(0));
    clocks.move(2'000, 0, kBoth);
    CHECK(clocks.left(seat_id(0), 2'000) == 58'000);
    CHECK(clocks.left(seat_id(1), 2'000) == 64'000);
    CHECK(clocks.next_deadline() == 60'000);
    CHECK(clocks.first_expired(59'999) == engine::kNobody);
    CHECK(clocks.first_expired(60'000) == seat_id(0));
    CHECK(clocks.left(seat_id(0), 70'000) == 0);
}

TEST_CASE("going back and forth earns no increment") {
    Played clocks(kMinutePlusFive);
    clocks.move(10'000, 0, only(1));
    CHECK(clocks.left(seat_id(0), 10'000) == 55'000);
    clocks.take_back(12'000, only(0));
    CHECK(clocks.left(seat_id(0), 12'000) == 50'000);
    CHECK(clocks.left(seat_id(1), 12'000) == 58'000);
    clocks.move(13'000, 0, only(1));
    CHECK(clocks.left(seat_id(0), 13'000) == 54'000);
}

TEST_CASE("with days each move has the full time") {
    Played clocks(kThreeDays);
    CHECK(clocks.next_deadline() == 3 * kDay);
    clocks.move(kDay, 0, only(0));
    CHECK(clocks.next_deadline() == 4 * kDay);
    clocks.move(2 * kDay, 0, only(1));
    CHECK(clocks.next_deadline() == 5 * kDay);
}

TEST_CASE("with days steps over old ground give no new time") {
    Played clocks(kThreeDays);
    clocks.move(kDay, 0, only(0));
    clocks.take_back(2 * kDay, only(0));
    CHECK(clocks.next_deadline() == 4 * kDay);
    clocks.move(3 * kDay, 0, only(0));
    CHECK(clocks.next_deadline() == 4 * kDay);
    clocks.move(3 * kDay, 0, only(0));
    CHECK(clocks.next_deadline() == 6 * kDay);
}

TEST_CASE("with days a turn taken back has the time it had left") {
    Played clocks(kThreeDays);
    clocks.move(kDay, 0, only(1));
    clocks.take_back(2 * kDay, only(0));
    CHECK(clocks.left(seat_id(0), 2 * kDay) == 2 * kDay);
    clocks.move(3 * kDay, 0, only(1));
    CHECK(clocks.left(seat_id(1), 3 * kDay) == 3 * kDay);
}

TEST_CASE("with days who waits for others in the same phase keeps what is left") {
    Played clocks(kThreeDays, kBoth);
    clocks.move(kDay, 0, only(1));
    CHECK(clocks.next_deadline() == 3 * kDay);
}

TEST_CASE("going back by consent starts the days anew, and what follows is new ground") {
    Played clocks(kThreeDays);
    clocks.move(kDay, 0, only(1));
    clocks.move(kDay, 1, only(0));
    clocks.advance(2 * kDay);
    clocks.length = 0;
    clocks.rolled_back(only(0), clocks.length);
    CHECK(clocks.left(seat_id(0), 2 * kDay) == 3 * kDay);
    clocks.move(4 * kDay, 0, only(0));
    CHECK(clocks.next_deadline() == 7 * kDay);
}

TEST_CASE("going back by consent gives a live clock nothing") {
    Played clocks(kMinutePlusFive);
    clocks.move(10'000, 0, only(1));
    clocks.advance(11'000);
    clocks.rolled_back(only(0), 0);
    CHECK(clocks.left(seat_id(0), 11'000) == 55'000);
}

TEST_CASE("the first to run out is named, wherever it sits") {
    ClockRule rule;
    rule.kind = ClockKind::Live;
    rule.bank_ms = 10'000;
    const SeatSet both = only(0) | only(1);
    Played clocks(rule, only(1));
    clocks.move(4'000, 1, both);  // seat 1 has used some of its time
    CHECK(clocks.next_deadline() == 10'000);
    CHECK(clocks.first_expired(10'000) == seat_id(1));
    Played other(rule, only(0));
    other.move(4'000, 0, both);
    CHECK(other.first_expired(10'000) == seat_id(0));
    CHECK(other.first_expired(9'999) == engine::kNobody);
}

TEST_CASE("time does not run backwards") {
    Played clocks(kMinutePlusFive);
    clocks.advance(30'000);
    CHECK(clocks.left(seat_id(0), 10'000) == 30'000);
}

TEST_CASE("a credit is for who is to move") {
    Played clocks(kMinutePlusFive);
    clocks.credit(20'000);
    CHECK(clocks.left(seat_id(0), 20'000) == 60'000);
    CHECK(clocks.left(seat_id(1), 20'000) == 60'000);
}

TEST_CASE("who returns has a minute, or the days of a move, but never more than the bank") {
    Played live({ClockKind::Live, 600'000, 0, 0, {}});
    live.advance(590'000);
    live.welcome_back(seat_id(0));
    CHECK(live.left(seat_id(0), 590'000) == 60'000);
    Played blitz({ClockKind::Live, 30'000, 0, 0, {}});
    blitz.advance(90'000);
    blitz.welcome_back(seat_id(0));
    CHECK(blitz.left(seat_id(0), 90'000) == 30'000);
    Played days(kThreeDays);
    days.advance(5 * kDay);
    days.welcome_back(seat_id(0));
    CHECK(days.left(seat_id(0), 5 * kDay) == 3 * kDay);
}

TEST_CASE("with days only whoever moved has new time: given two who decide, when one moves twice") {
    Played clocks(kThreeDays, kBoth);
    clocks.move(kDay, 0, kBoth);
    CHECK(clocks.left(seat_id(0), kDay) == 3 * kDay);
    CHECK(clocks.left(seat_id(1), kDay) == 2 * kDay);
    clocks.move(2 * kDay, 1, kBoth);
    CHECK(clocks.left(seat_id(0), 2 * kDay) == 2 * kDay);
    CHECK(clocks.left(seat_id(1), 2 * kDay) == 3 * kDay);
}

TEST_CASE("a turn that is taken back costs no more than there is") {
    Played clocks({ClockKind::Live, 3'000, 5'000, 0, {}});
    clocks.take_back(1'000, only(1));
    CHECK(clocks.left(seat_id(1), 1'000) == 0);
}

TEST_CASE("after going back by consent the next turn earns its increment") {
    Played clocks(kMinutePlusFive);
    clocks.move(10'000, 0, only(1));
    clocks.rolled_back(only(0), 0);
    clocks.run(only(0));
    clocks.move(12'000, 0, only(1));
    CHECK(clocks.left(seat_id(0), 12'000) == 58'000);
    CHECK(clocks.left(seat_id(1), 12'000) == 60'000);
}
