// The log beside a database: its own is used, another's is refused before it can do harm.
#include "server/store/sqlite_log_mark.h"

#include <fstream>

#include "server/store/sqlite_backup.h"
#include "server/store/sqlite_check.h"
#include "server/store/testing/child_process.h"
#include "server/store/testing/scratch_store.h"

namespace {

namespace fs = std::filesystem;
using store::AppendEvents;
using store::open_sqlite;
using store::sqlite::log_beside;
using store::sqlite::LogBeside;
using store::testing::ChildProcess;
using store::testing::must_write;
using store::testing::open_store;
using store::testing::ScratchFolder;

// A server writes so many events, then it is killed: its log stays.
void leave_log(const std::string& path, int events) {
    ChildProcess server([&](int pipe) {
        const auto opened = open_store(path);
        const auto known = opened->table("t");
        if (!known || !*known)
            must_write(*opened, {store::AddTable{store::testing::table_row("t")}});
        const auto before = opened->events("t", 0);
        for (int i = 0; i < events; ++i)
            must_write(
                *opened,
                {AppendEvents{
                    "t", static_cast<std::int64_t>(before->size()) + i, {std::string(3000, 'x')}}});
        store::testing::send(pipe, 1);
        pause();
        return 0;
    });
    int ready = 0;
    REQUIRE(server.receive(ready));
    server.kill();
    REQUIRE(fs::file_size(path + "-wal") > 32);
}

std::size_t events_in(const std::string& path) {
    const auto events = open_store(path)->events("t", 0);
    REQUIRE(events.ok());
    return events->size();
}

std::string bytes_of(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

// Refused, and not a byte of the two is changed by that.
void check_refused(const std::string& path) {
    const std::string before = bytes_of(path);
    const std::string log = bytes_of(path + "-wal");
    const auto opened = open_sqlite(path);
    REQUIRE_FALSE(opened.ok());
    CHECK(opened.error().what.find("belongs to another database") != std::string::npos);
    CHECK_FALSE(store::damages(path, store::Depth::Quick).ok());
    CHECK_FALSE(store::backup(path, path + ".copy").ok());
    CHECK(bytes_of(path) == before);
    CHECK(bytes_of(path + "-wal") == log);
}

void put_over(const std::string& copy, const std::string& path) {
    fs::copy_file(copy, path, fs::copy_options::overwrite_existing);
}

}  // namespace

TEST_CASE("what a killed server leaves is opened, however long its log became") {
    for (const int events : {1, 40, 900, 2500}) {
        CAPTURE(events);
        const ScratchFolder folder;
        const std::string path = folder.file("games.db");
        leave_log(path, events);
        CHECK(log_beside(path) == LogBeside::Fits);
        leave_log(path, events);
        CHECK(log_beside(path) == LogBeside::Fits);
        CHECK(events_in(path) == static_cast<std::size_t>(events) * 2);
    }
}

TEST_CASE("the log becomes short again while the server runs") {
    const ScratchFolder folder;
    const std::string path = folder.file("games.db");
    leave_log(path, 2500);
    CHECK(fs::file_size(path + "-wal") < 2000 * 4200);
}

TEST_CASE("a copy over the file with the log of the old state beside it is refused") {
    const ScratchFolder folder;
    const std::string path = folder.file("games.db");
    leave_log(path, 5);
    REQUIRE(store::backup(path, folder.file("early.db")).ok());
    SUBCASE("a backup of an earlier run") {
        leave_log(path, 30);
        put_over(folder.file("early.db"), path);
    }
    SUBCASE("a backup of the same run") { put_over(folder.file("early.db"), path); }
    SUBCASE("another database") {
        open_store(folder.file("other.db")).reset();
        put_over(folder.file("other.db"), path);
    }
    SUBCASE("the file alone, copied by hand when no server ran") {
        CHECK(events_in(path) == 5);
        fs::copy_file(path, folder.file("raw.db"));
        CHECK(events_in(path) == 5);
        leave_log(path, 30);
        put_over(folder.file("raw.db"), path);
    }
    check_refused(path);
}

TEST_CASE("a copy in the place of the file is refused whatever its file number") {
    const ScratchFolder folder;
    const std::string path = folder.file("games.db");
    leave_log(path, 5);
    REQUIRE(store::backup(path, folder.file("early.db")).ok());
    leave_log(path, 30);
    fs::rename(folder.file("early.db"), path);
    check_refused(path);
}

TEST_CASE("file and log are opened at another place, too") {
    const ScratchFolder folder;
    const std::string path = folder.file("games.db");
    leave_log(path, 20);
    const std::string moved = folder.file("a new place % ü?.db");
    fs::copy_file(path, moved);
    fs::copy_file(path + "-wal", moved + "-wal");
    CHECK(log_beside(moved) == LogBeside::Fits);
    CHECK(events_in(moved) == 20);
}

TEST_CASE("a log whose file is gone is kept, not deleted") {
    const ScratchFolder folder;
    const std::string path = folder.file("games.db");
    leave_log(path, 5);
    fs::remove(path);
    const std::string log = bytes_of(path + "-wal");
    const auto opened = open_sqlite(path);
    REQUIRE_FALSE(opened.ok());
    CHECK(opened.error().what.find("is not there or empty, but its log") != std::string::npos);
    CHECK(bytes_of(path + "-wal") == log);
    CHECK_FALSE(fs::exists(path));
}

TEST_CASE("a log that a backup kept from being emptied is still known as its own") {
    const ScratchFolder folder;
    const std::string path = folder.file("games.db");
    const std::string copy = folder.file("copy.db");
    ChildProcess server([&](int pipe) {
        const auto opened = open_store(path);
        must_write(*opened, {store::AddTable{store::testing::table_row("t")}});
        must_write(*opened, {store::PutSetting{"ballast", std::string(4'000'000, 'x')}});
        int n = 0;
        const auto write_more = [&](store::BackupProgress) {
            for (int i = 0; i < 300; ++i, ++n)
                must_write(*opened, {AppendEvents{"t", n, {std::string(3000, 'x')}}});
        };
        if (!store::backup(path, copy, write_more).ok())
            return 1;
        must_write(*opened, {AppendEvents{"t", n, {"last"}}});
        store::testing::send(pipe, n + 1);
        pause();
        return 0;
    });
    int events = 0;
    REQUIRE(server.receive(events));
    server.kill();
    CHECK(log_beside(path) == LogBeside::Fits);
    CHECK(events_in(path) == static_cast<std::size_t>(events));
    put_over(copy, path);
    CHECK(events_in(path) == 0);
}
