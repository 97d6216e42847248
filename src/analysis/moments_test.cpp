#include "analysis/moments.h"

#include <algorithm>
#include <memory>

#include <doctest/doctest.h>

#include "core/rng.h"
#include "engine/mini/adapted_game.h"

namespace {

struct Played {
    mini::AdaptedGame game{mini::Pack{}};
    engine::Position start = *game.initial(2, {});
    std::vector<engine::RecordEntry> entries;

    Played() {
        core::Rng rng(3);
        engine::Position position = start;
        while (!game.actor(position).is_nobody()) {
            const auto actor = game.actor(position);
            const auto seat = actor.is_chance() ? engine::kNobody : actor.first();
            engine::ActionList legal;
            game.legal(position, seat, legal);
            const auto action = legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
            entries.push_back({seat, action});
            game.apply(position, seat, action);
        }
    }
    std::vector<analysis::Event> events() const {
        return analysis::events_of(game, start, entries);
    }
    std::vector<std::size_t> moments(std::size_t most) const {
        return analysis::moments_of(game, events(), most);
    }
};

}  // namespace

TEST_CASE("a story is looked at where somebody has a choice, from the first one on") {
    const Played played;
    const auto events = played.events();
    const auto moments = played.moments(1000);
    REQUIRE(moments.size() >= 2);
    CHECK(std::ranges::is_sorted(moments));
    const auto has_choice = [&](const analysis::Event& event) {
        engine::ActionList legal;
        if (!event.is_luck())
            played.game.legal(event.before, event.choices.front().seat, legal);
        return legal.size() > 1;
    };
    CHECK(&events[moments.front()] == std::to_address(std::ranges::find_if(events, has_choice)));
    for (const std::size_t moment : moments)
        CHECK(has_choice(events[moment]));
}

TEST_CASE("a long story is looked at evenly") {
    const Played played;
    const auto all = played.moments(1000);
    const auto few = played.moments(2);
    REQUIRE(all.size() > 2);
    REQUIRE(few.size() == 2);
    CHECK(few.front() == all.front());
    CHECK(few.back() == all.back());
}

TEST_CASE("a game in which nobody decided has no such moments") {
    const Played played;
    CHECK(analysis::moments_of(played.game, {}, 60).empty());
}

TEST_CASE("what is farthest from all that is known comes next") {
    using Known = std::vector<bool>;
    CHECK(analysis::next_unknown({}) == 0);
    CHECK(analysis::next_unknown(Known{true, true}) == 2);
    CHECK(analysis::next_unknown(Known{false, false, false, true}) == 0);
    CHECK(analysis::next_unknown(Known{true, false, false, false, true}) == 2);
    CHECK(analysis::next_unknown(Known{true, false, true, false, false}) == 4);
}
