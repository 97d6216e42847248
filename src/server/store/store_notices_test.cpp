// Notices, ways and deliveries: what is written comes back.
#include "server/store/testing/scratch_store.h"

namespace {

using namespace store;
using store::testing::must_write;
using store::testing::ScratchStore;

NoticeRow notice(const std::string& id, const std::string& key, Instant at, Instant due) {
    return {id, "ada", key, "your_turn", "{}", at, due};
}

WayRow way(const std::string& id, const std::string& user = "ada") {
    return {id, user, "hook", "https://h/", "secret of " + id, "", 5, true, 0, ""};
}

DeliveryRow delivery(const std::string& id, Instant due) {
    return {id, "ada", "w", "turn/t", "your_turn", "{}", 1, due, 0, false};
}

std::vector<std::string> ids(const auto& rows) {
    REQUIRE(rows.ok());
    std::vector<std::string> all;
    for (const auto& row : *rows)
        all.push_back(row.id);
    return all;
}

using Ids = std::vector<std::string>;

}  // namespace

TEST_CASE("of one key there is one notice, and what is dropped is not told") {
    ScratchStore scratch;
    const NoticeReader& notices = *scratch.store->notices();
    must_write(*scratch.store,
               {PutNotice{notice("n1", "turn/t", 1, 10)},
                PutNotice{notice("n2", "turn/t", 2, 20)},
                PutNotice{notice("n3", "end/t", 3, 15)}});
    CHECK(ids(notices.notices_due(14, 9)).empty());
    CHECK(ids(notices.notices_due(20, 9)) == Ids{"n3", "n2"});
    CHECK(ids(notices.notices_due(20, 1)) == Ids{"n3"});
    CHECK(*notices.next_due() == 15);
    must_write(*scratch.store, {NoticeTold{"n3", 5}, DropNotices{"ada", "turn/t"}});
    CHECK(ids(notices.notices_due(99, 9)).empty());
    CHECK(ids(notices.told_to("ada", 9)) == Ids{"n3"});
    must_write(*scratch.store, {DropNotices{"ada", "end/t"}});
    CHECK(ids(notices.told_to("ada", 9)) == Ids{"n3"});  // it has been told
    CHECK(*notices.next_due() == 0);
}

TEST_CASE("only the newest notices of a user are kept") {
    ScratchStore scratch;
    for (int i = 1; i <= 5; ++i) {
        const std::string id = "n" + std::to_string(i);
        must_write(*scratch.store, {PutNotice{notice(id, id, i, 1)}, NoticeTold{id, 3}});
    }
    CHECK(ids(scratch.store->notices()->told_to("ada", 9)) == Ids{"n5", "n4", "n3"});
}

TEST_CASE("a delivery waits, is tried again and goes with its way") {
    ScratchStore scratch;
    const NoticeReader& notices = *scratch.store->notices();
    must_write(*scratch.store,
               {PutWay{way("w")}, PutDelivery{delivery("d1", 5)}, PutDelivery{delivery("d2", 7)}});
    DeliveryRow again = delivery("d1", 50);
    again.tries = 1;
    must_write(*scratch.store, {PutDelivery{again}});
    CHECK(ids(notices.deliveries_due(49, 9)) == Ids{"d2"});
    CHECK(notices.deliveries_due(50, 9)->back() == again);
    CHECK(*notices.next_due() == 7);
    CHECK(*notices.count_deliveries() == 2);
    must_write(*scratch.store, {DeleteDelivery{"d2"}});
    scratch.reopen();
    CHECK(ids(scratch.store->notices()->deliveries_due(99, 9)) == Ids{"d1"});
    must_write(*scratch.store, {DeleteWay{"w"}});
    CHECK(*scratch.store->notices()->count_deliveries() == 0);
}

TEST_CASE("what waits for a digest is found together") {
    ScratchStore scratch;
    DeliveryRow first = delivery("d1", 9);
    DeliveryRow second = delivery("d2", 9);
    first.digest = second.digest = true;
    second.at = 2;
    must_write(*scratch.store,
               {PutWay{way("w")},
                PutDelivery{second},
                PutDelivery{first},
                PutDelivery{delivery("d3", 9)}});
    CHECK(ids(scratch.store->notices()->digest_of("w", 9)) == Ids{"d1", "d2"});
    CHECK(ids(scratch.store->notices()->digest_of("w", 8)).empty());
}

TEST_CASE("ways are found by user, id and secret") {
    ScratchStore scratch;
    const NoticeReader& notices = *scratch.store->notices();
    must_write(*scratch.store, {PutWay{way("w")}, PutWay{way("v", "bo")}});
    CHECK(ids(notices.ways_of("ada")) == Ids{"w"});
    CHECK(**notices.way("v") == way("v", "bo"));
    CHECK((*notices.way_by_secret("hook", "secret of w"))->id == "w");
    CHECK_FALSE(notices.way_by_secret("feed", "secret of w")->has_value());
    CHECK_FALSE(notices.way_by_secret("hook", "")->has_value());
    WayRow broken = way("w");
    broken.failed = 9;
    broken.failure = "410";
    must_write(*scratch.store, {PutWay{broken}});
    CHECK(**notices.way("w") == broken);
}

TEST_CASE("nothing is kept of users who are gone, and nothing of it is an error") {
    ScratchStore scratch;
    const NoticeReader& notices = *scratch.store->notices();
    must_write(*scratch.store,
               {KeepWishes{"ada", "{}"},
                PutWay{way("w")},
                PutNotice{notice("n", "k", 1, 1)},
                PutDelivery{delivery("d", 1)}});
    CHECK(*notices.wishes_of("ada") == "{}");
    must_write(*scratch.store, {DeleteUser{"ada"}});
    must_write(*scratch.store,
               {KeepWishes{"ada", "{}"},
                PutWay{way("w")},
                PutNotice{notice("n", "k", 1, 1)},
                PutDelivery{delivery("d", 1)}});
    CHECK_FALSE(notices.wishes_of("ada")->has_value());
    CHECK(notices.ways_of("ada")->empty());
    CHECK(notices.notices_due(99, 9)->empty());
    CHECK(*notices.count_deliveries() == 0);
}
