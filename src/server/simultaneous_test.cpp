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
    explicit Civilizations(int seats, char seed = '3')
        : table_(*table::Table::create(game_, setup_for(seats, seed))) {
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
    void pass(int seat) {  // the last choice of a bid
        const engine::ActionList legal = table_.legal(seat_id(seat));
        REQUIRE(send(seat, table::Act{seat_id(seat), {legal[legal.size() - 1]}}).ok());
    }
    core::Result<table::Submitted, Refusal> send(int seat, table::Wish wish) {
        return table_.submit({"u" + std::to_string(seat),
                              "c" + std::to_string(commands_++),
                              table_.newest_seen_by("u" + std::to_string(seat)),
                              std::move(wish)},
                             kStart);
    }

  private:
    table::Setup setup_for(int seats, char seed) const {
        table::Setup setup;
        setup.id = setup.dice_table = "sim";
        setup.game = game_->id();
        setup.content = game_->content_hash();
        setup.host = "u0";
        setup.created = kStart;
        setup.seed_hex = std::string(64, seed);
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

// The seats that bid in the open window; empty if it is another one.
engine::SeatSet bidders(const Civilizations& house) {
    const auto turn = engine::parse_json(house.view(0), 1U << 20U)->at("table").at("turn");
    const std::string_view ask = turn.at("ask").as_string();
    const bool is_bid = ask == "wonder_bids" || ask == "leader_bids";
    return is_bid ? house.table().actor().seats() : engine::SeatSet{};
}

TEST_CASE("a bid cannot be taken back once the others have passed and it has won") {
    int tried = 0;
    for (const char seed : {'1', '2', '3', '4', '5', '6'}) {
        Civilizations house(2 + seed % 2, seed);
        while (house.table().state() == table::State::Running) {
            const engine::SeatSet asked = bidders(house);
            if (asked.size() < 2) {
                house.commit(engine::index_of(house.table().actor().first()));
                continue;
            }
            const int first = engine::index_of(asked.front());
            house.commit(first);  // bids for the first card
            for (const engine::SeatId other : asked - engine::SeatSet::of(asked.front()))
                house.pass(engine::index_of(other));
            const auto late = house.send(first, table::Undo{seat_id(first)});
            REQUIRE_FALSE(late.ok());
            CHECK(late.error() == Refusal::BehindNewInformation);
            ++tried;
        }
    }
    CHECK(tried >= 5);
}

TEST_CASE("picks are a draft until the seat commits to them") {
    Civilizations house(3);
    const std::string seen_by_other = house.view(1);
    const auto version = house.table().shown_version(engine::SeatSet::of(seat_id(1)));
    const auto pick = [&](table::Commitment commitment) {
        const auto legal = house.table().legal(seat_id(0));
        std::vector<engine::Action> path;
        if (!legal.empty())
            path.push_back(legal[0]);
        return house.send(0, table::Act{seat_id(0), path, commitment});
    };
    while (!house.table().draft(seat_id(0)).is_complete)
        REQUIRE(pick(table::Commitment::No).ok());
    CHECK(house.waits_for(0));
    CHECK(house.view(1) == seen_by_other);
    CHECK(house.table().shown_version(engine::SeatSet::of(seat_id(1))) == version);
    REQUIRE(house.send(0, table::Undo{seat_id(0)}).ok());
    CHECK_FALSE(house.table().draft(seat_id(0)).is_complete);
    CHECK(pick(table::Commitment::Yes).ok());
    CHECK_FALSE(house.waits_for(0));
    CHECK(house.table().shown_version(engine::SeatSet::of(seat_id(1))) == version + 1);
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
