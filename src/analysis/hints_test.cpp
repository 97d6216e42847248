#include "analysis/hints.h"

#include <algorithm>

#include <doctest/doctest.h>

#include "analysis/options.h"
#include "analysis/testing/played.h"
#include "core/rng.h"
#include "games/all_games.h"

namespace {

using analysis::Eye;
using analysis::Hint;
using analysis::Rank;
using analysis::testing::Recorded;

constexpr const char* kHinted[] = {"wiraqocha", "ascalion", "hyperborea", "pathciv"};
constexpr std::uint32_t kVisits = 60;

// In the middle of a game for three, where somebody decides.
Recorded middle_of(const char* game) {
    Recorded played = analysis::testing::opened(*games::find(game), 3);
    analysis::testing::play_at_random(played, 40, 3);
    while (played.game->actor(played.now).is_chance())
        analysis::testing::play_at_random(played, played.entries.size() + 1, 3);
    return played;
}

Hint hint(int loss, int doubt) { return {{}, loss, doubt, {}, {}}; }

using Ranks = std::vector<Rank>;

}  // namespace

TEST_CASE("hints are legal, the best one first, and the same for all that the seat cannot tell") {
    for (const char* name : kHinted) {
        INFO(name);
        const Recorded played = middle_of(name);
        const auto seat = played.game->actor(played.now).first();
        Eye eye(*played.game);
        const auto hints = analysis::hints_for(eye, played.now, seat, kVisits);
        REQUIRE_FALSE(hints.empty());
        CHECK(hints.size() <= analysis::kMostHints);
        CHECK(hints.front().loss == 0);
        CHECK(std::ranges::is_sorted(hints, {}, &Hint::loss));
        for (const Hint& each : hints)
            CHECK(analysis::is_legal(*played.game, played.now, seat, each.steps));
        core::Rng rng(77);
        const auto other = played.game->sample_hidden(played.now, seat, rng);
        CHECK(analysis::hints_for(eye, other, seat, kVisits) == hints);
        const auto again =
            analysis::hints_from(analysis::to_json(hints), *played.game, played.now, seat);
        REQUIRE(again.ok());
        CHECK(*again == hints);
    }
}

TEST_CASE("hints of another position are refused") {
    const Recorded played = middle_of("wiraqocha");
    const auto seat = played.game->actor(played.now).first();
    Eye eye(*played.game);
    auto hints = analysis::hints_for(eye, played.now, seat, kVisits);
    const auto refused = [&](const std::vector<Hint>& wrong) {
        return !analysis::hints_from(analysis::to_json(wrong), *played.game, played.now, seat);
    };
    CHECK(refused({}));
    CHECK(refused({{{engine::Action{}, engine::Action{}}, 0, 0, {}, {}}}));
    hints.front().gains = {1000};
    CHECK(refused(hints));
    CHECK_FALSE(analysis::hints_from("nonsense", *played.game, played.now, seat).ok());
}

TEST_CASE("a hint is clearly the best only if the next one is behind it beyond doubt") {
    using enum Rank;
    const auto ranks = [](std::vector<Hint> hints) { return analysis::ranks_of(hints); };
    CHECK(ranks({hint(0, 0)}) == Ranks{ClearlyBest});
    CHECK(ranks({hint(0, 0), hint(300, 100), hint(900, 100)})
          == Ranks{ClearlyBest, Weaker, MuchWeaker});
    CHECK(ranks({hint(0, 0), hint(300, 400)}) == Ranks{AboutEqual, Weaker});
    CHECK(ranks({hint(0, 0), hint(199, 10), hint(200, 10)})
          == Ranks{AboutEqual, AboutEqual, Weaker});
}
