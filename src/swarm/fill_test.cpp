#include "swarm/fill.h"

#include <cstdlib>
#include <filesystem>

#include <doctest/doctest.h>

#include "games/all_games.h"
#include "server/store/sqlite_store.h"
#include "table/event_json.h"
#include "table/table.h"

namespace {

struct FillFolder {
    std::string path = (std::filesystem::temp_directory_path() / "fill_XXXXXX").string();
    FillFolder() { REQUIRE(mkdtemp(path.data()) != nullptr); }
    FillFolder(const FillFolder&) = delete;
    FillFolder& operator=(const FillFolder&) = delete;
    ~FillFolder() { std::filesystem::remove_all(path); }
};

std::string why_unsound(const store::Store& store, const store::TableRow& row) {
    const auto game = games::find(row.game);
    const auto setup = table::parse_setup(row.setup);
    const auto lines = store.events(row.id, 0);
    std::vector<table::Event> events;
    for (const store::EventRow& line : *lines)
        events.push_back(*table::parse_event(**game, line.text));
    const auto table = table::Table::restore(*game, *setup, events);
    if (!table)
        return table.error().text();
    return table->is_finished() == row.is_over ? "" : "is over or not";
}

}  // namespace

TEST_CASE("a filled database holds what was asked for, and every table is sound") {
    const FillFolder folder;
    const std::string file = folder.path + "/games.db";
    const auto filled =
        swarm::fill({.database = file, .running = 30, .open = 3, .finished = 40, .actions = 12});
    REQUIRE(filled.ok());
    CHECK(filled->tables == 73);
    const auto opened = store::open_sqlite(file);
    REQUIRE(opened.ok());
    const store::Store& store = **opened;
    CHECK(*store.count_tables({.state = "running"}) == 30);
    CHECK(*store.count_tables({.state = "open"}) == 3);
    CHECK(*store.count_tables({.is_over = true}) == 40);
    CHECK(store.tables_without_summary(true, "", 1)->empty());
    CHECK(store.alarms({}, 100)->size() == 30);
    const auto rows = store.tables({.limit = 1000});
    REQUIRE(rows.ok());
    for (const store::TableRow& row : *rows)
        CHECK(why_unsound(store, row).empty());
}
