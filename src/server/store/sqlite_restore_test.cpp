// A backup in the place of the database: the old files are kept, nothing is mixed.
#include "server/store/sqlite_restore.h"

#include <fstream>

#include "server/store/testing/scratch_store.h"

namespace {

namespace fs = std::filesystem;
using store::restore;
using store::testing::must_write;
using store::testing::open_store;
using store::testing::ScratchStore;

constexpr store::Instant kTime = 1'785'485'109'000;  // 2026-07-31 08:05:09

struct BackedUp : ScratchStore {
    std::string copy = folder.file("copy.db");

    BackedUp() {
        must_write(*store, {store::AppendEvents{"t", 0, {"zero"}}});
        REQUIRE(store::backup(path, copy).ok());
        must_write(*store, {store::AppendEvents{"t", 1, {"one"}}});
    }
    std::string kept() const { return path + ".before-20260731-080509"; }
    auto restore_copy() const { return restore({copy, path, kTime, {}}); }
};

std::size_t count_of(const std::string& path) {
    const auto events = open_store(path)->events("t", 0);
    REQUIRE(events.ok());
    return events->size();
}

void write_text(const std::string& path, const std::string& text) {
    std::ofstream(path, std::ios::binary) << text;
}

}  // namespace

TEST_CASE("restore: the backup is served, the old database is kept and whole") {
    BackedUp scratch;
    scratch.store.reset();
    const auto kept = scratch.restore_copy();
    REQUIRE(kept.ok());
    CHECK(*kept == std::vector<std::string>{scratch.kept()});
    CHECK(count_of(scratch.path) == 1);
    CHECK(count_of(scratch.kept()) == 2);
    CHECK(count_of(scratch.copy) == 1);
    CHECK(fs::status(scratch.path).permissions() == store::testing::kOnlyOwner);
    CHECK_FALSE(fs::exists(scratch.path + ".restoring"));
}

TEST_CASE("restore: the log of the old database goes with it") {
    BackedUp scratch;
    const std::string log = scratch.folder.file("log");
    const std::string file = scratch.folder.file("file");
    fs::copy_file(scratch.path, file);
    fs::copy_file(scratch.path + "-wal", log);
    scratch.store.reset();
    fs::rename(file, scratch.path);  // as a server that was killed leaves them
    fs::rename(log, scratch.path + "-wal");
    const auto kept = scratch.restore_copy();
    REQUIRE(kept.ok());
    CHECK(kept->size() >= 2);
    CHECK_FALSE(fs::exists(scratch.path + "-wal"));
    CHECK(count_of(scratch.path) == 1);
    CHECK(count_of(scratch.kept()) == 2);
}

TEST_CASE("restore: refused while a server runs, and for files that are no backup") {
    BackedUp scratch;
    CHECK(scratch.restore_copy().error().what.starts_with("is in use by another server"));
    scratch.store.reset();
    const std::string bad = scratch.folder.file("bad.db");
    write_text(bad, "no database");
    CHECK_FALSE(restore({bad, scratch.path, kTime, {}}).ok());
    CHECK(restore({scratch.folder.file("none"), scratch.path, kTime, {}}).error().what
          == "does not exist");
    CHECK(restore({scratch.path, scratch.path, kTime, {}}).error().what
          == "is the database itself");
    CHECK_FALSE(fs::exists(scratch.kept()));
    CHECK(count_of(scratch.path) == 2);
}

TEST_CASE("restore: a damaged backup is refused before anything is moved") {
    BackedUp scratch;
    scratch.store.reset();
    auto file = store::sqlite::Connection::open(scratch.copy, SQLITE_OPEN_READWRITE);
    REQUIRE_FALSE(file->run_script("UPDATE events SET n = 7").has_value());
    const auto refused = scratch.restore_copy();
    REQUIRE_FALSE(refused.ok());
    CHECK(refused.error().what.find("1 events, the last is number 7") != std::string::npos);
    CHECK_FALSE(fs::exists(scratch.path + ".restoring"));
    CHECK(count_of(scratch.path) == 2);
}

TEST_CASE("restore: what one broke off is no hindrance, and what is kept is never overwritten") {
    BackedUp scratch;
    scratch.store.reset();
    write_text(scratch.path + ".restoring", "half");
    REQUIRE(scratch.restore_copy().ok());
    const auto again = scratch.restore_copy();
    REQUIRE_FALSE(again.ok());
    CHECK(again.error().what == "exists already");
    CHECK(count_of(scratch.path) == 1);
    CHECK(count_of(scratch.kept()) == 2);
}

TEST_CASE("restore: a place where no database was") {
    BackedUp scratch;
    const std::string fresh = scratch.folder.file("fresh.db");
    const auto kept = restore({scratch.copy, fresh, kTime, {}});
    REQUIRE(kept.ok());
    CHECK(kept->empty());
    CHECK(count_of(fresh) == 1);
}
