// A store on a device: what counts is what was kept, and everything comes back from it.
#include "device/device_store.h"

#include <map>
#include <string>
#include <vector>

#include <doctest/doctest.h>

namespace {

using device::Change;
using device::DeviceStore;

store::TableRow some_table(const std::string& id, std::int64_t created = 1) {
    store::TableRow row;
    row.id = id;
    row.game = "wiraqocha";
    row.title = "Abend";
    row.state = "running";
    row.host = "ada";
    row.invite = "secret-" + id;
    row.created = created;
    return row;
}

// A device that keeps everything when it is told to.
struct Kept {
    std::map<std::string, std::string> records;
    std::vector<std::vector<Change>> asked;
    DeviceStore store{[this](const std::vector<Change>& changes) { asked.push_back(changes); }};
    std::vector<bool> answers;

    Kept() { store.begin(); }
    void write(store::Batch batch) {
        store.write(std::move(batch),
                    [this](const store::Written& result) { answers.push_back(result.ok()); });
    }
    void keep(bool well = true) {
        if (well)
            for (const Change& change : asked.front()) {
                if (change.text)
                    records[change.key] = *change.text;
                else
                    records.erase(change.key);
            }
        asked.erase(asked.begin());
        store.kept(well);
    }
    void keep_all() {
        while (!asked.empty())
            keep();
    }
};

}  // namespace

TEST_CASE_FIXTURE(Kept, "a batch is read and answered when it is kept, not before") {
    write({store::AddTable{some_table("one")}});
    CHECK(answers.empty());
    CHECK_FALSE(store.table("one")->has_value());
    CHECK(store.metrics().waiting == 1);
    keep();
    CHECK(answers == std::vector<bool>{true});
    CHECK(**store.table("one") == some_table("one"));
}

TEST_CASE_FIXTURE(Kept, "what could not be kept has not happened") {
    write({store::AddTable{some_table("one")}});
    keep(false);
    CHECK(answers == std::vector<bool>{false});
    CHECK_FALSE(store.table("one")->has_value());
}

TEST_CASE_FIXTURE(Kept, "events follow each other without a gap") {
    write({store::AppendEvents{"one", 0, {"a", "b"}}});
    keep_all();
    write({store::AppendEvents{"one", 3, {"d"}}});
    CHECK(answers.back() == false);
    write({store::AppendEvents{"one", 1, {"b"}}});
    CHECK(answers.back() == false);
    CHECK(asked.empty());
    write({store::AppendEvents{"one", 2, {"c"}}});
    keep_all();
    const auto events = store.events("one", 1);
    REQUIRE(events->size() == 2);
    CHECK(events->at(0) == store::EventRow{"one", 1, "b"});
    CHECK(events->at(1) == store::EventRow{"one", 2, "c"});
}

TEST_CASE_FIXTURE(Kept, "a batch builds on those that are still being kept") {
    write({store::AppendEvents{"one", 0, {"a"}}});
    write({store::AppendEvents{"one", 1, {"b"}}});
    CHECK(asked.size() == 1);
    keep_all();
    CHECK(answers == std::vector<bool>{true, true});
    CHECK(store.events("one", 0)->size() == 2);
}

TEST_CASE_FIXTURE(Kept, "what builds on something that could not be kept is refused as well") {
    write({store::AppendEvents{"one", 0, {"a"}}});
    write({store::AppendEvents{"one", 1, {"b"}}});
    keep(false);
    CHECK(answers == std::vector<bool>{false, false});
    CHECK(asked.empty());
}

TEST_CASE_FIXTURE(Kept, "all rows come back from what was kept") {
    const store::User ada{"u1", "Ada", "", 5, false, ""};
    const store::ChatRow line{"one", 0, "u1", "Ada", "hi", 7, store::Audience::Watchers, "s1"};
    const store::PackRow pack{"sha256:1", "wiraqocha", "{}", 3};
    const std::vector<store::SeatRow> seats = {{0, "u1", "Ada", "human"}, {1, "", "", "level3"}};
    write({store::AddUser{ada},
           store::AddTable{some_table("one")},
           store::SetSeats{"one", seats},
           store::AppendEvents{"one", 0, {R"({"event":"created"})"}},
           store::AddChat{line},
           store::KeepPack{pack},
           store::KeepStory{"one", "story"},
           store::PutSetting{"alive", "12"},
           store::AddMute{"u1", "u2"},
           store::AddDowntime{{3, 4}}});
    keep_all();
    DeviceStore later([](const auto&) {});
    for (const auto& [key, text] : records)
        later.load(key, text);
    CHECK(**later.user_by_id("u1") == ada);
    CHECK(**later.table("one") == some_table("one"));
    CHECK(**later.table_by_invite("secret-one") == some_table("one"));
    CHECK(*later.seats("one") == seats);
    CHECK(later.events("one", 0)->size() == 1);
    CHECK(*later.chat("one", 10, 10) == std::vector<store::ChatRow>{line});
    CHECK(**later.chat_said("one", "u1", "s1") == line);
    CHECK(**later.pack("sha256:1") == pack);
    CHECK(**later.story("one") == "story");
    CHECK(**later.setting("alive") == "12");
    CHECK(*later.mutes_of("u1") == std::vector<std::string>{"u2"});
    CHECK(*later.downtimes() == std::vector<store::Downtime>{{3, 4}});
}

TEST_CASE_FIXTURE(Kept, "lists take what fits, the newest first") {
    auto other = some_table("two", 2);
    other.state = "over";
    other.is_over = true;
    write({store::AddTable{some_table("one")},
           store::AddTable{other},
           store::AddTable{some_table("three", 3)},
           store::SetSeats{"two", {{0, "bo", "Bo", "human"}}}});
    keep_all();
    CHECK(store.tables({})->front().id == "three");
    CHECK(store.tables({.limit = 2})->size() == 2);
    CHECK(*store.count_tables({.is_over = false}) == 2);
    CHECK(store.tables({.user = "bo"})->front().id == "two");
    CHECK(store.tables({.before = store::TableCursor{2, "two"}})->front().id == "one");
    CHECK(*store.count_tables({.title = "ABEND"}) == 3);
    CHECK(*store.count_tables({.state = "running", .or_state = "over"}) == 3);
    CHECK(*store.count_tables({.game = "ascalion"}) == 0);
}

TEST_CASE_FIXTURE(Kept, "a table that goes takes all of its records along") {
    write({store::AddTable{some_table("one")},
           store::SetSeats{"one", {}},
           store::AppendEvents{"one", 0, {"a", "b"}},
           store::KeepStory{"one", "story"}});
    keep_all();
    write({store::DeleteTable{"one"}});
    keep_all();
    CHECK(records.empty());
}

TEST_CASE("while a device opens, batches are as good as written") {
    std::size_t asked = 0;
    DeviceStore store([&](const auto&) { ++asked; });
    bool done = false;
    store.write({store::PutSetting{"alive", "1"}},
                [&](const store::Written& result) { done = result.ok(); });
    CHECK(done);
    CHECK(asked == 1);
    store.begin();
    bool later = false;
    store.write({store::PutSetting{"alive", "2"}},
                [&](const store::Written& result) { later = result.ok(); });
    store.kept(true);  // the first one
    CHECK_FALSE(later);
    store.kept(true);
    CHECK(later);
    CHECK(**store.setting("alive") == "2");
}
