// Hints of a table, and a game that is taken up again: through the API, with computers that answer.
#include <doctest/doctest.h>

#include "engine/replay.h"
#include "server/testing/house.h"
#include "server/testing/thinking_here.h"
#include "server/tries.h"

using namespace server;
using namespace server::testing;

namespace {

struct LearningFixture {
    store::testing::ScratchFolder folder;
    House house{folder.file("games.db"), std::make_unique<ThinkingHere>(1'000'000)};
    store::User ada = house.guest("Ada");
    store::User bo = house.guest("Bo");

    Answered<wire::Hints> hints(Room& room, const store::User& user, int seat) {
        return house.wait_for<wire::Hints>(
            [&](const auto& done) { room.hint(user.id, seat, done); });
    }
    RoomPtr finished() {
        RoomPtr room = house.table(ada, mini_table(2, 0));
        house.play_out(*room, ada);
        return room;
    }
    Answered<wire::Created> again(const Room& origin, const wire::NewTry& wish) {
        return house.wait_for<wire::Created>(
            [&](const auto& done) { house.hall().try_again(bo, origin, wish, done); });
    }
    // Bo plays the first thing that is possible until the game is over.
    void play_on(Room& room) {
        const engine::SeatId own = engine::seat_id(0);
        const auto is_awaited = [&] {
            return room.table().is_finished() || !room.table().legal(own).empty();
        };
        for (house.run_until(is_awaited); !room.table().is_finished();
             house.run_until(is_awaited)) {
            const auto first = room.table().game().notation(room.table().legal(own)[0]);
            REQUIRE(house.act(room, bo, 0, {first}).ok());
        }
    }
    // Before the first decision.
    static int first_decision(const table::Table& table) {
        int n = 0;
        while (table.entries()[static_cast<std::size_t>(n)].seat == engine::kNobody)
            ++n;
        return n;
    }
};

}  // namespace

TEST_CASE_FIXTURE(LearningFixture, "a hint can be played, and everybody is told that it was seen") {
    const RoomPtr room = house.table(ada, mini_table(2, 0));
    const int seat = engine::index_of(room->table().actor().first());
    const auto told = hints(*room, ada, seat);
    REQUIRE(told.ok());
    REQUIRE_FALSE(told->moves.empty());
    CHECK(told->version == static_cast<std::int64_t>(room->table().version()));
    CHECK_FALSE(told->moves.front().text.de.empty());
    REQUIRE(room->table().notices().size() == 1);
    CHECK(room->table().notices()[0].kind == table::NoticeKind::Hinted);
    const auto version = room->table().version();
    CHECK(hints(*room, ada, seat)->moves.size() == told->moves.size());
    CHECK(room->table().version() == version);
    CHECK(hints(*room, bo, seat).error().code == "not_your_seat");
    CHECK(house.act(*room, ada, seat, told->moves.front().path).ok());
}

TEST_CASE_FIXTURE(LearningFixture, "the host may limit hints or switch them off") {
    wire::NewTable wish = mini_table(2, 0);
    wish.hints = 0;
    const RoomPtr room = house.table(ada, wish);
    const int seat = engine::index_of(room->table().actor().first());
    CHECK(hints(*room, ada, seat).error().code == "no_hints");
    CHECK(hints(*room, bo, seat).error().code == "not_your_seat");
    CHECK(hints(*room, ada, 9).error().code == "bad_request");
    wish.hints = -1;
    CHECK(house.try_table(ada, wish).error().code == "bad_request");
}

TEST_CASE_FIXTURE(LearningFixture, "a finished game is taken up again with new dice or its own") {
    const RoomPtr origin = finished();
    const int n = first_decision(origin->table());
    for (const wire::TryDice dice : {wire::TryDice::fresh, wire::TryDice::same}) {
        const auto made = again(*origin, {n, 0, dice, std::nullopt});
        REQUIRE(made.ok());
        const RoomPtr room = house.hall().room(made->table);
        const table::Table& table = room->table();
        CHECK(room->row().is_private);
        CHECK(table.position_at(static_cast<std::size_t>(n))
              == origin->table().position_at(static_cast<std::size_t>(n)));
        CHECK(table.held_by(bo.id) == engine::SeatSet::of(engine::seat_id(0)));
        CHECK((table.commitment() == origin->table().commitment())
              == (dice == wire::TryDice::same));
        CHECK(table.undo_info(engine::seat_id(0)).steps == 0);
        play_on(*room);
        const engine::Record record = table.record();
        REQUIRE(record.header.branch);
        CHECK(record.header.branch->at == static_cast<std::size_t>(n));
        CHECK(engine::verify(table.game(), record).ok());
    }
    const auto tries = tries_of(house.services(), bo.id, origin->row().id);
    REQUIRE(tries.ok());
    REQUIRE(tries->tries.size() == 2);
    CHECK(tries->tries[0].n == n);
    CHECK(tries->tries[0].result.has_value());
    CHECK(tries_of(house.services(), ada.id, origin->row().id)->tries.empty());
}

TEST_CASE_FIXTURE(LearningFixture, "only a moment of a finished game can be taken up again") {
    const RoomPtr running = house.table(ada, mini_table(2, 0));
    CHECK(again(*running, {0, 0, {}, {}}).error().code == "not_over");
    const RoomPtr origin = finished();
    const int end = static_cast<int>(origin->table().entries().size());
    CHECK(again(*origin, {end, 0, {}, {}}).error().where == "n");
    CHECK(again(*origin, {-1, 0, {}, {}}).error().where == "n");
    CHECK(again(*origin, {0, 2, {}, {}}).error().where == "seat");
    CHECK(again(*origin, {0, 0, {}, "nobody"}).error().where == "level");
}
