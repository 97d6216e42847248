// Simultaneous phases at a table: seats commit in any order, may take back until the reveal, and
// nobody is waited for who has nothing to decide. Played with Path of Civilization.
#include <doctest/doctest.h>

#include "engine/json_text.h"
#include "games/all_games.h"
#include "table/table.h"
#include "table/testing/driver.h"

namespace {

using engine::seat_id;
using table::Refusal;
using table::testing::kStart;

class Civilizations {
  public:
    explicit Civilizations(int seats) : table_(*table::Table::create(game_, setup_for(seats))) {
        table_.tick(kStart);
    }

    const table::Table& table() const { return table_; }
    bool waits_for(int seat) const { return table_.actor().includes(seat_id(seat)); }
    std::string view(int seat) const {
        return engine::json_text(game_->view(table_.position(), seat_id(seat)));
    }

    // The seat makes all its picks of the open window; a reveal is told in the log.
    void commit(int seat) {
        const std::size_t told = table_.log().size();
        while (waits_for(seat) && table_.log().size() == told)
            REQUIRE(send(seat, table::Act{seat_id(seat), {table_.legal(seat_id(seat))[0]}}).ok());
    }
    core::Result<table::Submitted, Refusal> send(int seat, table::Wish wish) {
        return table_.submit({"u" + std::to_string(seat),
                              "c" + std::to_string(commands_++),
                              table_.version(),
                              std::move(wish)},
                             kStart);
    }

  private:
    table::Setup setup_for(int seats) const {
        table::Setup setup;
        setup.id = setup.dice_table = "sim";
        setup.game = game_->id();
        setup.content = game_->content_hash();
        setup.host = "u0";
        setup.created = kStart;
        setup.seed_hex = std::string(64, '3');
        for (int i = 0; i < seats; ++i)
            setup.seats.push_back({table::SeatKind::Human, "u" + std::to_string(i), "P", ""});
        return setup;
    }

    engine::AnyGamePtr game_ = *games::find("pathciv");
    table::Table table_;
    int commands_ = 0;
};

}  // namespace

TEST_CASE("seats commit in any order, and only that they have is seen") {
    Civilizations house(3);
    const std::string before = house.view(0);
    house.commit(2);
    CHECK_FALSE(house.waits_for(2));
    CHECK(house.waits_for(0));
    CHECK(house.waits_for(1));
    CHECK(house.view(0) != before);  // seat 2 is not waited for any more
    house.commit(1);
    CHECK(house.table().actor().seats() == engine::SeatSet::of(seat_id(0)));
}

TEST_CASE("a commit can be taken back and made anew until the last one is in") {
    Civilizations house(3);
    const engine::Position before = house.table().position();
    house.commit(2);
    house.commit(1);
    REQUIRE(house.send(2, table::ResetTurn{seat_id(2)}).ok());
    CHECK(house.waits_for(2));
    CHECK_FALSE(house.waits_for(1));
    REQUIRE(house.send(1, table::ResetTurn{seat_id(1)}).ok());
    CHECK(house.table().position() == before);
    for (const int seat : {0, 1, 2})
        house.commit(seat);
    const auto late = house.send(1, table::ResetTurn{seat_id(1)});
    REQUIRE_FALSE(late.ok());
    CHECK(late.error() == Refusal::BehindNewInformation);
}

TEST_CASE("a table waits only for seats that have something to decide") {
    Civilizations house(5);
    for (int i = 0; i < 400 && house.table().state() == table::State::Running; ++i) {
        const engine::SeatSet waiting = house.table().actor().seats();
        REQUIRE_FALSE(waiting.empty());
        for (const engine::SeatId seat : waiting)
            CHECK(house.table().legal(seat).size() >= 2);
        const engine::SeatId last =
            seat_id(waiting.contains(seat_id(4)) ? 4 : engine::index_of(waiting.front()));
        house.commit(engine::index_of(last));
    }
    CHECK(house.table().state() == table::State::Over);
}
