// Sanctions, reports, the log of the admins, and games that were left.
#include "server/store/testing/scratch_store.h"

namespace {

using store::LapseRow;
using store::ReportRow;
using store::SanctionRow;
using store::Trouble;
using store::testing::account;
using store::testing::existing;
using store::testing::must_write;
using store::testing::ScratchStore;
using store::testing::trouble_of;

ReportRow report(const std::string& id, store::Instant at) {
    return {.id = id, .at = at, .by = "ada", .about = "bo", .table = "t", .kind = "spam"};
}

template <class Row>
std::vector<std::string> ids(const store::Listed<Row>& rows) {
    REQUIRE(rows.ok());
    std::vector<std::string> all;
    for (const Row& row : *rows)
        all.push_back(row.id);
    return all;
}

using Ids = std::vector<std::string>;

}  // namespace

TEST_CASE("a sanction is one of its kind, changes, ends and is lifted") {
    ScratchStore scratch;
    const SanctionRow silence{"bo", "silence", 100, "noise", 10};
    must_write(*scratch.store, {store::SetSanction{{"bo", "silence", 50, "noise", 5}}});
    must_write(*scratch.store,
               {store::SetSanction{silence}, store::SetSanction{{"ada", "ban", 20, "", 11}}});
    CHECK(*scratch.store->sanctions_of("bo") == std::vector{silence});
    CHECK(scratch.store->sanctions(19)->size() == 2);
    CHECK(*scratch.store->sanctions(20) == std::vector{silence});
    must_write(*scratch.store, {store::LiftSanction{"bo", "ban"}});
    CHECK(scratch.store->sanctions_of("bo")->size() == 1);
    must_write(*scratch.store, {store::LiftSanction{"bo", "silence"}});
    CHECK(scratch.store->sanctions_of("bo")->empty());
    CHECK(trouble_of(*scratch.store, {store::SetSanction{{"nobody", "ban", 1, "", 1}}})
          != Trouble::Taken);
}

TEST_CASE("reports wait, the oldest first, until somebody decides") {
    ScratchStore scratch;
    must_write(*scratch.store,
               {store::AddReport{report("r2", 2)}, store::AddReport{report("r1", 1)}});
    CHECK(ids(scratch.store->reports({})) == Ids{"r1", "r2"});
    CHECK(*scratch.store->count_open_reports() == 2);
    must_write(*scratch.store, {store::DecideReport{"r1", "upheld", "indeed", 9}});
    CHECK(ids(scratch.store->reports({})) == Ids{"r2"});
    CHECK(ids(scratch.store->reports({false, "bo"})) == Ids{"r1"});
    CHECK(scratch.store->reports({false, "ada"})->empty());
    const ReportRow decided = existing(scratch.store->report("r1"));
    CHECK(decided.verdict == "upheld");
    CHECK(decided.decided == 9);
    CHECK(trouble_of(*scratch.store, {store::DecideReport{"r9", "upheld", "", 9}})
          == Trouble::Missing);
}

TEST_CASE("with an account go the reports about it, not those that it made") {
    ScratchStore scratch;
    ReportRow other = report("r2", 2);
    other.by = "bo";
    other.about = "ada";
    must_write(*scratch.store, {store::AddReport{report("r1", 1)}, store::AddReport{other}});
    must_write(*scratch.store, {store::DeleteUser{"bo"}});
    CHECK(ids(scratch.store->reports({})) == Ids{"r2"});
    CHECK(existing(scratch.store->report("r2")).by.empty());
}

TEST_CASE("deeds are numbered as they come and read backwards") {
    ScratchStore scratch;
    for (const char* deed : {"ban", "lift", "close"})
        must_write(*scratch.store, {store::AddDeed{{0, 5, "Ada", deed, "bo", "Bo", ""}}});
    must_write(*scratch.store, {store::AddDeed{{0, 6, "Ada", "rules", "", "", ""}}});
    const auto all = scratch.store->deeds("", 100, 2);
    REQUIRE(all.ok());
    CHECK(all->at(0).n == 3);
    CHECK(all->at(1).deed == "close");
    CHECK(scratch.store->deeds("", 2, 10)->front().deed == "lift");
    CHECK(scratch.store->deeds("bo", 100, 10)->size() == 3);
}

TEST_CASE("somebody leaves a table once, and only people who are there are noted") {
    ScratchStore scratch;
    must_write(*scratch.store,
               {store::AddLapse{{"bo", "t", 5}},
                store::AddLapse{{"bo", "t", 6}},
                store::AddLapse{{"gone", "t", 6}}});
    CHECK(*scratch.store->lapses_of("bo", 5) == std::vector{LapseRow{"bo", "t", 5}});
    CHECK(scratch.store->lapses_of("bo", 6)->empty());
}

TEST_CASE("accounts are listed by name, in pages, and guests are not") {
    ScratchStore scratch;
    must_write(*scratch.store,
               {store::AddUser{{.id = "g", .name = "Adam"}},
                store::AddUser{account("x", "Ad_m")},
                store::SetAdmin{"x", true}});
    CHECK(ids(scratch.store->users({})) == Ids{"x", "ada", "bo"});
    CHECK(ids(scratch.store->users({.limit = 2})) == Ids{"x", "ada"});
    CHECK(ids(scratch.store->users({.after = "ada"})) == Ids{"bo"});
    CHECK(ids(scratch.store->users({.name = "D_"})) == Ids{"x"});
    CHECK(ids(scratch.store->users({.only_admins = true})) == Ids{"x"});
    CHECK(trouble_of(*scratch.store, {store::SetAdmin{"g", true}}) == Trouble::Missing);
}
