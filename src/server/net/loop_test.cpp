#include "server/net/loop.h"

#include <chrono>
#include <csignal>
#include <stdexcept>
#include <string>
#include <thread>
#include <utility>

#include <doctest/doctest.h>

using namespace std::chrono_literals;
using net::Loop;
using net::Timer;

TEST_CASE("posted jobs run in order on the thread of the loop, from wherever they come") {
    Loop loop;
    std::string order;
    std::thread poster([&] {
        loop.post([&] { order += 'a'; });
        loop.post([&] { order += 'b'; });
        loop.post([&] { loop.stop(); });
    });
    loop.run();
    poster.join();
    CHECK(order == "ab");
}

TEST_CASE("timers ring in the order of their time") {
    Loop loop;
    std::string order;
    const auto began = Loop::now();
    const Timer late = loop.after(20ms, [&] {
        order += 'b';
        loop.stop();
    });
    const Timer early = loop.after(1ms, [&] { order += 'a'; });
    loop.run();
    CHECK(order == "ab");
    CHECK(Loop::now() - began >= 20ms);
    CHECK_FALSE(early.is_waiting());
}

TEST_CASE("a cancelled, dropped or replaced timer does not ring") {
    Loop loop;
    std::string rung;
    Timer cancelled = loop.after(1ms, [&] { rung += 'c'; });
    cancelled.cancel();
    {
        const Timer dropped = loop.after(1ms, [&] { rung += 'd'; });
    }
    Timer replaced = loop.after(1ms, [&] { rung += 'r'; });
    replaced = loop.after(2ms, [&] { rung += 'n'; });
    const Timer end = loop.after(10ms, [&] { loop.stop(); });
    loop.run();
    CHECK(rung == "n");
}

TEST_CASE("a timer that is due can still be cancelled by a job before it") {
    Loop loop;
    bool rung = false;
    Timer victim;
    const Timer killer = loop.after(1ms, [&] {
        std::this_thread::sleep_for(5ms);  // now both are due
        victim.cancel();
        loop.post([&] { loop.stop(); });
    });
    victim = loop.after(2ms, [&] { rung = true; });
    loop.run();
    CHECK_FALSE(rung);
}

TEST_CASE("a timer may be moved, and its job may destroy it") {
    Loop loop;
    Timer timer;
    Timer first = loop.after(1ms, [&] {
        timer = {};
        loop.stop();
    });
    timer = std::move(first);
    loop.run();
    CHECK_FALSE(timer.is_waiting());
}

TEST_CASE("stop before run is not lost, and a loop can run again") {
    Loop loop;
    loop.stop();
    loop.run();
    bool ran = false;
    loop.post([&] {
        ran = true;
        loop.stop();
    });
    loop.run();
    CHECK(ran);
}

TEST_CASE("an exception leaves run, and the next run goes on") {
    Loop loop;
    loop.post([] { throw std::runtime_error("no"); });
    loop.post([&] { loop.stop(); });
    CHECK_THROWS_AS(loop.run(), std::runtime_error);
    CHECK_NOTHROW(loop.run());
}

TEST_CASE("signals arrive on the loop") {
    Loop loop;
    int got = 0;
    loop.on_signals({SIGUSR1, SIGUSR2}, [&](int signal) {
        got = signal;
        if (signal == SIGUSR2)
            loop.stop();
        else
            std::raise(SIGUSR2);
    });
    std::raise(SIGUSR1);
    loop.run();
    CHECK(got == SIGUSR2);
}
