// Whether the tables of a database can be played again is found out on a copy of it.
#include "server/check_tables.h"

#include <filesystem>

#include <doctest/doctest.h>

#include "server/testing/house.h"

using namespace server;
using namespace server::testing;

TEST_CASE_FIXTURE(HouseFixture, "tables that fit are counted, others are named with the reason") {
    const store::User ada = house.guest("Ada");
    house.play_out(*house.table(ada, mini_table(2, 0)), ada);
    house.table(ada, mini_table(1, 1));
    const std::string broken = house.table(ada, mini_table(2, 0))->row().id;
    auto& store = house.services().store;
    const auto events = store.events(broken, 0);
    store::testing::must_write(
        store,
        {store::AppendEvents{broken, static_cast<std::int64_t>(events->size()), {"no event"}}});
    const auto checked = check_tables(folder.file("games.db"), only_mini(), {"mini"});
    REQUIRE(checked.ok());
    CHECK(checked->fit == 2);
    REQUIRE(checked->unfit.size() == 1);
    CHECK(checked->unfit[0].starts_with("table " + broken + ": event "));
    for (const auto& file : std::filesystem::directory_iterator(folder.file("")))
        CHECK(file.path().filename().string().find("checking") == std::string::npos);
}

TEST_CASE_FIXTURE(HouseFixture, "however many tables there are, each is looked at once") {
    store::Batch batch;
    for (int i = 0; i < store::kMaxListed; ++i) {
        auto row = store::testing::table_row("t" + std::to_string(i), i);
        batch.emplace_back(store::AddTable{row});
    }
    store::testing::must_write(house.services().store, batch);
    const auto all = check_tables(folder.file("games.db"), only_mini(), {"mini"});
    REQUIRE(all.ok());
    CHECK(all->unfit.size() == store::kMaxListed);  // none has a setup
    store::testing::must_write(house.services().store,
                               {store::AddTable{store::testing::table_row("one more", 1)}});
    const auto more = check_tables(folder.file("games.db"), only_mini(), {"mini"});
    REQUIRE(more.ok());
    CHECK(more->unfit.size() == store::kMaxListed + 1);
}

TEST_CASE("a database that is not there cannot be checked") {
    const store::testing::ScratchFolder folder;
    CHECK_FALSE(check_tables(folder.file("nothing.db"), only_mini(), {"mini"}).ok());
}
