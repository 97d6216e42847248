// A house moves: everything arrives, or nothing does.
#include "server/store/sql_move.h"

#include <algorithm>

#include "server/store/sqlite_connection.h"
#include "server/store/testing/scratch_store.h"

namespace {

using store::testing::account;
using store::testing::existing;
using store::testing::fresh_database;
using store::testing::must_write;
using store::testing::open_store;
using store::testing::ScratchFolder;
using store::testing::ScratchStore;
using store::testing::table_row;

const store::MoveProgress kQuiet = [](const std::string&, const store::MovedTable&) {};

// One row of everything, and events for several portions.
void furnish(store::Store& store) {
    store::TableRow table = table_row("u", 4);
    table.host = "ada";
    must_write(
        store,
        {store::AddSession{{"hash", "ada", 1, 2, 3}},
         store::AddToken{{"k", "bo", "bot", "token", 1, 2, "read"}},
         store::PutSetting{"secret", "s"},
         store::KeepPack{{"h", "mini", "{}", 9}},
         store::AddDowntime{{5, 6}},
         store::AddTable{table},
         store::SetSeats{"u", {{0, "ada", "Ada", "human"}, {1, "", "Automaton", "computer"}}},
         store::AppendEvents{"u", 0, std::vector<std::string>(4500, R"({"event":"x"})")},
         store::AddChat{{"u", 0, "ada", "Ada", "h\xC3\xA4?", 5, store::Audience::Watchers, "id"}},
         store::AddMute{"ada", "bo"},
         store::KeepStory{"u", "once"},
         store::FinishGame{.table = "u",
                           .game = "mini",
                           .ladder = "mini/live",
                           .ended = 7,
                           .seats = {{.seat = 0, .user = "ada", .place = 1},
                                     {.seat = 1, .user = "bo", .place = 2}}},
         store::SetRelation{"ada", "bo", "friend", 8},
         store::SetPrivacy{{"bo", false, "{}"}},
         store::KeepWishes{"ada", "{}"},
         store::PutWay{{"w", "ada", "feed", "", "s", "", 1, true, 0, ""}},
         store::PutNotice{{"n", "ada", "key", "your_turn", "{}", 1, 2}},
         store::PutDelivery{{"d", "ada", "w", "key", "your_turn", "{}", 1, 2, 0, false}},
         store::SetSanction{{"bo", "silence", 9, "noise", 3}},
         store::AddReport{{.id = "r", .at = 4, .about = "bo", .table = "u", .kind = "spam"}},
         store::AddDeed{{0, 5, "Ada", "silence", "bo", "Bo", "1 h: noise"}},
         store::AddLapse{{"bo", "u", 6}},
         store::PutGathering{
             {"c", "contest", "", "Autumn", "mini", "entry", false, "ada", "{}", "{}", 5, 6}},
         store::AppendGatheringEvents{"c", 0, {"{}"}},
         store::AddMember{"c", "bo"}});
}

std::int64_t rows_of(const std::vector<store::MovedTable>& moved, const std::string& name) {
    const auto found = std::ranges::find(moved, name, &store::MovedTable::name);
    return found == moved.end() ? -1 : found->rows;
}

}  // namespace

TEST_CASE("a house moves whole to another database, and back") {
    ScratchStore scratch;
    furnish(*scratch.store);
    scratch.store.reset();
    const ScratchFolder elsewhere;
    const std::string there = fresh_database(elsewhere);
    const auto moved = store::move(scratch.path, there, kQuiet);
    REQUIRE_MESSAGE(moved.ok(), (moved ? "" : moved.error().text()));
    CHECK(rows_of(*moved, "events") == 4500);
    CHECK(rows_of(*moved, "users") == 2);
    CHECK(std::ranges::none_of(*moved, [](const auto& table) { return table.rows == 0; }));
    const std::string file = elsewhere.file("back.db");
    REQUIRE(store::move(there, file, kQuiet).ok());
    const auto back = open_store(file);
    CHECK(existing(back->table("u")).host == "ada");
    CHECK(existing(back->account_like("\u0410da")).id == "ada");
    CHECK(back->seats("u")->at(1).user.empty());
    CHECK(back->chat("u", 1, 1)->at(0).said == "id");
    CHECK(back->events("u", 4499)->size() == 1);
    CHECK(existing(back->crowd()->rating("ada", "mini/live")).games == 1);
    CHECK(back->crowd()->results_at("u")->at(1).place == 2);
}

TEST_CASE("nobody moves into a house that is lived in, or out of none") {
    ScratchStore scratch;
    scratch.store.reset();
    const ScratchFolder elsewhere;
    const std::string there = fresh_database(elsewhere);
    {
        must_write(*open_store(there), {store::AddUser{account("cleo", "Cleo")}});
    }
    const auto moved = store::move(scratch.path, there, kQuiet);
    REQUIRE_FALSE(moved.ok());
    CHECK(moved.error().text()
          == "TO: keeps something already: 1 rows in users; a new database is wanted");
    CHECK_FALSE(open_store(there)->user_by_id("ada")->has_value());
    CHECK(store::move("/nowhere/games.db", there, kQuiet).error().where == "FROM");
}

// A column that only one of them knows would be lost on the way.
TEST_CASE("a move knows every table and column that there is") {
    const ScratchFolder folder;
    const std::string file = folder.file("games.db");
    {
        open_store(file);
    }
    auto connection = store::sqlite::Connection::open(file, SQLITE_OPEN_READONLY);
    REQUIRE(connection.ok());
    const auto columns = connection->rows(
        "SELECT t.name, c.name FROM sqlite_schema t JOIN pragma_table_info(t.name) c"
        " WHERE t.type = 'table' AND t.name <> 'log_mark' ORDER BY 1, 2",
        [](const store::sql::Row& row) {
            std::pair<std::string, std::string> column;
            row.read(column.first, column.second);
            return column;
        });
    REQUIRE(columns.ok());
    CHECK(*columns == store::moved_columns());
}
