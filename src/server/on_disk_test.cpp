// Nothing is read before it is on disk, whichever way somebody asks: while a change is being
// stored, every answer is the one of before.
#include <doctest/doctest.h>

#include "server/testing/house.h"
#include "server/testing/visitor.h"
#include "server/wire_json.h"

using namespace server;
using namespace server::testing;

namespace {

struct OnDiskFixture : HouseFixture {
    Visitor mira{house, "127.0.0.1"};
    std::string user = sign_in();
    RoomPtr room = house.hall().room(made());

    std::string sign_in() {
        const auto guest = mira.ask("POST", "/api/v1/guest", R"({"name":"Mira"})");
        return std::string(guest.json.at("user").at("id").get_string());
    }
    std::string made() {
        const auto table = mira.ask(
            "POST", "/api/v1/tables", R"({"game":"mini","seats":[{"kind":"me"},{"kind":"me"}]})");
        return std::string(table.json.at("table").get_string());
    }

    wire::Act next_act() {
        const engine::SeatId seat = room->table().actor().first();
        const auto action = room->table().game().notation(room->table().legal(seat)[0]);
        wire::Act act{{}, house.next_id(), room->row().id, 0, engine::index_of(seat), {action}};
        act.seen = static_cast<std::int64_t>(room->table().newest_seen_by(user));
        if (room->table().is_simultaneous())
            act.path.emplace_back(kCommit);
        return act;
    }
    // The change is with the store, and the loop has not heard of its end.
    void begin_to_store() {
        room->act(user, next_act(), [](const Answered<std::int64_t>& /*answer*/) {});
    }
    void play_one() {
        store::User self;
        self.id = user;
        const auto answer = house.send(*room, self, next_act());
        REQUIRE_MESSAGE(answer.ok(), answer.error().text.en);
    }
    void play_until_last() {
        while (!ends_the_game())
            play_one();
    }
    bool ends_the_game() const {
        const engine::SeatId seat = room->table().actor().first();
        table::Table next = room->table();
        const auto commitment =
            next.is_simultaneous() ? table::Commitment::Yes : table::Commitment::No;
        table::Act wish{seat, {next.legal(seat)[0]}, commitment};
        const table::Command command{user, "try", next.newest_seen_by(user), std::move(wish)};
        return next.submit(command, house.time).ok() && next.is_finished();
    }
    int record_status() {
        const auto kept = std::make_shared<KeptExchange>();
        const std::string target = "/api/v1/tables/" + room->row().id + "/record";
        house.api().handle(mira.request("GET", target, ""), net::Reply(kept));
        return kept->given ? kept->given->status : 0;
    }
    // Everything that can be asked without waiting.
    std::string told() {
        const auto total = room->past(user, std::nullopt, -1);
        const wire::Peek peek{{}, "p", room->row().id, next_act().seen, 0, {}};
        const auto peeked = room->peek(user, peek);
        ListWish mine;
        mine.mine = true;
        return total.error().text.en + (peeked ? wire::text(*peeked) : peeked.error().text.en)
               + wire::text(house.hall().list(mine, user));
    }
};

}  // namespace

TEST_CASE_FIXTURE(OnDiskFixture, "a change that is being stored is in no answer") {
    play_one();
    house.time += 1000;
    const std::string before = told();
    const std::uint64_t version = room->table().version();
    begin_to_store();
    CHECK(told() == before);
    CHECK(room->table().version() == version);
    house.run_until([&] { return room->table().version() > version; });
    CHECK(told() != before);
}

TEST_CASE_FIXTURE(OnDiskFixture,
                  "a record, and the seed in it, can be had when the end is on disk") {
    play_until_last();
    begin_to_store();
    CHECK(record_status() == 409);
    house.run_until([&] { return room->table().is_finished(); });
    CHECK(record_status() == 200);
}
