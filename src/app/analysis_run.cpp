#include "app/analysis_run.h"

#include <algorithm>
#include <cstdio>
#include <mutex>
#include <string>

#include <fmt/core.h>
#include <unistd.h>

#include "analysis/eye.h"
#include "arena/threads.h"

namespace app {
namespace {

using analysis::Task;

// "Looking at the game: 120 of 450" on one line of a terminal, elsewhere a line every tenth.
class Progress {
  public:
    Progress(const char* what, std::size_t all)
        : what_(what), all_(all), is_terminal_(isatty(2) == 1) {}
    ~Progress() {
        if (is_terminal_)
            std::fputs("\r\033[K", stderr);
    }
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;

    void show(std::size_t done) {
        const std::size_t tenth = 10 * done / all_;
        if (!is_terminal_ && tenth == shown_)
            return;
        shown_ = tenth;
        const std::string line = fmt::format("{}: {} of {}", what_, done, all_);
        std::fputs((is_terminal_ ? "\r" + line + "\033[K" : line + "\n").c_str(), stderr);
        std::fflush(stderr);
    }

  private:
    const char* what_;
    std::size_t all_;
    bool is_terminal_;
    std::size_t shown_ = 0;
};

class Round {
  public:
    Round(analysis::Study& study, AnalysisFile* file, std::vector<Task> tasks)
        : study_(study), file_(file), tasks_(std::move(tasks)) {
        if (file != nullptr)
            std::erase_if(tasks_, [&](const Task& task) {
                return std::ranges::find(file->found(), task) != file->found().end();
            });
    }

    std::optional<core::Error> run(const char* what, int threads) {
        if (tasks_.empty())
            return std::nullopt;
        Progress progress(what, tasks_.size());
        arena::run_threads(
            arena::threads_for(threads, tasks_.size()),
            [&] { work(); },
            [&] {
                const std::lock_guard lock(mutex_);
                progress.show(done_);
            });
        return error_;
    }

  private:
    std::optional<Task> next() {
        const std::lock_guard lock(mutex_);
        if (error_ || begun_ == tasks_.size())
            return std::nullopt;
        return tasks_[begun_++];
    }
    void work() {
        analysis::Eye eye(study_.game());
        while (const auto task = next()) {
            analysis::Measured measured = study_.done(eye, *task);
            const std::lock_guard lock(mutex_);
            if (file_ != nullptr && !error_)
                error_ = file_->append(*task, measured);
            study_.take(*task, std::move(measured));
            ++done_;
        }
    }

    analysis::Study& study_;
    AnalysisFile* file_;
    std::vector<Task> tasks_;
    std::mutex mutex_;
    std::size_t begun_ = 0;
    std::size_t done_ = 0;
    std::optional<core::Error> error_;
};

}  // namespace

std::optional<core::Error> run_analysis(analysis::Study& study, AnalysisFile* file, int threads) {
    if (auto error = Round(study, file, study.first_round()).run("Looking at the game", threads))
        return error;
    return Round(study, file, study.second_round()).run("Looking again", threads);
}

}  // namespace app
