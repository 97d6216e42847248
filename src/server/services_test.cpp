// The way of a write: from the loop to the thread of the store and back.
#include "server/services.h"

#include <atomic>
#include <memory>
#include <thread>

#include <doctest/doctest.h>

#include "server/testing/house.h"

namespace {

struct Ends {
    std::thread::id loop = std::this_thread::get_id();
    std::atomic<int> all = 0;
    std::atomic<int> elsewhere = 0;
};

struct Carried {
    explicit Carried(Ends& to_count) : ends(to_count) {}
    Carried(const Carried&) = delete;
    Carried& operator=(const Carried&) = delete;
    ~Carried() {
        ends.elsewhere += std::this_thread::get_id() == ends.loop ? 0 : 1;
        ++ends.all;
    }

    Ends& ends;
};

}  // namespace

TEST_CASE("what a write carries ends on the loop, never on the thread of the store") {
    constexpr int kWrites = 300;
    Ends ends;
    int answered = 0;
    const store::testing::ScratchFolder folder;
    server::testing::House house(folder.file("games.db"));
    for (int i = 0; i < kWrites; ++i) {
        house.services().health.write({},
                                      [&answered, carried = std::make_shared<Carried>(ends)](
                                          const store::Written& /*result*/) { ++answered; });
    }
    house.run_until([&] { return answered == kWrites && ends.all == kWrites; });
    CHECK(ends.elsewhere == 0);
}
