// When a room asks its computers: for somebody who waits for them, and not otherwise.
#include <doctest/doctest.h>

#include "server/testing/house.h"

using namespace server;
using namespace server::testing;

namespace {

// Computers that think for ever.
struct ThinkingFixture {
    store::testing::ScratchFolder folder;
    House house{folder.file("games.db"), {"/bin/sleep", "60"}};
    store::User ada = house.guest("Ada");

    Computers& computers() { return house.services().computers; }
    // All workers are busy with it, whatever comes next waits.
    void keep_busy() {
        computers().think({}, {{"somebody"}, Urgency::PeopleWatch, {}}, [](const auto&) {});
        while (computers().waiting() > 0)
            std::this_thread::yield();
    }
    void settle(const Room& room) {
        house.run_until([&] {
            const auto events = house.services().store.events(room.row().id, 0);
            return room.table().version() > 0 && events->size() == room.table().version();
        });
        house.services().health.write({}, {});
    }
};

}  // namespace

TEST_CASE_FIXTURE(ThinkingFixture, "computers among themselves wait until somebody watches") {
    keep_busy();
    const RoomPtr room = house.table(ada, mini_table(0, 0, 2));
    settle(*room);
    CHECK(computers().waiting() == 0);
    Viewer viewer(ada.id);
    room->watch(viewer);
    house.run_until([&] { return computers().waiting(Urgency::ComputersOnly) == 1; });
    CHECK(json_of(viewer.shown.front()).at("thinking").as_array().size() == 1);
    room->unwatch(viewer);
    CHECK(computers().waiting() == 0);
}

TEST_CASE_FIXTURE(ThinkingFixture, "a table with people waits for its computers, watched or not") {
    keep_busy();
    const RoomPtr room = house.table(ada, mini_table(1, 0, 1));
    house.run_until([&] { return computers().waiting(Urgency::PeopleAway) == 1; });
    Viewer viewer(ada.id);
    room->watch(viewer);
    house.run_until([&] { return computers().waiting(Urgency::PeopleWatch) == 1; });
    room->unwatch(viewer);
    CHECK(computers().waiting(Urgency::PeopleAway) == 1);
    CHECK(computers().waiting() == 1);  // however often it was asked
}

TEST_CASE_FIXTURE(ThinkingFixture, "a table that goes on drops the question it had asked") {
    keep_busy();
    const RoomPtr room = house.table(ada, mini_table(1, 0, 1));
    house.run_until([&] { return computers().waiting() == 1; });
    const std::string action =
        room->table().game().notation(room->table().legal(engine::seat_id(0))[0]);
    REQUIRE(house.act(*room, ada, 0, {action}).ok());
    house.run_until([&] { return computers().waiting() == 1; });
    wire::Give resign{};
    resign.order = wire::Order::resign;
    resign.seat = 0;
    REQUIRE(house.order(*room, ada, resign).ok());
    house.run_until([&] { return computers().waiting() == 0; });  // nobody waits any more
}
