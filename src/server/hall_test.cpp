#include <algorithm>

#include <doctest/doctest.h>

#include "engine/record.h"
#include "engine/replay.h"
#include "server/testing/house.h"

using namespace server;
using namespace server::testing;

namespace {

struct HallFixture : HouseFixture {
    store::User ada = house.guest("Ada");
    store::User bo = house.guest("Bo");

    std::string code_of(const wire::NewTable& wish) {
        const auto made = house.try_table(ada, wish);
        return made ? "" : made.error().code + " " + made.error().where;
    }
    // Ada plays both seats to the end, always the first thing that is possible.
    RoomPtr finished_game() {
        const RoomPtr room = house.table(ada, mini_table(2, 0));
        house.play_out(*room, ada);
        return room;
    }
};

class ListReader final : public Follower {
  public:
    explicit ListReader(std::string user) : user_(std::move(user)) {}
    const std::string& user() const override { return user_; }
    void show(const Json& message) override { shown.push_back(*message); }
    std::vector<std::string> shown;

  private:
    std::string user_;
};

}  // namespace

TEST_CASE_FIXTURE(HallFixture, "wishes for tables that cannot be are refused with the place") {
    wire::NewTable unknown = mini_table(2, 0);
    unknown.game = "chess";
    CHECK(code_of(unknown) == "bad_request game");
    CHECK(code_of(mini_table(1, 0)).starts_with("bad_request"));
    CHECK(code_of(mini_table(4, 4)) == "bad_request seats");
    wire::NewTable level = mini_table(1, 0, 1);
    level.seats[1].level = "god";
    CHECK(code_of(level) == "bad_request seats");
    wire::NewTable option = mini_table(2, 0);
    option.options = boost::json::object{{"gambling", "maybe"}};
    CHECK(code_of(option).starts_with("bad_request"));
    wire::NewTable shape = mini_table(2, 0);
    shape.options = boost::json::object{{"gambling", 7}};
    CHECK(code_of(shape) == "bad_request options.gambling");
    wire::NewTable clock = mini_table(2, 0);
    clock.clock = wire::ClockInfo{wire::ClockKind::live, 0, 0, 0, wire::OnTimeout::computer};
    CHECK(code_of(clock) == "bad_request clock.bank_ms");
    wire::NewTable name = mini_table(2, 0);
    name.seats[0].name = "\x01";
    CHECK(code_of(name) == "bad_name ");
    CHECK(code_of(mini_table(2, 0)).empty());
}

TEST_CASE_FIXTURE(HallFixture, "several at one screen under one name are told apart") {
    wire::NewTable wish = mini_table(3, 0);
    for (wire::NewSeat& seat : wish.seats)
        seat.name.reset();
    const RoomPtr room = house.table(ada, wish);
    CHECK(room->table().seat_names() == std::vector<std::string>{"Ada", "Ada 2", "Ada 3"});
}

TEST_CASE_FIXTURE(HallFixture, "lists show open tables to all and mine to me, my turn first") {
    const RoomPtr open = house.table(ada, mini_table(1, 1));
    const RoomPtr running = house.table(ada, mini_table(2, 0));
    ListWish wish;
    wish.state = "open";
    REQUIRE(house.hall().list(wish, bo.id).tables.size() == 1);
    CHECK(house.hall().list(wish, bo.id).tables[0].id == open->row().id);
    wish.state = "";
    wish.mine = true;
    CHECK(house.hall().list(wish, bo.id).tables.empty());
    const auto mine = house.hall().list(wish, ada.id).tables;
    REQUIRE(mine.size() == 2);
    CHECK(mine[0].id == running->row().id);
    CHECK(mine[0].your_turn);
    CHECK_FALSE(mine[1].your_turn);
}

TEST_CASE_FIXTURE(HallFixture, "who follows the lists hears of changes") {
    ListReader reader(bo.id);
    house.hall().follow(reader);
    REQUIRE(reader.shown.size() == 2);  // lobby and mine at once
    house.table(ada, mini_table(1, 1));
    house.run_until([&] { return reader.shown.size() >= 3; });
    CHECK(json_of(reader.shown[2]).at("changed").as_array().size() == 1);
    house.hall().unfollow(reader);
}

TEST_CASE_FIXTURE(HallFixture,
                  "a finished game can be exported, verified, taken in again and replayed") {
    const RoomPtr room = finished_game();
    const std::string text = engine::record_text(room->table().game(), room->table().record());
    const auto imported = house.wait_for<wire::Created>(
        [&](const auto& done) { house.hall().import_record(bo, text, done); });
    REQUIRE(imported.ok());
    const RoomPtr copy = house.hall().room(imported->table);
    REQUIRE(copy);
    CHECK(copy->table().is_finished());
    CHECK(copy->table().position() == room->table().position());
    CHECK(copy->table().commitment() == room->table().commitment());
    CHECK(engine::verify(copy->table().game(), copy->table().record()).ok());
}

TEST_CASE_FIXTURE(HallFixture, "a game that somebody resigned is taken in again with its result") {
    const RoomPtr room = house.table(ada, mini_table(2, 0));
    wire::Give resign{};
    resign.order = wire::Order::resign;
    resign.seat = 0;
    REQUIRE(house.order(*room, ada, resign).ok());
    REQUIRE(room->table().is_finished());
    const std::string text = engine::record_text(room->table().game(), room->table().record());
    const auto imported = house.wait_for<wire::Created>(
        [&](const auto& done) { house.hall().import_record(bo, text, done); });
    REQUIRE(imported.ok());
    const auto outcome = house.hall().room(imported->table)->table().outcome();
    REQUIRE(outcome);
    CHECK(outcome->ending == "resigned");
    CHECK(outcome->places == std::vector<std::uint8_t>{2, 1});
}

TEST_CASE_FIXTURE(HallFixture,
                  "a game that was called off is taken in again as such, with its options") {
    wire::NewTable wish = mini_table(2, 0);
    wish.options = boost::json::object{{"gambling", "on"}};
    wish.title = "An evening";
    const RoomPtr room = house.table(ada, wish);
    wire::Give cancel{};
    cancel.order = wire::Order::ask_cancel;
    REQUIRE(house.order(*room, ada, cancel).ok());
    REQUIRE(room->table().state() == table::State::Cancelled);
    const std::string text = engine::record_text(room->table().game(), room->table().record());
    const auto imported = house.wait_for<wire::Created>(
        [&](const auto& done) { house.hall().import_record(bo, text, done); });
    REQUIRE(imported.ok());
    const RoomPtr copy = house.hall().room(imported->table);
    CHECK(copy->table().state() == table::State::Cancelled);
    CHECK(copy->table().setup().options == room->table().setup().options);
    CHECK(copy->table().setup().title == room->table().setup().id);
    CHECK(copy->table().setup().rules == room->table().setup().rules);
    CHECK(copy->table().setup().is_private);
    CHECK(copy->table().held_by(bo.id).empty());
    CHECK(copy->row().host == bo.id);
}

TEST_CASE_FIXTURE(HallFixture, "a new table is played by the rules of this program") {
    const RoomPtr room = house.table(ada, mini_table(2, 0));
    REQUIRE(room->table().setup().rules == games::rules_version("mini"));
    house.play_out(*room, ada);
    const auto next = house.wait_for<wire::Created>(
        [&](const auto& done) { house.hall().rematch(ada, *room, done); });
    REQUIRE(next.ok());
    CHECK(house.hall().room(next->table)->table().setup().rules == games::rules_version("mini"));
}

TEST_CASE_FIXTURE(HallFixture, "a damaged record is refused with its line") {
    const RoomPtr room = finished_game();
    std::string text = engine::record_text(room->table().game(), room->table().record());
    const auto complaint = [&](const std::string& record) {
        const auto made = house.wait_for<wire::Created>(
            [&](const auto& done) { house.hall().import_record(bo, record, done); });
        return made ? std::string() : made.error().where;
    };
    CHECK_FALSE(complaint("").empty());
    CHECK_FALSE(complaint("{}").empty());
    CHECK(complaint(text.substr(0, text.size() / 2)).starts_with("line"));
    const std::size_t commit = text.find("commit");
    text.replace(commit, 6, "gamble");
    CHECK(complaint(text).starts_with("line"));
}

TEST_CASE_FIXTURE(HallFixture, "a rematch is one table for all who ask, with seats moved on") {
    const RoomPtr room = finished_game();
    const auto ask = [&](const store::User& who) {
        return house.wait_for<wire::Created>(
            [&](const auto& done) { house.hall().rematch(who, *room, done); });
    };
    const auto first = ask(ada);
    const auto second = ask(ada);
    REQUIRE(first.ok());
    REQUIRE(second.ok());
    CHECK(first->table == second->table);
    CHECK(room->rematch() == first->table);
    CHECK(ask(bo).error().code == "not_allowed");
    const RoomPtr next = house.hall().room(first->table);
    CHECK(next->table().seats()[0].name == room->table().seats()[1].name);
}

TEST_CASE_FIXTURE(HallFixture, "for a rematch the others are asked: their seats are kept") {
    wire::NewTable wish = mini_table(1, 1);
    wish.is_private = true;
    const RoomPtr room = house.table(ada, wish);
    const auto order = [&](const RoomPtr& at, const store::User& who, wire::Order what) {
        wire::Give given{};
        given.order = what;
        if (what == wire::Order::resign)
            given.seat = 0;
        return house.order(*at, who, given).ok();
    };
    REQUIRE(order(room, bo, wire::Order::sit));
    REQUIRE(order(room, ada, wire::Order::resign));
    const auto made = house.wait_for<wire::Created>(
        [&](const auto& done) { house.hall().rematch(bo, *room, done); });
    REQUIRE(made.ok());
    const RoomPtr next = house.hall().room(made->table);
    CHECK(next->table().state() == table::State::Open);
    CHECK(next->row().host == bo.id);
    CHECK(next->table().held_by(ada.id).empty());
    ListWish mine;
    mine.mine = true;
    const auto lines = house.hall().list(mine, ada.id).tables;
    REQUIRE(std::ranges::find(lines, made->table, &wire::TableSummary::id) != lines.end());
    const store::User cy = house.guest("Cy");
    CHECK_FALSE(next->may_see(cy.id, ""));
    CHECK(next->may_see(ada.id, ""));
    CHECK_FALSE(order(next, cy, wire::Order::sit));
    CHECK(order(next, ada, wire::Order::sit));
    CHECK(next->table().state() == table::State::Running);
}

TEST_CASE_FIXTURE(HallFixture, "a table whose computer does not answer goes on all the same") {
    house.services().limits.computer_pace = std::chrono::milliseconds(0);
    const RoomPtr room = house.table(ada, mini_table(0, 0, 2));
    Viewer viewer(ada.id);
    room->watch(viewer);
    house.run_until([&] { return room->table().is_finished(); });
    CHECK(room->table().state() == table::State::Over);
    room->unwatch(viewer);
}

TEST_CASE_FIXTURE(HallFixture, "a clock that runs out hands the seat to the computer") {
    wire::NewTable wish = mini_table(2, 0);
    wish.clock = wire::ClockInfo{wire::ClockKind::live, 40, 0, 0, wire::OnTimeout::computer};
    const RoomPtr room = house.table(ada, wish);
    house.time += 1000;
    house.run_until([&] { return room->table().seats()[0].has_computer(); });
    CHECK(room->table().seats()[0].is_held_by(ada.id));
}

TEST_CASE_FIXTURE(HallFixture, "a table may have no title") {
    wire::NewTable wish = mini_table(2, 0);
    wish.title = "";
    CHECK(code_of(wish).empty());
    wish.title = " ";
    CHECK(code_of(wish) == "bad_request title");
}

TEST_CASE_FIXTURE(HallFixture, "a game that was taken in keeps the dice that it was played with") {
    const RoomPtr room = finished_game();
    const std::string text = engine::record_text(room->table().game(), room->table().record());
    const auto imported = house.wait_for<wire::Created>(
        [&](const auto& done) { house.hall().import_record(bo, text, done); });
    REQUIRE(imported.ok());
    const RoomPtr copy = house.hall().room(imported->table);
    CHECK(copy->table().setup().dice_table == room->row().id);
    CHECK(copy->table().commitment() == room->table().commitment());
}

TEST_CASE_FIXTURE(HallFixture, "a pack kept for one game is no pack of another") {
    store::testing::must_write(house.services().store,
                               {store::KeepPack{{"sha256:other", "chess", "{}", 1}}});
    const auto game = game_with(house.services(), "mini", "sha256:other");
    REQUIRE_FALSE(game.ok());
    CHECK(game.error().text() == "content: the pack sha256:other is not known here");
}

TEST_CASE_FIXTURE(HallFixture, "a server that starts for the first time was never away") {
    const auto downtimes = house.services().store.downtimes();
    REQUIRE(downtimes.ok());
    CHECK(downtimes->empty());
}

TEST_CASE("the shelf keeps the sixteen packs that were put there last") {
    GameShelf shelf;
    const auto pack = [](int number) { return "sha256:" + std::to_string(number); };
    const auto put = [&](int number) {
        mini::Pack other;
        other.hash = pack(number);
        shelf.put(std::make_shared<const mini::AdaptedGame>(other));
    };
    for (int i = 1; i <= 16; ++i)
        put(i);
    CHECK(shelf.find(pack(1)) != nullptr);
    put(17);
    CHECK(shelf.find(pack(1)) == nullptr);
    CHECK(shelf.find(pack(2)) != nullptr);
}
