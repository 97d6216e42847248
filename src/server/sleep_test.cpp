// Tables sleep in the store and wake when somebody comes or their clock rings.
#include <variant>

#include <doctest/doctest.h>

#include "server/server_clock.h"
#include "server/testing/house.h"

using namespace server;
using namespace server::testing;

namespace {

constexpr std::int64_t kHour = 3'600'000;

wire::NewTable timed_table(std::int64_t bank) {
    wire::NewTable wish = mini_table(2, 0);
    wish.clock = wire::ClockInfo{wire::ClockKind::live, bank, 0, 0, wire::OnTimeout::computer};
    return wish;
}

struct SleepFixture : RestartFixture {
    store::User ada = house->guest("Ada");

    std::string make(const wire::NewTable& wish) const { return house->table(ada, wish)->row().id; }
    // Credits that are on disk.
    std::vector<std::int64_t> credits(const std::string& id) const {
        std::vector<std::int64_t> found;
        const auto stored = house->hall().load(id);
        for (const table::Event& event : stored->table.events())
            if (const auto* credit = std::get_if<table::ClockCredited>(&event.what))
                found.push_back(credit->milliseconds);
        return found;
    }
    std::int64_t time_left(const std::string& id) const {
        const auto stored = house->hall().load(id);
        return *stored->table.time_left(engine::seat_id(0), house->time);
    }
    void act_at(const std::string& id) const {
        const RoomPtr room = house->hall().room(id);
        const auto seat = room->table().actor().first();
        const auto action = room->table().game().notation(room->table().legal(seat)[0]);
        REQUIRE(house->act(*room, ada, engine::index_of(seat), {action}).ok());
    }
    store::TableRow row(const std::string& id) const { return **house->services().store.table(id); }
    std::size_t rooms() const { return house->hall().rooms(); }
};

}  // namespace

TEST_CASE_FIXTURE(SleepFixture, "a restart with many tables makes no rooms, and lists none") {
    std::string last;
    for (int i = 0; i < 30; ++i)
        last = make(mini_table(i % 2 == 0 ? 2 : 1, i % 2));
    restart();
    CHECK(rooms() == 0);
    CHECK(house->hall().list({}, "").tables.size() == 30);
    CHECK(house->hall().list({}, "").tables[0].watchers == 0);
    ListWish mine;
    mine.mine = true;
    CHECK(house->hall().list(mine, ada.id).tables.size() == 30);
    CHECK(house->hall().running_tables("mini") == 30);
    CHECK(rooms() == 0);
    REQUIRE(house->hall().room_for(last, ada.id, "").ok());
    CHECK(rooms() == 1);
}

TEST_CASE_FIXTURE(SleepFixture, "a table that sleeps wakes when its clock rings") {
    const std::string id = make(timed_table(100));
    restart();
    CHECK(rooms() == 0);
    house->time += 1000;
    house->run_until(
        [&] { return row(id).summary.find(R"("stand_in":true)") != std::string::npos; });
    CHECK(rooms() == 1);
}

TEST_CASE_FIXTURE(SleepFixture, "a table whose computer is to move goes on after a restart") {
    wire::NewTable wish = mini_table(0, 0, 1);
    wish.seats.push_back({wire::NewSeatKind::me, {}, {}});
    const std::string id = make(wish);
    house->services().health.close();  // nothing more is stored
    const bool was_due = row(id).computer_due;
    restart();
    CHECK(was_due);
    house->run_until([&] { return !row(id).computer_due; });
}

TEST_CASE_FIXTURE(SleepFixture, "computers among themselves sleep until somebody watches") {
    const std::string id = make(mini_table(0, 0, 2));
    CHECK_FALSE(row(id).computer_due);
    restart();
    Viewer viewer("");
    house->hall().room(id)->watch(viewer);
    house->run_until([&] { return row(id).is_over; });
    house->hall().room(id)->unwatch(viewer);
}

TEST_CASE_FIXTURE(SleepFixture, "a room that nobody uses goes, one that is used stays") {
    house->services().limits.idle_rooms = 1;
    Viewer viewer("");
    const std::string watched = make(mini_table(2, 0));
    house->hall().room(watched)->watch(viewer);
    const std::string unused = make(mini_table(2, 0));
    CHECK(rooms() == 2);
    for (int i = 0; i < 4; ++i)
        make(mini_table(2, 0));
    CHECK(rooms() < 4);
    CHECK(viewer.shown.size() == 1);
    const RoomPtr again = house->hall().room(unused);
    CHECK(again->table().state() == table::State::Running);
    house->hall().room(watched)->unwatch(viewer);
}

TEST_CASE_FIXTURE(SleepFixture, "a table that fell asleep wakes by its clock as well") {
    house->services().limits.idle_rooms = 1;
    const std::string id = make(timed_table(1500));
    make(mini_table(2, 0));
    make(mini_table(2, 0));
    CHECK(rooms() < 3);
    house->time += 2000;
    house->run_until(
        [&] { return row(id).summary.find(R"("stand_in":true)") != std::string::npos; });
}

TEST_CASE_FIXTURE(SleepFixture, "strangers do not wake a private table") {
    wire::NewTable wish = mini_table(1, 1);
    wish.is_private = true;
    const std::string id = make(wish);
    const std::string invite = row(id).invite;
    const store::User bo = house->guest("Bo");
    restart();
    CHECK_FALSE(house->hall().room_for(id, bo.id, "wrong").ok());
    CHECK_FALSE(house->hall().room_for("nowhere", bo.id, "").ok());
    CHECK(rooms() == 0);
    CHECK(house->hall().room_for(id, bo.id, invite).ok());
    CHECK(house->hall().room_for(id, ada.id, "").ok());
}

TEST_CASE_FIXTURE(SleepFixture,
                  "the time without a server is given back once, when a table wakes") {
    const std::string id = make(timed_table(600'000));
    restart(kHour);
    house->hall().room(id);
    house->run_until([&] { return !credits(id).empty(); });
    CHECK(credits(id) == std::vector<std::int64_t>{kHour});
    CHECK(time_left(id) == 600'000);
    restart(0);
    house->hall().room(id)->show_presence();
    CHECK(credits(id).size() == 1);
    restart(5000);
    house->hall().room(id);
    house->run_until([&] { return credits(id).size() == 2; });
    CHECK(credits(id).back() == 5000);
}

TEST_CASE_FIXTURE(SleepFixture, "a table that slept through several starts gets all of it back") {
    const std::string id = make(timed_table(20 * kHour));
    restart(kHour);
    restart(2 * kHour);
    CHECK(rooms() == 0);
    house->hall().room(id);
    house->run_until([&] { return !credits(id).empty(); });
    CHECK(credits(id) == std::vector<std::int64_t>{3 * kHour});
    CHECK(time_left(id) == 20 * kHour);
}

TEST_CASE_FIXTURE(SleepFixture, "after a kill no time counts twice that a table has used") {
    const std::string id = make(timed_table(600'000));
    const std::int64_t alive = house->time;
    house->time += 1500;  // the last mark is older than the last event
    act_at(id);
    restart_killed(alive, kHour);
    house->hall().room(id);
    house->run_until([&] { return !credits(id).empty(); });
    CHECK(credits(id) == std::vector<std::int64_t>{kHour});
}

TEST_CASE_FIXTURE(SleepFixture, "a jump of the system clock flags nobody and stops nobody") {
    std::int64_t system = house->time;
    std::int64_t steady = 0;
    ServerClock clock({[&] { return system; }, [&] { return steady; }}, 0);
    house->services().now = [&] { return clock.now(); };
    const RoomPtr room = house->table(ada, timed_table(60'000));
    system += kHour;
    steady += 2000;
    house->services().now();
    room->wake();
    CHECK_FALSE(room->table().seats()[0].has_computer());
    system -= 5 * kHour;
    steady += 10'000;
    const std::int64_t left = *room->table().time_left(engine::seat_id(0), house->services().now());
    CHECK(left < 60'000 - 11'500);
    CHECK(left > 60'000 - 12'500);
    house->services().now = [end = clock.now()] { return end; };
}

TEST_CASE_FIXTURE(SleepFixture, "a room stays while its clock is about to ring") {
    house->services().limits.idle_rooms = 1;
    const std::string later = make(timed_table(20 * kHour));
    const std::string soon = make(timed_table(60'000));
    house->time += 59'500;
    CHECK(house->hall().room(later)->may_sleep(house->time + 1));
    CHECK_FALSE(house->hall().room(soon)->may_sleep(house->time + 1));
}

TEST_CASE_FIXTURE(SleepFixture, "after one alarm the next is waited for, whenever it was set") {
    house->services().limits.idle_rooms = 1;
    const std::string first = make(timed_table(1500));
    make(mini_table(2, 0));
    make(mini_table(2, 0));
    const auto is_over_time = [&](const std::string& id) {
        return row(id).summary.find(R"("stand_in":true)") != std::string::npos;
    };
    house->time += 2000;
    house->run_until([&] { return is_over_time(first); });
    const std::string second = make(timed_table(1500));
    for (int i = 0; i < 4; ++i)
        make(mini_table(2, 0));
    house->time += 2000;
    house->run_until([&] { return is_over_time(second); });
}
