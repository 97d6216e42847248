#include "swarm/samples.h"

#include <doctest/doctest.h>

TEST_CASE("of a hundred values p50 is the 50th, p99 the 99th and p99.9 the last") {
    swarm::Samples samples;
    for (int i = 100; i >= 1; --i)
        samples.add(i);
    CHECK(samples.count() == 100);
    CHECK(samples.at(0.5) == 50);
    CHECK(samples.at(0.9) == 90);
    CHECK(samples.at(0.99) == 99);
    CHECK(samples.at(0.999) == 100);
    CHECK(samples.max() == 100);
    CHECK(samples.at(0) == 1);
}

TEST_CASE("p99.9 of a thousand values leaves one above it") {
    swarm::Samples samples;
    for (int i = 1; i <= 1000; ++i)
        samples.add(i);
    CHECK(samples.at(0.999) == 999);
    CHECK(samples.at(0.001) == 1);
}

TEST_CASE("one value is every percentile, no value is 0") {
    swarm::Samples samples;
    CHECK(samples.at(0.5) == 0);
    CHECK(samples.max() == 0);
    samples.add(std::chrono::microseconds(1500));
    CHECK(samples.at(0.01) == doctest::Approx(1.5));
    CHECK(samples.at(0.999) == doctest::Approx(1.5));
}
