// Seats of people who are here and of people who are away, through the door of the server.
#include <doctest/doctest.h>

#include "server/testing/house.h"
#include "server/wire_json.h"

using namespace server;
using namespace server::testing;

namespace {

struct StandInFixture {
    store::testing::ScratchFolder folder;
    House house{folder.file("games.db")};
    store::User ada = house.guest("Ada");
    store::User bo = house.guest("Bo");
    store::User cy = house.guest("Cy");

    RoomPtr table_of(const std::vector<store::User>& guests) {
        const RoomPtr room = house.table(ada, mini_table(1, static_cast<int>(guests.size())));
        for (const store::User& guest : guests)
            REQUIRE(house.order(*room, guest, order(wire::Order::sit)).ok());
        house.hall().arrived(ada.id);
        for (const store::User& guest : guests)
            house.hall().arrived(guest.id);
        return room;
    }
    static wire::Give order(wire::Order what, std::optional<int> seat = std::nullopt) {
        wire::Give give{};
        give.order = what;
        give.seat = seat;
        return give;
    }
    std::string replace_bo(Room& room) {
        const auto answer = house.order(room, ada, order(wire::Order::to_computer, 1));
        return answer ? "accepted" : answer.error().code;
    }
    boost::json::value seen_by(Room& room, const store::User& user) {
        Json message;
        room.snapshot(user.id, std::nullopt, [&](const Json& json) { message = json; });
        house.run_until([&] { return message != nullptr; });
        return json_of(*message);
    }
};

constexpr std::int64_t kAnHour = 60LL * 60 * 1000;

}  // namespace

TEST_CASE_FIXTURE(StandInFixture, "the host cannot take the seat of somebody who is connected") {
    const RoomPtr room = table_of({bo});
    house.time += 10 * kAnHour;
    for (int i = 0; i < 20; ++i)
        CHECK(replace_bo(*room) == "holder_is_here");
    CHECK_FALSE(room->table().seats()[1].has_computer());
}

TEST_CASE_FIXTURE(StandInFixture, "after an hour away the computer stands in, and all are told") {
    const RoomPtr room = table_of({bo});
    house.hall().departed(bo.id);
    const std::int64_t left = house.time;
    house.time += kAnHour - 1;
    CHECK(replace_bo(*room) == "away_too_short");
    CHECK(seen_by(*room, ada).at("absence").at("since").as_array()[1].to_number<std::int64_t>()
          == left);
    house.time += 1;
    CHECK(replace_bo(*room) == "accepted");
    house.hall().arrived(bo.id);
    const auto seen = seen_by(*room, bo);
    CHECK(seen.at("notices").as_array()[0].at("text").at("en")
          == "Bo was away for long: the computer stands in, at the wish of Me 1.");
    CHECK(house.order(*room, bo, order(wire::Order::take_back, 1)).ok());
    CHECK_FALSE(room->table().seats()[1].has_computer());
    CHECK(seen_by(*room, ada).at("notices").as_array()[1].at("text").at("de")
          == "Bo ist zurück und spielt wieder selbst.");
}

TEST_CASE_FIXTURE(StandInFixture, "who plays without a lasting connection is here when they act") {
    const RoomPtr room = table_of({bo});
    house.hall().departed(bo.id);
    house.time += kAnHour - 1;
    CHECK_FALSE(house.order(*room, bo, order(wire::Order::undo, 1)).ok());
    house.time += 1;
    CHECK(replace_bo(*room) == "away_too_short");
}

TEST_CASE_FIXTURE(StandInFixture, "while the computer stands in, cancelling waits for the person") {
    const RoomPtr room = table_of({bo});
    house.hall().departed(bo.id);
    house.time += kAnHour;
    REQUIRE(replace_bo(*room) == "accepted");
    REQUIRE(house.order(*room, ada, order(wire::Order::ask_cancel)).ok());
    CHECK(room->table().state() == table::State::Running);
    const auto request = seen_by(*room, ada).at("request");
    CHECK(request.at("awaited").as_array() == boost::json::array{1});
}

TEST_CASE_FIXTURE(StandInFixture, "a request for a stand-in ends when the person comes back") {
    const RoomPtr room = table_of({bo, cy});
    Viewer viewer(cy.id);
    room->watch(viewer);
    house.hall().departed(bo.id);
    house.time += kAnHour / 2;
    REQUIRE(replace_bo(*room) == "accepted");
    REQUIRE(room->table().request());
    CHECK(seen_by(*room, cy).at("request").at("seat") == 1);
    house.hall().arrived(bo.id);
    house.run_until([&] { return !room->table().request(); });
    CHECK_FALSE(room->table().seats()[1].has_computer());
    room->unwatch(viewer);
}

TEST_CASE_FIXTURE(StandInFixture, "since when somebody is away is not told to strangers") {
    const RoomPtr room = table_of({bo});
    house.hall().departed(bo.id);
    CHECK(seen_by(*room, cy).at("absence").at("since").as_array() == boost::json::array{0, 0});
}

TEST_CASE_FIXTURE(StandInFixture, "why the computer stands in is said as it came") {
    wire::NewTable wish = mini_table(1, 1);
    wish.clock = wire::ClockInfo{wire::ClockKind::live, 1000, 0, 0, wire::OnTimeout::computer};
    const RoomPtr room = house.table(ada, wish);
    REQUIRE(house.order(*room, bo, order(wire::Order::sit)).ok());
    REQUIRE(house.order(*room, bo, order(wire::Order::to_computer, 1)).ok());
    house.time += 2000;
    house.run_until([&] { return room->table().seats()[0].has_computer(); });
    const auto notices = seen_by(*room, ada).at("notices").as_array();
    REQUIRE(notices.size() == 2);
    CHECK(notices[0].at("text").at("en") == "Bo lets the computer play on.");
    CHECK(notices[1].at("text").at("en") == "The time of Me 1 ran out: the computer stands in.");
}
