// Lists come from the store: what they show, and that no table is made for them.
#include <doctest/doctest.h>

#include "server/testing/house.h"

using namespace server;
using namespace server::testing;

namespace {

struct ListFixture : RestartFixture {
    store::User ada = house->guest("Ada");

    std::string finished_game(const std::string& title) {
        wire::NewTable wish = mini_table(2, 0);
        wish.title = title;
        const RoomPtr room = house->table(ada, wish);
        house->play_out(*room, ada);
        return room->row().id;
    }
    std::vector<wire::TableSummary> finished(bool mine = false) const {
        ListWish wish;
        wish.state = "over";
        wish.mine = mine;
        return house->hall().list(wish, ada.id).tables;
    }
    // As a program of before left it.
    void forget_summary(const std::string& table) const {
        auto row = **house->services().store.table(table);
        row.summary.clear();
        store::testing::must_write(house->services().store, {store::UpdateTable{row}});
    }
    bool has_summary(const std::string& table) const {
        return !(*house->services().store.table(table))->summary.empty();
    }
};

}  // namespace

TEST_CASE_FIXTURE(ListFixture, "a list of finished games makes no room of any of them") {
    const std::string first = finished_game("one");
    const std::string second = finished_game("two");
    restart();
    CHECK(finished().size() == 2);
    CHECK(finished(true).size() == 2);
    CHECK(house->hall().rooms() == 0);
    REQUIRE(house->hall().room(first) != nullptr);  // who wants to see one still can
    CHECK(house->hall().rooms() == 1);
}

TEST_CASE_FIXTURE(ListFixture, "a finished game is listed with its result, as it was played") {
    const std::string id = finished_game("one");
    const RoomPtr room = house->hall().room(id);
    const auto outcome = room->table().outcome();
    REQUIRE(outcome);
    const auto actions = static_cast<int>(room->table().entries().size());
    const std::int64_t end = room->table().events().back().at;
    restart();
    REQUIRE(finished().size() == 1);
    const wire::TableSummary line = finished()[0];
    CHECK(line.state == wire::TableState::over);
    REQUIRE(line.result);
    CHECK(line.result->ending == outcome->ending);
    for (std::size_t i = 0; i < outcome->places.size(); ++i) {
        CHECK(line.result->seats[i].place == outcome->places[i]);
        CHECK(line.result->seats[i].score == outcome->scores[i]);
        CHECK(line.result->seats[i].won == outcome->won[i]);
    }
    CHECK(line.actions == actions);
    CHECK(line.updated == end);
    CHECK(line.seats[0].name == "Me 1");
    CHECK(line.seats[0].you);
    CHECK_FALSE(line.your_turn);
}

TEST_CASE_FIXTURE(ListFixture, "an imported game is listed with its result") {
    const RoomPtr room = house->hall().room(finished_game("one"));
    const std::string text = engine::record_text(room->table().game(), room->table().record());
    const auto imported = house->wait_for<wire::Created>(
        [&](const auto& done) { house->hall().import_record(ada, text, done); });
    REQUIRE(imported.ok());
    restart();
    const auto lines = finished(true);
    REQUIRE(lines.size() == 2);
    CHECK(lines[0].result.has_value());
    CHECK(lines[1].result.has_value());
    CHECK(house->hall().rooms() == 0);
}

TEST_CASE_FIXTURE(ListFixture, "how many actions a game has had is told only after its end") {
    wire::NewTable wish = mini_table(2, 0);
    house->table(ada, wish);
    const auto lines = house->hall().list({}, ada.id).tables;
    REQUIRE(lines.size() == 1);
    CHECK_FALSE(lines[0].actions.has_value());
    CHECK_FALSE(lines[0].result.has_value());
}

TEST_CASE_FIXTURE(ListFixture, "games of an older program get their summary once, by and by") {
    const std::string id = finished_game("one");
    const std::string other = house->table(ada, mini_table(1, 1))->row().id;
    forget_summary(id);
    forget_summary(other);
    restart();
    CHECK(finished().size() == 1);  // at once, with what there is
    house->run_until([&] { return has_summary(id) && has_summary(other); });
    REQUIRE(finished()[0].result);
    CHECK(finished()[0].result->seats.size() == 2);
    CHECK(house->services().store.tables_without_summary(true, "", 10)->empty());
}

TEST_CASE_FIXTURE(ListFixture, "a table of an older program whose clock has rung is looked after") {
    wire::NewTable wish = mini_table(2, 0);
    wish.clock = wire::ClockInfo{wire::ClockKind::days, 0, 0, 1, wire::OnTimeout::computer};
    const std::string id = house->table(ada, wish)->row().id;
    auto row = **house->services().store.table(id);
    row.summary.clear();
    row.wakes = 0;
    store::testing::must_write(house->services().store, {store::UpdateTable{row}});
    restart(25LL * 60 * 60 * 1000);
    const auto summary = [&] { return (*house->services().store.table(id))->summary; };
    house->run_until([&] { return mentions(summary(), R"("stand_in":true)"); });
}

TEST_CASE_FIXTURE(ListFixture, "pages follow each other by the cursor that each page tells") {
    std::vector<std::string> made;
    for (int i = 0; i < 5; ++i) {
        house->time += 1;
        made.push_back(house->table(ada, mini_table(1, 1))->row().id);
    }
    ListWish wish;
    wish.state = "open";
    wish.limit = 2;
    std::vector<std::string> seen;
    for (bool more = true; more;) {
        const wire::Tables page = house->hall().list(wish, "");
        for (const wire::TableSummary& table : page.tables)
            seen.push_back(table.id);
        more = page.next.has_value();
        wish.before = parse_cursor(page.next.value_or(""));
    }
    CHECK(seen == std::vector<std::string>(made.rbegin(), made.rend()));
}

TEST_CASE("a cursor is a time and a table, and nothing else is one") {
    const auto cursor = parse_cursor("17-k3f-x");
    REQUIRE(cursor.has_value());
    CHECK(cursor->created == 17);
    CHECK(cursor->id == "k3f-x");
    CHECK(text_of(*cursor) == "17-k3f-x");
    for (const char* bad :
         {"", "17", "k3f", "-k3f", "x17-k3f", "17x-k3f", "99999999999999999999-k"})
        CHECK_FALSE(parse_cursor(bad).has_value());
}

TEST_CASE_FIXTURE(ListFixture, "games of my own come with those where it is my turn first") {
    house->time += 1;
    const std::string mine = house->table(ada, mini_table(2, 0))->row().id;
    house->time += 1;
    const std::string open = house->table(ada, mini_table(1, 1))->row().id;
    ListWish wish;
    wish.mine = true;
    const auto lines = house->hall().list(wish, ada.id).tables;
    REQUIRE(lines.size() == 2);
    CHECK(lines[0].id == mine);
    CHECK(lines[0].your_turn);
    CHECK(lines[1].id == open);
    wish.limit = 1;
    CHECK(house->hall().list(wish, ada.id).tables.size() == 1);
    CHECK(house->hall().list(wish, "").tables.empty());
}
