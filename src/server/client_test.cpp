#include <algorithm>

#include <boost/mp11/algorithm.hpp>
#include <doctest/doctest.h>
#include <malloc.h>

#include "server/testing/house.h"

using namespace server;
using namespace server::testing;

namespace {

struct ClientFixture : HouseFixture {
    store::User ada = house.guest("Ada");
    std::shared_ptr<FakeSocket> socket = std::make_shared<FakeSocket>();
    Client client{house.services(), house.hall(), socket, ada};

    ~ClientFixture() { client.on_close(); }

    boost::json::value last() { return json_of(socket->sent.back()); }
    std::string code_after(const std::string& text) {
        const std::size_t before = socket->sent.size();
        client.on_text(text);
        house.run_until([&] { return socket->sent.size() > before; });
        const auto answer = json_of(socket->sent[before]);
        return answer.at("t") == "refused" ? std::string(answer.at("code").get_string()) : "";
    }
};

}  // namespace

TEST_CASE_FIXTURE(ClientFixture, "a socket is greeted with who it is") {
    REQUIRE(socket->sent.size() == 1);
    CHECK(last().at("t") == "hello");
    CHECK(last().at("user").at("name") == "Ada");
}

TEST_CASE_FIXTURE(ClientFixture, "every malformed message gets its answer") {
    CHECK(code_after("") == "bad_request");
    CHECK(code_after("hello") == "bad_request");
    CHECK(code_after("[]") == "bad_request");
    CHECK(code_after("{}") == "bad_request");
    CHECK(code_after(R"({"t":7})") == "bad_request");
    CHECK(code_after(R"({"t":"fly"})") == "bad_request");
    CHECK(code_after(R"({"t":"watch"})") == "bad_request");
    CHECK(code_after(R"({"t":"watch","table":"nowhere"})") == "unknown_table");
    CHECK(code_after(R"({"t":"seek","table":"nowhere","n":1})") == "unknown_table");
    CHECK(code_after(R"({"t":"act","id":"1","table":"nowhere","seen":0,"seat":0,"path":["x"]})")
          == "unknown_table");
    CHECK(code_after("{\"t\":\"say\",\"text\":\"" + std::string(20'000, 'x') + "\"}")
          == "bad_request");
    CHECK(code_after(R"({"t":"ping"})").empty());
}

TEST_CASE_FIXTURE(ClientFixture, "a refused command is followed by a fresh view of the table") {
    const RoomPtr room = house.table(ada, mini_table(2, 0));
    const std::string& id = room->row().id;
    client.on_text(R"({"t":"watch","table":")" + id + "\"}");
    house.run_until([&] { return last().at("t") == "table"; });
    const std::size_t before = socket->sent.size();
    client.on_text(R"({"t":"act","id":"1","table":")" + id
                   + R"(","seen":0,"seat":0,"path":["keep"]})");
    house.run_until([&] { return socket->sent.size() >= before + 2; });
    CHECK(json_of(socket->sent[before]).at("t") == "refused");
    CHECK(json_of(socket->sent[before]).at("id") == "1");
    CHECK(json_of(socket->sent[before + 1]).at("t") == "table");
}

TEST_CASE_FIXTURE(ClientFixture, "a stranger may watch but not act") {
    const RoomPtr room = house.table(ada, mini_table(2, 0));
    const auto other = std::make_shared<FakeSocket>();
    Client stranger(house.services(), house.hall(), other, std::nullopt);
    stranger.on_text(R"({"t":"watch","table":")" + room->row().id + "\"}");
    house.run_until([&] { return other->sent.size() >= 2; });
    const auto seen = json_of(other->sent.back());
    CHECK(seen.at("you").as_array().empty());
    CHECK(seen.at("choices").as_array().empty());
    CHECK_FALSE(seen.as_object().contains("viewer"));
    stranger.on_text(R"({"t":"act","id":"1","table":")" + room->row().id
                     + R"(","seen":0,"seat":0,"path":["keep"]})");
    CHECK(json_of(other->sent.back()).at("code") == "not_signed_in");
    stranger.on_close();
}

TEST_CASE_FIXTURE(ClientFixture, "a flood is stemmed, and the socket stays usable") {
    for (int i = 0; i < 200; ++i)
        client.on_text(R"({"t":"ping"})");
    CHECK(last().at("code") == "too_often");
}

TEST_CASE_FIXTURE(ClientFixture, "names that a stranger sends are not kept") {
    house.services().limits.lift();
    const auto other = std::make_shared<FakeSocket>();
    Client stranger(house.services(), house.hall(), other, std::nullopt);
    const auto send = [&](const std::string& name) {
        stranger.on_text(R"({"t":"act","id":"1","seen":0,"seat":0,"path":[],"table":")" + name
                         + "\"}");
        stranger.on_text(R"({"t":"seek","n":0,"table":")" + name + "\"}");
        stranger.on_text(R"({"t":"order","id":"1","seen":0,"order":"sit","table":")" + name
                         + "\"}");
        other->sent.clear();
    };
    send("first");
    const std::size_t before = mallinfo2().uordblks;
    for (int i = 0; i < 2'000; ++i)
        send(std::to_string(i) + std::string(40, 'x'));
    CHECK(mallinfo2().uordblks < before + 20'000);
    stranger.on_close();
}

TEST_CASE_FIXTURE(ClientFixture, "names that are too long are refused and not sent back") {
    const std::string name(15'000, 'x');
    CHECK(code_after(R"({"t":"watch","table":")" + name + "\"}") == "bad_request");
    CHECK(code_after(R"({"t":"mute","on":true,"user":")" + name + "\"}") == "bad_request");
    CHECK(code_after(R"({"t":"say","table":"k3f","text":"hello","id":")" + name + "\"}")
          == "bad_request");
    CHECK(code_after(R"({"t":"watch","table":"k3f","invite":")" + name + "\"}") == "bad_request");
    for (const std::string& sent : socket->sent)
        CHECK(sent.size() < 1'000);
}

TEST_CASE_FIXTURE(ClientFixture, "to mute somebody who is not there is a mistake, not a fault") {
    CHECK(code_after(R"({"t":"mute","user":"nobody","on":true})") == "bad_request");
    CHECK(house.services().store.metrics().failed_batches == 0);
}

TEST_CASE_FIXTURE(ClientFixture,
                  "every message has its need, and a token without scopes does little") {
    Identity bot(ada);
    bot.credential = {"key", 0, true, {}};
    const auto other = std::make_shared<FakeSocket>();
    Client client_of_bot(house.services(), house.hall(), other, bot);
    for (const MessageNeed& message : message_needs()) {
        client_of_bot.on_text(R"({"t":")" + std::string(message.t) + "\"}");
        const auto answer = json_of(other->sent.back());
        const bool refused = answer.at("t") == "refused" && answer.at("code") == "missing_scope";
        INFO(message.t);
        CHECK(refused == (message.need.token != TokenNeed::Nothing));
    }
    client_of_bot.on_close();
}

TEST_CASE("what a message needs is known for every message there is") {
    std::size_t known = 0;
    boost::mp11::mp_for_each<wire::FromClient>([&]<class Message>(const Message& /*type*/) {
        known += static_cast<std::size_t>(std::ranges::count(
            message_needs(), std::string_view(decltype(Message::t)::value()), &MessageNeed::t));
    });
    CHECK(known == boost::mp11::mp_size<wire::FromClient>::value);
    CHECK(known == message_needs().size());
}

TEST_CASE_FIXTURE(ClientFixture, "a rematch is a new table and needs that scope") {
    const RoomPtr room = house.table(ada, mini_table(2, 0));
    Identity bot(ada);
    bot.credential = {"key", 0, true, {wire::TokenScope::read, wire::TokenScope::play}};
    const auto other = std::make_shared<FakeSocket>();
    Client client_of_bot(house.services(), house.hall(), other, bot);
    client_of_bot.on_text(R"({"t":"order","id":"1","seen":0,"order":"rematch","table":")"
                          + room->row().id + "\"}");
    CHECK(json_of(other->sent.back()).at("code") == "missing_scope");
    client_of_bot.on_close();
}
