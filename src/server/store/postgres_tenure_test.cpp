// Several servers on one database: who keeps which part, and that nobody else writes there.
#include "server/store/postgres_tenure.h"

#include <atomic>
#include <chrono>
#include <future>
#include <map>
#include <set>
#include <thread>

#include "server/store/postgres_store.h"
#include "server/store/testing/scratch_store.h"

namespace {

using std::chrono::milliseconds;
using store::AppendEvents;
using store::Fences;
using store::kParts;
using store::Tenure;
using store::Trouble;
using store::testing::must_write;
using store::testing::ScratchStore;
using store::testing::trouble_of;

constexpr store::TenureTimes kQuick{milliseconds(1500), milliseconds(40)};

// One of several servers: its store, and what it holds. The newest standing is the last it heard.
struct Node {
    Node(const std::string& database, const std::string& name) {
        auto opened = store::open_postgres_node(database, name, fences);
        REQUIRE(opened.ok());
        store = std::move(*opened);
        auto joined = Tenure::join(database, {name, "127.0.0.1:1"}, fences, kQuick);
        REQUIRE(joined.ok());
        tenure = std::move(*joined);
    }
    // As a server does: what others shall have is let go.
    void begin() {
        tenure->begin([this](const store::Standing& standing) {
            is_expelled = standing.is_expelled;
            if (!standing.surplus.empty())
                tenure->release(standing.surplus);
        });
    }
    int held() const {
        int count = 0;
        for (int part = 0; part < kParts; ++part)
            count += fences.of(part) > 0 ? 1 : 0;
        return count;
    }

    Fences fences;
    std::unique_ptr<store::Store> store;
    std::unique_ptr<Tenure> tenure;
    std::atomic<bool> is_expelled = false;
};

template <class Condition>
void wait_for(Condition holds) {
    const auto limit = std::chrono::steady_clock::now() + std::chrono::seconds(20);
    while (!holds() && std::chrono::steady_clock::now() < limit)
        std::this_thread::sleep_for(milliseconds(5));
    REQUIRE(holds());
}

}  // namespace

TEST_CASE("parts are shared evenly, and few move when a server comes") {
    const std::vector<std::string> two = {"ada", "bo"};
    const std::vector<std::string> three = {"ada", "bo", "cy"};
    int moved = 0;
    std::map<std::string, int> shares;
    for (int part = 0; part < kParts; ++part) {
        const std::string before = store::keeper_of(part, two);
        const std::string after = store::keeper_of(part, three);
        ++shares[after];
        moved += before == after ? 0 : 1;
        CHECK((before == after || after == "cy"));
    }
    for (const auto& [name, share] : shares)
        CHECK(share > kParts / 5);
    CHECK(moved == shares["cy"]);
    CHECK(store::keeper_of(7, {}).empty());
}

TEST_CASE("the parts of a batch are those of its tables") {
    using store::PutSetting;
    const store::Batch batch = {
        AppendEvents{"t", 0, {"zero"}}, PutSetting{"a", "b"}, store::DeleteTable{"t"}};
    CHECK(store::parts_of({&batch, 1}) == std::vector<int>{store::part_of("t")});
    const store::Batch contest = {store::AppendGatheringEvents{"c", 0, {"{}"}}};
    CHECK(store::parts_of({&contest, 1}) == std::vector<int>{store::part_of(store::kContests)});
    CHECK(store::part_of(store::new_contest_table_id()) == store::part_of(store::kContests));
    std::set<int> all;
    for (int i = 0; i < 20 * kParts; ++i)
        all.insert(store::part_of("table" + std::to_string(i)));
    CHECK(all.size() == kParts);
}

TEST_SUITE_BEGIN("postgres" * doctest::skip(!store::testing::on_postgres()));

TEST_CASE("servers share a house; one that leaves hands over, one that joins gets its share") {
    ScratchStore scratch;
    scratch.store.reset();
    Node ada(scratch.path, "ada");
    ada.begin();
    wait_for([&] { return ada.held() == kParts; });
    wait_for([&] { return ada.tenure->holds(); });
    must_write(*ada.store, {AppendEvents{"t", 0, {"zero"}}});

    Node bo(scratch.path, "bo");
    bo.begin();
    wait_for([&] { return bo.held() > kParts / 5 && ada.held() + bo.held() == kParts; });
    CHECK(ada.tenure->secret() == bo.tenure->secret());
    Node& keeper = ada.fences.of(store::part_of("t")) > 0 ? ada : bo;
    Node& other = &keeper == &ada ? bo : ada;
    must_write(*keeper.store, {AppendEvents{"t", 1, {"one"}}});
    CHECK(trouble_of(*other.store, {AppendEvents{"t", 2, {"two"}}}) == Trouble::Moved);

    keeper.tenure->leave();
    wait_for([&] { return other.held() == kParts; });
    must_write(*other.store, {AppendEvents{"t", 2, {"two"}}});
    CHECK(trouble_of(*keeper.store, {AppendEvents{"t", 3, {"three"}}}) == Trouble::Moved);
}

TEST_CASE("of a group only the batches of lost tables fail") {
    ScratchStore scratch;
    scratch.store.reset();
    Node ada(scratch.path, "ada");
    ada.begin();
    wait_for([&] { return ada.held() == kParts; });
    ada.tenure.reset();  // gives everything back
    store::testing::Hold hold(*ada.store);
    std::promise<bool> setting;
    std::promise<Trouble> table;
    ada.store->write({AppendEvents{"t", 0, {"zero"}}}, [&](const store::Written& result) {
        table.set_value(result ? Trouble::Storage : result.error().trouble);
    });
    ada.store->write({store::PutSetting{"a", "b"}},
                     [&](const store::Written& result) { setting.set_value(result.ok()); });
    hold.release();
    CHECK(table.get_future().get() == Trouble::Moved);
    CHECK(setting.get_future().get());
    CHECK(ada.store->events("t", 0)->empty());
}

TEST_CASE("who is silent for too long loses its tables and writes nothing any more") {
    ScratchStore scratch;
    scratch.store.reset();
    auto database = store::postgres::Connection::open(scratch.path);
    REQUIRE(database.ok());
    REQUIRE_FALSE((*database)->run_script(
        "UPDATE parts SET node = 'ghost', fence = 7;"
        " INSERT INTO nodes (name, address, epoch, seen, leaving) VALUES ('ghost', '', 1,"
        " (extract(epoch FROM clock_timestamp()) * 1000)::bigint, 0)"));
    Fences old;
    for (int part = 0; part < kParts; ++part)
        old.set(part, 7);
    auto ghost = store::open_postgres_node(scratch.path, "ghost", old);
    REQUIRE(ghost.ok());
    must_write(**ghost, {AppendEvents{"t", 0, {"zero"}}});

    Node bo(scratch.path, "bo");
    bo.begin();
    wait_for([&] { return bo.held() == kParts; });
    // Its connections were cut; the first write makes new ones and finds the part taken.
    CHECK(trouble_of(**ghost, {AppendEvents{"t", 1, {"late"}}}) == Trouble::Moved);
    must_write(*bo.store, {AppendEvents{"t", 1, {"one"}}});
    CHECK(bo.store->events("t", 0)->size() == 2);
}

TEST_CASE("a second server of the same name takes the place of the first") {
    ScratchStore scratch;
    scratch.store.reset();
    Node first(scratch.path, "ada");
    first.begin();
    wait_for([&] { return first.held() == kParts; });
    Node second(scratch.path, "ada");
    second.begin();
    wait_for([&] { return second.held() == kParts && first.is_expelled; });
    CHECK_FALSE(first.tenure->holds());
    CHECK(first.held() == 0);
    must_write(*second.store, {AppendEvents{"t", 0, {"zero"}}});
    CHECK(trouble_of(*first.store, {AppendEvents{"t", 1, {"one"}}}) == Trouble::Moved);
}

TEST_CASE("a house is kept by one server alone or by several, not by both") {
    ScratchStore scratch;
    Fences none;
    const auto node = store::open_postgres_node(scratch.path, "ada", none);
    REQUIRE_FALSE(node.ok());
    CHECK(node.error().text() == "database: is used by another server at the moment");
}

TEST_SUITE_END();
