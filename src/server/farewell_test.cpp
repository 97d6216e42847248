// The end of an account: what goes, what stays, and what becomes of its games.
#include "server/farewell.h"

#include <doctest/doctest.h>

#include "server/testing/accounts.h"

using namespace server;
using namespace server::testing;

namespace {

struct FarewellFixture : ConnectedFixture {
    void leave(const store::User& user) {
        std::optional<bool> done;
        bid_farewell(
            house.services(), house.hall(), user, [&](const std::optional<Complaint>& wrong) {
                done = !wrong;
            });
        house.run_until([&] { return done.has_value(); });
        REQUIRE(*done);
        settle();
    }
    void settle() {
        bool stored = false;
        house.services().health.write({}, [&](const store::Written&) { stored = true; });
        house.run_until([&] { return stored; });
    }
    void sit(Room& room, const store::User& user, int seat) {
        wire::Give order{};
        order.table = room.row().id;
        order.order = wire::Order::sit;
        order.seat = seat;
        REQUIRE(house.order(room, user, order).ok());
    }
    void say(Room& room, const store::User& user, const std::string& text) {
        REQUIRE(house
                    .wait_for<std::int64_t>([&](const auto& done) {
                        room.say(user, {{}, house.next_id(), "", text}, done);
                    })
                    .ok());
    }
    // Everything that the file keeps of a table, in one text.
    std::string kept(const std::string& table) {
        const store::Store& store = house.services().store;
        std::string text = store.table(table)->value().setup + store.table(table)->value().summary;
        const auto events = store.events(table, 0);
        for (const store::EventRow& row : *events)
            text += row.text;
        const auto seats = store.seats(table);
        for (const store::SeatRow& row : *seats)
            text += row.name;
        const auto chat = store.chat(table, 1000, 1000);
        for (const store::ChatRow& row : *chat)
            text += row.name + row.text;
        return text;
    }
};

}  // namespace

TEST_CASE_FIXTURE(FarewellFixture, "a deleted account is gone with all that belongs to it") {
    OpenSocket mine(house, cookie);
    OpenSocket bot(house, token);
    leave(mira);
    CHECK(mine.is_signed_out());
    CHECK(bot.is_signed_out());
    CHECK_FALSE(house.services().store.user_by_id(mira.id)->has_value());
    CHECK_FALSE(house.accounts().user_of(cookie).has_value());
    CHECK_FALSE(house.accounts().user_of(token).has_value());
    CHECK(sign_in("Mira", "long enough").error().code == "wrong_credentials");
    CHECK(sign_up("Mira", "long enough").ok());  // the name is free
}

TEST_CASE_FIXTURE(FarewellFixture, "games stay without the name, in memory and on disk") {
    const store::User bo = house.guest("Bo");
    const RoomPtr room = house.table(bo, mini_table(1, 1));
    sit(*room, mira, 1);
    say(*room, mira, "a word of Mira");
    say(*room, bo, "a word of Bo");
    REQUIRE(kept(room->row().id).find("Mira") != std::string::npos);
    leave(mira);
    house.run_until([&] { return kept(room->row().id).find("Mira") == std::string::npos; });
    CHECK(kept(room->row().id).find("a word of Bo") != std::string::npos);
    CHECK(room->table().seats()[1].name == "Anonym 2");
    CHECK(room->table().seats()[1].has_computer());
    Viewer viewer(bo.id);
    room->watch(viewer);
    room->unwatch(viewer);
    for (const std::string& shown : viewer.shown)
        CHECK(shown.find("Mira") == std::string::npos);
}

TEST_CASE_FIXTURE(FarewellFixture, "before the start a seat is left and a host's table cancelled") {
    const store::User bo = house.guest("Bo");
    const RoomPtr visited = house.table(bo, mini_table(1, 2));
    sit(*visited, mira, 1);
    const RoomPtr hosted = house.table(mira, mini_table(1, 1));
    leave(mira);
    CHECK(visited->table().seats()[1].is_open());
    CHECK(hosted->table().state() == table::State::Cancelled);
}

TEST_CASE_FIXTURE(FarewellFixture, "nobody waits for the consent of a deleted account") {
    const store::User bo = house.guest("Bo");
    const RoomPtr room = house.table(bo, mini_table(1, 1));
    sit(*room, mira, 1);
    const auto ask_pause = [&] {
        wire::Give order{};
        order.table = room->row().id;
        order.order = wire::Order::ask_pause;
        REQUIRE(house.order(*room, bo, order).ok());
    };
    ask_pause();
    REQUIRE(room->table().awaited() == std::vector<std::string>{mira.id});
    leave(mira);
    CHECK(room->table().state() == table::State::Paused);
    wire::Give resume{};
    resume.table = room->row().id;
    resume.order = wire::Order::resume;
    REQUIRE(house.order(*room, bo, resume).ok());
    CHECK(room->table().state() == table::State::Running);
    ask_pause();
    CHECK(room->table().state() == table::State::Paused);
}

TEST_CASE_FIXTURE(FarewellFixture,
                  "a seat kept for a deleted account loses its name, and the host gives it up") {
    const store::User bo = house.guest("Bo");
    const RoomPtr room = house.table(bo, mini_table(1, 1));
    sit(*room, mira, 1);
    wire::Give resign{};
    resign.table = room->row().id;
    resign.order = wire::Order::resign;
    resign.seat = 0;
    REQUIRE(house.order(*room, bo, resign).ok());
    const auto rematch = house.wait_for<wire::Created>(
        [&](const auto& done) { house.hall().rematch(bo, *room, done); });
    REQUIRE(rematch.ok());
    REQUIRE(kept(rematch->table).find("Mira") != std::string::npos);
    leave(mira);
    const RoomPtr next = house.hall().room(rematch->table);
    house.run_until([&] { return kept(rematch->table).find("Mira") == std::string::npos; });
    wire::Give release{};
    release.table = next->row().id;
    release.order = wire::Order::leave;
    release.seat = 0;
    REQUIRE(house.order(*next, bo, release).ok());
    CHECK(next->table().seats()[0].is_for_anybody());
}

TEST_CASE_FIXTURE(FarewellFixture, "without other people the game ends") {
    const RoomPtr room = house.table(mira, mini_table(2, 0));
    leave(mira);
    CHECK(room->table().is_finished());
    CHECK(kept(room->row().id).find("Mira") == std::string::npos);
}

TEST_CASE_FIXTURE(FarewellFixture, "where time-outs resign, so does who leaves for good") {
    const store::User bo = house.guest("Bo");
    wire::NewTable wish = mini_table(1, 1);
    wish.clock = wire::ClockInfo{wire::ClockKind::live, 600'000, 0, 0, wire::OnTimeout::resign};
    const RoomPtr room = house.table(bo, wish);
    sit(*room, mira, 1);
    leave(mira);
    CHECK(room->table().seats()[1].resigned > 0);
}

TEST_CASE_FIXTURE(FarewellFixture, "without a clock nobody resigns for who leaves for good") {
    const store::User bo = house.guest("Bo");
    wire::NewTable wish = mini_table(1, 1);
    wish.clock = wire::ClockInfo{wire::ClockKind::none, 0, 0, 0, wire::OnTimeout::resign};
    const RoomPtr room = house.table(bo, wish);
    sit(*room, mira, 1);
    leave(mira);
    CHECK(room->table().seats()[1].resigned == 0);
    CHECK(room->table().seats()[1].has_computer());
}

TEST_CASE_FIXTURE(FarewellFixture, "who has resigned keeps no game going for who leaves for good") {
    const store::User bo = house.guest("Bo");
    const RoomPtr room = house.table(bo, mini_table(1, 1, 1));
    sit(*room, mira, 1);
    wire::Give resign{};
    resign.table = room->row().id;
    resign.order = wire::Order::resign;
    resign.seat = 0;
    REQUIRE(house.order(*room, bo, resign).ok());
    REQUIRE_FALSE(room->table().is_finished());
    leave(mira);
    CHECK(room->table().seats()[1].resigned > 0);
    CHECK(room->table().is_finished());
}
