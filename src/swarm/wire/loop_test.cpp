#include "swarm/wire/loop.h"

#include <string>

#include <doctest/doctest.h>

#include "swarm/wire/address.h"

namespace {

using std::chrono::milliseconds;
using swarm::Loop;
using swarm::Timer;

}  // namespace

TEST_CASE("timers go off in the order of their times, equal ones in the order of asking") {
    Loop loop;
    std::string order;
    const Timer late = loop.after(milliseconds(5), [&] { order += "c"; });
    const Timer soon = loop.after(milliseconds(0), [&] { order += "a"; });
    const Timer then = loop.after(milliseconds(0), [&] { order += "b"; });
    loop.run_until([&] { return order.size() == 3; });
    CHECK(order == "abc");
}

TEST_CASE("a timer that is cancelled, replaced or dead does not go off") {
    Loop loop;
    int calls = 0;
    {
        const Timer dead = loop.after(milliseconds(0), [&] { calls += 1; });
    }
    Timer cancelled = loop.after(milliseconds(0), [&] { calls += 10; });
    cancelled.cancel();
    Timer replaced = loop.after(milliseconds(0), [&] { calls += 100; });
    replaced = loop.after(milliseconds(0), [&] { calls += 1000; });
    CHECK(replaced.is_waiting());
    loop.run_for(milliseconds(3));
    CHECK(calls == 1000);
    CHECK_FALSE(replaced.is_waiting());
    CHECK_FALSE(cancelled.is_waiting());
}

TEST_CASE("an address is read from a URL") {
    const auto address = swarm::parse_url("http://127.0.0.1:8080/");
    REQUIRE(address);
    CHECK(address->host == "127.0.0.1:8080");
    CHECK(ntohs(address->socket.sin_port) == 8080);
    CHECK(ntohs(swarm::parse_url("http://127.0.0.1")->socket.sin_port) == 80);
    for (const char* bad : {"127.0.0.1:80",
                            "http://127.0.0.1:0",
                            "http://127.0.0.1:99999",
                            "http://127.0.0.1:80x",
                            "http://127.0.0.1:"})
        CHECK_FALSE(swarm::parse_url(bad));
}
