#include <algorithm>

#include <doctest/doctest.h>

#include "server/openapi.h"
#include "server/store/testing/full_disk.h"
#include "server/testing/visitor.h"

using namespace server;
using namespace server::testing;

namespace {

using Kept = KeptExchange;

struct ApiFixture : HouseFixture {
    std::string cookie;
    std::string token;  // instead of the cookie
    std::string address;

    struct Answer {
        int status;
        boost::json::value json;
        std::string text;
    };
    Answer ask(const std::string& method,
               const std::string& path,
               const std::string& body = "",
               const std::string& origin = "") {
        net::Request request;
        request.method = method;
        const std::size_t question = path.find('?');
        request.path = path.substr(0, question);
        request.query = question == std::string::npos ? "" : path.substr(question + 1);
        request.body = body;
        request.headers = {{"Host", "localhost"}, {"Cookie", cookie}};
        request.remote_address = address;
        if (!token.empty())
            request.headers.push_back({"Authorization", "Bearer " + token});
        if (!origin.empty())
            request.headers.push_back({"Origin", origin});
        const auto kept = std::make_shared<Kept>();
        house.api().handle(std::move(request), net::Reply(kept));
        house.run_until([&] { return kept->given || kept->dropped; });
        REQUIRE(kept->given.has_value());
        for (const net::Header& header : kept->given->headers)
            if (header.name == "Set-Cookie")
                cookie = header.value.substr(0, header.value.find(';'));
        const std::string text(kept->given->body.bytes());
        const auto json = engine::parse_json(text, text.size() + 1);
        return {kept->given->status, json ? *json : boost::json::value(), text};
    }
    static std::string code(const Answer& answer) {
        return std::string(answer.json.at("error").at("code").get_string());
    }
    std::string new_token(const std::string& scopes) {
        const auto made =
            ask("POST", "/api/v1/tokens", R"({"label":"bot","scopes":[)" + scopes + "]}");
        REQUIRE(made.status == 201);
        return std::string(made.json.at("token").get_string());
    }
    // Whether the way in is open, whatever comes of the request itself.
    bool may(const std::string& method, const std::string& path) {
        const auto answer = ask(method, path, "{}");
        const bool is_error = answer.json.is_object() && answer.json.as_object().contains("error");
        return !is_error || (code(answer) != "missing_scope" && code(answer) != "not_for_tokens");
    }
    std::string table() {
        const auto made = ask(
            "POST", "/api/v1/tables", R"({"game":"mini","seats":[{"kind":"me"},{"kind":"me"}]})");
        REQUIRE(made.status == 201);
        return std::string(made.json.at("table").get_string());
    }
};

}  // namespace

TEST_CASE("the API document describes every route and no other") {
    auto routes = Api::route_names();
    auto documented = documented_routes();
    std::ranges::sort(routes);
    std::ranges::sort(documented);
    CHECK(routes == documented);
    const auto document = json_of(openapi_document());
    CHECK(document.at("paths").at("/api/v1/tables").at("post").at("requestBody").is_object());
    CHECK(document.at("components").at("schemas").as_object().contains("Choice"));
}

TEST_CASE("the API document names what stands in a path, and who may use it") {
    const auto paths = json_of(openapi_document()).at("paths");
    const auto text_at = [&](const char* path, const char* method, const char* what) {
        return engine::json_text(paths.at(path).at(method).at(what));
    };
    CHECK(text_at("/api/v1/tables/{table}/at/{n}", "get", "parameters")
          == R"([{"name":"table","in":"path","required":true,"schema":{"type":"string"}},)"
             R"({"name":"n","in":"path","required":true,"schema":{"type":"string"}}])");
    CHECK(text_at("/api/v1/tables", "post", "parameters") == "[]");
    CHECK(text_at("/api/v1/tables/{table}/act", "post", "security")
          == R"([{"token":["play"]},{"cookie":[]}])");
}

TEST_CASE_FIXTURE(ApiFixture, "a bot's way: name, table, act, record") {
    CHECK(ask("GET", "/api/v1/me").json.at("muted").as_array().empty());
    CHECK(code(ask("POST", "/api/v1/tables", R"({"game":"mini","seats":[]})")) == "not_signed_in");
    REQUIRE(ask("POST", "/api/v1/guest", R"({"name":"Mira"})").status == 200);
    CHECK(ask("GET", "/api/v1/me").json.at("user").at("name") == "Mira");
    const std::string id = table();
    const std::string path = "/api/v1/tables/" + id;
    CHECK(code(ask("GET", path + "/record")) == "not_over");
    CHECK(code(ask("GET", path + "/story")) == "not_over");
    for (int step = 0; step < 50; ++step) {
        const auto seen = ask("GET", path);
        if (seen.json.at("state") == "over")
            break;
        const auto act = boost::json::object{{"t", "act"},
                                             {"id", "c" + std::to_string(step)},
                                             {"table", id},
                                             {"seen", seen.json.at("version")},
                                             {"seat", seen.json.at("viewer")},
                                             {"path", {seen.json.at("choices").at(0).at("act")}}};
        REQUIRE(ask("POST", path + "/act", engine::json_text(act)).status == 200);
    }
    CHECK(ask("GET", path + "/story").status == 200);
    const auto record = ask("GET", path + "/record");
    CHECK(record.status == 200);
    CHECK(record.text.starts_with(R"({"format":"tetra/2")"));
    CHECK(ask("POST", "/api/v1/records", record.text).status == 201);
    CHECK(ask("GET", "/api/v1/tables?state=over&mine=true").json.at("tables").as_array().size()
          >= 1);
}

TEST_CASE_FIXTURE(ApiFixture, "guides travel compressed and are kept by the client") {
    const auto fetch = [&](std::vector<net::Header> headers) {
        net::Request request;
        request.method = "GET";
        request.path = "/api/v1/games/mini/guide";
        request.headers = std::move(headers);
        const auto kept = std::make_shared<Kept>();
        house.api().handle(std::move(request), net::Reply(kept));
        return kept->given.value();
    };
    const auto plain = fetch({});
    const auto packed = fetch({{"Accept-Encoding", "gzip"}});
    CHECK(plain.body.bytes().starts_with("{"));
    CHECK(packed.body.bytes().starts_with("\x1f\x8b"));
    REQUIRE(packed.headers.front().name == "ETag");
    CHECK(
        fetch({{"Accept-Encoding", "gzip"}, {"If-None-Match", packed.headers.front().value}}).status
        == 304);
}

TEST_CASE_FIXTURE(ApiFixture, "wrong requests get an answer that says what is wrong") {
    CHECK(ask("GET", "/api/v2/me").status == 404);
    CHECK(ask("DELETE", "/api/v1/me").status == 405);
    CHECK(ask("GET", "/nothing.png").status == 404);
    CHECK(ask("POST", "/api/v1/guest", "{").status == 400);
    CHECK(ask("POST", "/api/v1/guest", R"({"nick":"Mira"})").status == 400);
    CHECK(ask("POST", "/api/v1/guest", R"({"name":"Mira"})", "http://evil.example").status == 403);
    CHECK(ask("GET", "/api/v1/tables/nowhere").status == 404);
    CHECK(ask("GET", "/api/v1/tables?mine=true").status == 401);
    CHECK(ask("GET", "/api/v1/games/chess/guide").status == 404);
    REQUIRE(ask("POST", "/api/v1/guest", R"({"name":"Mira"})").status == 200);
    const std::string path = "/api/v1/tables/" + table();
    CHECK(ask("GET", path + "/at/x").status == 400);
    CHECK(ask("POST", path + "/act", R"({"t":"act"})").status == 400);
    CHECK(
        ask("POST", path + "/order", R"({"t":"order","id":"1","table":"x","seen":1,"order":"fly"})")
            .status
        == 400);
    CHECK(ask("POST", "/api/v1/games/mini/try", R"({"position":{}})").status == 400);
    CHECK(ask("POST", "/api/v1/records", "nonsense").status == 400);
}

TEST_CASE_FIXTURE(ApiFixture, "who sends too much is told to wait") {
    REQUIRE(ask("POST", "/api/v1/guest", R"({"name":"Mira"})").status == 200);
    int status = 0;
    for (int i = 0; i < 200 && status != 429; ++i)
        status = ask("POST", "/api/v1/games/mini/try", "{}").status;
    CHECK(status == 429);
}

TEST_CASE_FIXTURE(ApiFixture, "ready is who can save, alive is who answers") {
    CHECK(ask("GET", "/readyz").status == 200);
    {
        const store::testing::FullDisk full;
        CHECK(ask("POST", "/api/v1/guest", R"({"name":"Mira"})").status == 503);
        const auto unready = ask("GET", "/readyz");
        CHECK(unready.status == 503);
        CHECK(unready.text == "not ready: storage: disk I/O error\n");
        CHECK(ask("GET", "/healthz").status == 200);
        address = "127.0.0.1";
        CHECK(mentions(ask("GET", "/metrics").text, "tetrapolis_store_works 0"));
    }
    house.run_until([&] { return house.services().health.works(); });
    CHECK(ask("GET", "/readyz").text == "ready\n");
    house.services().stopping = true;
    CHECK(ask("GET", "/readyz").text == "not ready: stopping\n");
}

TEST_CASE_FIXTURE(ApiFixture, "a token opens what its scopes say and never the account itself") {
    REQUIRE(ask("POST", "/api/v1/guest", R"({"name":"Mira"})").status == 200);
    const std::string path = "/api/v1/tables/" + table();
    const std::vector<std::pair<std::string, std::pair<std::string, std::string>>> doors = {
        {"read", {"GET", path}},
        {"play", {"POST", path + "/act"}},
        {"tables", {"POST", "/api/v1/tables"}},
        {"chat", {"POST", path + "/chat"}},
    };
    std::vector<std::string> tokens;
    for (const auto& [scope, door] : doors)
        tokens.push_back(new_token("\"" + scope + "\""));
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        token = tokens[i];
        for (std::size_t k = 0; k < doors.size(); ++k) {
            INFO(doors[i].first, " at the door of ", doors[k].first);
            CHECK(may(doors[k].second.first, doors[k].second.second) == (i == k));
        }
    }
}

TEST_CASE_FIXTURE(ApiFixture, "no token, whatever its scopes, reaches what the table calls Never") {
    REQUIRE(ask("POST", "/api/v1/guest", R"({"name":"Mira"})").status == 200);
    token = new_token(R"("read","play","tables","chat")");
    int closed = 0;
    for (const auto& [route, need] : Api::route_needs()) {
        const std::size_t space = route.find(' ');
        const bool open = may(route.substr(0, space), route.substr(space + 1));
        INFO(route);
        CHECK(open == (need.token != TokenNeed::Never));
        closed += open ? 0 : 1;
    }
    CHECK(closed >= 8);
    token.clear();
    CHECK(ask("GET", "/api/v1/me").json.at("user").at("guest") == true);  // no password was set
    CHECK(ask("GET", "/api/v1/tokens").json.at("tokens").as_array().size() == 1);
}

TEST_CASE_FIXTURE(ApiFixture, "a token needs a known scope") {
    REQUIRE(ask("POST", "/api/v1/guest", R"({"name":"Mira"})").status == 200);
    CHECK(ask("POST", "/api/v1/tokens", R"({"label":"x","scopes":[]})").status == 400);
    CHECK(ask("POST", "/api/v1/tokens", R"({"label":"x","scopes":["admin"]})").status == 400);
    const auto made = ask("POST", "/api/v1/tokens", R"({"label":"x"})");
    CHECK(made.json.at("info").at("scopes").as_array().size() == 4);
}

TEST_CASE_FIXTURE(ApiFixture, "metrics are for who runs the server") {
    address = "203.0.113.7";
    CHECK(ask("GET", "/metrics").status == 403);
    address = "127.0.0.1";
    CHECK(ask("GET", "/metrics").status == 200);
    house.services().metrics_token = "a secret";
    CHECK(ask("GET", "/metrics").status == 403);
    address = "203.0.113.7";
    token = "a secret";
    CHECK(ask("GET", "/metrics").status == 200);
    token = "a secreT";
    CHECK(ask("GET", "/metrics").status == 403);
}

TEST_CASE_FIXTURE(ApiFixture, "metrics are not for what a proxy on this machine passes on") {
    net::Request request;
    request.method = "GET";
    request.path = "/metrics";
    request.remote_address = "127.0.0.1";
    request.headers = {{"X-Forwarded-For", "127.0.0.1"}};
    const auto kept = std::make_shared<Kept>();
    house.api().handle(std::move(request), net::Reply(kept));
    CHECK(kept->given.value().status == 403);
}

TEST_CASE_FIXTURE(ApiFixture, "who I am comes with whom I have muted") {
    const store::User loud = house.guest("Loud");
    REQUIRE(ask("POST", "/api/v1/guest", R"({"name":"Mira"})").status == 200);
    const auto id = std::string(ask("GET", "/api/v1/me").json.at("user").at("id").get_string());
    store::testing::must_write(house.services().store, {store::AddMute{id, loud.id}});
    CHECK(ask("GET", "/api/v1/me").json.at("muted") == boost::json::array{loud.id});
}

TEST_CASE_FIXTURE(ApiFixture, "games come with the levels of their computers") {
    const auto game = ask("GET", "/api/v1/games").json.at("games").at(0);
    CHECK(game.at("id") == "mini");
    REQUIRE(game.at("levels").as_array().size() > 5);
    for (const auto& level : game.at("levels").as_array())
        CHECK_FALSE(level.at("name").at("de").as_string().empty());
}

TEST_CASE_FIXTURE(ApiFixture, "a message that names itself wrongly is refused") {
    REQUIRE(ask("POST", "/api/v1/guest", R"({"name":"Mira"})").status == 200);
    const std::string path = "/api/v1/tables/" + table() + "/act";
    for (const char* name : {"7", "null", "\"order\""})
        CHECK(ask("POST",
                  path,
                  std::string(R"({"t":)") + name
                      + R"(,"id":"1","table":"x","seen":1,"seat":0,"path":["keep"]})")
                  .status
              == 400);
}

TEST_CASE_FIXTURE(ApiFixture, "lists come in pages, fifty tables at a time if nothing is said") {
    REQUIRE(ask("POST", "/api/v1/guest", R"({"name":"Mira"})").status == 200);
    const std::string id = table();
    store::TableRow row = **house.services().store.table(id);
    store::Batch batch;
    for (int i = 0; i < 60; ++i) {
        row.id = row.invite = "copy" + std::to_string(i);
        row.created += 1;
        batch.emplace_back(store::AddTable{row});
    }
    store::testing::must_write(house.services().store, std::move(batch));
    const auto first = ask("GET", "/api/v1/tables?state=running").json;
    REQUIRE(first.at("tables").as_array().size() == 50);
    CHECK(first.at("tables").at(0).at("id") == "copy59");
    const auto next = std::string(first.at("next").get_string());
    const auto second = ask("GET", "/api/v1/tables?state=running&before=" + next).json;
    CHECK(second.at("tables").as_array().size() == 11);
    CHECK(second.at("tables").at(0).at("id") == "copy9");
}
