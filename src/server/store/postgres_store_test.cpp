// What only PostgreSQL can do to a server: connections that break, and a server that is not alone.
#include "server/store/postgres_store.h"

#include "server/store/testing/scratch_store.h"

namespace {

using store::AppendEvents;
using store::PutSetting;
using store::Trouble;
using store::testing::existing;
using store::testing::must_write;
using store::testing::ScratchStore;
using store::testing::trouble_of;

// Ends all connections to the server but its own, as a restart of the database would.
void break_connections() {
    auto killer = store::postgres::Connection::open(store::testing::postgres_for_tests());
    REQUIRE(killer.ok());
    REQUIRE_FALSE(
        (*killer)->run("SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                       " WHERE pid <> pg_backend_pid() AND usename = current_user"));
}

std::string refusal(store::Store& store) {
    const store::Written result = written(store, {PutSetting{"who", "me"}});
    return result ? "" : result.error().text();
}

}  // namespace

TEST_CASE("the address of a PostgreSQL database is no path") {
    CHECK(store::is_postgres("postgres://tetra@localhost/games"));
    CHECK(store::is_postgres("postgresql:///games"));
    CHECK_FALSE(store::is_postgres("postgres.db"));
    CHECK_FALSE(store::is_postgres("/var/lib/postgres://x"));
}

TEST_CASE("a database that is not there is a complaint, without a password in it") {
    const auto none = store::open_postgres("postgres://tetra:geheim@127.0.0.1:1/games");
    REQUIRE_FALSE(none.ok());
    CHECK(none.error().text().starts_with("database: cannot be reached: "));
    CHECK(none.error().text().find("geheim") == std::string::npos);
    const auto garbage = store::open_postgres("postgres://[");
    REQUIRE_FALSE(garbage.ok());
    CHECK(garbage.error().where == "database");
}

TEST_SUITE_BEGIN("postgres" * doctest::skip(!store::testing::on_postgres()));

TEST_CASE("only one server at a time can use a database") {
    ScratchStore scratch;
    const auto second = store::open_postgres(scratch.path);
    REQUIRE_FALSE(second.ok());
    CHECK(second.error().text() == "database: is used by another server at the moment");
    scratch.reopen();
    must_write(*scratch.store, {PutSetting{"a", "b"}});
}

TEST_CASE("connections that break are made again, for reading and for writing") {
    ScratchStore scratch;
    break_connections();
    CHECK(existing(scratch.store->user_by_id("ada")).name == "Ada");
    must_write(*scratch.store, {AppendEvents{"t", 0, {"zero"}}});
    break_connections();
    must_write(*scratch.store, {AppendEvents{"t", 1, {"one"}}});
    CHECK(scratch.store->events("t", 0)->size() == 2);
}

TEST_CASE("a server whose place was taken writes nothing any more") {
    ScratchStore scratch;
    break_connections();
    auto other = store::testing::open_store(scratch.path);
    CHECK(refusal(*scratch.store) == "is used by another server at the moment");
    must_write(*other, {PutSetting{"who", "other"}});
    other.reset();
    CHECK(refusal(*scratch.store)
          == "another server has taken over; this one must be started again");
    CHECK(trouble_of(*scratch.store, {AppendEvents{"t", 0, {"zero"}}}) == Trouble::Storage);
    CHECK(existing(scratch.store->setting("who")) == "other");
    CHECK(scratch.store->events("t", 0)->empty());
}

TEST_CASE("tables of a newer program are left alone") {
    ScratchStore scratch;
    scratch.store.reset();
    auto connection = store::postgres::Connection::open(scratch.path);
    REQUIRE(connection.ok());
    REQUIRE_FALSE((*connection)->run("UPDATE house SET format = 4711"));
    const auto opened = store::open_postgres(scratch.path);
    REQUIRE_FALSE(opened.ok());
    CHECK(opened.error().text().find("newer version of the program (its format is 4711")
          != std::string::npos);
}

TEST_SUITE_END();
