// The story of a finished game: told little by little, kept, and only when the game is over.
#include "server/game_study.h"

#include <doctest/doctest.h>

#include "server/testing/house.h"
#include "server/testing/thinking_here.h"
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

constexpr int kForEver = 1'000'000;

std::unique_ptr<Computers> thinkers(int looks) { return std::make_unique<ThinkingHere>(looks); }

int done(const wire::Analysis& analysis) { return analysis.progress ? analysis.progress->done : 0; }

bool is_done(const Room& room) {
    const auto analysis = room.analysis();
    return analysis && analysis->progress && analysis->progress->done == analysis->progress->of
           && room.story()->is_whole;
}

// The dice may leave nobody a choice; such a game has nothing to be judged.
RoomPtr played(House& house, const store::User& user) {
    for (;;) {
        RoomPtr room = house.table(user, mini_table(2, 0, 0));
        house.play_out(*room, user);
        if (GameStudy::of(room->table(), nullptr)->story().moments.size() > 2)
            return room;
    }
}

wire::Story told_to_its_end(House& house, Room& room) {
    Viewer viewer("");
    room.watch(viewer);
    house.run_until([&] { return room.story()->is_whole; });
    room.unwatch(viewer);
    return *room.story();
}

void check_the_parts(const wire::Analysis& analysis) {
    int choices = 0;
    for (const wire::SeatReport& seat : analysis.seats) {
        CHECK(seat.start + seat.luck + seat.own + seat.rivals == seat.end);
        choices += seat.choices;
    }
    CHECK(choices > 0);
    for (const wire::AnalysedEvent& event : analysis.events) {
        CHECK(event.is_looked_at);
        CHECK(event.chances.size() == analysis.seats.size());
        for (const wire::AnalysedChoice& choice : event.choices)
            CHECK((choice.mark >= wire::Mark::inaccuracy) == choice.why.has_value());
    }
}

std::string imported(House& house, const std::string& record) {
    const store::User ada = house.guest("Ada");
    const auto made = house.wait_for<wire::Created>(
        [&](const auto& done) { house.hall().import_record(ada, record, done); });
    REQUIRE(made.ok());
    return made->table;
}

std::size_t known(const wire::Story& story) {
    return static_cast<std::size_t>(std::ranges::count_if(
        story.moments, [](const auto& moment) { return !moment.chances.empty(); }));
}

}  // namespace

TEST_CASE_FIXTURE(StoryFixture, "a running game has no story") {
    Viewer viewer(ada.id);
    room->watch(viewer);
    CHECK(stories_in(viewer.shown).empty());
    CHECK(GameStudy::of(room->table(), nullptr) == nullptr);
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

TEST_CASE("a story is found out to its end where somebody thinks, and kept") {
    const store::testing::ScratchFolder folder;
    House house{folder.file("games.db"), thinkers(kForEver)};
    const store::User ada = house.guest("Ada");
    const RoomPtr room = played(house, ada);
    Viewer viewer(ada.id);
    room->watch(viewer);
    house.run_until([&] {
        const auto stories = stories_in(viewer.shown);
        return !stories.empty() && stories.back().is_whole;
    });
    const wire::Story story = stories_in(viewer.shown).back();
    CHECK(known(story) == story.moments.size());
    CHECK_FALSE(story.analysis);
    for (const wire::StoryMoment& moment : story.moments)
        CHECK(std::abs(moment.chances[0] + moment.chances[1] - 1000) <= 1);
    house.run_until([&] {
        const auto kept = house.services().store.story(room->row().id);
        return kept && *kept && GameStudy::of(room->table(), &**kept)->story().is_whole;
    });
    CHECK_FALSE(GameStudy::of(room->table(), nullptr)->story().is_whole);
    room->unwatch(viewer);
}

TEST_CASE("the whole game is analysed when somebody wants it, and it says the same as the story") {
    const store::testing::ScratchFolder folder;
    House house{folder.file("games.db"), thinkers(kForEver)};
    const store::User ada = house.guest("Ada");
    const RoomPtr open = house.table(ada, mini_table(2, 0, 0));
    CHECK(open->analyse().error().code == "not_over");
    CHECK(open->analysis().error().code == "not_over");
    CHECK(open->analysed(0).error().code == "not_over");
    const RoomPtr room = played(house, ada);
    CHECK_FALSE(room->analysis()->progress);
    const wire::Story story = told_to_its_end(house, *room);
    REQUIRE(room->analyse()->progress);
    house.run_until([&] { return is_done(*room); });
    const wire::Analysis analysis = *room->analysis();
    check_the_parts(analysis);
    CHECK(analysis.events.back().end == static_cast<int>(room->table().entries().size()));
    for (const wire::StoryMoment& moment : story.moments) {
        const auto event = std::ranges::find(analysis.events, moment.n, &wire::AnalysedEvent::n);
        CHECK(moment.chances == (event == analysis.events.end() ? analysis.end : event->chances));
    }
}

TEST_CASE("an analysis goes on after a restart and finds what it would have found without") {
    const store::testing::ScratchFolder folder;
    const auto begun = std::make_unique<House>(folder.file("one.db"), thinkers(kForEver));
    const store::User ada = begun->guest("Ada");
    const RoomPtr room = played(*begun, ada);
    CHECK(room->analyse().ok());
    begun->run_until([&] { return is_done(*room); });
    const std::string whole = wire::text(*room->analysis());

    const std::string record = engine::record_text(room->table().game(), room->table().record());
    std::string table;
    // As far as the first event behind the glances, one more, and all of it.
    const auto glances = static_cast<int>(room->story()->moments.size()) - 1;
    int before = 0;
    for (const int looks : {glances + 1, 1, kForEver}) {
        House house{folder.file("two.db"), thinkers(looks)};
        if (table.empty())
            table = imported(house, record);
        const RoomPtr again = house.hall().room(table);
        REQUIRE(again);
        CHECK(done(*again->analysis()) == before);
        if (before == 0)
            CHECK(again->analyse().ok());
        Viewer viewer("");
        again->watch(viewer);
        const auto kept_so_far = [&] {
            const auto kept = house.services().store.story(table);
            const auto study = kept && *kept ? GameStudy::of(again->table(), &**kept) : nullptr;
            return study ? study->progress().done : 0;
        };
        house.run_until(
            [&] { return looks == kForEver ? is_done(*again) : kept_so_far() > before; });
        again->unwatch(viewer);
        before = kept_so_far();
        if (looks == kForEver) {
            wire::Analysis found = *again->analysis();
            found.table = room->row().id;
            CHECK(wire::text(found) == whole);
        }
    }
}

TEST_CASE("what is kept of another game or another look is not believed") {
    const store::testing::ScratchFolder folder;
    House house{folder.file("games.db"), thinkers(kForEver)};
    const store::User ada = house.guest("Ada");
    const RoomPtr room = played(house, ada);
    const RoomPtr other = played(house, ada);
    CHECK(room->analyse().ok());
    const auto done_in = [&](const table::Table& table, const std::string& text) {
        return GameStudy::of(table, &text)->progress().done;
    };
    std::string kept;
    house.run_until([&] {
        kept = house.services().store.story(room->row().id)->value_or("");
        return done_in(room->table(), kept) > 0;
    });
    CHECK(done_in(room->table(), kept) > 0);
    CHECK(done_in(other->table(), kept) == 0);
    CHECK(done_in(room->table(), "nonsense") == 0);
    for (const char* word : {"visits\":1000", "tetrapolis-study/1"}) {
        std::string changed = kept;
        changed.insert(changed.find(word) + std::string_view(word).size(), "0");
        CHECK(done_in(room->table(), changed) == 0);
    }
}

TEST_CASE("one event is told with what could have been done, and only of actions of the game") {
    const store::testing::ScratchFolder folder;
    House house{folder.file("games.db"), thinkers(kForEver)};
    const store::User ada = house.guest("Ada");
    const RoomPtr room = played(house, ada);
    CHECK(room->analyse().ok());
    house.run_until([&] { return is_done(*room); });
    CHECK(room->analysed(-1).error().code == "bad_request");
    CHECK_FALSE(room->analysed(static_cast<int>(room->table().entries().size())));
    std::size_t judged = 0;
    const wire::Analysis analysis = *room->analysis();
    for (const wire::AnalysedEvent& event : analysis.events) {
        const wire::AnalysedMoment moment = *room->analysed(event.end - 1);
        CHECK(moment.n == event.n);
        CHECK(moment.chances == event.chances);
        REQUIRE(moment.choices.size() == event.choices.size());
        for (std::size_t i = 0; i < moment.choices.size(); ++i) {
            const wire::JudgedChoice& choice = moment.choices[i];
            CHECK(choice.loss == event.choices[i].loss);
            if (choice.options.empty())
                continue;
            ++judged;
            const auto& entry = room->table().entries()[static_cast<std::size_t>(choice.n)];
            CHECK(choice.options.front().path.front()
                  == room->table().game().notation(entry.action));
            CHECK_FALSE(choice.options.front().text.de.empty());
        }
    }
    CHECK(judged > 0);
}

TEST_CASE("a story that nobody can tell leaves the scores, and the table can sleep") {
    HouseFixture fixture;  // with workers that never answer
    House& house = fixture.house;
    const store::User ada = house.guest("Ada");
    const RoomPtr room = played(house, ada);
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
