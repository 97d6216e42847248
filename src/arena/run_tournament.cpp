#include "arena/run_tournament.h"

#include <atomic>
#include <mutex>

#include "arena/play_match.h"
#include "arena/threads.h"

namespace arena {
namespace {

// What the threads share: the tournament, one at a time.
class Hall {
  public:
    Hall(Tournament& tournament, ResultsFile* file) : tournament_(tournament), file_(file) {}

    void work() {
        const auto abandoned = [this] { return over_.load(std::memory_order_relaxed); };
        while (const auto number = next()) {
            const auto result = play_match(tournament_, *number, abandoned);
            if (!result)
                stop(result.error());
            else if (result->has_value())
                take(result->value());
        }
    }

    void tell(const TournamentProgress& progress) {
        const std::lock_guard lock(mutex_);
        if (progress)
            progress(games_, decisions_);
    }

    const std::optional<core::Error>& trouble() const { return trouble_; }

  private:
    std::optional<std::uint64_t> next() {
        const std::lock_guard lock(mutex_);
        return over_ ? std::nullopt : tournament_.next();
    }

    void take(const MatchResult& result) {
        const std::lock_guard lock(mutex_);
        if (over_)
            return;
        ++games_;
        decisions_ += result.decisions;
        if (file_ != nullptr)
            trouble_ = file_->append(tournament_, result);
        tournament_.take(result);
        over_ = trouble_ || tournament_.is_finished();
    }

    void stop(const core::Error& error) {
        const std::lock_guard lock(mutex_);
        if (!over_)
            trouble_ = error;
        over_ = true;
    }

    Tournament& tournament_;
    ResultsFile* file_;
    std::mutex mutex_;
    std::atomic<bool> over_ = false;
    std::uint64_t games_ = 0;
    std::uint64_t decisions_ = 0;
    std::optional<core::Error> trouble_;
};

}  // namespace

std::optional<core::Error> run_tournament(Tournament& tournament, const TournamentRun& run) {
    const int threads = threads_for(run.threads, tournament.games());
    Hall hall(tournament, run.file);
    run_threads(threads, [&] { hall.work(); }, [&] { hall.tell(run.progress); });
    return hall.trouble();
}

}  // namespace arena
