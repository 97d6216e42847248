// "Play now": whoever comes first waits, whoever comes second sits down with them.
#include "server/quick_pairing.h"

#include "server/testing/house.h"

using namespace server;
using namespace server::testing;

namespace {

struct PlayFixture : HouseFixture {
    Answered<wire::PlayFound> play(const store::User& user, wire::PlayNow wish) {
        return house.wait_for<wire::PlayFound>(
            [&](const auto& done) { play_now(house.services(), house.hall(), user, wish, done); });
    }
    wire::PlayNow wish() {
        wire::PlayNow wish{};
        wish.game = "mini";
        wish.seats = 2;
        return wish;
    }
    // People at a page, as those are who wait.
    store::User here(const std::string& name) {
        const store::User user = house.guest(name);
        house.hall().arrived(user.id);
        return user;
    }
};

}  // namespace

TEST_CASE_FIXTURE(PlayFixture, "two who want the same game find each other") {
    const store::User ada = here("Ada");
    const store::User bo = here("Bo");
    const auto first = play(ada, wish());
    REQUIRE(first.ok());
    CHECK(!first->found);
    const auto second = play(bo, wish());
    REQUIRE(second.ok());
    CHECK(second->found);
    CHECK(second->table == first->table);
    CHECK(house.hall().room(first->table)->table().state() == table::State::Running);
}

TEST_CASE_FIXTURE(PlayFixture,
                  "nobody is seated at another game, another pace, or with somebody who is away") {
    const store::User ada = here("Ada");
    const store::User bo = here("Bo");
    const auto waits = play(ada, wish());
    wire::PlayNow other = wish();
    other.seats = 3;
    CHECK(!play(bo, other)->found);
    other = wish();
    other.clock = {wire::ClockKind::live, 60'000, 0, 0, wire::OnTimeout::resign};
    CHECK(!play(bo, other)->found);
    CHECK(!play(ada, wish())->found);  // not with oneself
    house.hall().departed(ada.id);
    CHECK(!play(bo, wish())->found);
}

TEST_CASE_FIXTURE(PlayFixture, "ranges of ratings hold both ways") {
    const store::User ada = here("Ada");
    const store::User bo = here("Bo");
    wire::PlayNow strong = wish();
    strong.from = 1400;
    CHECK(!play(ada, strong)->found);
    CHECK(!play(bo, wish())->found);  // a newcomer has 1000
    const store::User cy = here("Cy");
    CHECK(!play(cy, strong)->found);
    wire::PlayNow wrong = wish();
    wrong.from = 1500;
    wrong.to = 1000;
    CHECK(play(ada, wrong).error().where == "to");
    wrong = wish();
    wrong.seats = 1;
    CHECK(play(ada, wrong).error().where == "seats");
    wrong = wish();
    wrong.game = "chess";
    CHECK(!play(ada, wrong).ok());
}
