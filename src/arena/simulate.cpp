#include "arena/simulate.h"

#include <algorithm>
#include <atomic>
#include <cassert>
#include <chrono>
#include <mutex>

#include "ai/player.h"
#include "arena/one_game.h"
#include "arena/record_files.h"
#include "arena/threads.h"

namespace arena {
namespace {

using Clock = std::chrono::steady_clock;

constexpr std::uint64_t kMaxGames = 1'000'000'000'000;
constexpr std::uint64_t kMaxChunk = 64;

std::uint64_t chunk_for(const SimulationPlan& plan, int threads) {
    const std::uint64_t shares = static_cast<std::uint64_t>(threads) * 32;
    return std::clamp<std::uint64_t>(plan.games / shares, 1, kMaxChunk);
}

// What the threads share. Chunks are handed out in rising order; a trouble lowers the limit, so
// that every game before the first troubled one is still played, whatever the number of threads.
class Work {
  public:
    Work(const SimulationPlan& plan, int threads)
        : plan_(plan), chunk_(chunk_for(plan, threads)), limit_(plan.games) {}

    void run() {
        Tally tally;
        const GameRunner runner(plan_);
        for (std::uint64_t first = next_.fetch_add(chunk_); first < limit_;
             first = next_.fetch_add(chunk_))
            play(runner, first, tally);
        finish(tally);
    }

    void tell(const Progress& progress) const {
        if (progress)
            progress(games_, decisions_);
    }

    Simulation result() const { return {.tally = total_, .trouble = trouble_}; }

  private:
    void play(const GameRunner& runner, std::uint64_t first, Tally& tally) {
        for (std::uint64_t number = first; number < first + chunk_ && number < limit_; ++number) {
            const auto played = runner.play(number);
            if (!played)
                return note(played.error());
            tally.add(played->count, played->outcome);
            ++games_;
            decisions_ += played->count.decisions;
        }
    }

    void note(const Trouble& trouble) {
        const std::lock_guard lock(mutex_);
        if (trouble.game_number >= limit_)
            return;
        limit_ = trouble.game_number;
        trouble_ = trouble;
    }

    void finish(const Tally& tally) {
        const std::lock_guard lock(mutex_);
        total_.add(tally);
    }

    const SimulationPlan& plan_;
    std::uint64_t chunk_;
    std::atomic<std::uint64_t> next_ = 0;
    std::atomic<std::uint64_t> limit_;
    std::atomic<std::uint64_t> games_ = 0;
    std::atomic<std::uint64_t> decisions_ = 0;
    std::mutex mutex_;
    Tally total_;
    std::optional<Trouble> trouble_;
};

std::optional<core::Error> player_complaint(const SimulationPlan& plan) {
    const auto seats = static_cast<std::size_t>(plan.game->seats_of(plan.start));
    if (plan.players.size() != 1 && plan.players.size() != seats) {
        return core::Error{"player",
                           "give one player for all seats or one for each of the "
                               + std::to_string(seats) + ", not "
                               + std::to_string(plan.players.size())};
    }
    for (const std::string& name : plan.players) {
        if (const auto player = ai::make_player(name, *plan.game); !player)
            return player.error();
    }
    return std::nullopt;
}

}  // namespace

std::optional<core::Error> complaint(const SimulationPlan& plan) {
    if (plan.games == 0 || plan.games > kMaxGames)
        return core::Error{"games", "must be 1 to 1000000000000"};
    if (const auto wrong = threads_complaint(plan.threads))
        return wrong;
    if (const auto wrong = player_complaint(plan))
        return wrong;
    if (plan.records_folder.empty())
        return std::nullopt;
    return records_complaint(plan);
}

Simulation simulate(const SimulationPlan& plan, const Progress& progress) {
    const Clock::time_point begin = Clock::now();
    const int threads = threads_for(plan.threads, plan.games);
    assert(threads > 0);  // or `complaint` had something to say
    Work work(plan, threads);
    run_threads(threads, [&] { work.run(); }, [&] { work.tell(progress); });
    Simulation result = work.result();
    result.threads = threads;
    result.seconds = std::chrono::duration<double>(Clock::now() - begin).count();
    return result;
}

}  // namespace arena
