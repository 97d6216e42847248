#include "analysis/events.h"

#include <doctest/doctest.h>

#include "analysis/testing/played.h"
#include "engine/mini/adapted_game.h"
#include "games/all_games.h"

namespace {

using analysis::Event;
using analysis::testing::Recorded;

std::vector<engine::AnyGamePtr> every_game() {
    std::vector<engine::AnyGamePtr> games = {std::make_shared<mini::AdaptedGame>(mini::Pack{})};
    for (const char* id : {"wiraqocha", "ascalion", "hyperborea", "pathciv"})
        games.push_back(*games::find(id));
    return games;
}

std::vector<Event> events_in(const Recorded& played) {
    return analysis::events_of(*played.game, played.start, played.entries);
}

}  // namespace

TEST_CASE("events follow each other without a gap and lead from position to position") {
    for (const engine::AnyGamePtr& game : every_game()) {
        INFO(game->id());
        Recorded played = analysis::testing::opened(game, 2);
        analysis::testing::play_at_random(played, 300, 4);
        engine::Position position = played.start;
        std::size_t n = 0;
        for (const Event& event : events_in(played)) {
            CHECK(event.begin == n);
            CHECK(event.end > event.begin);
            CHECK(event.before == position);
            for (; n < event.end; ++n)
                game->apply(position, played.entries[n].seat, played.entries[n].action);
            CHECK(event.after == position);
            CHECK(event.is_luck() == game->actor(event.before).is_chance());
        }
        CHECK(n + 8 > played.entries.size());
    }
}

TEST_CASE("choices hold all steps of their seat, the first one of an action at its entry") {
    for (const engine::AnyGamePtr& game : every_game()) {
        INFO(game->id());
        Recorded played = analysis::testing::opened(game, 2);
        analysis::testing::play_at_random(played, 300, 9);
        for (const Event& event : events_in(played)) {
            std::size_t steps = 0;
            for (const analysis::Choice& choice : event.choices) {
                steps += choice.steps.size();
                CHECK(played.entries[choice.first].seat == choice.seat);
                CHECK(played.entries[choice.first].action == choice.steps.front());
            }
            CHECK((event.is_luck() || steps == event.end - event.begin));
        }
    }
}

TEST_CASE("who decides at the same time does so in one event") {
    Recorded played = analysis::testing::opened(*games::find("pathciv"), 3);
    analysis::testing::play_at_random(played, 300, 2);
    std::size_t windows = 0;
    for (const Event& event : events_in(played))
        windows += event.choices.size() == 3 ? 1 : 0;
    CHECK(windows > 3);
}
