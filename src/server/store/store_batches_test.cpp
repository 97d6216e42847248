// Batches through the real database: groups, failures that stay alone, a full disk.
#include <algorithm>
#include <atomic>
#include <thread>

#include "server/store/sqlite_connection.h"
#include "server/store/testing/full_disk.h"
#include "server/store/testing/scratch_store.h"

namespace {

using store::AppendEvents;
using store::Metrics;
using store::Trouble;
using store::Written;
using store::written;
using store::testing::account;
using store::testing::FullDisk;
using store::testing::Hold;
using store::testing::must_write;
using store::testing::on_postgres;
using store::testing::ScratchStore;
using store::testing::trouble_of;

std::uintmax_t log_size(const ScratchStore& scratch) {
    return std::filesystem::file_size(scratch.path + "-wal");
}

// Collects what became of several writes.
struct Outcomes {
    std::string text;

    store::Store::Done note() {
        return [this](const Written& result) {
            if (result)
                text += '+';
            else
                text += result.error().trouble == Trouble::Storage ? '!' : '-';
        };
    }
};

}  // namespace

TEST_CASE("many batches from one thread need few commits") {
    ScratchStore scratch;
    const Metrics before = scratch.store->metrics();
    Hold hold(*scratch.store);
    for (int n = 0; n < 300; ++n)
        scratch.store->write({AppendEvents{"t", n, {"event"}}}, nullptr);
    CHECK(scratch.store->metrics().waiting == 300);
    hold.release();
    must_write(*scratch.store, {});
    const Metrics after = scratch.store->metrics();
    CHECK(after.batches - before.batches == 302);
    CHECK(after.commits - before.commits <= 3);
    CHECK(after.largest_group >= 300);
    CHECK(after.last_commit_seconds >= after.last_sync_seconds);
    CHECK(after.all_sync_seconds > 0);
    CHECK(scratch.store->events("t", 0)->size() == 300);
}

TEST_CASE("a batch that fails leaves nothing behind and its neighbours alone") {
    ScratchStore scratch;
    Outcomes outcomes;
    Hold hold(*scratch.store);
    scratch.store->write({AppendEvents{"t", 0, {"zero"}}}, outcomes.note());
    scratch.store->write({store::PutSetting{"trace", "x"}, AppendEvents{"t", 0, {"again"}}},
                         outcomes.note());
    scratch.store->write({AppendEvents{"t", 1, {"one"}}}, outcomes.note());
    scratch.store->write({AppendEvents{"t", 3, {"three"}}}, outcomes.note());
    scratch.store->write({AppendEvents{"t", 2, {"two"}}}, outcomes.note());
    hold.release();
    must_write(*scratch.store, {});
    CHECK(outcomes.text == "+-+-+");
    CHECK(scratch.store->metrics().failed_batches == 2);
    CHECK_FALSE(scratch.store->setting("trace")->has_value());
    const auto events = scratch.store->events("t", 0);
    REQUIRE(events->size() == 3);
    CHECK(events->at(0).text == "zero");
    CHECK(events->at(2).text == "two");
}

TEST_CASE("the operations of a batch see each other, in order") {
    ScratchStore scratch;
    must_write(*scratch.store,
               {store::AddUser{account("u", "New")},
                store::AddSession{{"s", "u", 1, 1, 1}},
                AppendEvents{"t", 0, {"zero"}},
                AppendEvents{"t", 1, {"one"}}});
    CHECK(trouble_of(*scratch.store,
                     {store::AddSession{{"s2", "v", 1, 1, 1}}, store::AddUser{account("v", "V")}})
          == Trouble::Missing);
    CHECK_FALSE(scratch.store->user_by_id("v")->has_value());
}

TEST_CASE("an empty batch is done after everything before it, and can be read then") {
    ScratchStore scratch;
    Outcomes outcomes;
    for (int n = 0; n < 50; ++n)
        scratch.store->write({AppendEvents{"t", n, {"event"}}}, outcomes.note());
    must_write(*scratch.store, {});
    CHECK(outcomes.text == std::string(50, '+'));
    CHECK(scratch.store->events("t", 0)->size() == 50);
}

TEST_CASE("a commit that finds the disk full fails as a whole, and the store goes on afterwards"
          * doctest::skip(on_postgres())) {
    ScratchStore scratch;
    Outcomes outcomes;
    Hold hold(*scratch.store);
    {
        const FullDisk full(log_size(scratch));
        scratch.store->write({AppendEvents{"t", 0, {"zero"}}}, outcomes.note());
        scratch.store->write({AppendEvents{"t", 0, {"again"}}}, outcomes.note());
        scratch.store->write({store::PutSetting{"a", std::string(100'000, 'x')}}, outcomes.note());
        hold.release();
        CHECK_FALSE(written(*scratch.store, {store::PutSetting{"b", "x"}}).ok());
        CHECK(outcomes.text == "!!!");
        CHECK(scratch.store->user_by_id("ada")->has_value());
    }
    CHECK(scratch.store->events("t", 0)->empty());
    must_write(*scratch.store, {AppendEvents{"t", 0, {"zero"}}});
    scratch.reopen();
    CHECK(scratch.store->events("t", 0)->size() == 1);
    CHECK_FALSE(scratch.store->setting("a")->has_value());
}

TEST_CASE("a batch too big for memory that finds the disk full takes nothing wrong along"
          * doctest::skip(on_postgres())) {
    ScratchStore scratch;
    Outcomes outcomes;
    Hold hold(*scratch.store);
    {
        const FullDisk full(log_size(scratch) + 100'000);
        scratch.store->write({AppendEvents{"t", 0, {"zero"}}}, outcomes.note());
        scratch.store->write({AppendEvents{"t", 1, std::vector(400, std::string(30'000, 'x'))}},
                             outcomes.note());
        scratch.store->write({AppendEvents{"t", 1, {"one"}}}, outcomes.note());
        hold.release();
        (void)written(*scratch.store, {});
    }
    CHECK(outcomes.text[1] == '!');
    const auto kept = static_cast<std::size_t>(std::ranges::count(outcomes.text, '+'));
    scratch.reopen();
    CHECK(scratch.store->events("t", 0)->size() == kept);
    must_write(*scratch.store, {AppendEvents{"t", static_cast<int>(kept), {"next"}}});
}

TEST_CASE("many threads read and write at the same time") {
    ScratchStore scratch;
    std::atomic<int> wrong = 0;
    const auto work = [&](const std::string& table) {
        if (!written(*scratch.store, {store::AddTable{store::testing::table_row(table)}}))
            ++wrong;
        for (int n = 0; n < 25; ++n) {
            const Written result = written(*scratch.store, {AppendEvents{table, n, {"event"}}});
            const auto events = scratch.store->events(table, 0);
            if (!result || !events || events->size() != static_cast<std::size_t>(n) + 1)
                ++wrong;
        }
    };
    {
        std::vector<std::jthread> threads;
        threads.reserve(8);
        for (int i = 0; i < 8; ++i)
            threads.emplace_back(work, "table" + std::to_string(i));
    }
    CHECK(wrong == 0);
    CHECK(scratch.store->tables({})->size() == 9);
}

TEST_CASE("a value that no row may have is the trouble of its batch alone"
          * doctest::skip(on_postgres())) {
    const ScratchStore scratch;
    auto connection = store::sqlite::Connection::open(scratch.path, SQLITE_OPEN_READWRITE);
    REQUIRE(connection.ok());
    REQUIRE_FALSE(connection->run_script("CREATE TEMP TABLE small (n INTEGER CHECK (n < 10))"));
    const auto broken = connection->run_script("INSERT INTO small VALUES (11)");
    REQUIRE(broken.has_value());
    CHECK(broken->trouble == Trouble::Invalid);
}

TEST_CASE("a full database is trouble with the storage" * doctest::skip(on_postgres())) {
    const ScratchStore scratch;
    auto connection = store::sqlite::Connection::open(scratch.path, SQLITE_OPEN_READWRITE);
    REQUIRE(connection.ok());
    REQUIRE_FALSE(connection->run_script("PRAGMA max_page_count = 1"));
    const auto full = connection->run_script(
        "INSERT INTO settings (key, value) VALUES ('big', hex(zeroblob(1000000)))");
    REQUIRE(full.has_value());
    CHECK(full->trouble == Trouble::Storage);
    CHECK(full->text().find("full") != std::string::npos);
}
