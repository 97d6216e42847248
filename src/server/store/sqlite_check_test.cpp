// Damage is found and named, at the start and on demand.
#include "server/store/sqlite_check.h"

#include <fstream>

#include "server/store/testing/scratch_store.h"

namespace {

namespace fs = std::filesystem;
using store::damages;
using store::Depth;
using store::testing::must_write;
using store::testing::ScratchStore;

std::string refusal(const std::string& path) {
    const auto opened = store::open_sqlite(path);
    REQUIRE_FALSE(opened.ok());
    CHECK(opened.error().where == path);
    return opened.error().what;
}

std::string first_damage(const std::string& path, Depth depth = Depth::Quick) {
    const auto found = damages(path, depth);
    REQUIRE(found.ok());
    return found->empty() ? "" : found->front();
}

// Behind the server's back.
void change(const std::string& path, const std::string& sql) {
    auto file = store::sqlite::Connection::open(path, SQLITE_OPEN_READWRITE);
    REQUIRE(file.ok());
    REQUIRE_FALSE(file->run_script(sql).has_value());
}

void overwrite(const std::string& path, std::streamoff from, std::size_t count) {
    std::fstream file(path, std::ios::binary | std::ios::in | std::ios::out);
    file.seekp(from);
    file << std::string(count, '\x5a');
}

}  // namespace

TEST_CASE("a whole database has no damages, and tells what it holds") {
    ScratchStore scratch;
    must_write(*scratch.store, {store::AppendEvents{"t", 0, {"zero", "one"}}});
    CHECK(first_damage(scratch.path, Depth::Full).empty());
    const auto held = store::contents(scratch.path);
    REQUIRE(held.ok());
    CHECK(held->accounts == 2);
    CHECK(held->guests == 0);
    CHECK(held->running == 1);
    CHECK(held->finished == 0);
    CHECK(held->events == 2);
    CHECK(held->last_change == 1);
    CHECK_FALSE(damages(scratch.folder.file("none.db"), Depth::Quick).ok());
}

TEST_CASE("overwritten pages keep a server from starting, and nothing is changed by that") {
    ScratchStore scratch;
    std::vector<std::string> lines(3000, "an event of some length");
    must_write(*scratch.store, {store::AppendEvents{"t", 0, lines}});
    scratch.store.reset();
    const auto size = static_cast<std::streamoff>(fs::file_size(scratch.path));
    overwrite(scratch.path, size - 3 * 4096 + 10, 2 * 4096);
    const auto time = fs::last_write_time(scratch.path);
    CHECK(refusal(scratch.path).starts_with("is damaged: "));
    CHECK(fs::last_write_time(scratch.path) == time);
    CHECK_FALSE(first_damage(scratch.path).empty());
}

TEST_CASE("a file that lost its end keeps a server from starting") {
    ScratchStore scratch;
    must_write(*scratch.store, {store::PutSetting{"ballast", std::string(400'000, 'x')}});
    scratch.store.reset();
    fs::resize_file(scratch.path, fs::file_size(scratch.path) - 40 * 4096);
    const std::string what = refusal(scratch.path);
    CHECK((what.starts_with("is shorter than it says")
           || what.find("malformed") != std::string::npos));
}

TEST_CASE("missing events and rows without their table are damage") {
    ScratchStore scratch;
    must_write(*scratch.store, {store::AppendEvents{"t", 0, {"zero", "one", "two"}}});
    scratch.store.reset();
    SUBCASE("a gap") {
        change(scratch.path, "DELETE FROM events WHERE n = 1");
        CHECK(first_damage(scratch.path) == "table t: 2 events, the last is number 2");
    }
    SUBCASE("no beginning") {
        change(scratch.path, "DELETE FROM events WHERE n = 0");
        CHECK(first_damage(scratch.path) == "table t: 2 events, the last is number 2");
    }
    SUBCASE("events of no table") {
        change(scratch.path, "PRAGMA foreign_keys = OFF; DELETE FROM tables");
        CHECK(first_damage(scratch.path)
              == "events: a row names something in tables that is not there");
    }
    CHECK(refusal(scratch.path).starts_with("is damaged: "));
}

TEST_CASE("an index that does not fit its table is found by the full check") {
    ScratchStore scratch;
    scratch.store.reset();
    change(scratch.path, "UPDATE tables SET updated = 9");
    change(scratch.path,
           "PRAGMA writable_schema = ON;"
           "UPDATE sqlite_schema SET sql = replace(sql, '(created, id)', '(updated, id)')"
           " WHERE name = 'tables_by_age';");
    CHECK(first_damage(scratch.path, Depth::Quick).empty());
    CHECK_FALSE(first_damage(scratch.path, Depth::Full).empty());
}
