// The books of a tournament: which games are to be played, which are done, and what they say.
//
// Finished games may arrive in any order and twice; they count in the order of their numbers, whole
// rounds at a time, so that the table does not depend on who played them when.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "arena/line_ups.h"
#include "arena/match_result.h"
#include "arena/ratings.h"
#include "arena/stopping.h"
#include "engine/any_game.h"

namespace arena {

struct TournamentPlan {
    engine::AnyGamePtr game;
    engine::Position start;
    std::vector<std::string> players;
    Mode mode = Mode::RoundRobin;
    std::uint64_t seed = 1;
    std::uint64_t games = 1000;  // at most; a round that was begun is finished
    StopRule stop;
    Anchor anchor;
    std::string records_folder;  // a .tetra.jsonl per game; empty: none
    std::string program;         // goes into the records

    int seats() const { return game->seats_of(start); }
};

// What is wrong with a plan, if anything. Makes nothing, plays nothing.
std::optional<core::Error> complaint(const TournamentPlan& plan);

class Tournament {
  public:
    // The plan must be free of complaints.
    explicit Tournament(TournamentPlan plan);

    const TournamentPlan& plan() const { return plan_; }
    const Schedule& schedule() const { return schedule_; }
    std::vector<std::string> names_at(std::uint64_t number) const;  // by seat

    // The next game that nobody plays yet; none if all are handed out or nothing is left to do.
    std::optional<std::uint64_t> next();
    void take(const MatchResult& result);
    void give_back(std::uint64_t number);  // whoever played it is gone

    bool is_finished() const { return verdict_ != Verdict::Undecided || counted() >= games_; }
    bool is_known(std::uint64_t number) const {
        return number < counted() || waiting_.contains(number);
    }
    Verdict verdict() const { return verdict_; }
    std::uint64_t games() const { return games_; }  // at most
    std::uint64_t counted() const { return results_.size(); }
    const std::vector<MatchResult>& results() const { return results_; }

    // By player, then by the line-ups in which the player sits; and by line-up, then by player.
    std::vector<std::vector<PairedShare>> shares_by_player() const;
    const std::vector<std::vector<PairedShare>>& shares() const { return shares_; }
    std::vector<Mean> ratings() const;

  private:
    RatedGame rated(const MatchResult& result) const;
    void count_whole_rounds();
    void count_block(const std::vector<MatchResult>& block);
    void judge();

    TournamentPlan plan_;
    Schedule schedule_;
    std::uint64_t games_;
    std::uint64_t next_ = 0;
    std::set<std::uint64_t> returned_;
    std::map<std::uint64_t, MatchResult> waiting_;  // for games before them
    std::vector<MatchResult> results_;              // counted
    std::vector<std::vector<PairedShare>> shares_;
    Verdict verdict_ = Verdict::Undecided;
};

}  // namespace arena
