// Standing orders at the server: on disk before they are acknowledged, there after a restart, and
// shown to their seat alone.
#include <doctest/doctest.h>

#include "server/testing/house.h"
#include "server/wire_json.h"

using namespace server;
using namespace server::testing;

namespace {

struct OrdersFixture : RestartFixture {
    store::User ada = house->guest("Ada");
    store::User bo = house->guest("Bo");
    std::string table = begun();

    std::string begun() {
        const RoomPtr room = house->table(ada, mini_table(1, 1));
        wire::Give sit{};
        sit.order = wire::Order::sit;
        REQUIRE(house->order(*room, bo, sit).ok());
        return room->row().id;
    }
    Room& room() { return *house->hall().room(table); }

    std::string give(const store::User& user,
                     int seat,
                     const std::string& order,
                     const std::string& answer) {
        wire::Give standing{};
        standing.id = order + "-" + answer + "-" + std::to_string(seat);  // also after a restart
        standing.order = wire::Order::standing;
        standing.seat = seat;
        standing.standing = std::vector<wire::OrderGiven>{{order, answer}};
        const auto given = house->order(room(), user, standing);
        return given ? "accepted" : given.error().code;
    }
    boost::json::value shown_to(const std::string& user) {
        Json message;
        room().snapshot(user, std::nullopt, [&](const Json& json) { message = json; });
        house->run_until([&] { return message != nullptr; });
        return json_of(*message).at("orders").at("given");
    }
};

const boost::json::value kForced = {{{"order", "forced"}, {"answer", "on"}}};
const boost::json::value kNone = boost::json::array{};

}  // namespace

TEST_CASE_FIXTURE(OrdersFixture, "standing orders are on disk when they are acknowledged") {
    REQUIRE(give(bo, 1, "forced", "on") == "accepted");
    const auto events = house->services().store.events(table, 0);
    REQUIRE(events.ok());
    CHECK(events->back().text.find(R"("event":"orders_set","seat":1,"orders":{"forced":"on"})")
          != std::string::npos);
}

TEST_CASE_FIXTURE(OrdersFixture, "standing orders outlive the server and can be withdrawn") {
    REQUIRE(give(bo, 1, "forced", "on") == "accepted");
    restart();
    CHECK(shown_to(bo.id) == kForced);
    REQUIRE(give(bo, 1, "forced", "ask") == "accepted");
    restart();
    CHECK(shown_to(bo.id) != kForced);
}

TEST_CASE_FIXTURE(OrdersFixture,
                  "nobody but its holder is shown the orders of a seat, nor hears of them") {
    Viewer watching(ada.id);
    room().watch(watching);
    house->run_until([&] { return !watching.shown.empty(); });
    watching.shown.clear();
    REQUIRE(give(bo, 1, "forced", "on") == "accepted");
    CHECK(watching.shown.empty());
    room().unwatch(watching);
    CHECK(shown_to(bo.id) == kForced);
    CHECK(shown_to(ada.id) == kNone);
    CHECK(shown_to("") == kNone);
}

TEST_CASE_FIXTURE(OrdersFixture, "a seat's orders are its holder's, and such as the game knows") {
    CHECK(give(ada, 1, "forced", "on") == "not_your_seat");
    CHECK(give(bo, 1, "sing", "on") == "bad_command");
    CHECK(give(bo, 7, "forced", "on") == "bad_command");
    CHECK(room().orders_known(bo.id, 1)->orders.front().order == "forced");
    CHECK_FALSE(room().orders_known("stranger", 1));
}
