#include "server/net/job.h"

#include <memory>
#include <stdexcept>
#include <utility>

#include <doctest/doctest.h>

using net::Job;

TEST_CASE("a job owns what cannot be copied, runs once and lets go of it") {
    const auto witness = std::make_shared<int>(0);
    Job job = [owned = std::make_unique<std::shared_ptr<int>>(witness)] { ++**owned; };
    Job moved = std::move(job);
    CHECK(moved);
    moved();
    moved();
    CHECK(*witness == 1);
    CHECK(witness.use_count() == 1);
    CHECK_FALSE(moved);
}

TEST_CASE("a job that throws is used up as well") {
    Job job = [] { throw std::runtime_error("no"); };
    CHECK_THROWS(job());
    CHECK_FALSE(job);
}

TEST_CASE("an empty job does nothing") { CHECK_NOTHROW(Job()()); }
