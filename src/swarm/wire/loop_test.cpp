#include "swarm/wire/loop.h"

#include <doctest/doctest.h>

using std::chrono::milliseconds;
using swarm::Loop;
using swarm::Timer;

TEST_CASE("a loop runs until what it is asked for is true, and can go on") {
    Loop loop;
    int rings = 0;
    const Timer first = loop.after(milliseconds(1), [&] { ++rings; });
    loop.run_until([&] { return rings == 1; });
    CHECK_FALSE(first.is_waiting());
    const Timer second = loop.after(milliseconds(1), [&] { ++rings; });
    loop.run_until([&] { return rings == 2; });
    CHECK_FALSE(second.is_waiting());
}

TEST_CASE("jobs that never end do not keep the loop from asking whether it is done") {
    Loop loop;
    int jobs = 0;
    std::function<void()> again = [&] {
        ++jobs;
        loop.post(again);
    };
    again();
    loop.run_until([&] { return jobs > 1000; });
    CHECK(jobs > 1000);
}

TEST_CASE("a loop without work waits for its time") {
    Loop loop;
    const swarm::Time begin = swarm::Clock::now();
    loop.run_for(milliseconds(3));
    CHECK(swarm::Clock::now() - begin >= milliseconds(3));
}
