// Lists of tables: filters, order and pages.
#include "server/store/testing/scratch_store.h"

namespace {

using store::TableFilter;
using store::TableRow;
using store::testing::must_write;
using store::testing::ScratchStore;
using store::testing::table_row;

std::string ids(const store::Listed<TableRow>& tables) {
    REQUIRE(tables.ok());
    std::string out;
    for (const TableRow& table : *tables)
        out += table.id;
    return out;
}

// Tables t (oldest), a, b, c, d (newest).
struct Listing : ScratchStore {
    Listing() {
        TableRow b = table_row("b", 20);
        b.game = "wiraqocha";
        b.is_private = true;
        TableRow c = table_row("c", 20);
        c.state = "playing";
        c.host = "bo";
        c.title = "Größe 100% 'x'";
        TableRow d = table_row("d", 30);
        d.state = "finished";
        d.is_over = true;
        must_write(*store,
                   {store::AddTable{d},
                    store::AddTable{table_row("a", 10)},
                    store::AddTable{c},
                    store::AddTable{b},
                    store::SetSeats{"a", {{0, "ada", "", ""}, {1, "ada", "", ""}}},
                    store::SetSeats{"b", {{0, "ada", "", ""}, {1, "bo", "", ""}}},
                    store::SetSeats{"d", {{0, "ada", "", ""}}}});
    }

    std::string list(const TableFilter& filter) const { return ids(store->tables(filter)); }
};

}  // namespace

TEST_CASE("tables are listed newest first; ties go by id") {
    const Listing listing;
    CHECK(listing.list({}) == "dcbat");
}

TEST_CASE("each filter keeps what it names") {
    const Listing listing;
    CHECK(listing.list({.state = "waiting"}) == "bat");
    CHECK(listing.list({.game = "wiraqocha"}) == "b");
    CHECK(listing.list({.is_over = true}) == "d");
    CHECK(listing.list({.only_public = true}) == "dcat");
    CHECK(listing.list({.state = "nothing"}).empty());
}

TEST_CASE("my tables are those where I sit or that I host, each once") {
    const Listing listing;
    CHECK(listing.list({.user = "ada"}) == "dba");
    CHECK(listing.list({.user = "bo"}) == "cb");
    CHECK(listing.list({.user = "nobody"}).empty());
}

TEST_CASE("a part of the title is found in any case, and has no wildcards") {
    const Listing listing;
    CHECK(listing.list({.title = "gRÖSSE"}).empty());
    CHECK(listing.list({.title = "gRÖß"}) == "c");
    CHECK(listing.list({.title = "0% '"}) == "c");
    CHECK(listing.list({.title = "%"}) == "c");
    CHECK(listing.list({.title = "TABLE"}) == "dbat");
    CHECK(listing.list({.title = "t_ble"}).empty());
}

TEST_CASE("filters combine") {
    const Listing listing;
    CHECK(listing.list({.state = "waiting",
                        .game = "mini",
                        .user = "ada",
                        .title = "table",
                        .is_over = false,
                        .only_public = true})
          == "a");
}

TEST_CASE("pages follow each other without gap or repetition") {
    const Listing listing;
    CHECK(listing.list({.limit = 2}) == "dc");
    CHECK(listing.list({.before = {{20, "c"}}, .limit = 2}) == "ba");
    CHECK(listing.list({.before = {{10, "a"}}, .limit = 2}) == "t");
    CHECK(listing.list({.before = {{1, "t"}}, .limit = 2}).empty());
    CHECK(listing.list({.limit = 0}).empty());
    CHECK(listing.list({.limit = -1}).empty());
}

TEST_CASE("a cursor still works when its table was deleted") {
    const Listing listing;
    must_write(*listing.store, {store::DeleteTable{"c"}});
    CHECK(listing.list({.before = {{20, "c"}}}) == "bat");
}

TEST_CASE("unfinished tables are all that are not over, newest first") {
    const Listing listing;
    CHECK(listing.list({.is_over = false}) == "cbat");
}

TEST_CASE("tables are counted by the same filters") {
    const Listing listing;
    CHECK(*listing.store->count_tables({}) == 5);
    CHECK(*listing.store->count_tables({.state = "waiting", .only_public = true}) == 2);
    CHECK(*listing.store->count_tables({.state = "waiting", .or_state = "playing"}) == 4);
    CHECK(*listing.store->count_tables({.host = "bo", .is_over = false}) == 1);
    CHECK(*listing.store->count_tables({.before = {{10, "a"}}, .limit = 1}) == 5);
}

TEST_CASE("tables with something to do are found, soonest first and behind the last one") {
    const ScratchStore scratch;
    TableRow late = table_row("late");
    late.wakes = 30;
    TableRow soon = table_row("soon");
    soon.wakes = 20;
    TableRow thinking = table_row("thinking");
    thinking.computer_due = true;
    thinking.summary = "{}";
    must_write(*scratch.store,
               {store::AddTable{late}, store::AddTable{soon}, store::AddTable{thinking}});
    using Alarms = std::vector<store::Alarm>;
    CHECK(*scratch.store->alarms({}, 9) == Alarms{{20, "soon"}, {30, "late"}});
    CHECK(*scratch.store->alarms({20, "soon"}, 9) == Alarms{{30, "late"}});
    using Ids = std::vector<std::string>;
    CHECK(*scratch.store->tables_of_computers("", 9) == Ids{"thinking"});
    CHECK(scratch.store->tables_of_computers("thinking", 9)->empty());
    CHECK(*scratch.store->tables_without_summary(false, "", 9) == Ids{"late", "soon", "t"});
    CHECK(*scratch.store->tables_without_summary(false, "late", 1) == Ids{"soon"});
    CHECK(scratch.store->tables_without_summary(true, "", 9)->empty());
}

TEST_CASE("downtimes are kept in order, and old ones go") {
    const ScratchStore scratch;
    must_write(
        *scratch.store,
        {store::AddDowntime{{50, 60}}, store::AddDowntime{{10, 20}}, store::AddDowntime{{50, 70}}});
    using Times = std::vector<store::Downtime>;
    CHECK(*scratch.store->downtimes() == Times{{10, 20}, {50, 70}});
    must_write(*scratch.store, {store::DeleteDowntimes{30}});
    CHECK(*scratch.store->downtimes() == Times{{50, 70}});
}
