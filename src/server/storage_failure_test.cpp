// What happens when nothing can be written: nothing is lost, everybody is told, and it all goes on
// by itself.
#include <algorithm>
#include <variant>

#include <doctest/doctest.h>

#include "server/store/testing/full_disk.h"
#include "server/testing/house.h"

using namespace server;
using namespace server::testing;
using store::testing::FullDisk;

namespace {

struct FailureFixture : HouseFixture {
    store::User ada = house.guest("Ada");

    StoreHealth& health() { return house.services().health; }
    // The first write that finds the disk full.
    void notice() {
        house.services().health.write({store::PutSetting{"any", "thing"}}, {});
        house.run_until([&] { return !health().works(); });
    }
    void recover() {
        house.run_until([&] { return health().works(); });
    }
    // Whether everything that happened at the table is on disk.
    bool is_stored(const Room& room) {
        const auto events = house.services().store.events(room.row().id, 0);
        return events->size() == room.table().version();
    }
    // A table whose start is on disk.
    RoomPtr stored_table(const wire::NewTable& wish) {
        const RoomPtr room = house.table(ada, wish);
        house.run_until([&] { return room->table().version() > 0 && is_stored(*room); });
        return room;
    }
    wire::Act first_action(const Room& room, const std::string& id) const {
        const table::Table& table = room.table();
        const engine::SeatId seat = table.actor().first();
        wire::Act act{{},
                      id,
                      room.row().id,
                      static_cast<std::int64_t>(table.version()),
                      engine::index_of(seat),
                      {table.game().notation(table.legal(seat)[0])}};
        if (table.is_simultaneous())
            act.path.emplace_back(kCommit);
        return act;
    }
    std::ptrdiff_t logged(const std::string& event) const {
        return std::ranges::count_if(
            house.logged, [&](const std::string& line) { return mentions(line, event); });
    }
};

// The hall, but tables can be made unreadable.
class DeafHost final : public RoomHost {
  public:
    explicit DeafHost(RoomHost& hall) : hall_(hall) {}
    std::optional<std::int64_t> away_since(const std::string& user) const override {
        return hall_.away_since(user);
    }
    void acted(const std::string& user) override { hall_.acted(user); }
    void table_stored(const Room& /*room*/, const store::TableRow& /*before*/) override {}
    std::int64_t missing_since(std::int64_t moment) const override {
        return hall_.missing_since(moment);
    }
    core::Result<StoredTable> load(const std::string& table) const override {
        ++asked;
        return deaf ? core::Error{"table", "could not be read"} : hall_.load(table);
    }

    bool deaf = false;
    mutable int asked = 0;

  private:
    RoomHost& hall_;
};

}  // namespace

TEST_CASE_FIXTURE(FailureFixture, "computers go on by themselves when the store works again") {
    house.services().limits.computer_pace = std::chrono::milliseconds(0);
    const RoomPtr room = house.table(ada, mini_table(0, 0, 2));
    Viewer viewer(ada.id);
    {
        room->watch(viewer);
        const FullDisk full;
        notice();
        const auto version = room->table().version();
        house.services().health.write({}, {});
        CHECK(room->table().version() == version);
        REQUIRE_FALSE(room->table().is_finished());
    }
    house.run_until([&] { return room->table().is_finished() && is_stored(*room); });
    room->unwatch(viewer);
}

TEST_CASE_FIXTURE(FailureFixture, "no computer is asked while nothing can be stored") {
    const RoomPtr room = stored_table(mini_table(0, 0, 2));  // they wait for somebody to watch
    Viewer viewer(ada.id);
    {
        const FullDisk full;
        notice();
        room->watch(viewer);
        CHECK(json_of(viewer.shown.front()).at("thinking").as_array().empty());
    }
    recover();
    house.run_until([&] { return room->table().is_finished(); });
    room->unwatch(viewer);
}

TEST_CASE_FIXTURE(FailureFixture, "a table whose change was not stored is as it was before") {
    const RoomPtr room = stored_table(mini_table(2, 0));
    const auto version = room->table().version();
    const wire::Act act = first_action(*room, "once");
    {
        const FullDisk full;
        const auto refused = house.send(*room, ada, act);
        REQUIRE_FALSE(refused.ok());
        CHECK(refused.error().code == "storage");
        CHECK(room->table().version() == version);
    }
    recover();
    CHECK(house.send(*room, ada, act).ok());
}

TEST_CASE_FIXTURE(FailureFixture, "while nothing can be stored commands are refused at once") {
    const RoomPtr room = stored_table(mini_table(2, 0));
    const wire::Act stored = first_action(*room, "stored");
    const auto before = house.send(*room, ada, stored);
    REQUIRE(before.ok());
    const wire::Act next = first_action(*room, "next");
    const FullDisk full;
    notice();
    std::string code;
    room->act(ada.id, next, [&](const auto& answer) { code = answer ? "" : answer.error().code; });
    CHECK(code == "storage");  // without turning the loop
    const auto again = house.send(*room, ada, stored);
    REQUIRE(again.ok());  // what had been stored is confirmed all the same
    CHECK(*again == *before);
    CHECK(house.try_table(ada, mini_table(2, 0)).error().code == "storage");
}

TEST_CASE_FIXTURE(FailureFixture,
                  "live clocks get the time back in which nothing could be stored") {
    wire::NewTable wish = mini_table(2, 0);
    wish.clock = wire::ClockInfo{wire::ClockKind::live, 60'000, 0, 0, wire::OnTimeout::computer};
    const RoomPtr room = stored_table(wish);
    const auto version = room->table().version();
    {
        const FullDisk full;
        notice();
        house.time += 5000;
    }
    house.run_until([&] { return room->table().version() > version; });
    const auto& happened = room->table().events().back().what;
    CHECK(std::holds_alternative<table::ClockCredited>(happened));
}

TEST_CASE_FIXTURE(FailureFixture, "a failure of the store is told once to the log") {
    {
        const FullDisk full;
        notice();
        for (int i = 0; i < 20; ++i)
            CHECK(house.try_table(ada, mini_table(2, 0)).error().code == "storage");
    }
    recover();
    CHECK(logged("store_failed") == 1);
    CHECK(logged("disk I/O error") == 1);
}

TEST_CASE_FIXTURE(FailureFixture, "sockets are told when saving fails and when it works again") {
    const auto socket = std::make_shared<FakeSocket>();
    Client client(house.services(), house.hall(), socket, ada);
    const auto late = std::make_shared<FakeSocket>();
    std::optional<Client> visitor;
    {
        const FullDisk full;
        notice();
        const auto told = json_of(socket->sent.back());
        CHECK(told.at("t") == "trouble");
        CHECK(told.at("on") == true);
        CHECK(mentions(told.at("text").at("de").get_string(), "nicht speichern"));
        visitor.emplace(house.services(), house.hall(), late, std::nullopt);
        CHECK(json_of(late->sent.back()).at("on") == true);
    }
    recover();
    for (const auto& each : {socket, late}) {
        CHECK(each->sent.size() == 3);  // hello, trouble, no more trouble
        CHECK(json_of(each->sent.back()).at("on") == false);
    }
    visitor->on_close();
    client.on_close();
}

TEST_CASE_FIXTURE(FailureFixture, "a rematch that cannot be stored leaves no table behind") {
    const RoomPtr room = stored_table(mini_table(2, 0));
    while (!room->table().is_finished())
        REQUIRE(house.send(*room, ada, first_action(*room, house.next_id())).ok());
    const std::size_t rooms = house.hall().rooms();
    const auto rematch = [&] {
        return house.wait_for<wire::Created>(
            [&](const auto& done) { house.hall().rematch(ada, *room, done); });
    };
    {
        const FullDisk full;
        CHECK(rematch().error().code == "storage");
        CHECK(room->rematch().empty());
        CHECK(house.hall().rooms() == rooms);
    }
    recover();
    CHECK(rematch().ok());
    CHECK(*house.services().store.count_tables({.is_over = false}) == 1);
}

TEST_CASE_FIXTURE(FailureFixture, "two who ask for a rematch at the same time get the same table") {
    const RoomPtr room = stored_table(mini_table(2, 0));
    while (!room->table().is_finished())
        REQUIRE(house.send(*room, ada, first_action(*room, house.next_id())).ok());
    std::vector<std::string> made;
    for (int i = 0; i < 2; ++i)
        house.hall().rematch(ada, *room, [&](const Answered<wire::Created>& next) {
            made.push_back(next ? next->table : next.error().code);
        });
    house.run_until([&] { return made.size() == 2; });
    CHECK(made[0] == made[1]);
    CHECK(*house.services().store.count_tables({.is_over = false}) == 1);
}

TEST_CASE_FIXTURE(FailureFixture, "a table that cannot be read either waits until it can") {
    const RoomPtr made = stored_table(mini_table(2, 0));
    DeafHost host(house.hall());
    const auto room = std::make_shared<Room>(house.services(), host, *host.load(made->row().id));
    const auto version = room->table().version();
    Json seen;
    {
        const FullDisk full;
        host.deaf = true;
        CHECK(house.send(*room, ada, first_action(*room, "a")).error().code == "storage");
        house.run_until([&] { return host.asked >= 2; });
        room->snapshot(ada.id, std::nullopt, [&](const Json& json) { seen = json; });
        CHECK(seen == nullptr);  // nobody is shown what was not stored
    }
    host.deaf = false;
    house.run_until([&] { return seen != nullptr; });
    CHECK(room->table().version() == version);
    recover();
    CHECK(house.send(*room, ada, first_action(*room, "b")).ok());
}

TEST_CASE("a disk that does not answer counts as one that fails, until it does") {
    const store::testing::ScratchStore scratch;
    net::Loop loop;
    net::Log log(net::Level::Error, [](std::string_view) {});
    net::Metrics metrics;
    StoreHealth health({loop, *scratch.store, log, metrics},
                       {std::chrono::milliseconds(5),
                        std::chrono::milliseconds(20),
                        std::chrono::milliseconds(20)});
    const auto turn_until = [&](bool works) {
        net::Timer timer;
        const std::function<void()> look = [&] {
            if (health.works() == works)
                return loop.stop();
            timer = loop.after(std::chrono::milliseconds(1), look);
        };
        look();
        if (health.works() != works)
            loop.run();
    };
    store::testing::Hold hold(*scratch.store);
    bool stored = false;
    health.write({store::PutSetting{"a", "b"}}, [&](const auto& done) { stored = done.ok(); });
    turn_until(false);
    CHECK_FALSE(stored);
    CHECK(mentions(metrics.render(), "tetrapolis_store_works 0"));
    hold.release();
    turn_until(true);
    CHECK(stored);
    CHECK(mentions(metrics.render(), "tetrapolis_store_outages_total 1"));
}

TEST_CASE("a disk that has answered is not said to be silent later") {
    const store::testing::ScratchStore scratch;
    net::Loop loop;
    net::Metrics metrics;
    net::Log log(net::Level::Error, [](std::string_view) {});
    StoreHealth health({loop, *scratch.store, log, metrics},
                       {std::chrono::milliseconds(5),
                        std::chrono::milliseconds(20),
                        std::chrono::milliseconds(500)});
    bool stored = false;
    health.write({store::PutSetting{"any", "thing"}},
                 [&](const store::Written& result) { stored = result.ok(); });
    const net::Timer end = loop.after(std::chrono::milliseconds(700), [&] { loop.stop(); });
    loop.run();
    CHECK(stored);
    CHECK(health.works());
    health.close();
}
