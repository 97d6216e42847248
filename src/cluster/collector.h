// The rank that hands out games, keeps the books and reports.
//
// A lost rank needs no notice: when no new game is left, idle ranks get games that others have not
// delivered yet, and the first result of a game counts.
#pragma once

#include <chrono>
#include <deque>
#include <optional>

#include "arena/run_tournament.h"
#include "cluster/link.h"

namespace cluster {

class Collector {
  public:
    Collector(const Link& link, arena::Tournament& tournament, const arena::TournamentRun& run)
        : link_(link), tournament_(tournament), run_(run) {}

    std::optional<core::Error> collect();

  private:
    void hear(const Letter& letter);
    void keep(const arena::MatchResult& result);
    void give_work(int rank);
    std::optional<std::uint64_t> overdue_for(int rank);
    void tell_progress();

    struct Loan {
        std::uint64_t number = 0;
        int rank = 0;
    };

    const Link& link_;
    arena::Tournament& tournament_;
    const arena::TournamentRun& run_;
    std::deque<Loan> loans_;  // handed out and not delivered, the longest ago first
    std::uint64_t games_ = 0;
    std::uint64_t decisions_ = 0;
    std::chrono::steady_clock::time_point told_;
    std::optional<core::Error> trouble_;
};

// Ends the work of all ranks; true if every one of them has said goodbye.
bool dismiss(const Link& link);

}  // namespace cluster
