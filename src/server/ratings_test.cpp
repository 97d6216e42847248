// A rated game from its table to the profile: who may sit, what is stored, what is shown.
#include "server/ratings.h"

#include <map>

#include <doctest/doctest.h>

#include "ai/levels.h"
#include "server/testing/visitor.h"

using namespace server;
using namespace server::testing;

namespace {

using Fields = boost::json::object;

std::string text_of(const Fields& fields) { return engine::json_text(fields); }

struct RatedFixture : RestartFixture {
    std::map<std::string, Visitor> people;
    std::map<std::string, std::string> ids;

    Visitor& account(const std::string& name) {
        Visitor& visitor = stranger(name);
        const auto made = visitor.ask(
            "POST", "/api/v1/register", text_of({{"name", name}, {"password", "long enough 1"}}));
        REQUIRE(made.status == 200);
        ids[name] = made.json.at("user").at("id").get_string();
        return visitor;
    }
    Visitor& stranger(const std::string& name) {
        const std::string address = "192.0.2." + std::to_string(people.size() + 1);
        return people.emplace(name, Visitor(*house, address)).first->second;
    }
    store::User user(const std::string& name) {
        return store::testing::existing(house->services().store.user_by_id(ids[name]));
    }
    const store::Crowd& crowd() { return *house->services().store.crowd(); }

    static wire::NewTable wish(bool rated = true) {
        wire::NewTable table = mini_table(1, 1);
        table.rated = rated;
        table.clock = {wire::ClockKind::live, 600'000, 5'000, 0, wire::OnTimeout::resign};
        table.seats[0].name.reset();
        return table;
    }
    Answered<std::int64_t> give(Room& room, const std::string& name, wire::Order word, int seat) {
        wire::Give order{};
        order.order = word;
        order.seat = seat;
        return house->order(room, user(name), order);
    }
    RoomPtr sit(const wire::NewTable& table) {
        RoomPtr room = house->table(user("Ada"), table);
        REQUIRE(give(*room, "Bo", wire::Order::sit, 1).ok());
        return room;
    }
    // Both decide until it is long enough to count, then bo resigns.
    void play(Room& room) {
        for (int i = 0; i < 12 && !room.table().is_finished(); ++i) {
            const engine::SeatId seat = room.table().actor().first();
            const auto action = room.table().game().notation(room.table().legal(seat)[0]);
            const auto& holder = room.table().seats()[static_cast<std::size_t>(seat)].user;
            REQUIRE(house
                        ->act(room,
                              holder == ids["Ada"] ? user("Ada") : user("Bo"),
                              engine::index_of(seat),
                              {action})
                        .ok());
        }
        if (!room.table().is_finished())
            REQUIRE(give(room, "Bo", wire::Order::resign, 1).ok());
    }
    boost::json::value profile(const std::string& viewer, const std::string& of) {
        return people.at(viewer).ask("GET", "/api/v1/players/" + of).json;
    }
};

}  // namespace

TEST_CASE_FIXTURE(RatedFixture, "rated tables are for accounts, with one seat each") {
    account("Ada");
    account("Bo");
    const store::User guest = house->guest("Gil");
    CHECK(house->try_table(guest, wish()).error().code == "rated_for_accounts");
    const RoomPtr room = house->table(user("Ada"), wish());
    wire::Give sit{};
    sit.order = wire::Order::sit;
    sit.seat = 1;
    CHECK(house->order(*room, guest, sit).error().code == "rated_for_accounts");
    CHECK(give(*room, "Ada", wire::Order::sit, 1).error().code == "rated_seat");
    CHECK(give(*room, "Bo", wire::Order::sit, 1).ok());
    wire::NewTable no_clock = wish();
    no_clock.clock.reset();
    CHECK_FALSE(house->try_table(user("Ada"), no_clock).ok());
}

TEST_CASE_FIXTURE(RatedFixture,
                  "the end of a rated game moves ratings, once, also after a restart") {
    account("Ada");
    account("Bo");
    const RoomPtr room = sit(wish());
    play(*room);
    REQUIRE(room->table().is_finished());
    const auto ada = *crowd().rating(ids["Ada"], "mini/live");
    REQUIRE(ada.has_value());
    CHECK(ada->games == 1);
    CHECK(crowd().results_at(room->row().id)->size() == 2);
    restart();
    CHECK(*crowd().rating(ids["Ada"], "mini/live") == ada);
    const RoomPtr again = house->hall().room(room->row().id);
    CHECK(again->table().is_finished());
    CHECK(*crowd().rating(ids["Ada"], "mini/live") == ada);
}

TEST_CASE_FIXTURE(RatedFixture, "seats show ratings, and the end what it did to them") {
    account("Ada");
    account("Bo");
    play(*sit(wish()));
    const RoomPtr next = sit(wish());
    const auto seen = people.at("Bo").ask("GET", "/api/v1/tables/" + next->row().id).json;
    CHECK(seen.at("rated").as_bool());
    const std::string rating(seen.at("seats").at(0).at("rating").get_string());
    CHECK(rating.ends_with("?"));
    play(*next);
    const auto over = people.at("Bo").ask("GET", "/api/v1/tables/" + next->row().id).json;
    const auto& changes = over.at("outcome").at("ratings").get_array();
    REQUIRE(changes.size() == 2);
    CHECK(changes[0].at("change").as_int64() == -changes[1].at("change").as_int64());
}

TEST_CASE_FIXTURE(RatedFixture, "a casual game is in the profile and moves nothing") {
    account("Ada");
    account("Bo");
    play(*sit(wish(false)));
    const auto seen = profile("Bo", "Ada");
    CHECK(seen.at("ladders").get_array().empty());
    REQUIRE(seen.at("results").get_array().size() == 1);
    CHECK_FALSE(seen.at("results").at(0).at("rated").as_bool());
}

TEST_CASE_FIXTURE(RatedFixture,
                  "a game that is given up at the first look moves nothing and says so") {
    account("Ada");
    account("Bo");
    const RoomPtr room = sit(wish());
    REQUIRE(give(*room, "Bo", wire::Order::resign, 1).ok());
    CHECK(crowd().ratings_of(ids["Ada"])->empty());
    const auto over = people.at("Bo").ask("GET", "/api/v1/tables/" + room->row().id).json;
    CHECK(over.at("outcome").at("unrated").is_object());
}

TEST_CASE_FIXTURE(RatedFixture, "whom I have blocked cannot sit at my tables; anybody else can") {
    account("Ada");
    Visitor& bo = account("Bo");
    Visitor& ada = people.at("Ada");
    REQUIRE(ada.ask("POST", "/api/v1/people/Bo", R"({"relation":"blocked"})").status == 200);
    const RoomPtr room = house->table(user("Ada"), wish());
    CHECK(give(*room, "Bo", wire::Order::sit, 1).error().code == "not_welcome");
    REQUIRE(ada.ask("POST", "/api/v1/people/Bo", R"({"relation":"none"})").status == 200);
    CHECK(give(*room, "Bo", wire::Order::sit, 1).ok());
    CHECK(bo.ask("POST", "/api/v1/people/Bo", R"({"relation":"befriended"})").code()
          == "not_allowed");
    CHECK(bo.ask("POST", "/api/v1/people/Nobody", R"({"relation":"befriended"})").code()
          == "unknown_player");
}

TEST_CASE_FIXTURE(RatedFixture, "the leaderboard has computers as a measure and one's own row") {
    account("Ada");
    account("Bo");
    play(*sit(wish()));
    const auto list = people.at("Ada").ask("GET", "/api/v1/leaderboard?game=mini&speed=live").json;
    CHECK(list.at("people").as_int64() == 0);
    CHECK(list.at("rows").get_array().size() == ai::levels().size());
    CHECK(list.at("own").at("games").as_int64() == 1);
    CHECK(people.at("Bo").ask("GET", "/api/v1/leaderboard?game=chess").code() == "bad_request");
    CHECK(people.at("Bo").ask("GET", "/api/v1/leaderboard?game=mini&season=x").code()
          == "bad_request");
}

TEST_CASE_FIXTURE(RatedFixture, "one's own records come as one file") {
    account("Ada");
    account("Bo");
    play(*sit(wish()));
    play(*sit(wish(false)));
    const auto kept = std::make_shared<KeptExchange>();
    house->api().handle(people.at("Ada").request("GET", "/api/v1/account/records", ""),
                        net::Reply(kept));
    house->run_until([&] { return kept->given.has_value(); });
    const std::string text(kept->given->body.bytes());
    std::size_t headers = 0;
    for (std::size_t at = text.find("\"seats\""); at != std::string::npos;
         at = text.find("\"seats\"", at + 1))
        ++headers;
    CHECK(headers == 2);
}

TEST_CASE_FIXTURE(RatedFixture, "of a deleted account nobody finds anything but nameless seats") {
    account("Ada");
    account("Bo");
    play(*sit(wish()));
    REQUIRE(
        people.at("Ada").ask("DELETE", "/api/v1/account", R"({"password":"long enough 1"})").status
        == 204);
    CHECK(people.at("Bo").ask("GET", "/api/v1/players/Ada").code() == "unknown_player");
    const auto own = profile("Bo", "Bo");
    CHECK(own.at("ladders").at(0).at("games").as_int64() == 1);
    CHECK(own.at("rivals").get_array().empty());
    CHECK(own.at("results").at(0).at("seats").at(0).at("name") == "");
}
