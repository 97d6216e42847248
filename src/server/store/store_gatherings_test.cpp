// Tournaments and clubs: rows, events and members come back, also after closing and opening.
#include "server/store/testing/scratch_store.h"

namespace {

using store::GatheringRow;
using store::Trouble;
using store::testing::existing;
using store::testing::must_write;
using store::testing::ScratchStore;
using store::testing::trouble_of;

GatheringRow row_named(const std::string& id, std::int64_t created) {
    return {id,
            "contest",
            "",
            "Autumn",
            "mini",
            "entry",
            false,
            "ada",
            "{}",
            "{\"n\":1}",
            created,
            created};
}

std::string ids(const store::Listed<GatheringRow>& found) {
    REQUIRE(found.ok());
    std::string all;
    for (const GatheringRow& row : *found)
        all += row.id;
    return all;
}

}  // namespace

TEST_CASE("a gathering comes back whole, and changes only in what may change") {
    ScratchStore scratch;
    GatheringRow row = row_named("c", 5);
    must_write(*scratch.store, {store::PutGathering{row}});
    CHECK(existing(scratch.store->gathering("c")) == row);
    row.state = "over";
    row.is_over = true;
    row.updated = 9;
    GatheringRow other = row;
    other.plan = "other";
    must_write(*scratch.store, {store::PutGathering{other}});
    CHECK(existing(scratch.store->gathering("c")) == row);
    CHECK_FALSE(scratch.store->gathering("d")->has_value());
}

TEST_CASE("events of a gathering go on without a gap, or not at all") {
    ScratchStore scratch;
    must_write(*scratch.store,
               {store::PutGathering{row_named("c", 5)},
                store::AppendGatheringEvents{"c", 0, {"one", "two"}},
                store::AppendGatheringEvents{"c", 2, {"three"}}});
    CHECK(trouble_of(*scratch.store, {store::AppendGatheringEvents{"c", 2, {"again"}}})
          == Trouble::Exists);
    CHECK(trouble_of(*scratch.store, {store::AppendGatheringEvents{"c", 4, {"gap"}}})
          == Trouble::Exists);
    CHECK(trouble_of(*scratch.store, {store::AppendGatheringEvents{"d", 0, {"lost"}}})
          == Trouble::Missing);
    const auto events = scratch.store->gathering_events("c");
    REQUIRE(events.ok());
    REQUIRE(events->size() == 3);
    CHECK(events->at(2).text == "three");
}

TEST_CASE("members are known by the name of today, and go with their account") {
    ScratchStore scratch;
    must_write(*scratch.store,
               {store::PutGathering{row_named("c", 5)},
                store::AddMember{"c", "ada"},
                store::AddMember{"c", "bo"},
                store::AddMember{"c", "bo"},
                store::AddMember{"c", "nobody"},
                store::RenameUser{"bo", "Bodo"}});
    const auto members = scratch.store->members("c");
    REQUIRE(members.ok());
    REQUIRE(members->size() == 2);
    CHECK(members->at(1).name == "Bodo");
    must_write(*scratch.store, {store::DropMember{"c", "ada"}, store::DeleteUser{"bo"}});
    CHECK(scratch.store->members("c")->empty());
}

TEST_CASE("lists of gatherings: by kind, end, member, club, page") {
    ScratchStore scratch;
    GatheringRow club = row_named("k", 1);
    club.kind = "club";
    GatheringRow over = row_named("o", 3);
    over.is_over = true;
    GatheringRow inside = row_named("i", 4);
    inside.parent = "k";
    must_write(*scratch.store,
               {store::PutGathering{club},
                store::PutGathering{row_named("a", 2)},
                store::PutGathering{over},
                store::PutGathering{inside},
                store::AddMember{"a", "bo"}});
    CHECK(ids(scratch.store->gatherings({.kind = "contest"})) == "ioa");
    CHECK(ids(scratch.store->gatherings({.kind = "contest", .is_over = false})) == "ia");
    CHECK(ids(scratch.store->gatherings({.kind = "contest", .parent = "k"})) == "i");
    CHECK(ids(scratch.store->gatherings({.kind = "contest", .user = "bo"})) == "a");
    CHECK(ids(scratch.store->gatherings({.kind = "club"})) == "k");
    CHECK(ids(scratch.store->gatherings({.kind = "contest", .limit = 1})) == "i");
    CHECK(ids(scratch.store->gatherings(
              {.kind = "contest", .before = store::TableCursor{4, "i"}, .limit = 1}))
          == "o");
}
