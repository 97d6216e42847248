// What happens at tables reaches people: from the door of the house to the letter, also after a
// restart in between.
#include "server/server_herald.h"

#include <boost/json/serialize.hpp>
#include <doctest/doctest.h>

#include "server/post/base64.h"
#include "server/post/digests.h"
#include "server/post/push_message.h"
#include "server/testing/house.h"
#include "server/testing/post_sink.h"
#include "server/testing/visitor.h"

using namespace server;
using namespace server::testing;

namespace {

constexpr std::int64_t kTurnDue = 31'000;

// A house with a herald, and a sink to which everything is sent.
struct Telling {
    explicit Telling(House& of)
        : house(of),
          herald(of.services(),
                 {"smtp://127.0.0.1:" + std::to_string(mail.port()),
                  "house@example.org",
                  "https://play.example.org/",
                  true},
                 [this](const std::string&, const std::string&) { return is_watching; }) {
        house.services().herald = &herald;
        REQUIRE(herald.open().ok());
    }
    ~Telling() { house.services().herald = nullptr; }

    std::string hook_url() { return "http://127.0.0.1:" + std::to_string(web.port()) + "/hook"; }
    void pass(std::int64_t milliseconds) {
        house.time += milliseconds;
        herald.carry();
    }

    WebSink web;
    MailSink mail;
    House& house;
    bool is_watching = false;
    ServerHerald herald;
};

struct Two {
    explicit Two(House& house) : ada(house.guest("Ada")), bo(house.guest("Bo")) {
        room = house.table(ada, mini_table(1, 1));
        wire::Give sit{};
        sit.table = room->row().id;
        sit.order = wire::Order::sit;
        REQUIRE(house.order(*room, bo, sit).ok());
    }
    // Whoever is to move, and the other one.
    const store::User& mover() const {
        return room->table().actor().includes(engine::seat_id(0)) ? ada : bo;
    }
    void move(House& house, int seat) {
        const store::User& who = seat == 0 ? ada : bo;
        const auto action =
            room->table().game().notation(room->table().legal(engine::seat_id(seat))[0]);
        REQUIRE(house.act(*room, who, seat, {action}).ok());
    }
    store::User ada;
    store::User bo;
    RoomPtr room;
};

std::string add_hook(Telling& telling, const store::User& user) {
    const auto made = telling.house.wait_for<wire::NewHook>(
        [&](const auto& done) { telling.herald.add_hook(user, {telling.hook_url()}, done); });
    REQUIRE(made.ok());
    return made->secret;
}

std::optional<Complaint> told(House& house, const std::function<void(Herald::Told)>& ask) {
    std::optional<std::optional<Complaint>> answer;
    ask([&](const std::optional<Complaint>& wrong) { answer = wrong; });
    house.run_until([&] { return answer.has_value(); });
    return *answer;
}

std::vector<std::string> kinds_due(House& house, const std::string& user) {
    std::vector<std::string> kinds;
    const auto due = house.services().store.notices()->notices_due(house.time + 1'000'000'000, 99);
    for (const store::NoticeRow& row : *due)
        if (row.user == user)
            kinds.push_back(row.kind);
    return kinds;
}

}  // namespace

TEST_CASE("whose turn it is hears of it once by a signed hook, and not if they have moved") {
    HouseFixture fixture;
    Telling telling(fixture.house);
    Two two(fixture.house);
    const store::User first = two.mover();
    const std::string secret = add_hook(telling, first);
    CHECK(kinds_due(fixture.house, first.id) == std::vector<std::string>{"your_turn"});
    telling.pass(kTurnDue);
    fixture.house.run_until([&] { return telling.web.received().size() == 1; });
    const Received got = telling.web.received().front();
    const auto json = json_of(got.body);
    CHECK(json.at("kind") == "your_turn");
    CHECK(json.at("link")
          == boost::json::value("https://play.example.org/t/" + two.room->row().id));
    CHECK(got.header("Tetrapolis-Delivery") == json.at("id").get_string());
    CHECK(got.header("Tetrapolis-Signature")
          == "sha256=" + post::hook_signature(secret, got.header("Tetrapolis-Time"), got.body));
    fixture.house.run_until(
        [&] { return *fixture.house.services().store.notices()->count_deliveries() == 0; });
}

TEST_CASE("who moves before the time has come is told nothing") {
    HouseFixture fixture;
    Telling telling(fixture.house);
    Two two(fixture.house);  // both decide at the same time
    add_hook(telling, two.bo);
    CHECK(kinds_due(fixture.house, two.bo.id) == std::vector<std::string>{"your_turn"});
    two.move(fixture.house, 1);
    CHECK(kinds_due(fixture.house, two.bo.id).empty());
    CHECK(kinds_due(fixture.house, two.ada.id) == std::vector<std::string>{"your_turn"});
}

TEST_CASE("whoever looks at the table is not told for a while") {
    HouseFixture fixture;
    Telling telling(fixture.house);
    Two two(fixture.house);
    add_hook(telling, two.mover());
    telling.is_watching = true;
    telling.pass(kTurnDue);
    telling.pass(kTurnDue);
    const auto is_put_off = [&] {
        const auto due = fixture.house.services().store.notices()->next_due();
        return due && *due > fixture.house.time;
    };
    fixture.house.run_until(is_put_off);
    CHECK(telling.web.received().empty());
    telling.pass(11LL * 60 * 1000);
    fixture.house.run_until([&] { return telling.web.received().size() == 1; });
}

TEST_CASE("a browser gets what only it can read, and one that is gone is forgotten") {
    HouseFixture fixture;
    Telling telling(fixture.house);
    Two two(fixture.house);
    const store::User user = two.mover();
    const post::KeyPair browser = post::new_key_pair();
    const std::string secret(16, 's');
    const wire::PushSubscription subscription{
        telling.hook_url(), post::base64_url(browser.open), post::base64_url(secret), "Firefox"};
    CHECK_FALSE(told(fixture.house, [&](Herald::Told done) {
        telling.herald.subscribe(user, subscription, std::move(done));
    }));
    telling.pass(kTurnDue);
    fixture.house.run_until([&] { return telling.web.received().size() == 1; });
    const Received got = telling.web.received().front();
    CHECK(got.header("Content-Encoding") == "aes128gcm");
    CHECK(got.header("Authorization").starts_with("vapid t="));
    const auto text = post::unsealed(got.body, browser, secret);
    REQUIRE(text.has_value());
    const auto json = json_of(*text);
    CHECK(json.at("title") == "It is your turn: Mini");
    CHECK(json.at("link") == boost::json::value("/t/" + two.room->row().id));
    telling.web.answer_with(410);
    CHECK_FALSE(told(fixture.house,
                     [&](Herald::Told done) { telling.herald.try_out(user, std::move(done)); }));
    fixture.house.run_until([&] { return telling.herald.settings_of(user).ways.empty(); });
}

TEST_CASE("what could not be delivered is tried again after a restart, under the same id") {
    RestartFixture fixture;
    std::string id;
    {
        Telling telling(*fixture.house);
        Two two(*fixture.house);
        add_hook(telling, two.mover());
        telling.web.answer_with(503);
        telling.pass(kTurnDue);
        House& house = *fixture.house;
        house.run_until([&] {
            const auto ways = telling.herald.settings_of(two.mover()).ways;
            return !ways.empty() && ways.front().failure == "503";
        });
        id = telling.web.received().front().header("Tetrapolis-Delivery");
        const auto due =
            house.services().store.notices()->deliveries_due(house.time + 1'000'000, 9);
        REQUIRE(due->size() == 1);
        CHECK(due->front().tries == 1);
        CHECK(due->front().id == id);
    }
    fixture.restart(60'000);
    const auto due =
        fixture.house->services().store.notices()->deliveries_due(fixture.house->time, 9);
    REQUIRE(due->size() == 1);
    CHECK(due->front().id == id);
}

TEST_CASE("a mailbox says yes before anything else comes, and ends it with one request") {
    HouseFixture fixture;
    House& house = fixture.house;
    Telling telling(house);
    Visitor ada(house, "127.0.0.1");
    ada.ask("POST", "/api/v1/register", R"({"name":"Ada","password":"long enough 1"})");
    CHECK(ada.ask("POST", "/api/v1/notices/mail", "{}").code() == "bad_email");
    ada.ask("POST",
            "/api/v1/account/email",
            R"({"password":"long enough 1","email":"ada@example.org"})");
    CHECK(ada.ask("POST", "/api/v1/notices/mail", "{}").status == 200);
    house.run_until([&] { return telling.mail.letters().size() == 1; });
    const std::string asked = telling.mail.letters().front();
    CHECK(mentions(asked, "To: <ada@example.org>"));
    const std::string code = between(decoded_body(asked), "/mail/confirm?code=", "\r\n");
    Visitor stranger(house, "127.0.0.2");  // links sign nobody in and need nobody signed in
    CHECK(stranger.ask("POST", "/api/v1/mail/confirm", R"({"code":"wrong"})").status == 404);
    const std::string body = R"({"code":")" + code + "\"}";
    CHECK(stranger.ask("POST", "/api/v1/mail/confirm", body).status == 204);
    CHECK(stranger.ask("POST", "/api/v1/mail/confirm", body).status == 404);
    CHECK(stranger.cookie.empty());
    CHECK(ada.ask("POST", "/api/v1/notices/test", "{}").status == 200);
    house.run_until([&] { return telling.mail.letters().size() == 2; });
    const std::string stop =
        between(telling.mail.letters().back(), "List-Unsubscribe: <https://play.example.org", ">");
    CHECK(stranger.ask("POST", stop, "List-Unsubscribe=One-Click").status == 204);
    CHECK(ada.ask("GET", "/api/v1/notices").json.at("ways").as_array().empty());
}

TEST_CASE("a feed is read by whoever has its address, until there is another") {
    HouseFixture fixture;
    House& house = fixture.house;
    Telling telling(house);
    Two two(house);
    const store::User user = two.mover();
    const auto renew = [&] {
        CHECK_FALSE(told(
            house, [&](Herald::Told done) { telling.herald.renew_feed(user, std::move(done)); }));
        return telling.herald.settings_of(user).ways.front().address;
    };
    const std::string address = renew();
    telling.pass(kTurnDue);
    house.run_until([&] { return kinds_due(house, user.id).empty(); });
    const std::string secret = address.substr(address.rfind('/') + 1);
    const auto feed = telling.herald.feed(secret, "http://h");
    REQUIRE(feed.ok());
    CHECK(mentions(*feed, "<title>It is your turn: Mini</title>"));
    CHECK(mentions(*feed, "https://play.example.org/t/" + two.room->row().id));
    CHECK(renew() != address);
    CHECK_FALSE(telling.herald.feed(secret, "http://h").ok());
    CHECK_FALSE(telling.herald.feed("", "http://h").ok());
}

TEST_CASE("settings are read strictly, and nobody's hook leads into the house") {
    HouseFixture fixture;
    House& house = fixture.house;
    ServerHerald herald(house.services(), {}, [](const auto&, const auto&) { return false; });
    house.services().herald = &herald;
    REQUIRE(herald.open().ok());
    Visitor mira(house, "127.0.0.1");
    mira.ask("POST", "/api/v1/guest", R"({"name":"Mira"})");
    const auto hook = [&](const std::string& url) {
        return mira.ask("POST", "/api/v1/notices/hooks", R"({"url":")" + url + "\"}").status;
    };
    for (const char* url : {"http://example.org/",
                            "https://127.0.0.1/",
                            "https://10.1.1.1/x",
                            "https://[::1]/",
                            "https://169.254.169.254/",
                            "ftp://example.org/",
                            "x"})
        CHECK_MESSAGE(hook(url) == 400, url);
    CHECK(hook("https://example.org/hook") == 201);
    const auto settings = mira.ask("GET", "/api/v1/notices");
    CHECK(settings.json.at("push_key").as_string().size() == 87);
    CHECK(settings.json.at("mail") == false);
    auto wishes = settings.json.at("wishes");
    wishes.as_object()["zone"] = "Europe/Berlin";
    wishes.as_object()["quiet"] = {{"from", 1320}, {"to", 480}};
    const auto patch = [&] {
        return mira.ask("PATCH", "/api/v1/notices", boost::json::serialize(wishes)).status;
    };
    CHECK(patch() == 200);
    CHECK(mira.ask("GET", "/api/v1/notices").json.at("wishes") == wishes);
    wishes.as_object()["zone"] = "Nowhere";
    CHECK(patch() == 400);
    wishes.as_object()["zone"] = "UTC";
    wishes.as_object()["digest"] = 1440;
    CHECK(patch() == 400);
    CHECK(mira.ask("DELETE", "/api/v1/notices/ways/nothing").status == 404);
    house.services().herald = nullptr;
    CHECK(mira.ask("GET", "/api/v1/notices").status == 404);
}

TEST_CASE("who is named with an @ and has not muted the writer is told of it") {
    HouseFixture fixture;
    House& house = fixture.house;
    Telling telling(house);
    Two two(house);
    REQUIRE(house.say(*two.room, two.ada, "hello @BO, and @Bob").ok());
    const auto kinds = kinds_due(house, two.bo.id);
    CHECK(std::ranges::count(kinds, "mention") == 1);
    CHECK(std::ranges::count(kinds_due(house, two.ada.id), "mention") == 0);
}
