#include "arena/bench.h"

#include <array>
#include <cstring>
#include <ctime>
#include <vector>

#include "ai/make_searcher.h"
#include "core/hash.h"

namespace arena {
namespace {

constexpr double kPlayoutSlice = 0.05;
constexpr double kBaselineSlice = 0.005;
constexpr std::uint64_t kSeed = 20;

// Of this thread on its core: what the machine does meanwhile for others does not count.
double processor_seconds() {
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
}

double seconds_since(double begin) { return processor_seconds() - begin; }

// The optimizer must believe that somebody reads this.
template <class T>
void keep(const T& value) {
    asm volatile("" : : "r,m"(value) : "memory");
}

struct Rate {
    std::uint64_t count = 0;
    double seconds = 0;
    double per_second() const { return static_cast<double>(count) / seconds; }
};

struct Totals {
    std::uint64_t games = 0;
    std::uint64_t decisions = 0;
    std::uint64_t steps = 0;
    double seconds = 0;
};

void play_slice(const engine::AnyGame& game, const engine::Position& start, Totals& totals) {
    const double begin = processor_seconds();
    double elapsed = 0;
    while (elapsed < kPlayoutSlice) {
        engine::Position position = start;
        core::Rng rng(kSeed, totals.games++);
        const engine::PlayoutCount count = game.random_playout(position, rng);
        totals.decisions += count.decisions;
        totals.steps += count.decisions + count.chance_events;
        elapsed = seconds_since(begin);
    }
    totals.seconds += elapsed;
}

// A chain of mixing steps: each waits for the one before, so it measures the core and nothing else.
void run_baseline_slice(Rate& rate) {
    constexpr int kBlock = 10000;
    const double begin = processor_seconds();
    std::uint64_t word = rate.count;
    double elapsed = 0;
    while (elapsed < kBaselineSlice) {
        for (int i = 0; i < kBlock; ++i)
            word = core::mix(word + 1);
        keep(word);
        rate.count += kBlock;
        elapsed = seconds_since(begin);
    }
    rate.seconds += elapsed;
}

// Random steps until a seat has to choose.
void walk_to_choice(const engine::AnyGame& game, engine::Position& position, core::Rng& rng) {
    for (;;) {
        const engine::Actor actor = game.actor(position);
        if (actor.is_nobody())
            return;
        const engine::SeatId seat = actor.is_chance() ? engine::kNobody : actor.first();
        engine::ActionList legal;
        game.legal(position, seat, legal);
        if (!actor.is_chance() && legal.size() > 1)
            return;
        game.apply(position, seat, legal[rng.below(static_cast<std::uint32_t>(legal.size()))]);
    }
}

// The positions of one random game after the other, a few thousand visits each.
class SearchBench {
  public:
    SearchBench(const engine::AnyGame& game, const engine::Position& start)
        : game_(game),
          start_(start),
          position_(start),
          searcher_(ai::make_searcher(game, {})),
          rng_(kSeed) {}

    void run_slice(Rate& rate) {
        const double begin = processor_seconds();
        double elapsed = 0;
        while (elapsed < kPlayoutSlice) {
            next_position();
            searcher_->look_at(position_, game_.actor(position_).first());
            rate.count += searcher_->think(kVisits);
            elapsed = seconds_since(begin);
        }
        rate.seconds += elapsed;
    }

  private:
    static constexpr std::uint32_t kVisits = 4000;

    void next_position() {
        do {
            if (game_.actor(position_).is_nobody())
                position_ = start_;
            else if (!game_.actor(position_).is_chance())
                take_any();
            walk_to_choice(game_, position_, rng_);
        } while (game_.actor(position_).is_nobody());
    }
    void take_any() {
        engine::ActionList legal;
        const engine::SeatId seat = game_.actor(position_).first();
        game_.legal(position_, seat, legal);
        game_.apply(position_, seat, legal[rng_.below(static_cast<std::uint32_t>(legal.size()))]);
    }

    const engine::AnyGame& game_;
    const engine::Position& start_;
    engine::Position position_;
    ai::search::SearcherPtr searcher_;
    core::Rng rng_;
};

double search_rate(const engine::AnyGame& game, const engine::Position& start, double seconds) {
    SearchBench bench(game, start);
    Rate rate;
    while (rate.seconds < seconds)
        bench.run_slice(rate);
    return rate.per_second();
}

// Playouts from the first choice of the game, with and without a search around them.
double rollout_share(const engine::AnyGame& game, const engine::Position& start, double seconds) {
    constexpr std::uint32_t kAtOnce = 8;
    engine::Position position = start;
    core::Rng rng(kSeed);
    walk_to_choice(game, position, rng);
    const auto searcher = ai::make_playout_searcher(game, {});
    searcher->look_at(position, game.actor(position).first());
    Totals playouts;
    Rate rollouts;
    while (playouts.seconds < seconds / 2) {
        play_slice(game, position, playouts);
        const double begin = processor_seconds();
        do {
            rollouts.count += searcher->think(kAtOnce);
        } while (seconds_since(begin) < kPlayoutSlice);
        rollouts.seconds += seconds_since(begin);
    }
    return rollouts.per_second() * playouts.seconds / static_cast<double>(playouts.games);
}

double copy_nanoseconds(const engine::Position& position) {
    constexpr int kRounds = 20000;
    constexpr std::size_t kPositions = 64;
    const std::vector<engine::Position> from(kPositions, position);
    std::array<std::byte, engine::kMaxStateBytes> to{};
    const std::size_t size = position.bytes().size();
    const double begin = processor_seconds();
    for (int i = 0; i < kRounds; ++i) {
        for (const engine::Position& each : from) {
            std::memcpy(to.data(), each.bytes().data(), size);
            keep(to.data());
        }
    }
    return seconds_since(begin) * 1e9 / (double{kRounds} * double{kPositions});
}

}  // namespace

BenchResult bench(const engine::AnyGame& game, int players, double seconds) {
    const engine::Position start = *game.initial(players, {});
    Totals totals;
    Rate baseline;
    while (totals.seconds < seconds) {
        play_slice(game, start, totals);
        run_baseline_slice(baseline);
    }
    return {.game = std::string(game.id()),
            .players = players,
            .games = totals.games,
            .seconds = totals.seconds,
            .decisions_per_second = static_cast<double>(totals.decisions) / totals.seconds,
            .steps_per_second = static_cast<double>(totals.steps) / totals.seconds,
            .games_per_second = static_cast<double>(totals.games) / totals.seconds,
            .state_bytes = start.bytes().size(),
            .copy_nanoseconds = copy_nanoseconds(start),
            .baseline_per_second = baseline.per_second(),
            .visits_per_second = search_rate(game, start, seconds),
            .rollout_share = rollout_share(game, start, seconds)};
}

}  // namespace arena
