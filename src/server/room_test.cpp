#include <doctest/doctest.h>

#include "server/testing/house.h"
#include "server/wire_json.h"

using namespace server;
using namespace server::testing;

namespace {

struct RoomFixture {
    store::testing::ScratchFolder folder;
    std::string file = folder.file("games.db");
    House house{file};
    store::User ada = house.guest("Ada");
    store::User bo = house.guest("Bo");

    RoomPtr two_players() {
        const RoomPtr room = house.table(ada, mini_table(1, 1));
        wire::Give sit{};
        sit.order = wire::Order::sit;
        REQUIRE(house.order(*room, bo, sit).ok());
        return room;
    }
    static std::string first_action(const Room& room, int seat) {
        return room.table().game().notation(room.table().legal(engine::seat_id(seat))[0]);
    }
};

std::string type_of(const std::string& message) {
    return std::string(json_of(message).at("t").get_string());
}

}  // namespace

TEST_CASE_FIXTURE(RoomFixture, "a table starts by itself when the last seat is taken") {
    const RoomPtr room = house.table(ada, mini_table(1, 1));
    CHECK(room->table().state() == table::State::Open);
    wire::Give sit{};
    sit.order = wire::Order::sit;
    REQUIRE(house.order(*room, bo, sit).ok());
    CHECK(room->table().state() == table::State::Running);
    CHECK(room->row().state == "running");
}

TEST_CASE_FIXTURE(RoomFixture, "an action is on disk before anybody is shown it") {
    const RoomPtr room = two_players();
    Viewer viewer(bo.id);
    room->watch(viewer);
    const std::size_t shown = viewer.shown.size();
    const auto version = static_cast<std::int64_t>(room->table().version());
    bool acknowledged = false;
    room->act(ada.id,
              {{}, "a1", room->row().id, version, 0, {first_action(*room, 0), "commit"}},
              [&](const Answered<std::int64_t>& answer) {
                  acknowledged = answer.ok();
                  const auto events = house.services().store.events(room->row().id, 0);
                  CHECK(static_cast<std::int64_t>(events->size()) == *answer);
              });
    CHECK_FALSE(acknowledged);
    CHECK(viewer.shown.size() == shown);
    house.run_until([&] { return acknowledged; });
    CHECK(viewer.shown.size() == shown + 1);
    room->unwatch(viewer);
}

TEST_CASE_FIXTURE(RoomFixture, "what a seat picks before it commits is shown to its holder alone") {
    const RoomPtr room = two_players();
    Viewer own(ada.id);
    Viewer other(bo.id);
    room->watch(own);
    room->watch(other);
    const auto picked = [&](const std::vector<std::string>& path) {
        const auto version = static_cast<std::int64_t>(room->table().newest_seen_by(ada.id));
        return house.send(*room, ada, {{}, house.next_id(), room->row().id, version, 0, path});
    };
    const std::size_t shown = other.shown.size();
    const std::size_t shown_to_owner = own.shown.size();
    REQUIRE(picked({first_action(*room, 0)}).ok());
    CHECK(own.shown.size() == shown_to_owner + 1);
    CHECK(other.shown.size() == shown);
    Json fresh;
    room->snapshot(bo.id, std::nullopt, [&](const Json& json) { fresh = json; });
    CHECK(*fresh == other.shown.back());
    REQUIRE(picked({"commit"}).ok());
    CHECK(other.shown.size() == shown + 1);
    CHECK(json_of(other.shown.back()).at("to_move").as_array().size() == 1);
    room->unwatch(own);
    room->unwatch(other);
}

TEST_CASE_FIXTURE(RoomFixture, "a host who only watches has the invite, spectators have not") {
    const RoomPtr room = house.table(ada, mini_table(0, 2));
    const std::string invite = room->row().invite;
    Viewer before("");
    Viewer host(ada.id);
    Viewer after(house.guest("Cy").id);
    for (Viewer* viewer : {&before, &host, &after})
        room->watch(*viewer);
    wire::Give sit{};
    sit.order = wire::Order::sit;
    REQUIRE(house.order(*room, bo, sit).ok());  // shown to all three at once
    const auto shown_invite = [](const Viewer& viewer) {
        return json_of(viewer.shown.back()).at("invite").as_string();
    };
    CHECK(shown_invite(host) == invite);
    CHECK(shown_invite(before).empty());
    CHECK(shown_invite(after).empty());
    for (Viewer* viewer : {&before, &host, &after})
        room->unwatch(*viewer);
}

TEST_CASE_FIXTURE(RoomFixture, "the same command twice is one action and gets the same answer") {
    const RoomPtr room = two_players();
    const auto version = static_cast<std::int64_t>(room->table().version());
    const wire::Act act{{}, "same", room->row().id, version, 0, {first_action(*room, 0), "commit"}};
    const auto first = house.send(*room, ada, act);
    const auto second = house.send(*room, ada, act);
    REQUIRE(first.ok());
    REQUIRE(second.ok());
    CHECK(*first == *second);
    CHECK(room->table().version() == static_cast<std::uint64_t>(*first));
}

TEST_CASE_FIXTURE(RoomFixture,
                  "foreign seats, wrong seats, nonsense and old versions are refused") {
    const RoomPtr room = two_players();
    const std::string action = first_action(*room, 0);
    CHECK(house.act(*room, bo, 0, {action}).error().code == "not_your_seat");
    CHECK(house.act(*room, ada, 9, {action}).error().code == "bad_request");
    CHECK(house.act(*room, ada, 0, {"fly"}).error().where == "path[0]");
    CHECK(house.act(*room, ada, 0, {"keep"}).error().code == "illegal_action");
    const auto stale = house.wait_for<std::int64_t>([&](const auto& done) {
        room->act(ada.id, {{}, "old", room->row().id, 0, 0, {action, "commit"}}, done);
    });
    CHECK(stale.error().code == "stale");
}

TEST_CASE_FIXTURE(RoomFixture, "commands that come while another is being stored wait their turn") {
    const RoomPtr room = two_players();
    std::vector<std::string> order;
    const auto note = [&](const std::string& who) {
        return [&, who](const Answered<std::int64_t>& answer) {
            order.push_back(who + (answer ? "" : " " + answer.error().code));
        };
    };
    const auto version = static_cast<std::int64_t>(room->table().version());
    const std::string& id = room->row().id;
    const std::string mine = first_action(*room, 0);
    const std::string theirs = first_action(*room, 1);
    room->act(ada.id, {{}, "1", id, version, 0, {mine, "commit"}}, note("ada"));
    room->act(bo.id, {{}, "2", id, version, 1, {theirs, "commit"}}, note("bo"));
    room->act(ada.id, {{}, "3", id, version, 0, {mine, "commit"}}, note("ada again"));
    house.run_until([&] { return order.size() == 3; });
    CHECK(order[0] == "ada");
    CHECK(order[1] == "bo");  // both may commit at the same time
    CHECK(order[2] == "ada again stale");
}

TEST_CASE_FIXTURE(RoomFixture, "a restart brings the table back as it was") {
    const RoomPtr room = two_players();
    REQUIRE(house.act(*room, ada, 0, {first_action(*room, 0)}).ok());
    REQUIRE(house.say(*room, ada, "hello").ok());
    Json before;
    room->snapshot(ada.id, std::nullopt, [&](const Json& json) { before = json; });
    const std::string id = room->row().id;
    const auto stored = house.hall().load(id);
    REQUIRE(stored.ok());
    const auto again = std::make_shared<Room>(house.services(), house.hall(), *stored);
    Json after;
    again->snapshot(ada.id, std::nullopt, [&](const Json& json) { after = json; });
    CHECK(*before == *after);
    CHECK(stored->chat_lines == 1);
}

TEST_CASE_FIXTURE(RoomFixture, "chat reaches everybody but those who muted the writer") {
    const RoomPtr room = two_players();
    Viewer friendly(bo.id);
    Viewer deaf("");
    deaf.muted = ada.id;
    room->watch(friendly);
    room->watch(deaf);
    const std::string text = "<b>\"hi\"</b>; DROP TABLE users";
    REQUIRE(house.say(*room, ada, text).ok());
    REQUIRE(type_of(friendly.shown.back()) == "chat");
    const auto line = json_of(friendly.shown.back()).at("lines").at(0);
    CHECK(line.at("text").get_string() == text);
    CHECK(line.at("watcher") == false);
    CHECK(type_of(deaf.shown.back()) == "table");
    CHECK(house.say(*room, ada, " \n ").error().code == "bad_text");
    room->unwatch(friendly);
    room->unwatch(deaf);
}

TEST_CASE_FIXTURE(RoomFixture, "undo trims the log and says from where it is new") {
    const RoomPtr room = two_players();
    Viewer viewer(ada.id);
    room->watch(viewer);
    REQUIRE(house.act(*room, ada, 0, {first_action(*room, 0)}).ok());
    const auto lines =
        json_of(viewer.shown.back()).at("log_from").as_int64()
        + static_cast<std::int64_t>(json_of(viewer.shown.back()).at("log").as_array().size());
    wire::Give undo{};
    undo.order = wire::Order::undo;
    undo.seat = 0;
    REQUIRE(house.order(*room, ada, undo).ok());
    const auto message = json_of(viewer.shown.back());
    CHECK(message.at("log_from").as_int64()
              + static_cast<std::int64_t>(message.at("log").as_array().size())
          <= lines);
    CHECK(message.at("undo").at("redo") == true);
    room->unwatch(viewer);
}

TEST_CASE_FIXTURE(RoomFixture, "private tables are for those who sit there or have the link") {
    wire::NewTable wish = mini_table(1, 1);
    wish.is_private = true;
    const RoomPtr room = house.table(ada, wish);
    const std::string& id = room->row().id;
    CHECK(house.hall().room_for(id, ada.id, "").ok());
    CHECK_FALSE(house.hall().room_for(id, bo.id, "").ok());
    CHECK_FALSE(house.hall().room_for(id, bo.id, "wrong").ok());
    CHECK(house.hall().room_for(id, bo.id, room->row().invite).ok());
    CHECK(house.hall().list({}, bo.id).tables.empty());
    Json seen;
    room->snapshot(bo.id, std::nullopt, [&](const Json& json) { seen = json; });
    CHECK(seen->find(room->row().invite) == std::string::npos);
}

TEST_CASE_FIXTURE(RoomFixture, "the past is shown move by move, for the viewer") {
    const RoomPtr room = two_players();
    const auto total = static_cast<int>(room->table().entries().size());
    REQUIRE(room->past(ada.id, std::nullopt, 0).ok());
    CHECK(room->past(ada.id, std::nullopt, total)->view
          == room->table().game().view(room->table().position(), engine::seat_id(0)));
    CHECK(room->past(ada.id, std::nullopt, total + 1).error().code == "bad_request");
    CHECK(room->past(ada.id, std::nullopt, -1).error().code == "bad_request");
}

TEST_CASE_FIXTURE(RoomFixture, "who looks back without naming a seat does so from the own one") {
    const RoomPtr room = house.table(ada, mini_table(1, 1));
    wire::Give sit{};
    sit.order = wire::Order::sit;
    REQUIRE(house.order(*room, bo, sit).ok());
    const auto both = house.table(ada, mini_table(2, 0));
    house.play_out(*both, ada);
    CHECK(both->past(ada.id, std::nullopt, 0)->view == both->past(ada.id, 0, 0)->view);
    CHECK(both->past(ada.id, -1, 0)->view != both->past(ada.id, 0, 0)->view);
    CHECK(both->past("", -1, 0)->view == both->past(bo.id, std::nullopt, 0)->view);
}

TEST_CASE_FIXTURE(RoomFixture, "to ask back a number of actions must be named") {
    const RoomPtr room = two_players();
    wire::Give ask{};
    ask.order = wire::Order::ask_undo;
    CHECK(house.order(*room, ada, ask).error().code == "bad_request");
    ask.to = -1;
    CHECK(house.order(*room, ada, ask).error().code == "bad_request");
}
