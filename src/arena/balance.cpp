#include "arena/balance.h"

#include <atomic>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <tuple>
#include <utility>

#include "arena/course.h"
#include "arena/random_picks.h"
#include "arena/threads.h"

namespace arena {
namespace {

using engine::Pick;

std::vector<ai::PlayerPtr> players_for(const BalancePlan& plan) {
    const SimulationPlan& games = plan.games;
    const auto seats = static_cast<std::size_t>(games.game->seats_of(games.start));
    std::vector<ai::PlayerPtr> players;
    for (std::size_t i = 0; i < seats; ++i) {
        const std::string& name = games.players[games.players.size() == 1 ? 0 : i];
        players.push_back(std::make_unique<RandomPicks>(
            std::move(*ai::make_player(name, *games.game)), plan.random_picks));
    }
    return players;
}

// What one game adds.
class CountedGame {
  public:
    CountedGame(const engine::AnyGame& game, Balance& balance) : game_(game), sum_(balance) {}

    // Returns what a player did wrong, if anything.
    std::string_view play(Course& course, std::span<const ai::PlayerPtr> players) {
        while (!course.is_over()) {
            const engine::Position before = course.position();
            if (const std::string_view fault = course.advance(players); !fault.empty())
                return fault;
            note(before, course.entries().back());
        }
        const PlayedGame played = course.result();
        ++sum_.games;
        sum_.decisions += played.count.decisions;
        settle(played.outcome);
        return {};
    }

  private:
    void note(const engine::Position& before, const engine::RecordEntry& entry) {
        const std::vector<Pick> picks = game_.picks(before, entry.seat, entry.action);
        for (const Pick& pick : picks) {
            ItemTally& item = item_of(pick);
            item.taken += entry.seat == engine::kNobody ? 0 : 1;
            owned_.insert({pick.seat, pick.group, pick.item});
        }
        if (!picks.empty() && entry.seat != engine::kNobody)
            note_offers(before, entry.seat);
    }

    void note_offers(const engine::Position& before, engine::SeatId seat) {
        engine::ActionList offered;
        game_.legal(before, seat, offered);
        for (const engine::Action action : offered)
            for (const Pick& pick : game_.picks(before, seat, action))
                ++item_of(pick).offered;
    }

    ItemTally& item_of(const Pick& pick) {
        ItemTally& item = sum_.groups[pick.group][pick.item];
        if (item.name == engine::Words{})
            item.name = pick.name;
        return item;
    }

    void settle(const engine::Outcome& outcome) {
        const auto winners = static_cast<std::uint64_t>(outcome.winners());
        for (std::size_t i = 0; i < outcome.seats; ++i) {
            const std::string number = std::to_string(i + 1);
            const auto seat = engine::seat_id(static_cast<int>(i));
            item_of({seat, "seat", number, {"seat " + number, "Platz " + number}});
            owned_.insert({seat, "seat", number});
            sum_.all.add(outcome.results[i]);
            if (outcome.results[i].won)
                sum_.winners.add(outcome.results[i]);
        }
        for (const auto& [seat, group, id] : owned_) {
            ItemTally& item = sum_.groups[group][id];
            ++item.owners;
            item.wins += outcome.of(seat).won ? kWholeWin / winners : 0;
        }
    }

    const engine::AnyGame& game_;
    Balance& sum_;
    std::set<std::tuple<engine::SeatId, std::string, std::string>> owned_;
};

// What the threads share.
class Census {
  public:
    explicit Census(const BalancePlan& plan) : plan_(plan), games_(plan.games) {}

    void work() {
        Balance balance;
        for (std::uint64_t number = next_++; number < games_.games && !failed_; number = next_++)
            play(number, balance);
        const std::lock_guard lock(mutex_);
        sum_.add(balance);
    }

    void tell(const Progress& progress) const {
        if (progress)
            progress(played_, decisions_);
    }

    core::Result<Balance> result() const {
        if (trouble_)
            return *trouble_;
        return sum_;
    }

  private:
    // New players for each game: nothing is carried over, whichever thread plays it.
    void play(std::uint64_t number, Balance& balance) {
        const std::vector<ai::PlayerPtr> players = players_for(plan_);
        Course course(*games_.game, games_.start, Luck::of(games_.seed, number));
        const std::string_view fault = CountedGame(*games_.game, balance).play(course, players);
        if (!fault.empty())
            fail({"game " + std::to_string(number), std::string(fault)});
        ++played_;
        decisions_ += course.result().count.decisions;
    }

    void fail(const core::Error& error) {
        const std::lock_guard lock(mutex_);
        trouble_ = error;
        failed_ = true;
    }

    const BalancePlan& plan_;
    const SimulationPlan& games_;
    std::atomic<std::uint64_t> next_ = 0;
    std::atomic<std::uint64_t> played_ = 0;
    std::atomic<std::uint64_t> decisions_ = 0;
    std::atomic<bool> failed_ = false;
    std::mutex mutex_;
    Balance sum_;
    std::optional<core::Error> trouble_;
};

double quotient(std::uint64_t part, std::uint64_t whole) {
    return whole == 0 ? 0 : static_cast<double>(part) / static_cast<double>(whole);
}

}  // namespace

void ItemTally::add(const ItemTally& other) {
    name = other.name;
    offered += other.offered;
    taken += other.taken;
    owners += other.owners;
    wins += other.wins;
}
double ItemTally::won() const { return quotient(wins, kWholeWin * owners); }
double ItemTally::pick_rate() const { return quotient(taken, offered); }

double mean_won(const ItemGroup& group) {
    ItemTally all;
    for (const auto& [id, item] : group)
        all.add(item);
    return all.won();
}

void ScoreSums::add(const engine::SeatResult& result) {
    ++seats;
    score += result.score;
    for (std::size_t i = 0; i < parts.size(); ++i)
        parts[i] += result.parts[i];
}
void ScoreSums::add(const ScoreSums& other) {
    seats += other.seats;
    score += other.score;
    for (std::size_t i = 0; i < parts.size(); ++i)
        parts[i] += other.parts[i];
}

void Balance::add(const Balance& other) {
    games += other.games;
    decisions += other.decisions;
    all.add(other.all);
    winners.add(other.winners);
    for (const auto& [group, items] : other.groups)
        for (const auto& [id, item] : items)
            groups[group][id].add(item);
}

std::optional<core::Error> complaint(const BalancePlan& plan) {
    const bool is_share = plan.random_picks >= 0 && plan.random_picks <= 1;  // so that NaN is none
    if (!is_share)
        return core::Error{"random-picks", "must be 0 to 1"};
    return complaint(plan.games);
}

core::Result<Balance> measure_balance(const BalancePlan& plan, const Progress& progress) {
    Census census(plan);
    run_threads(
        threads_for(plan.games.threads, plan.games.games),
        [&] { census.work(); },
        [&] { census.tell(progress); });
    return census.result();
}

}  // namespace arena
