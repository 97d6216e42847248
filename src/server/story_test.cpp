// The story of a finished game: told little by little, kept, and only when the game is over.
#include "server/story.h"

#include <doctest/doctest.h>

#include "server/testing/house.h"
#include "server/wire_json.h"

using namespace server;
using namespace server::testing;

namespace {

std::vector<wire::Story> stories_in(const std::vector<std::string>& shown) {
    std::vector<wire::Story> stories;
    for (const std::string& text : shown)
        if (const auto json = json_of(text); json.at("t") == "story") {
            const auto story = wire::read<wire::Story>(json);
            REQUIRE(story.ok());
            stories.push_back(*story);
        }
    return stories;
}

struct StoryFixture : HouseFixture {
    store::User ada = house.guest("Ada");
    RoomPtr room = house.table(ada, mini_table(2, 0, 0));
};

std::size_t known(const wire::Story& story) {
    return static_cast<std::size_t>(std::ranges::count_if(
        story.moments, [](const auto& moment) { return !moment.chances.empty(); }));
}

}  // namespace

TEST_CASE_FIXTURE(StoryFixture, "a running game has no story") {
    Viewer viewer(ada.id);
    room->watch(viewer);
    CHECK(stories_in(viewer.shown).empty());
    CHECK_FALSE(planned_story(room->table()));
    CHECK(room->story().error().code == "not_over");
    room->unwatch(viewer);
}

TEST_CASE_FIXTURE(StoryFixture, "a game that ends is told with its scores, to those who watch") {
    Viewer viewer("");
    room->watch(viewer);
    house.play_out(*room, ada);
    house.run_until([&] { return !stories_in(viewer.shown).empty(); });
    const wire::Story story = stories_in(viewer.shown).front();
    CHECK(story.table == room->row().id);
    CHECK_FALSE(story.is_whole);
    REQUIRE(story.moments.size() >= 2);
    CHECK(known(story) == 1);
    CHECK(story.moments.back().n == static_cast<int>(room->table().entries().size()));
    CHECK(story.moments.back().scores.size() == 2);
    CHECK_FALSE(story.moments.front().stage.en.empty());
    CHECK(room->story()->moments.size() == story.moments.size());
    const auto outcome = room->table().outcome();
    for (std::size_t seat = 0; seat < 2; ++seat)
        CHECK((story.moments.back().chances[seat] > 0) == outcome->won[seat]);
    room->unwatch(viewer);
}

TEST_CASE_FIXTURE(StoryFixture,
                  "what workers are asked of a moment is what all knew, and fits it") {
    house.play_out(*room, ada);
    const auto story = planned_story(room->table());
    REQUIRE(story);
    Thinker thinker(only_mini());
    for (const wire::StoryMoment& moment : story->moments) {
        if (!moment.chances.empty())
            continue;
        ThinkRequest request = story_request(room->table(), moment);
        request.visits = 50;
        const auto chances = chances_of(thinker.answer(think_line(request)));
        REQUIRE(chances.ok());
        CHECK(chances->size() == 2);
    }
}

TEST_CASE_FIXTURE(StoryFixture, "a kept story is told again, one of another game is not") {
    house.play_out(*room, ada);
    CHECK(room->story()->moments.empty());
    auto story = *planned_story(room->table());
    for (wire::StoryMoment& moment : story.moments)
        moment.chances = {400, 600};
    story.is_whole = true;
    store::testing::must_write(house.services().store,
                               {store::KeepStory{room->row().id, wire::text(story)}});
    Viewer viewer(ada.id);
    room->watch(viewer);
    house.run_until([&] { return !stories_in(viewer.shown).empty(); });
    CHECK(stories_in(viewer.shown).back().is_whole);
    CHECK(stories_in(viewer.shown).back().moments.front().chances == std::vector{400, 600});
    room->unwatch(viewer);

    CHECK(room->story()->is_whole);
    CHECK(kept_story(room->table(), wire::text(story)));
    CHECK_FALSE(kept_story(room->table(), "nonsense"));
    story.moments.pop_back();
    CHECK_FALSE(kept_story(room->table(), wire::text(story)));
}

TEST_CASE("a story is found out to its end where workers answer, and kept") {
    const store::testing::ScratchFolder folder;
    // Says the same of every position.
    House house{folder.file("games.db"),
                {"/bin/sh", "-c", R"(while read -r line; do echo '{"chances":[250,750]}'; done)"}};
    const store::User ada = house.guest("Ada");
    const RoomPtr room = house.table(ada, mini_table(2, 0, 0));
    house.play_out(*room, ada);
    Viewer viewer(ada.id);
    room->watch(viewer);
    house.run_until([&] {
        const auto stories = stories_in(viewer.shown);
        return !stories.empty() && stories.back().is_whole;
    });
    const wire::Story story = stories_in(viewer.shown).back();
    CHECK(known(story) == story.moments.size());
    CHECK(story.moments.front().chances == std::vector{250, 750});
    house.run_until([&] {
        const auto kept = house.services().store.story(room->row().id);
        return kept && *kept && kept_story(room->table(), **kept)->is_whole;
    });
    room->unwatch(viewer);
}

TEST_CASE("a story that nobody can tell leaves the scores, and the table can sleep") {
    HouseFixture fixture;  // with workers that never answer
    House& house = fixture.house;
    const store::User ada = house.guest("Ada");
    const RoomPtr room = house.table(ada, mini_table(2, 0, 0));
    house.play_out(*room, ada);
    Viewer viewer(ada.id);
    room->watch(viewer);
    house.run_until([&] { return house.services().computers.waiting() == 0; });
    room->unwatch(viewer);
    house.run_until([&] { return room->may_sleep(house.time + 1); });
    CHECK(known(stories_in(viewer.shown).front()) == 1);
}

TEST_CASE_FIXTURE(StoryFixture, "who looks back on a finished game may do so from every seat") {
    const auto other = [&] { return room->past("", 0, 0); };
    REQUIRE(house
                .act(*room,
                     ada,
                     0,
                     {room->table().game().notation(room->table().legal(engine::seat_id(0))[0])})
                .ok());
    const auto as_spectator = other()->view;
    house.play_out(*room, ada);
    CHECK(other()->view != as_spectator);
    CHECK(room->past("", -1, 0)->view == as_spectator);
    CHECK(room->past(ada.id, 1, 0)->view == room->past("", 1, 0)->view);
}
