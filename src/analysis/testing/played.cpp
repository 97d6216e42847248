#include "analysis/testing/played.h"

#include <algorithm>
#include <limits>

#include "ai/player.h"
#include "analysis/eye.h"
#include "analysis/options.h"
#include "core/hash.h"
#include "core/rng.h"

namespace analysis::testing {
namespace {

using engine::Position;
using engine::SeatId;

constexpr std::size_t kNoLimit = std::numeric_limits<std::size_t>::max();
constexpr int kRandomActions = 24;
constexpr std::uint64_t kMostGames = 5;  // not every one offers a clear blunder
constexpr int kClearly = 20 * kPoint;
constexpr std::uint32_t kQuick = 300;
constexpr std::uint32_t kDeep = 20'000;

void enter(Recorded& played, SeatId seat, engine::Action action) {
    played.entries.push_back({seat, action});
    played.game->apply(played.now, seat, action);
}

engine::Action any_of(const Recorded& played,
                      const Position& position,
                      SeatId seat,
                      core::Rng& rng) {
    engine::ActionList legal;
    played.game->legal(position, seat, legal);
    if (seat != engine::kNobody)
        return legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
    std::vector<engine::Action> tickets;
    for (const engine::Action outcome : legal)
        tickets.insert(tickets.end(),
                       static_cast<std::size_t>(played.game->weight(position, outcome)),
                       outcome);
    return tickets[rng.below(static_cast<std::uint32_t>(tickets.size()))];
}

template <class Choose>
void play(Recorded& played, std::size_t most, core::Rng& rng, Choose&& choose) {
    while (!played.game->actor(played.now).is_nobody() && played.entries.size() < most) {
        const engine::Actor actor = played.game->actor(played.now);
        const SeatId seat = actor.is_chance() ? engine::kNobody : actor.first();
        enter(
            played, seat, actor.is_chance() ? any_of(played, played.now, seat, rng) : choose(seat));
    }
}

int value_of(Eye& eye, const Option& option, SeatId seat, std::uint32_t visits) {
    const engine::AnyGame& game = eye.game();
    const bool is_secret =
        game.disclosure(option.last, option.after, seat) == engine::Disclosure::Secret;
    const Depth depth{.visits = visits};
    const Value value = is_secret || game.actor(option.after).is_chance()
                            ? eye.behind(option.last, seat, option.steps.back(), depth)
                            : eye.at(option.after, depth);
    return value.chances[static_cast<std::size_t>(seat)];
}

Option random_option(const Recorded& played, SeatId seat, core::Rng& rng) {
    std::vector<engine::Action> steps;
    Position position = played.now;
    for (bool is_open = true; is_open;) {
        const Position before = position;
        steps.push_back(any_of(played, position, seat, rng));
        played.game->apply(position, seat, steps.back());
        is_open = played.game->asks(before, position, seat);
    }
    return option_of(*played.game, played.now, seat, steps);
}

Option worst_option(Eye& eye, const Recorded& played, SeatId seat, core::Rng& rng) {
    Option worst = random_option(played, seat, rng);
    int least = value_of(eye, worst, seat, kQuick);
    for (int i = 1; i < kRandomActions; ++i) {
        Option option = random_option(played, seat, rng);
        const int value = value_of(eye, option, seat, kQuick);
        if (value < least) {
            least = value;
            worst = std::move(option);
        }
    }
    return worst;
}

// What the action costs by a deep look, or nothing if it is not clearly losing.
int cost_of(Eye& eye, const Recorded& played, SeatId seat, const Option& worst) {
    eye.as_seen_by(seat, played.now, {.visits = kDeep});
    const auto options = options_in(eye.game(), eye.searcher(), played.now, seat, 1);
    const int best = value_of(eye, options.front(), seat, kDeep);
    const int cost = best - value_of(eye, worst, seat, kDeep);
    return cost >= kClearly ? cost : 0;
}

bool begins_action(const Recorded& played, SeatId seat) {
    if (!played.game->is_settled(played.now) || played.entries.empty())
        return false;
    return played.game->asked(played.now).front() == seat;
}

// From a fifth of the game on: at the first decision that offers a clearly losing action.
Planted try_to_plant(Recorded& played, const std::string& player, std::uint64_t seed) {
    Recorded model = played;
    play_by(model, "greedy", kNoLimit, seed);
    play_by(played, player, played.entries.size() + model.entries.size() / 5, seed);
    core::Rng rng(seed);
    Eye eye(*played.game);
    Planted planted;
    const auto made = ai::make_player(player, *played.game);
    ai::Player& computer = **made;
    play(played, kNoLimit, rng, [&](SeatId seat) {
        if (planted.cost == 0 && begins_action(played, seat)) {
            const Option worst = worst_option(eye, played, seat, rng);
            if (const int cost = cost_of(eye, played, seat, worst); cost > 0) {
                planted = {played.entries.size(), static_cast<double>(cost) / kPoint};
                for (std::size_t i = 0; i + 1 < worst.steps.size(); ++i)
                    enter(played, seat, worst.steps[i]);
                return worst.steps.back();
            }
        }
        return computer.choose(*played.game, played.now, seat, rng);
    });
    return planted;
}

}  // namespace

Recorded opened(engine::AnyGamePtr game, int seats) {
    Recorded played{std::move(game), {}, {}, {}};
    played.start = *played.game->initial(seats, {});
    played.now = played.start;
    return played;
}

void play_at_random(Recorded& played, std::size_t entries, std::uint64_t seed) {
    core::Rng rng(seed);
    play(played, entries, rng, [&](SeatId seat) { return any_of(played, played.now, seat, rng); });
}

void play_by(Recorded& played, const std::string& player, std::size_t entries, std::uint64_t seed) {
    core::Rng rng(seed);
    const auto made = ai::make_player(player, *played.game);
    ai::Player& computer = **made;
    play(played, entries, rng, [&](SeatId seat) {
        return computer.choose(*played.game, played.now, seat, rng);
    });
}

Planted play_with_a_blunder(Recorded& played, const std::string& player, std::uint64_t seed) {
    const Recorded before = played;
    Planted planted;
    for (std::uint64_t i = 0; i < kMostGames && planted.cost == 0; ++i) {
        played = before;
        planted = try_to_plant(played, player, core::combine(seed, i));
    }
    return planted;
}

}  // namespace analysis::testing
