// What earlier releases have written: records are verified, tables are restored and played on, with
// the packs of their time.
#include <filesystem>
#include <fstream>
#include <set>

#include <boost/json/parse.hpp>
#include <doctest/doctest.h>

#include "engine/record.h"
#include "engine/replay.h"
#include "games/all_games.h"
#include "server/restore_table.h"
#include "server/testing/house.h"

using namespace server;
using namespace server::testing;

namespace {

namespace fs = std::filesystem;
const fs::path kVersions = "tests/corpus/versions";  // ctest runs in the root of the sources

std::vector<fs::path> files_with(const std::string& ending) {
    std::vector<fs::path> files;
    for (const auto& entry : fs::recursive_directory_iterator(kVersions))
        if (entry.path().string().ends_with(ending))
            files.push_back(entry.path());
    std::ranges::sort(files);
    return files;
}

std::vector<std::string> lines_of(const fs::path& path) {
    std::ifstream file(path);
    std::vector<std::string> lines;
    for (std::string line; std::getline(file, line);)
        lines.push_back(line);
    return lines;
}

std::string whole_text(const fs::path& path) {
    std::ifstream file(path);
    return {std::istreambuf_iterator<char>(file), {}};
}

engine::AnyGamePtr existing_game(const core::Result<engine::AnyGamePtr>& game) {
    INFO((game ? "" : game.error().text()));
    REQUIRE(game.ok());
    return *game;
}

// The same pack under another name: everything is as it was but the hash.
engine::AnyGamePtr renamed_pathciv() {
    std::string pack(games::standard_pack("pathciv"));
    const std::string before = "\"Path of Civilization\"";
    REQUIRE(pack.find(before) != std::string::npos);
    pack.replace(pack.find(before), before.size(), "\"Paths of Civilization\"");
    return existing_game(games::with_content("pathciv", pack));
}

// A server with the real games, in whose store stands what another one wrote.
struct RealHouse : HouseFixture {
    store::User ada = house.guest("Ada");

    RealHouse() {
        house.services().find_game = games::find;
        house.services().game_ids = {games::ids().begin(), games::ids().end()};
        REQUIRE(keep_packs(house.services()).ok());
    }

    // In the row everything but what the test needs is left out.
    store::TableRow put(const fs::path& file) {
        auto lines = lines_of(file);
        const auto setup = table::parse_setup(lines.at(0));
        REQUIRE(setup.ok());
        store::TableRow row;
        row.id = setup->id;
        row.game = setup->game;
        row.title = setup->title;
        row.setup = lines.at(0);
        row.is_over = file.stem().string().ends_with("-over");
        row.state = row.is_over ? "over" : "running";
        row.host = ada.id;
        row.created = setup->created;
        row.updated = setup->created;
        lines.erase(lines.begin());
        store::testing::must_write(
            house.services().store,
            {store::AddTable{row}, store::AppendEvents{row.id, 0, std::move(lines)}});
        return row;
    }
    table::Table restored(const store::TableRow& row) {
        auto table = restore_table(house.services(), row);
        INFO((table ? "" : table.error().text()));
        REQUIRE(table.ok());
        return std::move(*table);
    }
};

}  // namespace

TEST_CASE("this version has left its records, with every game in them") {
    std::set<std::string> games;
    for (const auto& entry : fs::directory_iterator(kVersions / TETRA_VERSION))
        games.insert(
            entry.path().filename().string().substr(0, entry.path().filename().string().find('-')));
    for (const std::string_view id : games::ids())
        CHECK(games.contains(std::string(id)));
    CHECK(fs::exists(kVersions / TETRA_VERSION / "tables"));
}

TEST_CASE_FIXTURE(RealHouse, "records of all versions are verified with the packs of their time") {
    const auto files = files_with(".tetra.jsonl");
    CHECK(files.size() >= 14);
    for (const fs::path& file : files) {
        CAPTURE(file.string());
        const std::string text = whole_text(file);
        const auto header = engine::parse_record_header(text.substr(0, text.find('\n')));
        REQUIRE(header.ok());
        const auto game = existing_game(game_with(house.services(), header->game, header->content));
        const auto record = engine::parse_record(*game, text);
        REQUIRE_MESSAGE(record.ok(), record.error().text());
        const auto verified = engine::verify(*game, *record);
        CHECK_MESSAGE(verified.ok(), verified.error().text());
    }
}

TEST_CASE_FIXTURE(RealHouse, "tables of all versions are restored whole and go on") {
    int tables = 0;
    for (const fs::path& file : files_with(".jsonl")) {
        if (file.parent_path().filename() != "tables")
            continue;
        CAPTURE(file.string());
        const store::TableRow row = put(file);
        table::Table table = restored(row);
        CHECK_FALSE(table.frozen().has_value());
        CHECK(table.version() == lines_of(file).size() - 1);
        CHECK(table.is_finished() == row.is_over);
        const RoomPtr room = house.hall().room(row.id);
        REQUIRE(room != nullptr);
        // Computers go on from there.
        CHECK(room->table().events().size() >= lines_of(file).size() - 1);
        ++tables;
    }
    CHECK(tables >= 9);
}

TEST_CASE_FIXTURE(RealHouse, "a table keeps its pack when the server's pack changes") {
    const store::TableRow row = put(kVersions / "0.1.0/tables/pathciv-2-running.jsonl");
    const std::string pack = table::parse_setup(row.setup)->content;
    house.services().find_game = [](std::string_view id) -> core::Result<engine::AnyGamePtr> {
        static const engine::AnyGamePtr changed = renamed_pathciv();
        return id == "pathciv" ? changed : games::find(id);
    };
    const auto current = existing_game(house.services().find_game("pathciv"));
    REQUIRE(current->content_hash() != pack);
    table::Table table = restored(row);
    CHECK_FALSE(table.frozen().has_value());
    CHECK(table.game().content_hash() == pack);
    CHECK(table.state() == table::State::Running);
    wire::NewTable wish{};
    wish.game = "pathciv";
    wish.seats = {{wire::NewSeatKind::me, {}, {}}};
    CHECK(house.table(ada, wish)->table().game().content_hash() == current->content_hash());
}

TEST_CASE_FIXTURE(RealHouse, "a table whose pack nobody knows is kept, says so and never changes") {
    store::TableRow row = put(kVersions / "0.1.0/tables/pathciv-2-running.jsonl");
    const std::string pack = table::parse_setup(row.setup)->content;
    row.setup.replace(row.setup.find(pack), pack.size(), "sha256:" + std::string(64, 'f'));
    table::Table table = restored(row);
    REQUIRE(table.frozen().has_value());
    CHECK(table.frozen()->where == "content");
    CHECK(table.tick(house.time).empty());
    const auto record = frozen_record(house.services(), table, row);
    REQUIRE(record.ok());
    const auto lines = std::ranges::count(*record, '\n');
    CHECK(lines > 40);
    CHECK(record->find("\"seed\"") == std::string::npos);
}

TEST_CASE_FIXTURE(RealHouse, "a table that does not fit these rules is shown, listed and frozen") {
    const fs::path file = kVersions / "0.1.0/tables/wiraqocha-3-running.jsonl";
    store::TableRow row = put(file);
    auto changed = lines_of(file);
    const std::size_t at = 200;
    // As if the rules of that time had had an action that these do not know.
    const std::string event =
        R"({"at":9007199254740000,"by":"x","event":"acted","seat":0,"do":"fly"})";
    store::TableRow other = row;
    other.id = "otherrules";
    other.setup.replace(other.setup.find(row.id), row.id.size(), other.id);
    other.setup.replace(other.setup.find(row.id), row.id.size(), other.id);
    changed.erase(changed.begin());
    changed[at] = event;
    store::testing::must_write(house.services().store,
                               {store::AddTable{other}, store::AppendEvents{other.id, 0, changed}});
    const RoomPtr room = house.hall().room(other.id);
    REQUIRE(room != nullptr);
    REQUIRE(room->table().frozen().has_value());
    CHECK(room->table().frozen()->where == "event 200");
    CHECK(room->table().version() == at);
    const auto message = boost::json::parse(
        *house
             .wait_for<Json>([&](const auto& done) {
                 room->snapshot(ada.id, std::nullopt, [done](const Json& json) { done(json); });
             })
             .value());
    CHECK(message.at("frozen").at("de").as_string().starts_with("Dieses Spiel wurde nach anderen"));
    CHECK(message.at("to_move").as_array().empty());
    const std::string user = room->table().seats()[0].user;
    const auto answer = house.act(*room, {.id = user}, 0, {"fly"});
    CHECK_FALSE(answer.ok());
    const auto refused = house.order(
        *room, {.id = user}, {{}, "", other.id, 0, wire::Order::resign, 0, {}, {}, {}, {}, {}});
    REQUIRE_FALSE(refused.ok());
    CHECK(refused.error().code == "frozen");
    CHECK(house.services().store.events(other.id, 0)->size() == changed.size());
}

TEST_CASE_FIXTURE(RealHouse,
                  "a table freezes at the first event that does not fit, for its reason") {
    const store::TableRow row = put(kVersions / "0.1.0/tables/wiraqocha-3-running.jsonl");
    auto events = lines_of(kVersions / "0.1.0/tables/wiraqocha-3-running.jsonl");
    store::TableRow other = row;
    other.id = "twowrongs";
    other.setup.replace(other.setup.find(row.id), row.id.size(), other.id);
    other.setup.replace(other.setup.find(row.id), row.id.size(), other.id);
    events.erase(events.begin());
    events.resize(202);
    events[200] = events[150];  // out of its turn
    events[201] = "nonsense";
    store::testing::must_write(house.services().store,
                               {store::AddTable{other}, store::AppendEvents{other.id, 0, events}});
    const table::Table table = restored(other);
    REQUIRE(table.frozen().has_value());
    CHECK(table.frozen()->where == "event 200");
}
