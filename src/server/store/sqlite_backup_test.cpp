// Copies of a database, above all of one that is being written.
#include "server/store/sqlite_backup.h"

#include <fstream>

#include "server/store/testing/child_process.h"
#include "server/store/testing/scratch_store.h"

namespace {

namespace fs = std::filesystem;
using store::AppendEvents;
using store::backup;
using store::BackupProgress;
using store::testing::ChildProcess;
using store::testing::must_write;
using store::testing::open_store;
using store::testing::ScratchFolder;
using store::testing::ScratchStore;
using store::testing::table_row;

// Enough for several steps of the copy.
void fill(store::Store& store) {
    must_write(store, {store::PutSetting{"ballast", std::string(4'000'000, 'x')}});
}

// Byte 18 of an SQLite file: 1 when it needs no log beside it, 2 when it does.
int log_mark(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    file.seekg(18);
    return file.get();
}

std::size_t events_of(const store::Store& store, const std::string& table) {
    const auto events = store.events(table, 0);
    REQUIRE(events.ok());
    return events->size();
}

}  // namespace

TEST_CASE("a backup opens as a store with everything in it, in one private file") {
    ScratchStore scratch;
    must_write(*scratch.store, {AppendEvents{"t", 0, {"zero"}}});
    const std::string copy = scratch.folder.file("copy.db");
    REQUIRE(backup(scratch.path, copy).ok());
    CHECK(fs::status(copy).permissions() == store::testing::kOnlyOwner);
    for (const char* ending : {"-wal", "-shm", "-journal", ".partial", ".partial-wal"})
        CHECK_FALSE(fs::exists(copy + ending));
    CHECK(log_mark(scratch.path) == 2);
    CHECK(log_mark(copy) == 1);
    CHECK(events_of(*open_store(copy), "t") == 1);
}

TEST_CASE("a backup works when no server runs") {
    ScratchStore scratch;
    scratch.store.reset();
    REQUIRE(backup(scratch.path, scratch.folder.file("copy.db")).ok());
    CHECK(open_store(scratch.folder.file("copy.db"))->user_by_name("ada")->has_value());
    CHECK(open_store(scratch.path)->user_by_name("ada")->has_value());
}

TEST_CASE("a backup is the state of its beginning, however much is written meanwhile") {
    ScratchStore scratch;
    fill(*scratch.store);
    int calls = 0;
    BackupProgress last;
    const auto write_more = [&](BackupProgress progress) {
        CHECK(progress.pages_done > last.pages_done);
        last = progress;
        if (calls < 100)  // a copy that begins anew again and again must fail, not hang
            must_write(*scratch.store, {AppendEvents{"t", calls++, {std::string(5000, 'x')}}});
    };
    REQUIRE(backup(scratch.path, scratch.folder.file("copy.db"), write_more).ok());
    CHECK(calls >= 3);
    CHECK(last.pages_done == last.pages);
    CHECK(events_of(*scratch.store, "t") == static_cast<std::size_t>(calls));
    CHECK(events_of(*open_store(scratch.folder.file("copy.db")), "t") == 0);
}

TEST_CASE("another process copies a database that a server writes all the time") {
    const ScratchFolder folder;
    const std::string path = folder.file("games.db");
    const std::string copy = folder.file("copy.db");
    const std::string go = folder.file("go");
    ChildProcess child([&](int) {
        while (!fs::exists(go))
            usleep(1000);
        return backup(path, copy).ok() ? 0 : 1;
    });
    const auto store = open_store(path);
    must_write(*store, {store::AddTable{table_row("a")}, store::AddTable{table_row("b")}});
    fill(*store);
    int n = 0;
    const auto write_both = [&] {
        must_write(*store, {AppendEvents{"a", n, {"event"}}, AppendEvents{"b", n, {"event"}}});
        ++n;
    };
    write_both();
    std::ofstream(go).close();
    while (!fs::exists(copy) && kill(child.id(), 0) == 0 && n < 100'000)
        write_both();
    CHECK(child.wait() == 0);
    const auto copied = open_store(copy);
    CHECK(events_of(*copied, "a") >= 1);
    CHECK(events_of(*copied, "a") == events_of(*copied, "b"));
    CHECK(events_of(*store, "a") == static_cast<std::size_t>(n));
}

TEST_CASE("a backup never overwrites a file") {
    ScratchStore scratch;
    const std::string copy = scratch.folder.file("copy.db");
    std::ofstream(copy) << "precious";
    CHECK(backup(scratch.path, copy).error() == core::Error{copy, "exists already"});
    CHECK(fs::file_size(copy) == 8);
    const std::string other = scratch.folder.file("other.db");
    std::ofstream(other + ".partial") << "of another backup";
    CHECK(backup(scratch.path, other).error() == core::Error{other + ".partial", "exists already"});
    CHECK(fs::exists(other + ".partial"));
    CHECK_FALSE(fs::exists(other));
}

TEST_CASE("a file that appears during the backup is not overwritten either") {
    ScratchStore scratch;
    const std::string copy = scratch.folder.file("copy.db");
    const auto result =
        backup(scratch.path, copy, [&](BackupProgress) { std::ofstream(copy) << "precious"; });
    REQUIRE_FALSE(result.ok());
    CHECK(result.error() == core::Error{copy, "exists already"});
    CHECK(fs::file_size(copy) == 8);
    CHECK_FALSE(fs::exists(copy + ".partial"));
}

TEST_CASE("what cannot be copied says why and leaves nothing behind") {
    const ScratchFolder folder;
    const std::string copy = folder.file("copy.db");
    const std::string missing = folder.file("missing.db");
    CHECK(backup(missing, copy).error() == core::Error{missing, "does not exist"});
    const std::string garbage = folder.file("garbage.db");
    std::ofstream(garbage) << std::string(5000, 'x');
    CHECK(backup(garbage, copy).error()
          == core::Error{garbage, "cannot be read: file is not a database"});
    const std::string empty = folder.file("empty.db");
    std::ofstream(empty).close();
    CHECK(backup(empty, copy).error() == core::Error{empty, "is empty"});
    const std::string nowhere = folder.file("nowhere/copy.db");
    CHECK(backup(garbage, nowhere).error() == core::Error{nowhere, "its folder does not exist"});
    CHECK_FALSE(fs::exists(copy));
    CHECK_FALSE(fs::exists(copy + ".partial"));
}

TEST_CASE("a damaged database does not become a backup") {
    ScratchStore scratch;
    for (int n = 0; n < 200; ++n)
        scratch.store->write({AppendEvents{"t", n, {std::string(1000, 'x')}}}, nullptr);
    scratch.store.reset();
    std::fstream file(scratch.path, std::ios::binary | std::ios::in | std::ios::out);
    file.seekp(-20'000, std::ios::end);
    file << std::string(8192, '\x5a');
    file.close();
    const std::string copy = scratch.folder.file("copy.db");
    const auto result = backup(scratch.path, copy);
    REQUIRE_FALSE(result.ok());
    CHECK(result.error().what.starts_with("the copy is damaged"));
    CHECK_FALSE(fs::exists(copy));
    CHECK_FALSE(fs::exists(copy + ".partial"));
}
