// Old databases become new ones; a migration happens all or not at all.
#include "server/store/sqlite_schema.h"

#include <array>

#include "server/store/testing/scratch_store.h"

namespace {

using store::sqlite::Connection;
using store::sqlite::migrate;
using store::sqlite::migrations;
using store::sqlite::schema_version;

Connection new_database(const std::string& path) {
    auto made = Connection::open(path, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE);
    REQUIRE(made.ok());
    return std::move(*made);
}

constexpr const char* kOldUser =
    "INSERT INTO users (id, name, name_key, password_hash, created, is_admin)"
    " VALUES ('u', 'Ada', 'ada', 'x', 1, 0)";
constexpr const char* kOldEvent = "INSERT INTO events (table_id, n, text) VALUES ('t', 0, 'zero')";
constexpr const char* kOldTable =
    "INSERT INTO tables (id, game, title, title_key, setup, state, is_over, is_private, invite,"
    " due, result, created, updated)"
    " VALUES ('t', 'mini', 'T', 't', '{}', 'playing', 0, 0, '', '', '', 1, 1)";

}  // namespace

TEST_CASE("a database of version 1 keeps its users and gets tables and chat") {
    const store::testing::ScratchFolder folder;
    {
        Connection old = new_database(folder.file("old.db"));
        CHECK_FALSE(migrate(old, migrations().first(1)).has_value());
        CHECK(*schema_version(old) == 1);
        CHECK_FALSE(old.run(kOldUser).has_value());
        CHECK(old.run(kOldTable).has_value());
    }
    const auto store = store::testing::open_store(folder.file("old.db"));
    CHECK(store::testing::existing(store->user_by_name("ADA")).id == "u");
    store::testing::must_write(*store,
                               {store::AddTable{store::testing::table_row("t")},
                                store::AddChat{{.table = "t", .user = "u"}}});
}

TEST_CASE("a database of version 2 keeps its games and gets chat") {
    const store::testing::ScratchFolder folder;
    {
        Connection old = new_database(folder.file("old.db"));
        CHECK_FALSE(migrate(old, migrations().first(2)).has_value());
        CHECK(*schema_version(old) == 2);
        CHECK_FALSE(old.run(kOldTable).has_value());
        CHECK_FALSE(old.run(kOldEvent).has_value());
    }
    const auto store = store::testing::open_store(folder.file("old.db"));
    CHECK(*store->count_tables({.is_over = false}) == 1);
    CHECK(store->events("t", 0)->at(0).text == "zero");
    store::testing::must_write(*store, {store::AddChat{{.table = "t"}}});
}

TEST_CASE("a database of version 4 keeps its chat, and its lines have no id") {
    const store::testing::ScratchFolder folder;
    {
        Connection old = new_database(folder.file("old.db"));
        CHECK_FALSE(migrate(old, migrations().first(4)).has_value());
        CHECK_FALSE(old.run(kOldTable).has_value());
        for (const int n : {0, 1})
            CHECK_FALSE(old.run("INSERT INTO chat (table_id, n, user_id, name, text, at, audience)"
                                " VALUES ('t', ?1, NULL, 'Ada', 'hi', 1, 'players')",
                                n)
                            .has_value());
    }
    const auto store = store::testing::open_store(folder.file("old.db"));
    REQUIRE(store->chat("t", 10, 10)->size() == 2);
    CHECK(store->chat("t", 10, 10)->at(1).said.empty());
}

TEST_CASE("tokens of a database of version 5 keep working, with all that bots did") {
    const store::testing::ScratchFolder folder;
    {
        Connection old = new_database(folder.file("old.db"));
        CHECK_FALSE(migrate(old, migrations().first(5)).has_value());
        CHECK_FALSE(old.run(kOldUser).has_value());
        CHECK_FALSE(
            old.run("INSERT INTO tokens (id, user_id, label, token_hash, created, last_used)"
                    " VALUES ('k', 'u', 'bot', 'h', 1, 0)")
                .has_value());
    }
    const auto store = store::testing::open_store(folder.file("old.db"));
    CHECK(store::testing::existing(store->token("h")).scopes == "read play tables chat");
}

TEST_CASE("accounts of days before keep names that look alike; the oldest one counts") {
    const store::testing::ScratchFolder folder;
    {
        Connection old = new_database(folder.file("old.db"));
        CHECK_FALSE(migrate(old, migrations().first(6)).has_value());
        CHECK_FALSE(old.run(kOldUser).has_value());
        CHECK_FALSE(old.run("INSERT INTO users (id, name, name_key, password_hash, created,"
                            " is_admin) VALUES ('v', '\u0410da', '\u0430da', 'y', 2, 0)")
                        .has_value());
    }
    const auto store = store::testing::open_store(folder.file("old.db"));
    CHECK(store::testing::existing(store->user_by_name("\u0410DA")).id == "v");
    CHECK(store::testing::existing(store->account_like("Ad\u0430")).id == "u");
    store::User late = store::testing::existing(store->user_by_id("v"));
    late.password_hash = "z";
    store::testing::must_write(*store, {store::UpdateUser{late}});
    CHECK(store::testing::trouble_of(*store,
                                     {store::AddUser{store::testing::account("w", "AD\u0410")}})
          == store::Trouble::Taken);
}

TEST_CASE("a migration runs once") {
    const store::testing::ScratchFolder folder;
    Connection database = new_database(folder.file("new.db"));
    const std::array scripts = {"CREATE TABLE a (x); INSERT INTO a VALUES (1);"};
    CHECK_FALSE(migrate(database, scripts).has_value());
    CHECK_FALSE(migrate(database, scripts).has_value());
    CHECK(*database.value<int>("SELECT count(*) FROM a") == 1);
}

TEST_CASE("a migration that fails leaves the version before it") {
    const store::testing::ScratchFolder folder;
    Connection database = new_database(folder.file("new.db"));
    const std::array scripts = {"CREATE TABLE a (x);", "INSERT INTO a VALUES (1); nonsense;"};
    const auto error = migrate(database, scripts).value_or(core::Error{});
    CHECK(error.what.starts_with("cannot be brought to format 2: near \"nonsense\""));
    CHECK(*schema_version(database) == 1);
    CHECK(*database.value<int>("SELECT count(*) FROM a") == 0);
    CHECK_FALSE(database.in_transaction());
}

TEST_CASE("every table is strict about types") {
    const store::testing::ScratchFolder folder;
    Connection database = new_database(folder.file("new.db"));
    REQUIRE_FALSE(migrate(database, migrations()).has_value());
    CHECK(*database.value<int>("SELECT count(*) FROM pragma_table_list"
                               " WHERE type = 'table' AND name NOT LIKE 'sqlite%' AND NOT strict")
          == 0);
    CHECK(*database.value<int>("SELECT count(*) FROM pragma_table_list WHERE strict") > 8);
}
