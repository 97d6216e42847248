#include "server/wire_json.h"

#include <boost/json/serialize.hpp>
#include <doctest/doctest.h>

using namespace server;

namespace {

template <class T>
std::string complaint_about(const char* text) {
    const auto message = wire::read<T>(*engine::parse_json(text, 1000));
    REQUIRE_FALSE(message.ok());
    return message.error().text();
}

}  // namespace

TEST_CASE("a message becomes JSON with its tag and without what it leaves out") {
    CHECK(wire::text(wire::Ack{{}, "c1", "k3f", 7})
          == R"({"t":"ack","id":"c1","table":"k3f","version":7})");
    wire::Watch watch{};
    watch.table = "k3f";
    CHECK(wire::text(watch) == R"({"t":"watch","table":"k3f"})");
}

TEST_CASE("a message is the same text as its JSON value") {
    wire::Table table{};
    table.title = "\"\\\b\f\n\r\t\x01\x1f\x7f ä 🎲";
    table.you = {0, 2};
    table.viewer = -3;
    table.options = boost::json::object{{"a", nullptr}, {"b", {1, 2.5, true, "x\"y"}}};
    table.view = boost::json::array{};
    table.choices = {{"go", {"Go", "Geh"}, {"action:go"}, wire::Effect::turn, {}}};
    table.log = {{4, -1, {"one", "eins"}, 1'700'000'000'000, {{"dealt", {1}, {"card:3"}, {}}}}};
    CHECK(wire::text(table) == engine::json_text(engine::write_json(table)));
    CHECK(boost::json::serialize(engine::write_json(table.title))
          == engine::json_text(engine::write_json(table.title)));
}

TEST_CASE("a message is read back as it was written; null is the same as left out") {
    const char* text =
        R"({"t":"order","id":"c1","table":"k3f","seen":3,"order":"undo","seat":1,"to":null})";
    const auto order = wire::read<wire::Give>(*engine::parse_json(text, 1000));
    REQUIRE(order.ok());
    CHECK(order->order == wire::Order::undo);
    CHECK(order->seat == 1);
    CHECK_FALSE(order->to.has_value());
}

TEST_CASE("a wrong message is refused with the place and what was expected there") {
    CHECK(complaint_about<wire::Ping>(R"({"t":"pong"})").starts_with("t: expected"));
    CHECK(complaint_about<wire::Seek>(R"({"t":"seek","table":"k3f"})") == "n: missing");
    CHECK(complaint_about<wire::Seek>(R"({"t":"seek","table":"k3f","n":1,"x":1})")
          == "x: unknown field");
    CHECK(complaint_about<wire::Seek>(R"({"t":"seek","table":"k3f","n":99999999999})")
              .starts_with("n: expected an integer"));
    CHECK(complaint_about<wire::Seek>(R"([])").starts_with("expected an object"));
    CHECK(complaint_about<wire::NewTable>(
              R"({"game":"mini","seats":[{"kind":"me"},{"kind":"king"}]})")
              .starts_with("seats[1].kind: expected one of me, open, computer"));
}

TEST_CASE("null inside free JSON stays what it is") {
    const char* text = R"({"position":{"captive":{"kind":null}},"path":null})";
    const auto message = wire::read<wire::Try>(*engine::parse_json(text, 1000));
    REQUIRE(message.ok());
    CHECK(engine::json_text(message->position) == R"({"captive":{"kind":null}})");
    CHECK_FALSE(message->path.has_value());
}
