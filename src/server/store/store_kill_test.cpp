// Durability: a server that is killed at any moment loses nothing that it has acknowledged.
#include <algorithm>
#include <chrono>
#include <random>
#include <semaphore>
#include <thread>

#include "server/store/testing/child_process.h"
#include "server/store/testing/scratch_store.h"

namespace {

using store::AppendEvents;
using store::open_sqlite;
using store::Store;
using store::Written;
using store::testing::ChildProcess;

constexpr int kInFlight = 4;
constexpr int kKills = 20;

std::string text_of(std::int64_t n) { return "event " + std::to_string(n); }

// One to three events, and their last number noted at the table.
store::Batch batch_from(std::int64_t& n) {
    store::TableRow row = store::testing::table_row("t");
    AppendEvents append{"t", n, {}};
    for (std::int64_t count = 1 + n % 3; count > 0; --count)
        append.texts.push_back(text_of(n++));
    row.due = std::to_string(n);
    return {append, store::UpdateTable{row}};
}

// The child: goes on where the last one was killed; sends each number that is acknowledged.
int write_until_killed(const std::string& path, int pipe) {
    const auto opened = open_sqlite(path);
    if (!opened)
        return 1;
    std::counting_semaphore<kInFlight> free(kInFlight);
    std::int64_t n = static_cast<std::int64_t>((*opened)->events("t", 0)->size());
    while (true) {
        free.acquire();
        store::Batch batch = batch_from(n);
        (*opened)->write(std::move(batch), [&free, pipe, n](const Written& result) {
            if (!result)
                _exit(2);
            store::testing::send(pipe, n);
            free.release();
        });
    }
}

// A table, and in the same batch the end of its rated game.
store::Batch rated_game(std::int64_t n) {
    const std::string table = "g" + std::to_string(n);
    return {store::AddTable{store::testing::table_row(table)},
            store::FinishGame{.table = table,
                              .game = "mini",
                              .ladder = "mini/live",
                              .ended = n,
                              .seats = {{.seat = 0, .user = "ada", .place = 1},
                                        {.seat = 1, .user = "bo", .place = 2}}}};
}

std::int64_t games_of(const Store& store, const std::string& user) {
    const auto rating = store.crowd()->rating(user, "mini/live");
    return rating && *rating ? (*rating)->games : 0;
}

// The child: as above, with games that end.
int finish_until_killed(const std::string& path, int pipe) {
    const auto opened = open_sqlite(path);
    if (!opened)
        return 1;
    for (std::int64_t n = games_of(**opened, "ada");; ++n) {
        if (!store::written(**opened, rated_game(n)))
            return 2;
        store::testing::send(pipe, n + 1);
    }
}

// The number of events that the child has acknowledged before it was killed.
std::int64_t acknowledged_until_killed(ChildProcess& child, std::chrono::microseconds life) {
    std::int64_t acknowledged = 0;
    REQUIRE(child.receive(acknowledged));
    std::this_thread::sleep_for(life);
    CHECK(WTERMSIG(child.kill()) == SIGKILL);
    while (child.receive(acknowledged)) {
    }
    return acknowledged;
}

// How many events, from the first on, are what they should be.
std::int64_t sound_events(const std::vector<store::EventRow>& events) {
    std::int64_t n = 0;
    for (const store::EventRow& event : events) {
        if (event != store::EventRow{"t", n, text_of(n)})
            break;
        ++n;
    }
    return n;
}

void check_events(const Store& store, std::int64_t acknowledged) {
    const auto events = store.events("t", 0);
    REQUIRE(events.ok());
    const auto kept = static_cast<std::int64_t>(events->size());
    CHECK(kept >= acknowledged);
    CHECK(sound_events(*events) == kept);
    CHECK(store::testing::existing(store.table("t")).due == std::to_string(kept));
}

}  // namespace

TEST_CASE(
    "killed at any moment: every acknowledged event is there, without gap, in whole batches") {
    const store::testing::ScratchFolder folder;
    const std::string path = folder.file("games.db");
    store::testing::must_write(*store::testing::open_store(path),
                               {store::AddTable{store::testing::table_row("t")}});
    std::mt19937 random(4);
    std::uniform_int_distribution<int> microseconds(0, 30'000);
    std::int64_t before = 0;
    for (int round = 0; round < kKills; ++round) {
        INFO("round " << round);
        ChildProcess child([&](int pipe) { return write_until_killed(path, pipe); });
        const auto acknowledged =
            acknowledged_until_killed(child, std::chrono::microseconds(microseconds(random)));
        CHECK(acknowledged > before);
        check_events(*store::testing::open_store(path), acknowledged);
        before = acknowledged;
    }
}

TEST_CASE("killed at any moment: every game that ended is rated, and once") {
    store::testing::ScratchStore scratch;
    if (store::testing::on_postgres())
        return;
    scratch.store.reset();
    std::mt19937 random(5);
    std::uniform_int_distribution<int> microseconds(0, 30'000);
    for (int round = 0; round < kKills / 2; ++round) {
        INFO("round " << round);
        ChildProcess child([&](int pipe) { return finish_until_killed(scratch.path, pipe); });
        const auto acknowledged =
            acknowledged_until_killed(child, std::chrono::microseconds(microseconds(random)));
        const auto store = store::testing::open_store(scratch.path);
        const std::int64_t games = games_of(*store, "ada");
        CHECK(games >= acknowledged);
        CHECK(games == games_of(*store, "bo"));
        CHECK(*store->count_tables({.state = "waiting"}) == games + 1);
        CHECK(store->crowd()->results({.user = "ada", .limit = 1000})->size()
              == static_cast<std::size_t>(2 * std::min<std::int64_t>(games, 1000)));
    }
}
