#include "server/store/fair_queue.h"

#include <string>

#include <doctest/doctest.h>

namespace {

struct JobOrder {
    std::string order;
    store::FairQueue queue;

    bool push(const std::string& sender, char mark) {
        return queue.push(sender, [this, mark] { order += mark; });
    }
    std::string run() {
        while (const auto job = queue.pop())
            job();
        return order;
    }
};

}  // namespace

TEST_CASE("each sender has a turn before anybody has a second one") {
    JobOrder jobs{"", store::FairQueue({10, 3})};
    for (const char mark : {'a', 'b', 'c'})
        CHECK(jobs.push("flood", mark));
    CHECK(jobs.push("ada", 'x'));
    CHECK(jobs.push("bo", 'y'));
    CHECK(jobs.run() == "axybc");
    CHECK(jobs.queue.size() == 0);
}

TEST_CASE("a full line refuses its sender and nobody else") {
    JobOrder jobs{"", store::FairQueue({10, 2})};
    CHECK(jobs.push("flood", 'a'));
    CHECK(jobs.push("flood", 'b'));
    CHECK_FALSE(jobs.push("flood", 'c'));
    CHECK(jobs.push("ada", 'x'));
    CHECK(jobs.run() == "axb");
    CHECK(jobs.push("flood", 'd'));
}

TEST_CASE("there is an end to all lines together") {
    JobOrder jobs{"", store::FairQueue({2, 2})};
    CHECK(jobs.push("ada", 'a'));
    CHECK(jobs.push("bo", 'b'));
    CHECK_FALSE(jobs.push("cy", 'c'));
    CHECK(jobs.queue.size() == 2);
    CHECK(jobs.run() == "ab");
}
