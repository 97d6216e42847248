#include "server/server_clock.h"

#include <doctest/doctest.h>

using server::ServerClock;

namespace {

constexpr std::int64_t kMinute = 60'000;

// A machine whose clocks a test sets.
struct FakeMachine {
    std::int64_t system = 1'700'000'000'000;
    std::int64_t steady = 5'000;

    ServerClock clock(std::int64_t not_before = 0) {
        return {{[this] { return system; }, [this] { return steady; }}, not_before};
    }
    // Time goes by, and somebody asks for it often.
    void pass(ServerClock& clock, std::int64_t milliseconds) {
        for (std::int64_t left = milliseconds; left > 0; left -= 100) {
            system += 100;
            steady += 100;
            const std::int64_t before = last;
            last = clock.now();
            CHECK(last >= before);
        }
    }
    std::int64_t last = 0;
};

}  // namespace

TEST_CASE("the server's clock starts with the system's and goes with it") {
    FakeMachine machine;
    ServerClock clock = machine.clock();
    CHECK(clock.now() == machine.system);
    machine.pass(clock, 10 * kMinute);
    CHECK(clock.now() == machine.system);
}

TEST_CASE("a jump of the system clock forwards takes no time from anybody") {
    FakeMachine machine;
    ServerClock clock = machine.clock();
    machine.pass(clock, kMinute);
    const std::int64_t before = clock.now();
    machine.system += 60 * kMinute;
    CHECK(clock.now() == before);
    machine.pass(clock, kMinute);
    CHECK(clock.now() - before <= kMinute * 101 / 100);
    CHECK(clock.now() - before > kMinute);  // on its way
    machine.pass(clock, 101 * 60 * kMinute);
    CHECK(std::abs(clock.ahead()) <= 20);
}

TEST_CASE("a jump of the system clock backwards stops no clock") {
    FakeMachine machine;
    ServerClock clock = machine.clock();
    machine.pass(clock, kMinute);
    const std::int64_t before = clock.now();
    machine.system -= 60 * kMinute;
    machine.pass(clock, kMinute);
    CHECK(clock.now() - before >= kMinute * 98 / 100);
    CHECK(clock.now() - before < kMinute);
    machine.pass(clock, 101 * 60 * kMinute);
    CHECK(std::abs(clock.ahead()) <= 20);
}

TEST_CASE("after a restart with a clock set back time does not begin before what was") {
    FakeMachine machine;
    const std::int64_t alive = machine.system + 10 * kMinute;
    ServerClock clock = machine.clock(alive);
    CHECK(clock.now() == alive);
    machine.pass(clock, kMinute);
    CHECK(clock.now() > alive + kMinute * 98 / 100);
    CHECK(clock.ahead() < 10 * kMinute);
}
