#include "arena/tournament.h"

#include <algorithm>
#include <utility>

#include "ai/player.h"
#include "arena/record_files.h"

namespace arena {
namespace {

constexpr std::uint64_t kMaxTournamentGames = 100'000'000;
constexpr int kMaxPlayers = 64;
constexpr std::size_t kMaxLineUps = 100'000;

std::uint64_t rounded_up(std::uint64_t games, std::uint64_t per_round) {
    return (games + per_round - 1) / per_round * per_round;
}

std::optional<core::Error> players_complaint(const TournamentPlan& plan) {
    const auto& players = plan.players;
    if (players.size() < 2 || players.size() > kMaxPlayers)
        return core::Error{"players", "name 2 to 64 players"};
    for (std::size_t i = 0; i < players.size(); ++i) {
        if (const auto player = ai::make_player(players[i], *plan.game); !player)
            return player.error();
        if (std::ranges::count(players, players[i]) > 1)
            return core::Error{"players", "\"" + players[i] + "\" is named twice"};
    }
    return std::nullopt;
}

bool is_one_line_up_of_two(const TournamentPlan& plan) {
    return plan.players.size() == 2 && (plan.mode == Mode::Gauntlet || plan.seats() == 2);
}

std::optional<core::Error> stop_complaint(const TournamentPlan& plan) {
    const StopRule& stop = plan.stop;
    if (stop.kind == StopRule::Kind::Width && (stop.width <= 0 || stop.width >= 1))
        return core::Error{"until", "the width must be above 0 and below 100"};
    if (stop.kind != StopRule::Kind::Elo)
        return std::nullopt;
    if (stop.elo0 >= stop.elo1)
        return core::Error{"stop", "the first number must be below the second"};
    if (!is_one_line_up_of_two(plan))
        return core::Error{"stop", "needs two players, and a gauntlet for more than two seats"};
    return std::nullopt;
}

}  // namespace

std::optional<core::Error> complaint(const TournamentPlan& plan) {
    if (plan.games == 0 || plan.games > kMaxTournamentGames)
        return core::Error{"games", "must be 1 to 100000000"};
    if (plan.seats() < 2)
        return core::Error{"players", "a tournament needs tables for at least two"};
    if (const auto wrong = players_complaint(plan))
        return wrong;
    const auto players = static_cast<int>(plan.players.size());
    if (line_ups(plan.mode, players, plan.seats()).size() > kMaxLineUps)
        return core::Error{"players", "too many for a round-robin: more than 100000 line-ups"};
    if (const auto wrong = stop_complaint(plan))
        return wrong;
    return plan.records_folder.empty() ? std::nullopt : folder_complaint(plan.records_folder);
}

Tournament::Tournament(TournamentPlan plan)
    : plan_(std::move(plan)),
      schedule_(line_ups(plan_.mode, static_cast<int>(plan_.players.size()), plan_.seats()),
                plan_.seed),
      games_(rounded_up(plan_.games, schedule_.games_per_round())),
      shares_(schedule_.line_ups().size(), std::vector<PairedShare>(plan_.players.size())) {}

std::vector<std::string> Tournament::names_at(std::uint64_t number) const {
    std::vector<std::string> names;
    for (const int player : schedule_.seating(number))
        names.push_back(plan_.players[static_cast<std::size_t>(player)]);
    return names;
}

std::optional<std::uint64_t> Tournament::next() {
    if (is_finished())
        return std::nullopt;
    if (!returned_.empty())
        return returned_.extract(returned_.begin()).value();
    while (next_ < games_ && is_known(next_))
        ++next_;
    if (next_ == games_)
        return std::nullopt;
    return next_++;
}

void Tournament::take(const MatchResult& result) {
    returned_.erase(result.number);
    if (result.number < games_ && !is_known(result.number))
        waiting_.emplace(result.number, result);
    count_whole_rounds();
}

void Tournament::give_back(std::uint64_t number) {
    if (!is_known(number))
        returned_.insert(number);
}

// A round is complete if the games that wait begin with it and have no gap in it.
void Tournament::count_whole_rounds() {
    const std::uint64_t length = schedule_.games_per_round();
    while (!is_finished() && waiting_.size() >= length) {
        const auto last = std::next(waiting_.begin(), static_cast<std::ptrdiff_t>(length) - 1);
        if (waiting_.begin()->first != counted() || last->first != counted() + length - 1)
            return;
        std::vector<MatchResult> block;
        for (auto each = waiting_.begin(); each != std::next(last); ++each) {
            block.push_back(each->second);
            if (block.size() == schedule_.seats())
                count_block(std::exchange(block, {}));
        }
        waiting_.erase(waiting_.begin(), std::next(last));
        judge();
    }
}

RatedGame Tournament::rated(const MatchResult& result) const {
    return {schedule_.block_of(result.number), schedule_.seating(result.number), result.places};
}

void Tournament::count_block(const std::vector<MatchResult>& block) {
    std::vector<RatedGame> games;
    for (const MatchResult& result : block)
        games.push_back(rated(result));
    const auto shares = shares_in_block(static_cast<int>(plan_.players.size()), games);
    const std::size_t line_up = schedule_.line_up_of(block.front().number);
    for (std::size_t i = 0; i < shares.size(); ++i)
        shares_[line_up][i].add(shares[i]);
    results_.insert(results_.end(), block.begin(), block.end());
}

void Tournament::judge() {
    const StopRule& stop = plan_.stop;
    if (stop.kind == StopRule::Kind::Width && is_narrow(stop.width, shares_by_player()))
        verdict_ = Verdict::NarrowEnough;
    if (stop.kind == StopRule::Kind::Elo) {
        const LineUp& table = schedule_.line_ups().front();
        const EloTest test{.elo0 = stop.elo0,
                           .elo1 = stop.elo1,
                           .own_seats = static_cast<int>(std::ranges::count(table, 0)),
                           .seats = plan_.seats()};
        verdict_ = test.verdict(shares_.front().front());
    }
}

std::vector<std::vector<PairedShare>> Tournament::shares_by_player() const {
    std::vector<std::vector<PairedShare>> shares(plan_.players.size());
    for (std::size_t i = 0; i < shares_.size(); ++i) {
        const LineUp& table = schedule_.line_ups()[i];
        for (std::size_t j = 0; j < shares.size(); ++j) {
            if (std::ranges::find(table, static_cast<int>(j)) != table.end())
                shares[j].push_back(shares_[i][j]);
        }
    }
    return shares;
}

std::vector<Mean> Tournament::ratings() const {
    std::vector<RatedGame> games;
    games.reserve(results_.size());
    for (const MatchResult& result : results_)
        games.push_back(rated(result));
    return ratings_of(static_cast<int>(plan_.players.size()), games, plan_.anchor);
}

}  // namespace arena
