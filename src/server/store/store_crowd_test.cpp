// Ratings, results, relations and privacy: what is written comes back, and counts once.
#include <algorithm>

#include "rating/rating.h"
#include "rating/season.h"
#include "server/store/testing/scratch_store.h"

namespace {

using store::Batch;
using store::Crowd;
using store::FinishedSeat;
using store::FinishGame;
using store::testing::account;
using store::testing::existing;
using store::testing::must_write;
using store::testing::ScratchStore;
using store::testing::table_row;

constexpr store::Instant kDay = 24LL * 60 * 60 * 1000;
constexpr store::Instant kStart = 1'790'000'000'000;

FinishedSeat of_user(int seat, const std::string& user, int place) {
    return {.seat = seat, .user = user, .place = place};
}

// Ada beats bo.
FinishGame game(const std::string& table, store::Instant ended) {
    return {.table = table,
            .game = "mini",
            .ladder = "mini/live",
            .ending = "riches",
            .ended = ended,
            .seats = {of_user(0, "ada", 1), of_user(1, "bo", 2)}};
}

struct CrowdedStore : ScratchStore {
    int tables = 0;

    const Crowd& crowd() { return *store->crowd(); }
    std::string finish(FinishGame wish) {
        wish.table = "g" + std::to_string(++tables);
        must_write(*store, {store::AddTable{table_row(wish.table)}, wish});
        return wish.table;
    }
    store::RatingRow rating(const std::string& user, const std::string& ladder = "mini/live") {
        return existing(crowd().rating(user, ladder));
    }
};

}  // namespace

TEST_CASE("a rated game moves ratings, and is kept with what they were before and after") {
    CrowdedStore scratch;
    const std::string table = scratch.finish(game("", kStart));
    const store::RatingRow ada = scratch.rating("ada");
    CHECK(ada.mean > 100'000);
    CHECK(ada.games == 1);
    CHECK(ada.won == 1000);
    CHECK(ada.expected == 500);
    CHECK(scratch.rating("bo").mean < 100'000);
    const auto seats = scratch.crowd().results_at(table);
    REQUIRE(seats->size() == 2);
    CHECK(seats->at(0).before == 100'000);
    CHECK(seats->at(0).mean == ada.mean);
    CHECK(seats->at(0).name == "Ada");
    CHECK(seats->at(1).place == 2);
}

TEST_CASE("a result counts once, however often it is written, also after a restart") {
    CrowdedStore scratch;
    FinishGame once = game("", kStart);
    once.table = scratch.finish(once);
    const store::RatingRow first = scratch.rating("ada");
    must_write(*scratch.store, {once});
    scratch.reopen();
    must_write(*scratch.store, {once, once});
    CHECK(scratch.rating("ada") == first);
}

TEST_CASE("a result that is not stored as a whole moves nothing") {
    CrowdedStore scratch;
    FinishGame lost = game("nowhere", kStart);
    CHECK(store::testing::trouble_of(*scratch.store, {lost}) == store::Trouble::Missing);
    CHECK_FALSE(scratch.crowd().rating("ada", "mini/live")->has_value());
}

TEST_CASE("two games that end together both count") {
    CrowdedStore scratch;
    must_write(*scratch.store, {store::AddTable{table_row("a")}, store::AddTable{table_row("b")}});
    {
        store::testing::Hold hold(*scratch.store);
        scratch.store->write({game("a", kStart)}, {});
        scratch.store->write({game("b", kStart)}, {});
        hold.release();
    }
    must_write(*scratch.store, {});
    CHECK(scratch.rating("ada").games == 2);
}

TEST_CASE("a casual game is kept and moves nothing") {
    CrowdedStore scratch;
    FinishGame casual = game("", kStart);
    casual.ladder = "";
    const std::string table = scratch.finish(casual);
    CHECK(scratch.crowd().results_at(table)->size() == 2);
    CHECK(scratch.crowd().ratings_of("ada")->empty());
}

TEST_CASE("computers count with the rating they come with and get none") {
    CrowdedStore scratch;
    FinishGame wish = game("", kStart);
    wish.seats.push_back(
        {.seat = 2, .level = "level3", .mean = 125'000, .deviation = 6'000, .place = 3});
    const std::string table = scratch.finish(wish);
    CHECK(scratch.rating("bo").mean > 100'000);  // ahead of a strong one
    CHECK(scratch.crowd().results_at(table)->at(2).level == "level3");
}

TEST_CASE("a deviation grows until the next game") {
    CrowdedStore scratch;
    for (int i = 0; i < 12; ++i)
        scratch.finish(game("", kStart + i));
    const auto soon = scratch.rating("ada");
    scratch.finish(game("", kStart + 900 * kDay));
    CHECK(scratch.rating("ada").deviation > soon.deviation);
}

TEST_CASE("leaders are listed, have played ten games lately, and come best first") {
    CrowdedStore scratch;
    for (int i = 0; i < 9; ++i)
        scratch.finish(game("", kStart + i * kDay));
    const auto count = [&](store::Instant since) {
        return scratch.crowd().leaders("mini/live", since, kStart + 5 * kDay, 50)->size();
    };
    CHECK(count(0) == 0);
    scratch.finish(game("", kStart + 9 * kDay));
    CHECK(count(kStart) == 2);
    CHECK(count(kStart + 1) == 0);
    const auto leaders = scratch.crowd().leaders("mini/live", kStart, kStart + 5 * kDay, 50);
    CHECK(leaders->at(0).name == "Ada");
    CHECK(leaders->at(0).earlier > 100'000);
    CHECK(leaders->at(0).earlier < leaders->at(0).rating.mean);
    CHECK(scratch.crowd().distribution("mini/live", kStart)->size() == 2);
    must_write(*scratch.store, {store::SetPrivacy{{"ada", false, ""}}});
    CHECK(scratch.crowd().leaders("mini/live", kStart, 0, 50)->at(0).name == "Bo");
    scratch.finish(game("", kStart + 10 * kDay));
    CHECK(count(kStart) == 1);
}

TEST_CASE("a season has its own games and ends with its last rating") {
    CrowdedStore scratch;
    const int season = rating::season_at(kStart);
    const std::string ladder = "mini/live/" + std::to_string(season);
    scratch.finish(game("", kStart));
    scratch.finish(game("", rating::season_begin(season + 1)));
    CHECK(scratch.rating("ada", ladder).games == 1);
    CHECK(scratch.rating("ada", "mini/live/" + std::to_string(season + 1)).games == 1);
    CHECK(scratch.rating("ada").games == 2);
    CHECK(scratch.rating("ada", ladder).mean < scratch.rating("ada").mean);
}

TEST_CASE("results come latest first, page by page, private ones only to those who may") {
    CrowdedStore scratch;
    for (int i = 0; i < 5; ++i) {
        FinishGame wish = game("", kStart + i);
        wish.is_hidden = i == 4;
        scratch.finish(wish);
    }
    store::ResultFilter filter{.user = "ada", .limit = 2};
    auto page = scratch.crowd().results(filter);
    REQUIRE(page->size() == 4);
    CHECK(page->at(0).table == "g4");
    filter.before = store::ResultCursor{page->back().ended, page->back().table};
    CHECK(scratch.crowd().results(filter)->at(0).table == "g2");
    CHECK(scratch.crowd().results({.user = "ada", .with_hidden = true})->at(0).table == "g5");
    CHECK(scratch.crowd().results({.user = "ada", .game = "other"})->empty());
    CHECK(scratch.crowd().points("ada", "mini/live", 3)->size() == 3);
    CHECK(scratch.crowd().points("ada", "mini/live", 3)->at(0).at == kStart + 2);
}

TEST_CASE("tallies and rivals add up what was played") {
    CrowdedStore scratch;
    for (int i = 0; i < 3; ++i)
        scratch.finish(game("", kStart + i));
    FinishGame turned = game("", kStart + 9);
    std::ranges::swap(turned.seats[0].place, turned.seats[1].place);
    scratch.finish(turned);
    const auto rivals = scratch.crowd().rivals("ada", false, 9);
    REQUIRE(rivals->size() == 1);
    CHECK(rivals->at(0).name == "Bo");
    CHECK(rivals->at(0).games == 4);
    CHECK(rivals->at(0).ahead == 3);
    CHECK(rivals->at(0).behind == 1);
    std::int64_t won = 0;
    const auto tallies = scratch.crowd().tallies("ada", false);
    for (const store::TallyRow& row : *tallies)
        won += row.won;
    CHECK(won == 3000);
}

TEST_CASE("of a deleted account only nameless seats remain") {
    CrowdedStore scratch;
    const std::string table = scratch.finish(game("", kStart));
    must_write(*scratch.store,
               {store::SetRelation{"bo", "ada", "friend", 1},
                store::SetPrivacy{{"ada", true, ""}},
                store::DeleteUser{"ada", "Gone"}});
    CHECK(scratch.crowd().ratings_of("ada")->empty());
    CHECK(scratch.crowd().relations_of("bo")->empty());
    CHECK_FALSE(scratch.crowd().privacy("ada")->has_value());
    CHECK(scratch.crowd().results_at(table)->at(0).user.empty());
    CHECK(scratch.crowd().results_at(table)->at(0).place == 1);
    CHECK(scratch.crowd().rivals("bo", false, 9)->empty());
    FinishGame late = game("", kStart + 1);
    scratch.finish(late);
    CHECK(scratch.rating("bo").games == 2);
}

TEST_CASE("a relation has one kind at a time") {
    CrowdedStore scratch;
    must_write(*scratch.store, {store::SetRelation{"ada", "bo", "friend", 1}});
    CHECK(*scratch.crowd().relation("ada", "bo") == "friend");
    CHECK(scratch.crowd().relation("bo", "ada")->empty());
    CHECK(scratch.crowd().friends_to("bo")->at(0).name == "Ada");
    must_write(*scratch.store, {store::SetRelation{"ada", "bo", "block", 2}});
    CHECK(scratch.crowd().relations_of("ada")->at(0).kind == "block");
    CHECK(scratch.crowd().friends_to("bo")->empty());
    must_write(*scratch.store, {store::DeleteRelation{"ada", "bo"}});
    CHECK(scratch.crowd().relations_of("ada")->empty());
}
