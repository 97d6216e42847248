// Opening: what cannot be opened says why, and two servers never share a file.
#include "server/store/sqlite_open.h"

#include <fstream>

#include "server/store/sqlite_schema.h"
#include "server/store/testing/child_process.h"
#include "server/store/testing/scratch_store.h"

namespace {

namespace fs = std::filesystem;
using store::open_sqlite;
using store::testing::ChildProcess;
using store::testing::open_store;
using store::testing::ScratchFolder;

std::string complaint(const std::string& path) {
    const auto opened = open_sqlite(path);
    REQUIRE_FALSE(opened.ok());
    CHECK(opened.error().where == path);
    return opened.error().what;
}

void write_file(const std::string& path, const std::string& text) {
    std::ofstream(path, std::ios::binary) << text;
}

std::string file_text(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

void run_sql(const std::string& path, const std::string& sql) {
    auto file = store::sqlite::Connection::open(path, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE);
    REQUIRE(file.ok());
    REQUIRE_FALSE(file->run_script(sql).has_value());
}

}  // namespace

TEST_CASE("a new database is made, readable only by its owner") {
    const ScratchFolder folder;
    const std::string path = folder.file("games.db");
    const auto store = open_store(path);
    store::testing::must_write(*store, {store::PutSetting{"a", "b"}});
    for (const char* ending : {"", "-wal", "-shm", ".lock"}) {
        INFO(ending);
        CHECK(fs::status(path + ending).permissions() == store::testing::kOnlyOwner);
    }
}

TEST_CASE("commits reach the disk, readers do not wait, links are checked") {
    const ScratchFolder folder;
    auto database = store::sqlite::open_database(folder.file("games.db"));
    REQUIRE(database.ok());
    CHECK(*database->writer.value<std::string>("PRAGMA journal_mode") == "wal");
    CHECK(*database->writer.value<int>("PRAGMA synchronous") == 2);
    CHECK(*database->writer.value<int>("PRAGMA foreign_keys") == 1);
    CHECK(*database->writer.value<int>("PRAGMA busy_timeout") > 0);
    CHECK(database->reader.run("DELETE FROM users").has_value());
}

TEST_CASE("a closed database is one file and its lock") {
    const ScratchFolder folder;
    open_store(folder.file("games.db")).reset();
    CHECK(fs::exists(folder.file("games.db")));
    CHECK_FALSE(fs::exists(folder.file("games.db-wal")));
    CHECK_FALSE(fs::exists(folder.file("games.db-shm")));
}

TEST_CASE("places where no database can be are named") {
    const ScratchFolder folder;
    CHECK(complaint(folder.file("missing/games.db"))
          == "the folder " + folder.file("missing") + " does not exist");
    CHECK(complaint(folder.file("")) == "is a folder, not a file");
    CHECK_FALSE(open_sqlite("").ok());
}

TEST_CASE("a file that is no database is refused and left as it is") {
    const ScratchFolder folder;
    const std::string path = folder.file("garbage.db");
    for (const std::string& text : {std::string("hello"),
                                    std::string(10'000, 'x'),
                                    "SQLite format 3" + std::string(5'000, '\0')}) {
        write_file(path, text);
        CHECK(complaint(path) == "cannot be read: file is not a database");
        CHECK(file_text(path) == text);
    }
}

TEST_CASE("an empty file becomes a database") {
    const ScratchFolder folder;
    write_file(folder.file("empty.db"), "");
    CHECK(open_store(folder.file("empty.db"))->tables({})->empty());
}

TEST_CASE("a damaged database gives errors, not wrong answers") {
    const ScratchFolder folder;
    const std::string path = folder.file("games.db");
    open_store(path).reset();
    std::string text = file_text(path);
    text.replace(4096, 4096, 4096, '\x5a');  // the page of the users
    const auto store = open_store(path);
    write_file(path, text);  // afterwards it would not be opened at all: sqlite_check_test.cpp
    CHECK_FALSE(store->user_by_id("ada").ok());
    CHECK(
        store::testing::trouble_of(*store, {store::AddUser{store::testing::account("ada", "Ada")}})
        == store::Trouble::Storage);
}

TEST_CASE("the database of another program is refused and left as it is") {
    const ScratchFolder folder;
    const std::string path = folder.file("other.db");
    run_sql(path, "CREATE TABLE recipes (name TEXT)");
    const std::string before = file_text(path);
    CHECK(complaint(path) == "is a database, but not one of this program");
    CHECK(file_text(path) == before);
}

TEST_CASE("a database of a newer program is refused") {
    const ScratchFolder folder;
    const std::string path = folder.file("games.db");
    open_store(path).reset();
    run_sql(path, "PRAGMA user_version = 999");
    CHECK(complaint(path)
          == "was written by a newer version of the program (its format is 999, this program knows"
             " up to "
                 + std::to_string(store::sqlite::migrations().size()) + ")");
}

TEST_CASE("a second opener is refused, under any name of the file, until the first is gone") {
    const ScratchFolder folder;
    const std::string path = folder.file("games.db");
    auto first = open_store(path);
    CHECK(complaint(path).starts_with("is in use by another server"));
    fs::create_symlink(path, folder.file("link.db"));
    const auto by_link = open_sqlite(folder.file("link.db"));
    REQUIRE_FALSE(by_link.ok());
    CHECK(by_link.error().what.starts_with("is in use by another server"));
    store::testing::must_write(*first, {store::PutSetting{"a", "b"}});
    first.reset();
    CHECK(store::testing::existing(open_store(path)->setting("a")) == "b");
}

TEST_CASE("another process that has the database is named; when it dies the file is free") {
    const ScratchFolder folder;
    const std::string path = folder.file("games.db");
    ChildProcess child([&](int pipe) {
        const auto store = open_sqlite(path);
        store::testing::send(pipe, store.ok());
        return pause();
    });
    bool opened = false;
    REQUIRE(child.receive(opened));
    REQUIRE(opened);
    CHECK(complaint(path)
          == "is in use by another server (process " + std::to_string(child.id()) + ")");
    child.kill();
    CHECK(open_store(path)->tables({}).ok());
}
