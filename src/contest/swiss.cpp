// Swiss: those with as many points meet, nobody twice while that can be avoided. Tables of two are
// paired exactly: if there is any way without a repetition it is found.
#include <algorithm>
#include <cstdlib>

#include "contest/groups.h"
#include "contest/history.h"
#include "contest/matching.h"
#include "contest/rounds.h"
#include "contest/standings.h"

namespace contest {
namespace {

// Those who play the next round, as they stand.
std::vector<int> ranked(const Contest& contest) {
    std::vector<int> list;
    for (const Row& row : standings(contest))
        if (contest.players()[static_cast<std::size_t>(row.player)].is_active())
            list.push_back(row.player);
    return list;
}

class SwissRound {
  public:
    explicit SwissRound(const Contest& contest)
        : contest_(contest), history_(contest), list_(ranked(contest)) {
        for (const Row& row : standings(contest)) {
            points_.resize(std::max(points_.size(), static_cast<std::size_t>(row.player) + 1));
            points_[static_cast<std::size_t>(row.player)] = row.points;
        }
    }

    std::vector<Pairing> pairs() {
        if (list_.size() % 2 != 0)
            choose_bye();
        const int n = static_cast<int>(list_.size());
        for (int allowed = 0;; ++allowed) {
            const auto may_meet = [&](int a, int b) {
                return history_.met(player(a), player(b)) <= allowed;
            };
            const auto found = pair_up(n, may_meet, [&](int a) { return wishes(a); });
            if (!found)
                continue;
            for (const auto& [a, b] : *found)
                add({player(a), player(b)});
            return finish();
        }
    }

    std::vector<Pairing> groups() {
        const auto sizes = table_sizes(static_cast<int>(list_.size()), contest_.format().seats);
        const auto met = [&](int a, int b) { return history_.met(a, b); };
        for (const auto& table : grouped(list_, sizes, {met, true}))
            add(table);
        return finish();
    }

  private:
    int player(int i) const { return list_[static_cast<std::size_t>(i)]; }
    Points points(int i) const { return points_[static_cast<std::size_t>(player(i))]; }

    // The last of those who had the fewest, if the others can be paired without them.
    void choose_bye() {
        const int n = static_cast<int>(list_.size());
        const auto may_meet = [&](int a, int b) { return history_.met(player(a), player(b)) == 0; };
        int fewest = history_.byes(player(0));
        for (const int one : list_)
            fewest = std::min(fewest, history_.byes(one));
        int chosen = kNone;
        for (int i = n - 1; i >= 0; --i) {
            if (history_.byes(player(i)) > fewest)
                continue;
            if (chosen == kNone)
                chosen = i;
            if (!can_pair(n, may_meet, i))
                continue;
            chosen = i;
            break;
        }
        bye_ = player(chosen);
        list_.erase(list_.begin() + chosen);
    }

    // Nearest in points first; among those with as many, the upper half meets the lower half.
    std::vector<int> wishes(int a) const {
        int same = 0;
        int before = 0;
        const int n = static_cast<int>(list_.size());
        for (int i = 0; i < n; ++i) {
            same += points(i) == points(a) ? 1 : 0;
            before += points(i) == points(a) && i < a ? 1 : 0;
        }
        const int ideal = a - before + (before + std::max(same / 2, 1));
        std::vector<int> all;
        for (int b = 0; b < n; ++b)
            if (b != a)
                all.push_back(b);
        std::ranges::stable_sort(all, {}, [&](int b) {
            const int apart = std::abs(points(a) - points(b));
            return std::pair(apart, 4 * std::abs(b - ideal) + seat_trouble(a, b));
        });
        return all;
    }

    // Both have opened more often than not, or neither: one of them is to do it again.
    int seat_trouble(int a, int b) const {
        const int lean_a = history_.seated(player(a), 0) - history_.seated(player(a), 1);
        const int lean_b = history_.seated(player(b), 0) - history_.seated(player(b), 1);
        return lean_a * lean_b > 0 ? 2 * (std::abs(lean_a) + std::abs(lean_b)) : 0;
    }

    void add(const std::vector<int>& players) {
        Pairing pairing;
        pairing.round = contest_.round() + 1;
        pairing.slot = static_cast<int>(pairings_.size()) + 1;
        if (players.size() == 1) {
            bye_ = players.front();
            return;
        }
        pairing.players = seated_fairly(history_, players, pairing.slot + pairing.round);
        pairings_.push_back(std::move(pairing));
    }
    std::vector<Pairing> finish() {
        if (bye_ != kNone)
            pairings_.push_back(
                bye(contest_.round() + 1, static_cast<int>(pairings_.size()) + 1, bye_));
        return pairings_;
    }

    const Contest& contest_;
    History history_;
    std::vector<int> list_;
    std::vector<Points> points_;
    std::vector<Pairing> pairings_;
    int bye_ = kNone;
};

}  // namespace

std::vector<Pairing> next_swiss(const Contest& contest) {
    if (contest.round() >= contest.rounds() || contest.active() < 2)
        return {};
    SwissRound round(contest);
    return contest.format().seats == 2 ? round.pairs() : round.groups();
}

}  // namespace contest
