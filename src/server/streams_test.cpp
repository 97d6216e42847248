// The streams of lines for bots: what comes first, whose eyes they have, and what is left of them.
#include <algorithm>

#include <doctest/doctest.h>

#include "server/testing/accounts.h"
#include "server/testing/visitor.h"

using namespace server;
using namespace server::testing;

namespace {

// Mira has a table with two seats of hers, and a token for a bot.
struct StreamsFixture : ConnectedFixture {
    RoomPtr room = house.table(mira, mini_table(2, 0));
    std::string path = "/api/v1/tables/" + room->row().id + "/stream";
    bool is_stranger = false;

    std::shared_ptr<KeptExchange> ask(const std::string& target) {
        Visitor bot(house, "192.0.2.7");
        if (!is_stranger)
            bot.token = token.headers[0].value.substr(std::string_view("Bearer ").size());
        const auto kept = std::make_shared<KeptExchange>();
        house.api().handle(bot.request("GET", target, ""), net::Reply(kept));
        house.run_until([&] { return kept->given || kept->dropped; });
        return kept;
    }
    // The first line of this type, as soon as it has come.
    boost::json::value line(const KeptExchange& kept, std::string_view type) {
        REQUIRE(kept.opened != nullptr);
        const auto wanted = [&](const std::string& text) {
            return json_of(text).at("t").get_string() == type;
        };
        house.run_until([&] { return std::ranges::any_of(kept.opened->lines, wanted); });
        return json_of(*std::ranges::find_if(kept.opened->lines, wanted));
    }
};

}  // namespace

TEST_CASE_FIXTURE(StreamsFixture, "a stream of a table begins with the table") {
    CHECK(line(*ask(path), "table").at("table").get_string() == room->row().id);
    is_stranger = true;
    const auto seen = line(*ask(path), "table");
    const auto* viewer = seen.as_object().if_contains("viewer");
    CHECK((viewer == nullptr || viewer->is_null()));
}

TEST_CASE_FIXTURE(StreamsFixture, "a stream looks from the seat that it asks for") {
    CHECK(line(*ask(path + "?seat=0"), "table").at("viewer") == 0);
    CHECK(line(*ask(path + "?seat=1"), "table").at("viewer") == 1);
    CHECK(line(*ask(path + "?seat=1x"), "table").at("viewer") == 0);
}

TEST_CASE_FIXTURE(StreamsFixture, "who has seen a version gets only what comes after it") {
    const auto first = ask(path);
    const std::string version = engine::json_text(line(*first, "table").at("version"));
    const auto later = ask(path + "?since=" + version);
    const auto cut = ask(path + "?since=" + version + "x");
    line(*cut, "table");
    CHECK(std::ranges::none_of(later->opened->lines, [](const std::string& text) {
        return json_of(text).at("t") == "table";
    }));
}

TEST_CASE_FIXTURE(StreamsFixture, "a stream of lists begins with the lobby and hears what is new") {
    const auto lists = ask("/api/v1/stream");
    CHECK(line(*lists, "lobby").at("tables").as_array().empty());
    house.table(mira, mini_table(1, 1));
    CHECK(line(*lists, "lobby_changed").at("changed").as_array().size() == 1);
}

TEST_CASE_FIXTURE(StreamsFixture, "an open stream counts as a connection, a closed one does not") {
    house.services().limits.set(Limit::SocketsPerNetwork, {1, 0});
    for (const std::string& target : {path, std::string("/api/v1/stream")}) {
        CAPTURE(target);
        auto open = ask(target);
        CHECK(open->given->status == 200);
        CHECK(ask(target)->given->status == 429);
        open.reset();
        CHECK(ask(target)->given->status == 200);
    }
}

TEST_CASE_FIXTURE(StreamsFixture, "a stream that is over watches no table and no list") {
    auto open = ask(path);
    line(*open, "table");
    CHECK(room->watchers().size() == 1);
    open.reset();
    CHECK(room->watchers().empty());
}
