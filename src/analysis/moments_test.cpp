#include "analysis/moments.h"

#include <algorithm>

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
    std::vector<analysis::Moment> moments(std::size_t most) const {
        return analysis::moments_of(game, start, entries, most);
    }
};

}  // namespace

TEST_CASE("a story begins with the first decision and ends with the game") {
    const Played played;
    const auto moments = played.moments(60);
    REQUIRE(moments.size() >= 3);
    const auto first = std::ranges::find_if(
        played.entries, [](const auto& entry) { return entry.seat != engine::kNobody; });
    CHECK(moments.front().n == static_cast<std::size_t>(first - played.entries.begin()));
    CHECK(moments.back().n == played.entries.size());
    CHECK(played.game.actor(moments.back().position).is_nobody());
    CHECK(std::ranges::is_sorted(moments, std::less{}, &analysis::Moment::n));
}

TEST_CASE("a story is looked at where somebody decides, and not between two who decide together") {
    const Played played;
    for (const analysis::Moment& moment : played.moments(60)) {
        const auto actor = played.game.actor(moment.position);
        const bool is_end = moment.n == played.entries.size();
        CHECK(is_end != (!actor.is_chance() && !actor.is_nobody()));
        const bool is_commitment =
            !is_end && played.entries[moment.n].seat == engine::seat_id(1) && moment.n > 0
            && played.entries[moment.n - 1].seat == engine::seat_id(0)
            && played.game.notation(played.entries[moment.n].action).starts_with("commit")
            && played.game.notation(played.entries[moment.n - 1].action).starts_with("commit");
        CHECK_FALSE(is_commitment);
    }
}

TEST_CASE("a long story is looked at evenly") {
    const Played played;
    const auto all = played.moments(1000);
    const auto few = played.moments(4);
    REQUIRE(all.size() > 4);
    REQUIRE(few.size() == 4);
    CHECK(few.front().n == all.front().n);
    CHECK(few.back().n == all.back().n);
}

TEST_CASE("a game that ends before anybody decides has its end as its story") {
    const Played played;
    const auto moments = analysis::moments_of(played.game, played.start, {}, 60);
    REQUIRE(moments.size() == 1);
    CHECK(moments.front().n == 0);
}

TEST_CASE("what is farthest from all that is known comes next") {
    using Known = std::vector<bool>;
    CHECK(analysis::next_unknown({}) == 0);
    CHECK(analysis::next_unknown(Known{true, true}) == 2);
    CHECK(analysis::next_unknown(Known{false, false, false, true}) == 0);
    CHECK(analysis::next_unknown(Known{true, false, false, false, true}) == 2);
    CHECK(analysis::next_unknown(Known{true, false, true, false, false}) == 4);
}
