// What servers of one house tell each other, and a table that another one takes.
#include "server/house_news.h"

#include "server/testing/house.h"

using namespace server;
using namespace server::testing;

namespace {

// Another server that only listens; whether tables are kept here is as the test says.
struct Friends final : nodes::Neighbours {
    bool keep_here(const std::string& table) const override { return !elsewhere.contains(table); }
    std::string new_table_id() const override { return store::new_table_id(); }
    bool are_there() const override { return true; }
    void tell(const std::string& news) override { told.push_back(news); }

    std::set<std::string> elsewhere;
    std::vector<std::string> told;
};

// Watches, and hears when the table goes.
struct Leaver final : Watcher {
    explicit Leaver(std::string id) : id_(std::move(id)) {}
    const std::string& user() const override { return id_; }
    std::optional<int> wanted_seat(const std::string& /*table*/) const override { return {}; }
    bool is_muted(const std::string& /*who*/) const override { return false; }
    void show(const Json& /*message*/) override { ++shown; }
    void moved() override { has_moved = true; }

    int shown = 0;
    bool has_moved = false;

  private:
    std::string id_;
};

struct SharedHouse : HouseFixture {
    SharedHouse() { house.services().neighbours = &friends; }
    ~SharedHouse() { house.services().neighbours = &nodes::nobody(); }

    Friends friends;
    bool is_stopped = false;
    HouseNews news{house.services(), house.hall(), [this] { is_stopped = true; }};
};

}  // namespace

TEST_CASE_FIXTURE(SharedHouse, "a table that another server takes says and stores nothing more") {
    const store::User ada = house.guest("Ada");
    const RoomPtr room = house.table(ada, mini_table(2, 0));
    Leaver leaver(ada.id);
    room->watch(leaver);
    const int shown = leaver.shown;
    const std::string id = room->row().id;
    const auto events = house.services().store.events(id, 0)->size();
    friends.elsewhere.insert(id);
    bool is_done = false;
    news.let_go([&](const std::string& table) { return table == id; }, [&] { is_done = true; });
    house.run_until([&] { return is_done; });
    CHECK(leaver.has_moved);
    const engine::SeatId seat = room->table().actor().first();
    const auto action = room->table().game().notation(room->table().legal(seat)[0]);
    const auto late = house.act(*room, ada, engine::index_of(seat), {action});
    CHECK_FALSE(late.ok());
    CHECK(leaver.shown == shown);
    CHECK(house.services().store.events(id, 0)->size() == events);
    CHECK(house.hall().room(id) == nullptr);
    friends.elsewhere.clear();
    news.tables_came(std::chrono::milliseconds(0));
    const RoomPtr back = house.hall().room(id);
    REQUIRE(back != nullptr);
    house.play_out(*back, ada);
}

TEST_CASE_FIXTURE(SharedHouse, "who is connected to another server is here") {
    const store::User ada = house.guest("Ada");
    CHECK(house.hall().away_since(ada.id));
    const std::string came = news_of_user(HouseWord::Came, ada.id);
    news.hear("green", came);
    news.hear("green", came);
    CHECK_FALSE(house.hall().away_since(ada.id));
    news.hear("green", news_of_user(HouseWord::Left, ada.id));
    CHECK(house.hall().away_since(ada.id));
    news.hear("green", came);
    news.hear("yellow", came);
    news.lost("green");
    CHECK_FALSE(house.hall().away_since(ada.id));
    news.lost("yellow");
    CHECK(house.hall().away_since(ada.id));
}

TEST_CASE_FIXTURE(SharedHouse, "others hear who came and left here, and new ones are told") {
    house.hall().arrived("ada");
    house.hall().arrived("ada");
    house.hall().departed("ada");
    CHECK(news.introduction() == std::vector{news_of_user(HouseWord::Came, "ada")});
    house.hall().departed("ada");
    CHECK(
        friends.told
        == std::vector{news_of_user(HouseWord::Came, "ada"), news_of_user(HouseWord::Left, "ada")});
    CHECK(news.introduction().empty());
}

TEST_CASE_FIXTURE(SharedHouse, "a session that ends on one server ends on the others") {
    struct Socket final : Connected {
        void signed_out() override { is_out = true; }
        void renamed(const store::User& user) override { name = user.name; }
        bool is_out = false;
        std::string name;
    };
    const store::User ada = house.guest("Ada");
    Identity identity(ada);
    identity.credential.key = "key";
    Socket socket;
    auto place = house.services().connections.add(socket, identity);
    friends.told.clear();
    house.services().connections.renamed(ada);
    house.services().connections.end(ada.id, "other");
    REQUIRE(friends.told.size() == 2);
    const std::vector<std::string> heard = friends.told;
    socket.name.clear();
    news.hear("green", heard[0]);
    news.hear("green", heard[1]);
    CHECK(socket.name == "Ada");
    CHECK_FALSE(socket.is_out);
    news.hear("green", R"({"t":"end_sessions","user":")" + ada.id + R"(","key":"another"})");
    CHECK(socket.is_out);
    CHECK(friends.told == heard);  // what was heard is not told on
}

TEST_CASE_FIXTURE(SharedHouse, "lists hear of tables that are kept elsewhere") {
    struct Reader final : Follower {
        const std::string& user() const override { return nobody; }
        void show(const Json& message) override { shown.push_back(*message); }
        std::string nobody;
        std::vector<std::string> shown;
    };
    const store::User ada = house.guest("Ada");
    const RoomPtr room = house.table(ada, mini_table(1, 1));
    Reader reader;
    house.hall().follow(reader);
    const std::size_t before = reader.shown.size();
    news.hear("green", news_of_table(room->row().id, {}));
    house.run_until([&] { return reader.shown.size() > before; });
    CHECK(mentions(reader.shown.back(), room->row().id));
    house.hall().unfollow(reader);
}

TEST_CASE_FIXTURE(SharedHouse, "nonsense from another server does nothing") {
    for (const char* nonsense : {"",
                                 "{",
                                 "[]",
                                 "{}",
                                 R"({"t":1})",
                                 R"({"t":"came","user":7})",
                                 R"({"t":"table","table":"nowhere","users":[1,{}]})",
                                 R"({"t":"renamed","user":"nobody"})",
                                 R"({"t":"parts"})"})
        news.hear("green", nonsense);
    CHECK(house.logged.empty());
    news.expelled();
    CHECK(is_stopped);
}
