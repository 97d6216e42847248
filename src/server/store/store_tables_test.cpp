// Tables, seats, events and chat: what is written comes back, also after closing and opening.
#include "server/store/testing/scratch_store.h"

namespace {

using store::Audience;
using store::ChatRow;
using store::EventRow;
using store::SeatRow;
using store::TableRow;
using store::Trouble;
using store::testing::existing;
using store::testing::must_write;
using store::testing::ScratchStore;
using store::testing::table_row;
using store::testing::trouble_of;

TableRow full_row() {
    return {"k3f",
            "mini",
            "Friday",
            R"({"seats":2})",
            "playing",
            false,
            true,
            "inv",
            "ada",
            "[1]",
            "",
            R"({"stage":1})",
            99,
            true,
            5,
            6};
}

}  // namespace

TEST_CASE("a table comes back whole, by id and by invite") {
    ScratchStore scratch;
    must_write(*scratch.store, {store::AddTable{full_row()}});
    CHECK(existing(scratch.store->table("k3f")) == full_row());
    CHECK(existing(scratch.store->table_by_invite("inv")) == full_row());
    CHECK_FALSE(scratch.store->table("k3g")->has_value());
    CHECK_FALSE(scratch.store->table_by_invite("inv2")->has_value());
    CHECK_FALSE(scratch.store->table_by_invite("")->has_value());
}

TEST_CASE("a story is kept, changed, and goes with its table") {
    ScratchStore scratch;
    must_write(*scratch.store, {store::AddTable{full_row()}});
    CHECK_FALSE(scratch.store->story("k3f")->has_value());
    must_write(*scratch.store, {store::KeepStory{"k3f", "once"}});
    must_write(*scratch.store, {store::KeepStory{"k3f", "upon a time"}});
    CHECK(existing(scratch.store->story("k3f")) == "upon a time");
    must_write(*scratch.store, {store::DeleteTable{"k3f"}});
    CHECK_FALSE(scratch.store->story("k3f")->has_value());
    CHECK(trouble_of(*scratch.store, {store::KeepStory{"k3f", "lost"}}) == Trouble::Missing);
}

TEST_CASE("an update changes everything but the id and the day of creation") {
    ScratchStore scratch;
    must_write(*scratch.store, {store::AddTable{full_row()}});
    TableRow changed{.id = "k3f",
                     .game = "other",
                     .title = "Saturday",
                     .setup = "[]",
                     .state = "finished",
                     .is_over = true,
                     .host = "bo",
                     .result = "1:0",
                     .summary = "{}",
                     .wakes = 98,
                     .computer_due = false,
                     .created = 999,
                     .updated = 7};
    must_write(*scratch.store, {store::UpdateTable{changed}});
    changed.created = full_row().created;
    CHECK(existing(scratch.store->table("k3f")) == changed);
    CHECK(trouble_of(*scratch.store, {store::UpdateTable{table_row("nowhere")}})
          == Trouble::Missing);
}

TEST_CASE("ids and invites of tables are unique, empty invites are not") {
    ScratchStore scratch;
    must_write(*scratch.store, {store::AddTable{full_row()}, store::AddTable{table_row("u")}});
    CHECK(trouble_of(*scratch.store, {store::AddTable{table_row("u")}}) == Trouble::Exists);
    TableRow same_invite = table_row("v");
    same_invite.invite = "inv";
    CHECK(trouble_of(*scratch.store, {store::AddTable{same_invite}}) == Trouble::Taken);
}

TEST_CASE("the host of a table must exist") {
    ScratchStore scratch;
    TableRow row = table_row("v");
    row.host = "nobody";
    CHECK(trouble_of(*scratch.store, {store::AddTable{row}}) == Trouble::Missing);
}

TEST_CASE("setting seats replaces all of them") {
    ScratchStore scratch;
    const std::vector<SeatRow> first{{0, "ada", "Ada", "person"}, {1, "", "Greedy", "bot"}};
    const std::vector<SeatRow> second{{2, "bo", "Bo", "person"}};
    must_write(*scratch.store, {store::SetSeats{"t", first}});
    CHECK(scratch.store->seats("t").value() == first);
    must_write(*scratch.store, {store::SetSeats{"t", second}});
    CHECK(scratch.store->seats("t").value() == second);
    CHECK(trouble_of(*scratch.store, {store::SetSeats{"t", {first[0], first[0]}}})
          == Trouble::Exists);
    CHECK(scratch.store->seats("t").value() == second);
    CHECK(trouble_of(*scratch.store, {store::SetSeats{"nowhere", first}}) == Trouble::Missing);
}

TEST_CASE("events are appended and read from any number on") {
    ScratchStore scratch;
    must_write(*scratch.store, {store::AppendEvents{"t", 0, {"zero", "one"}}});
    must_write(*scratch.store, {store::AppendEvents{"t", 2, {"two"}}});
    const std::vector<EventRow> all{{"t", 0, "zero"}, {"t", 1, "one"}, {"t", 2, "two"}};
    CHECK(scratch.store->events("t", 0).value() == all);
    CHECK(scratch.store->events("t", 2).value() == std::vector{all[2]});
    CHECK(scratch.store->events("t", 3)->empty());
}

TEST_CASE("an event is never overwritten and never leaves a gap") {
    ScratchStore scratch;
    must_write(*scratch.store, {store::AppendEvents{"t", 0, {"zero", "one"}}});
    CHECK(trouble_of(*scratch.store, {store::AppendEvents{"t", 1, {"ONE"}}}) == Trouble::Exists);
    CHECK(trouble_of(*scratch.store, {store::AppendEvents{"t", 3, {"three"}}}) == Trouble::Missing);
    CHECK(trouble_of(*scratch.store, {store::AppendEvents{"t", -1, {"x"}}}) == Trouble::Exists);
    CHECK(trouble_of(*scratch.store, {store::AppendEvents{"nowhere", 0, {"x"}}})
          == Trouble::Missing);
    CHECK(scratch.store->events("t", 0)->size() == 2);
    CHECK(scratch.store->events("t", 0)->at(1).text == "one");
}

TEST_CASE("a wrong event number says which one is next") {
    ScratchStore scratch;
    must_write(*scratch.store, {store::AppendEvents{"t", 0, {"zero"}}});
    const auto result = store::written(*scratch.store, {store::AppendEvents{"t", 5, {"five"}}});
    CHECK(result.error().text() == "table t: its next event is 1, not 5");
}

TEST_CASE("chat keeps order, audience and name") {
    ScratchStore scratch;
    const std::vector<ChatRow> all{{"t", 0, "ada", "Ada", "hello", 10, Audience::Players},
                                   {"t", 1, "", "Guest", "hm", 11, Audience::Watchers}};
    must_write(*scratch.store, {store::AddChat{all[0]}, store::AddChat{all[1]}});
    CHECK(scratch.store->chat("t", 10, 10).value() == all);
    CHECK(scratch.store->chat("t", 10, 1).value() == std::vector{all[1]});
    CHECK(scratch.store->chat("t", 1, 10).value() == std::vector{all[0]});
    CHECK(trouble_of(*scratch.store, {store::AddChat{all[0]}}) == Trouble::Exists);
}

TEST_CASE("a deleted table takes seats, events and chat along") {
    ScratchStore scratch;
    must_write(*scratch.store,
               {store::SetSeats{"t", {{0, "ada", "Ada", "person"}}},
                store::AppendEvents{"t", 0, {"zero"}},
                store::AddChat{{"t", 0, "ada", "Ada", "hello", 10, Audience::Players}}});
    must_write(*scratch.store, {store::DeleteTable{"t"}, store::DeleteTable{"t"}});
    CHECK_FALSE(scratch.store->table("t")->has_value());
    CHECK(scratch.store->seats("t")->empty());
    CHECK(scratch.store->events("t", 0)->empty());
    CHECK(scratch.store->chat("t", 10, 10)->empty());
}

TEST_CASE("everything is there after closing and opening") {
    ScratchStore scratch;
    must_write(*scratch.store,
               {store::AddTable{full_row()},
                store::SetSeats{"k3f", {{0, "ada", "Ada", "person"}}},
                store::AppendEvents{"k3f", 0, {"zero"}},
                store::PutSetting{"key", "value"}});
    scratch.reopen();
    CHECK(scratch.store->user_by_name("ada")->has_value());
    CHECK(existing(scratch.store->table("k3f")) == full_row());
    CHECK(scratch.store->seats("k3f")->size() == 1);
    CHECK(scratch.store->events("k3f", 0)->size() == 1);
    CHECK(existing(scratch.store->setting("key")) == "value");
    must_write(*scratch.store, {store::AppendEvents{"k3f", 1, {"one"}}});
}

TEST_CASE("closing writes what still waits") {
    ScratchStore scratch;
    for (int n = 0; n < 200; ++n)
        scratch.store->write({store::AppendEvents{"t", n, {"event"}}}, nullptr);
    scratch.reopen();
    CHECK(scratch.store->events("t", 0)->size() == 200);
}

TEST_CASE("chat keeps the newest lines, and a line that is said again is refused") {
    ScratchStore scratch;
    const auto line = [](std::int64_t n, const std::string& said) {
        return store::AddChat{{"t", n, "ada", "Ada", "x", 1, Audience::Players, said}, 3};
    };
    for (int n = 0; n < 7; ++n)
        must_write(*scratch.store, {line(n, "s" + std::to_string(n))});
    const auto kept = scratch.store->chat("t", 100, 100).value();
    REQUIRE(kept.size() == 3);
    CHECK(kept.front().n == 4);
    CHECK(existing(scratch.store->chat_said("t", "ada", "s5")).n == 5);
    CHECK_FALSE(scratch.store->chat_said("t", "bo", "s5")->has_value());
    CHECK_FALSE(scratch.store->chat_said("t", "ada", "")->has_value());
    CHECK(trouble_of(*scratch.store, {line(7, "s5")}) != Trouble::Storage);
    CHECK(scratch.store->chat("t", 100, 1)->at(0).n == 6);
}
