// Who follows the lists gets a page once and then what changed, built once for all.
#include <doctest/doctest.h>

#include "server/testing/house.h"
#include "server/wire_json.h"

using namespace server;
using namespace server::testing;

namespace {

class NewsReader final : public Follower {
  public:
    explicit NewsReader(std::string user) : user_(std::move(user)) {}
    const std::string& user() const override { return user_; }
    void show(const Json& message) override { shown.push_back(message); }

    boost::json::value at(std::size_t n) const { return json_of(*shown.at(n)); }
    std::string type(std::size_t n) const { return std::string(at(n).at("t").get_string()); }

    std::vector<Json> shown;

  private:
    std::string user_;
};

struct NewsFixture : HouseFixture {
    store::User ada = house.guest("Ada");
    store::User bo = house.guest("Bo");

    void hear(const NewsReader& reader, std::size_t messages) {
        house.run_until([&] { return reader.shown.size() >= messages; });
        CHECK(reader.shown.size() == messages);
    }
    void sit(const RoomPtr& room, const store::User& user) {
        wire::Give sit{};
        sit.order = wire::Order::sit;
        REQUIRE(house.order(*room, user, sit).ok());
    }
    void act(const RoomPtr& room, const store::User& user, int seat) {
        const auto legal = room->table().legal(engine::seat_id(seat));
        REQUIRE(house.act(*room, user, seat, {room->table().game().notation(legal[0])}).ok());
    }
    // Long enough for any news to have come.
    void pause() {
        const auto end = net::Loop::now() + std::chrono::milliseconds(250);
        house.run_until([&] { return net::Loop::now() > end; });
    }
};

std::size_t size_of(const boost::json::value& list) { return list.as_array().size(); }

}  // namespace

TEST_CASE_FIXTURE(NewsFixture, "a follower of the lobby gets a page, then only the difference") {
    for (int i = 0; i < 3; ++i)
        house.table(ada, mini_table(1, 1));
    NewsReader stranger("");
    house.hall().follow(stranger);
    REQUIRE(stranger.shown.size() == 2);
    CHECK(stranger.type(0) == "lobby");
    CHECK(size_of(stranger.at(0).at("tables")) == 3);
    CHECK(stranger.at(0).at("total") == 3);
    const RoomPtr fourth = house.table(ada, mini_table(1, 1));
    hear(stranger, 3);
    CHECK(stranger.type(2) == "lobby_changed");
    CHECK(size_of(stranger.at(2).at("changed")) == 1);
    CHECK(size_of(stranger.at(2).at("gone")) == 0);
    CHECK(stranger.at(2).at("total") == 4);
    sit(fourth, bo);
    hear(stranger, 4);
    CHECK(size_of(stranger.at(3).at("changed")) == 0);
    CHECK(stranger.at(3).at("gone").at(0).get_string() == fourth->row().id);
    house.hall().unfollow(stranger);
}

TEST_CASE_FIXTURE(NewsFixture, "a change of the lobby is put into words once for all") {
    NewsReader one("");
    NewsReader two(bo.id);
    house.hall().follow(one);
    house.hall().follow(two);
    CHECK(one.shown[0] == two.shown[0]);  // the same bytes, not only equal ones
    house.table(ada, mini_table(1, 1));
    hear(one, 3);
    hear(two, 3);
    CHECK(one.shown[2] == two.shown[2]);
    const auto message = one.at(2);
    for (const auto& seat : message.at("changed").at(0).at("seats").as_array())
        CHECK(seat.at("you") == false);
    house.hall().unfollow(one);
    house.hall().unfollow(two);
}

TEST_CASE_FIXTURE(NewsFixture, "an action is told to those who play there and to nobody else") {
    const RoomPtr room = house.table(ada, mini_table(1, 1));
    sit(room, bo);
    pause();
    NewsReader player(bo.id);
    NewsReader other("");
    house.hall().follow(player);
    house.hall().follow(other);
    CHECK(size_of(player.at(1).at("tables")) == 1);
    act(room, ada, 0);
    hear(player, 3);
    CHECK(player.type(2) == "mine_changed");
    REQUIRE(size_of(player.at(2).at("changed")) == 1);
    CHECK(player.at(2).at("changed").at(0).at("your_turn") == true);
    CHECK(player.at(2).at("changed").at(0).at("seats").at(1).at("you") == true);
    pause();
    CHECK(other.shown.size() == 2);
    house.hall().unfollow(player);
    house.hall().unfollow(other);
}

TEST_CASE_FIXTURE(NewsFixture, "a pick in secret changes no list and is told to nobody") {
    const RoomPtr room = house.table(ada, mini_table(1, 1));
    sit(room, bo);
    pause();
    NewsReader reader(bo.id);
    house.hall().follow(reader);
    ListWish mine;
    mine.mine = true;
    const std::string before = wire::text(house.hall().list(mine, bo.id));
    house.time += 5000;
    const auto legal = room->table().legal(engine::seat_id(0));
    wire::Act pick{{}, house.next_id(), room->row().id, 0, 0, {}};
    pick.seen = static_cast<std::int64_t>(room->table().newest_seen_by(ada.id));
    pick.path = {room->table().game().notation(legal[0])};
    REQUIRE(house.send(*room, ada, pick).ok());
    pause();
    CHECK(reader.shown.size() == 2);
    CHECK(wire::text(house.hall().list(mine, bo.id)) == before);
    pick.id = house.next_id();
    pick.seen = static_cast<std::int64_t>(room->table().newest_seen_by(ada.id));
    pick.path = {std::string(kCommit)};
    REQUIRE(house.send(*room, ada, pick).ok());
    hear(reader, 3);
    house.hall().unfollow(reader);
}

TEST_CASE_FIXTURE(NewsFixture, "a request at the table changes no list and is told to nobody") {
    const RoomPtr room = house.table(ada, mini_table(1, 1));
    sit(room, bo);
    pause();
    NewsReader reader(bo.id);
    house.hall().follow(reader);
    wire::Give ask{};
    ask.order = wire::Order::ask_pause;
    REQUIRE(house.order(*room, ada, ask).ok());
    pause();
    CHECK(reader.shown.size() == 2);
    house.hall().unfollow(reader);
}

TEST_CASE_FIXTURE(NewsFixture,
                  "a private table is in the lists of who sits there, not in the lobby") {
    wire::NewTable wish = mini_table(1, 1);
    wish.is_private = true;
    NewsReader host(ada.id);
    NewsReader other(bo.id);
    house.hall().follow(host);
    house.hall().follow(other);
    house.table(ada, wish);
    hear(host, 3);
    CHECK(host.type(2) == "mine_changed");
    pause();
    CHECK(other.shown.size() == 2);
    house.hall().unfollow(host);
    house.hall().unfollow(other);
}

TEST_CASE_FIXTURE(NewsFixture, "a finished game leaves my list, and so does a seat that I left") {
    NewsReader reader(ada.id);
    const RoomPtr room = house.table(ada, mini_table(2, 0));
    const RoomPtr open = house.table(bo, mini_table(1, 2));
    sit(open, ada);
    pause();
    house.hall().follow(reader);
    CHECK(size_of(reader.at(1).at("tables")) == 2);
    wire::Give resign{};
    resign.order = wire::Order::resign;
    resign.seat = 0;
    REQUIRE(house.order(*room, ada, resign).ok());
    hear(reader, 3);
    CHECK(reader.at(2).at("gone").at(0).get_string() == room->row().id);
    wire::Give leave{};
    leave.order = wire::Order::leave;
    leave.seat = 1;
    REQUIRE(house.order(*open, ada, leave).ok());
    hear(reader, 5);  // the lobby as well: the seat is free again
    CHECK(reader.type(3) == "lobby_changed");
    CHECK(reader.at(4).at("gone").at(0).get_string() == open->row().id);
    house.hall().unfollow(reader);
}

TEST_CASE_FIXTURE(NewsFixture, "the lobby is capped, says how many there are and where to go on") {
    for (int i = 0; i < 110; ++i)
        house.table(i % 2 == 0 ? ada : bo, mini_table(1, 1));
    NewsReader stranger("");
    house.hall().follow(stranger);
    CHECK(size_of(stranger.at(0).at("tables")) == 100);
    CHECK(stranger.at(0).at("total") == 110);
    ListWish wish;
    wish.state = "open";
    wish.limit = 100;
    wish.before = parse_cursor(std::string(stranger.at(0).at("next").get_string()));
    CHECK(house.hall().list(wish, "").tables.size() == 10);
    house.hall().unfollow(stranger);
}

TEST_CASE_FIXTURE(NewsFixture, "who comes and goes is told to those who have a table together") {
    const RoomPtr room = house.table(ada, mini_table(1, 1));
    sit(room, bo);
    pause();
    NewsReader reader(ada.id);
    house.hall().follow(reader);
    house.hall().arrived(bo.id);
    hear(reader, 3);
    CHECK(reader.at(2).at("changed").at(0).at("seats").at(1).at("online") == true);
    house.hall().departed(bo.id);
    hear(reader, 4);
    CHECK(reader.at(3).at("changed").at(0).at("seats").at(1).at("online") == false);
    house.hall().unfollow(reader);
}

TEST_CASE_FIXTURE(NewsFixture, "who comes later is not shown a table that has left the lobby") {
    const RoomPtr room = house.table(ada, mini_table(1, 1));
    NewsReader early("");
    house.hall().follow(early);
    CHECK(size_of(early.at(0).at("tables")) == 1);
    house.hall().unfollow(early);
    sit(room, bo);
    NewsReader late("");
    house.hall().follow(late);
    CHECK(size_of(late.at(0).at("tables")) == 0);
    house.hall().unfollow(late);
}
