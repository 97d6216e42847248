#include "server/net/rate_limiter.h"

#include <chrono>
#include <string>

#include <doctest/doctest.h>

using namespace std::chrono_literals;
using net::RateLimiter;

namespace {

const RateLimiter::TimePoint kStart{};

}  // namespace

TEST_CASE("a full bucket allows its burst, then tells how long to wait") {
    RateLimiter limiter({3, 0.1}, 10);
    for (int i = 0; i < 3; ++i)
        CHECK_FALSE(limiter.take("ann", kStart));
    CHECK(limiter.take("ann", kStart) == 10s);
    CHECK(limiter.take("ann", kStart + 4s) == 6s);
    CHECK_FALSE(limiter.take("ann", kStart + 10s));
    CHECK(limiter.take("ann", kStart + 10s) == 10s);
}

TEST_CASE("keys do not share tokens") {
    RateLimiter limiter({1, 1}, 10);
    CHECK_FALSE(limiter.take("ann", kStart));
    CHECK_FALSE(limiter.take("bob", kStart));
    CHECK(limiter.take("ann", kStart));
}

TEST_CASE("a bucket never holds more than its burst") {
    RateLimiter limiter({2, 1}, 10);
    CHECK_FALSE(limiter.take("ann", kStart));
    const auto later = kStart + 1h;
    CHECK_FALSE(limiter.take("ann", later, 2));
    CHECK(limiter.take("ann", later));
}

TEST_CASE("a wait is at least one second, and a cost above the burst is the burst") {
    RateLimiter limiter({5, 100}, 10);
    CHECK_FALSE(limiter.take("ann", kStart, 50));
    CHECK(limiter.take("ann", kStart) == 1s);
}

TEST_CASE("a clock that goes back gives no tokens") {
    RateLimiter limiter({1, 1}, 10);
    CHECK_FALSE(limiter.take("ann", kStart + 10s));
    CHECK(limiter.take("ann", kStart) == 1s);
    CHECK(limiter.take("ann", kStart + 10s) == 1s);
}

TEST_CASE("memory is bounded: the key that was not used for longest is forgotten") {
    RateLimiter limiter({1, 1}, 100);
    for (int i = 0; i < 1000; ++i) {
        limiter.take(std::to_string(i), kStart);
        CHECK(limiter.take("busy", kStart).has_value() == (i > 0));
    }
    CHECK(limiter.size() == 100);
    CHECK(limiter.take("999", kStart));
    CHECK_FALSE(limiter.take("0", kStart));
}

TEST_CASE("what is given back can be taken again, but no bucket holds more than its burst") {
    RateLimiter limiter({2, 0.001}, 10);
    CHECK_FALSE(limiter.take("ann", kStart, 2));
    CHECK(limiter.take("ann", kStart));
    limiter.give_back("ann", kStart);
    CHECK_FALSE(limiter.take("ann", kStart));
    limiter.give_back("ann", kStart, 50);
    CHECK_FALSE(limiter.take("ann", kStart, 2));
    CHECK(limiter.take("ann", kStart));
}
