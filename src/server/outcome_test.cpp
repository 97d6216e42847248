// What a table tells of a game alone: won or lost.
#include <doctest/doctest.h>

#include "engine/record.h"
#include "games/all_games.h"
#include "server/table_message.h"
#include "server/testing/house.h"

using namespace server;
using namespace server::testing;

namespace {

struct AloneFixture : HouseFixture {
    store::User ada = house.guest("Ada");

    AloneFixture() {
        house.services().find_game = [](std::string_view id) { return games::find(id); };
    }

    RoomPtr table_alone() {
        wire::NewTable wish{};
        wish.game = "pathciv";
        wish.seats.push_back({wire::NewSeatKind::me, "Ada", {}});
        return house.table(ada, wish);
    }
    // Always the first thing that is possible, which is far from enough for the Rival.
    RoomPtr lost_game() {
        const RoomPtr room = table_alone();
        while (!room->table().is_finished()) {
            const auto action = room->table().legal(engine::seat_id(0))[0];
            REQUIRE(house.act(*room, ada, 0, {room->table().game().notation(action)}).ok());
        }
        return room;
    }
    RoomPtr resigned_game() {
        const RoomPtr room = table_alone();
        wire::Give resign{};
        resign.order = wire::Order::resign;
        resign.seat = 0;
        REQUIRE(house.order(*room, ada, resign).ok());
        REQUIRE(room->table().is_finished());
        return room;
    }
    wire::OutcomeInfo told(const RoomPtr& room) const {
        const Surroundings around{room->table(),
                                  room->row(),
                                  [](const std::string&) { return std::nullopt; },
                                  {},
                                  "",
                                  1,
                                  0};
        const auto message =
            table_message(around, onlooker_of(room->table(), ada.id, std::nullopt), 0);
        REQUIRE(message.outcome.has_value());
        return *message.outcome;
    }
};

}  // namespace

TEST_CASE_FIXTURE(AloneFixture, "a game alone without enough points is told as lost") {
    const wire::OutcomeInfo outcome = told(lost_game());
    CHECK(outcome.ending == "rival_unbeaten");
    CHECK(outcome.seats[0].place == 1);
    CHECK_FALSE(outcome.seats[0].won);
}

TEST_CASE_FIXTURE(AloneFixture, "who resigns a game alone has lost, and nobody else has resigned") {
    const wire::OutcomeInfo outcome = told(resigned_game());
    CHECK(outcome.ending == "resigned");
    CHECK_FALSE(outcome.seats[0].won);
    CHECK(outcome.text.en == "Ada has resigned");
    CHECK(outcome.text.de == "Ada hat aufgegeben");
}

TEST_CASE_FIXTURE(AloneFixture, "a resigned game alone is taken in again as resigned") {
    const RoomPtr room = resigned_game();
    const std::string text = engine::record_text(room->table().game(), room->table().record());
    const auto imported = house.wait_for<wire::Created>(
        [&](const auto& done) { house.hall().import_record(ada, text, done); });
    REQUIRE(imported.ok());
    const RoomPtr copy = house.hall().room(imported->table);
    REQUIRE(copy->table().is_finished());
    CHECK(told(copy).ending == "resigned");
    CHECK_FALSE(told(copy).seats[0].won);
}
