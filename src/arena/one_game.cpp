#include "arena/one_game.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "arena/record_files.h"
#include "core/hash.h"
#include "engine/draw_chance.h"
#include "engine/record.h"

namespace arena {
namespace {

using engine::Action;
using engine::SeatId;

// Guesses about hidden things come from a generator of their own, so that a game is the same
// whether or not somebody had to guess.
constexpr std::uint64_t kGuessing = 0x67756573;

std::uint32_t weight_of(const engine::AnyGame& game,
                        const engine::Position& position,
                        Action outcome) {
    return static_cast<std::uint32_t>(game.weight(position, outcome));
}

// The same choice as engine::random_chance makes inside a random playout.
Action random_outcome(const engine::AnyGame& game,
                      const engine::Position& position,
                      core::Rng& rng) {
    engine::ActionList outcomes;
    game.legal(position, engine::kNobody, outcomes);
    std::uint32_t total = 0;
    for (const Action outcome : outcomes)
        total += weight_of(game, position, outcome);
    std::uint32_t ticket = rng.below(total);
    for (const Action outcome : outcomes) {
        const std::uint32_t weight = weight_of(game, position, outcome);
        if (ticket < weight)
            return outcome;
        ticket -= weight;
    }
    return outcomes[outcomes.size() - 1];
}

// A game that is played step by step: with any players, checked, recorded.
class Course {
  public:
    Course(const SimulationPlan& plan, std::uint64_t number)
        : plan_(plan),
          game_(*plan.game),
          position_(plan.start),
          rng_(plan.seed, number),
          guessing_(core::combine(plan.seed, kGuessing), number) {
        if (!plan.records_folder.empty())
            dice_.emplace(dice_of(plan, number));
    }

    bool is_over() const { return game_.actor(position_).is_nobody(); }
    std::uint64_t steps() const { return count_.decisions + count_.chance_events; }
    PlayedGame result() const { return {count_, game_.outcome(position_)}; }
    const std::vector<engine::RecordEntry>& entries() const { return entries_; }

    // Returns the name of the law that is broken now; empty when all is well.
    std::string_view advance(const std::vector<ai::PlayerPtr>& players) {
        const engine::Actor actor = game_.actor(position_);
        if (actor.is_chance())
            return let_chance_decide();
        return let_decide(*players[static_cast<std::size_t>(actor.first())], actor.first());
    }

  private:
    std::string_view let_chance_decide() {
        const Action outcome =
            dice_ ? engine::draw_chance(game_, position_, *dice_, count_.chance_events)
                  : random_outcome(game_, position_, rng_);
        ++count_.chance_events;
        return take(engine::kNobody, outcome);
    }

    std::string_view let_decide(ai::Player& player, SeatId seat) {
        engine::ActionList list;
        game_.legal(position_, seat, list);
        const auto size = static_cast<std::uint32_t>(list.size());
        ++count_.decisions;
        count_.alternatives += size;
        count_.widest = std::max(count_.widest, size);
        const engine::Position known = game_.sample_hidden(position_, seat, guessing_);
        const Action chosen = player.choose(game_, known, seat, rng_);
        if (!list.contains(chosen))
            return "players choose legal actions only";
        return take(seat, chosen);
    }

    std::string_view take(SeatId seat, Action action) {
        if (dice_)
            entries_.push_back({.seat = seat, .action = action});
        game_.apply(position_, seat, action);
        return plan_.check ? game_.invariant(position_) : std::string_view{};
    }

    const SimulationPlan& plan_;
    const engine::AnyGame& game_;
    engine::Position position_;
    core::Rng rng_;
    core::Rng guessing_;
    std::optional<engine::FairDice> dice_;
    engine::PlayoutCount count_;
    std::vector<engine::RecordEntry> entries_;
};

}  // namespace

GameRunner::GameRunner(const SimulationPlan& plan) : plan_(plan) {
    const auto seats = static_cast<std::size_t>(plan.game->seats_of(plan.start));
    for (std::size_t i = 0; i < seats; ++i) {
        players_.push_back(std::move(
            *ai::make_player(plan.players[plan.players.size() == 1 ? 0 : i], *plan.game)));
    }
    only_random_ =
        std::ranges::all_of(plan.players, [](const auto& name) { return name == "random"; });
}

core::Result<PlayedGame, Trouble> GameRunner::play(std::uint64_t number) const {
    if (only_random_ && !plan_.check && plan_.records_folder.empty())
        return play_at_random(number);
    return play_step_by_step(number);
}

PlayedGame GameRunner::play_at_random(std::uint64_t number) const {
    engine::Position position = plan_.start;
    core::Rng rng(plan_.seed, number);
    const engine::PlayoutCount count = plan_.game->random_playout(position, rng);
    return {count, plan_.game->outcome(position)};
}

core::Result<PlayedGame, Trouble> GameRunner::play_step_by_step(std::uint64_t number) const {
    Course course(plan_, number);
    while (!course.is_over()) {
        if (const std::string_view law = course.advance(players_); !law.empty())
            return Trouble{Trouble::Kind::BrokenLaw, number, course.steps(), std::string(law)};
    }
    const PlayedGame played = course.result();
    if (plan_.records_folder.empty())
        return played;
    const auto failure = write_record(plan_, number, course.entries(), played.outcome);
    if (failure)
        return Trouble{Trouble::Kind::RecordNotWritten, number, course.steps(), failure->text()};
    return played;
}

}  // namespace arena
