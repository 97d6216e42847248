// Order among strangers, through the doors that people use.
#include <doctest/doctest.h>

#include "server/testing/admin_visitor.h"

using namespace server;
using namespace server::testing;

namespace {

using Body = boost::json::object;

std::string text_of(const Body& body) { return engine::json_text(body); }

constexpr std::int64_t kAnHour = 60LL * 60 * 1000;

struct OrderFixture : HouseFixture {
    Visitor admin = admin_visitor(house, "Ada", "192.0.2.1");
    Visitor mira{house, "192.0.2.2"};
    Visitor bo{house, "192.0.2.3"};
    std::string table;
    std::string mira_id;
    std::string bo_id;

    OrderFixture() {
        house.services().limits.lift();
        mira_id = guest(mira, "Mira");
        bo_id = guest(bo, "Bo");
        table = new_table(mira, 0);
        REQUIRE(order(bo, table, "sit", 1) == "");
    }
    std::string guest(Visitor& visitor, const std::string& name) {
        const auto me = visitor.ask("POST", "/api/v1/guest", text_of({{"name", name}}));
        REQUIRE(me.status == 200);
        return std::string(me.json.at("user").at("id").get_string());
    }
    static std::string new_table(Visitor& host, int live_minutes, bool is_private = false) {
        Body wish = {{"game", "mini"},
                     {"seats", {{{"kind", "me"}}, {{"kind", "open"}}}},
                     {"is_private", is_private}};
        if (live_minutes > 0)
            wish["clock"] = {{"kind", "live"},
                             {"bank", live_minutes * 60'000},
                             {"increment", 0},
                             {"days", 0},
                             {"on_timeout", "computer"}};
        const auto made = host.ask("POST", "/api/v1/tables", text_of(wish));
        REQUIRE(made.status == 201);
        return std::string(made.json.at("table").get_string());
    }
    std::string order(Visitor& who, const std::string& where, const std::string& word, int seat) {
        const auto seen = house.hall().room(where)->table().version();
        return who
            .ask("POST",
                 "/api/v1/tables/" + where + "/order",
                 text_of({{"t", "order"},
                          {"id", house.next_id()},
                          {"table", where},
                          {"seen", seen},
                          {"order", word},
                          {"seat", seat}}))
            .code();
    }
    std::string say(Visitor& who, const std::string& words) {
        return who
            .ask(
                "POST",
                "/api/v1/tables/" + table + "/chat",
                text_of({{"t", "say"}, {"id", house.next_id()}, {"table", table}, {"text", words}}))
            .code();
    }
    std::string last_line() {
        const auto chat = mira.ask("GET", "/api/v1/tables/" + table + "/chat");
        return std::string(chat.json.at("lines").as_array().back().at("text").get_string());
    }
    std::string report(Visitor& who, const std::string& user, const std::string& where) {
        Body wish = {{"user", user}, {"fault", "insult"}, {"words", "so rude"}};
        if (!where.empty())
            wish["table"] = where;
        return who.ask("POST", "/api/v1/reports", text_of(wish)).code();
    }
    std::string measure(const std::string& user, const std::string& kind, int hours) {
        Body wish = {{"kind", kind}, {"reason", "be kind"}};
        if (hours > 0)
            wish["hours"] = hours;
        return on_person(user, "measures", wish);
    }
    std::string on_person(const std::string& user, const std::string& what, const Body& body) {
        return admin.ask("POST", "/api/v1/admin/people/" + user + "/" + what, text_of(body)).code();
    }
    std::string rules(const std::string& announcement, bool guests, bool accounts, Body more = {}) {
        Body wish = {{"announcement", {{"en", announcement}, {"de", announcement}}},
                     {"guests", guests},
                     {"accounts", accounts},
                     {"words", boost::json::array{}}};
        for (const auto& [name, value] : more)
            wish[name] = value;
        return admin.ask("POST", "/api/v1/admin/rules", text_of(wish)).code();
    }
    boost::json::value get(const std::string& path) {
        const auto page = admin.ask("GET", "/api/v1/admin" + path);
        REQUIRE(page.status == 200);
        return page.json;
    }
    std::vector<std::string> deeds() {
        std::vector<std::string> words;
        const auto page = get("/log");
        for (const auto& line : page.at("log").as_array())
            words.emplace_back(line.at("deed").get_string());
        return words;
    }
};

using Deeds = std::vector<std::string>;

}  // namespace

TEST_CASE_FIXTURE(OrderFixture, "a report carries the chat as it was, and is decided once") {
    REQUIRE(say(bo, "you are a fool") == "");
    REQUIRE(report(mira, bo_id, table) == "");
    REQUIRE(say(bo, "sorry") == "");
    const auto waiting = get("/reports").at("reports").as_array();
    REQUIRE(waiting.size() == 1);
    const auto& first = waiting[0];
    CHECK(first.at("about").at("name") == "Bo");
    CHECK(first.at("by").at("name") == "Mira");
    CHECK(first.at("fault") == "insult");
    CHECK(first.at("words") == "so rude");
    REQUIRE(first.at("chat").as_array().size() == 1);
    CHECK(first.at("chat").as_array()[0].at("text") == "you are a fool");
    CHECK(get("").at("reports") == 1);
    const std::string path = "/api/v1/admin/reports/" + std::string(first.at("id").get_string());
    const std::string verdict = text_of({{"upheld", true}, {"note", "told him"}});
    CHECK(admin.ask("POST", path, verdict).code() == "");
    CHECK(admin.ask("POST", path, verdict).code() == "unknown_page");
    CHECK(get("/reports").at("reports").as_array().empty());
    CHECK(get("/reports?state=decided").at("reports").as_array()[0].at("upheld") == true);
    CHECK(deeds() == Deeds{"uphold"});
}

TEST_CASE_FIXTURE(OrderFixture, "who cannot see a table cannot report what was said there") {
    const std::string hidden = new_table(mira, 0, true);
    CHECK(report(bo, mira_id, hidden) == "unknown_table");
    CHECK(report(bo, bo_id, "") == "unknown_person");
    CHECK(report(bo, "nobody", "") == "unknown_person");
    CHECK(report(bo, mira_id, "") == "");
}

TEST_CASE_FIXTURE(OrderFixture, "who is silenced writes again when the time is over") {
    REQUIRE(measure(bo_id, "silence", 2) == "");
    CHECK(say(bo, "hello") == "silenced");
    CHECK(say(mira, "peace") == "");
    const auto told = bo.ask("GET", "/api/v1/me").json.at("house").at("sanctions").as_array();
    REQUIRE(told.size() == 1);
    CHECK(told[0].at("kind") == "silence");
    CHECK(told[0].at("reason") == "be kind");
    house.time += 2 * kAnHour - 1;
    CHECK(say(bo, "hello") == "silenced");
    house.time += 1;
    CHECK(say(bo, "hello") == "");
    CHECK(bo.ask("GET", "/api/v1/me").json.at("house").at("sanctions").as_array().empty());
}

TEST_CASE_FIXTURE(OrderFixture, "a sanction can be lifted, and everything stands in the log") {
    REQUIRE(measure(bo_id, "silence", 0) == "");
    REQUIRE(on_person(bo_id, "lifted", {{"kind", "silence"}}) == "");
    CHECK(say(bo, "hello") == "");
    CHECK(deeds() == Deeds{"lift", "silence"});
    const auto file = get("/people/" + bo_id);
    CHECK(file.at("log").as_array().size() == 2);
    CHECK(file.at("log").as_array()[1].at("by") == "Ada");
    CHECK(file.at("running") == 1);
}

TEST_CASE_FIXTURE(OrderFixture, "a warning stays until it was read, and only the warned reads it") {
    REQUIRE(measure(bo_id, "warning", 0) == "");
    REQUIRE(mira.ask("POST", "/api/v1/me/warning", "{}").code() == "");
    CHECK(bo.ask("GET", "/api/v1/me").json.at("house").at("sanctions").as_array().size() == 1);
    REQUIRE(bo.ask("POST", "/api/v1/me/warning", "{}").code() == "");
    CHECK(bo.ask("GET", "/api/v1/me").json.at("house").at("sanctions").as_array().empty());
    REQUIRE(measure(bo_id, "silence", 1) == "");
    REQUIRE(bo.ask("POST", "/api/v1/me/warning", "{}").code() == "");
    CHECK(say(bo, "I lifted it myself") == "silenced");
}

TEST_CASE_FIXTURE(OrderFixture, "a ban ends the session; a long one gives up the seats") {
    REQUIRE(measure(bo_id, "ban", 1) == "");
    CHECK_FALSE(bo.ask("GET", "/api/v1/me").json.as_object().contains("user"));
    CHECK_FALSE(house.hall().room(table)->table().seats()[1].has_computer());
    REQUIRE(measure(mira_id, "ban", 0) == "");
    house.run_until([&] { return house.hall().room(table)->table().seats()[0].has_computer(); });
    CHECK(order(mira, table, "take_back", 0) == "not_signed_in");
}

TEST_CASE_FIXTURE(OrderFixture,
                  "admins do not act against each other, and nobody recalls themselves") {
    Visitor other = admin_visitor(house, "Otto", "192.0.2.4");
    CHECK(measure("id-Otto", "ban", 1) == "not_allowed");
    CHECK(on_person("id-Ada", "appointment", {{"admin", false}}) == "not_allowed");
    CHECK(on_person(bo_id, "appointment", {{"admin", true}}) == "not_allowed");
    REQUIRE(on_person("id-Otto", "appointment", {{"admin", false}}) == "");
    CHECK(other.ask("GET", "/api/v1/admin").code() == "not_allowed");
    CHECK(measure("id-Otto", "ban", 1) == "");
}

TEST_CASE_FIXTURE(OrderFixture, "measures need a reason and a span that makes sense") {
    CHECK(on_person(bo_id, "measures", {{"kind", "ban"}, {"reason", ""}}) == "bad_request");
    CHECK(measure(bo_id, "ban", 87'601) == "bad_request");
    CHECK(on_person(bo_id, "measures", {{"kind", "ban"}, {"hours", 0}, {"reason", "x"}})
          == "bad_request");
    CHECK(measure("nobody", "ban", 1) == "unknown_person");
    CHECK(get("/log").at("log").as_array().empty());
}

TEST_CASE_FIXTURE(OrderFixture, "unwanted words are masked in chats and titles, and are no names") {
    REQUIRE(rules("", true, true, {{"words", {"fool*"}}}) == "");
    REQUIRE(say(bo, "You FOOLISH one") == "");
    CHECK(last_line() == "You ******* one");
    Visitor newcomer(house, "192.0.2.5");
    const auto refused = newcomer.ask("POST", "/api/v1/guest", text_of({{"name", "Fool 7"}}));
    CHECK(refused.code() == "unwelcome_words");
    const auto made = mira.ask("POST",
                               "/api/v1/tables",
                               text_of({{"game", "mini"},
                                        {"title", "No f00ls"},
                                        {"seats", {{{"kind", "me"}}, {{"kind", "open"}}}}}));
    const std::string id(made.json.at("table").get_string());
    CHECK(house.hall().room(id)->row().title == "No *****");
    CHECK(rules("", true, true, {{"words", {"two words"}}}) == "bad_request");
}

TEST_CASE_FIXTURE(OrderFixture, "doors can be shut to new guests and new accounts") {
    REQUIRE(rules("", false, false) == "");
    Visitor newcomer(house, "192.0.2.5");
    CHECK(newcomer.ask("POST", "/api/v1/guest", text_of({{"name", "New"}})).code() == "closed");
    CHECK(mira.ask("POST",
                   "/api/v1/register",
                   text_of({{"name", "Mira"}, {"password", "long enough 1"}}))
              .code()
          == "closed");
    CHECK(say(mira, "we are in") == "");
}

TEST_CASE_FIXTURE(OrderFixture, "an announcement reaches those who are here and those who come") {
    const auto socket = std::make_shared<FakeSocket>();
    auto opened = house.api().open(mira.request("GET", "/ws", ""), socket);
    REQUIRE(opened.ok());
    const std::size_t before = socket->sent.size();
    REQUIRE(rules("We close at ten.", true, true) == "");
    REQUIRE(socket->sent.size() == before + 1);
    CHECK(json_of(socket->sent.back()).at("text").at("en") == "We close at ten.");
    REQUIRE(rules("We close at ten.", false, true) == "");
    CHECK(socket->sent.size() == before + 1);
    (*opened)->on_close();
    CHECK(bo.ask("GET", "/api/v1/me").json.at("house").at("announcement").at("de")
          == "We close at ten.");
    const auto late = std::make_shared<FakeSocket>();
    auto another = house.api().open(bo.request("GET", "/ws", ""), late);
    CHECK(json_of(late->sent.back()).at("t") == "announcement");
    (*another)->on_close();
}

TEST_CASE_FIXTURE(OrderFixture, "an admin calls a game off that nobody can go on with") {
    const std::string path = "/api/v1/admin/tables/" + table + "/close";
    CHECK(admin.ask("POST", path, text_of({{"reason", ""}})).code() == "bad_request");
    CHECK(admin.ask("POST", path, text_of({{"reason", "abuse"}})).code() == "");
    CHECK(house.hall().room(table)->table().state() == table::State::Cancelled);
    CHECK(admin.ask("POST", path, text_of({{"reason", "abuse"}})).code() == "game_over");
    CHECK(deeds() == Deeds{"close_table"});
}

TEST_CASE_FIXTURE(OrderFixture, "admins see that there are private tables, and who sits there") {
    house.time += 1;
    const std::string hidden = new_table(mira, 0, true);
    const auto all = get("/tables").at("tables").as_array();
    CHECK(all.size() == 2);
    CHECK(all[0].at("id").get_string() == hidden);
    CHECK(admin.ask("GET", "/api/v1/tables/" + hidden).code() == "unknown_table");
}

TEST_CASE_FIXTURE(OrderFixture, "who lets several games run out waits before meeting strangers") {
    for (int game = 0; game < 3; ++game) {
        const std::string live = new_table(mira, 1);
        REQUIRE(order(bo, live, "sit", 1) == "");
        house.time += 2 * 60'000;
        REQUIRE(house.wait_for<std::int64_t>([&](const auto& done) {
            house.hall().room(live)->submit({"", "tick" + live, 0, table::PassTime{}}, done);
        }));
    }
    int left = 0;
    for (const std::string& user : {mira_id, bo_id})
        left = std::max(left, get("/people/" + user).at("left").to_number<int>());
    CHECK(left >= 3);
    Visitor cy(house, "192.0.2.6");
    guest(cy, "Cy");
    const std::string open = new_table(cy, 0);
    const bool is_bo = get("/people/" + bo_id).at("left").to_number<int>() >= 3;
    Visitor& leaver = is_bo ? bo : mira;
    CHECK(order(leaver, open, "sit", 1) == "left_too_often");
    house.time += 25 * kAnHour;
    CHECK(order(leaver, open, "sit", 1) == "");
}
