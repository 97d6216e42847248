#include "contest/history.h"

#include <algorithm>
#include <limits>
#include <numeric>

namespace contest {

History::History(const Contest& contest)
    : players_(contest.players().size()),
      met_(players_ * players_, 0),
      byes_(players_, 0),
      seats_(players_ * kMaxSeats, 0),
      last_(players_, -1),
      pairings_(contest.pairings()) {
    for (std::size_t i = 0; i < pairings_.size(); ++i) {
        const auto& players = pairings_[i].players;
        if (players.size() == 1)
            ++byes_[at(players.front())];
        for (std::size_t seat = 0; seat < players.size(); ++seat) {
            last_[at(players[seat])] = static_cast<int>(i);
            if (players.size() > 1)
                ++seats_[at(players[seat]) * kMaxSeats + seat];
            for (const int other : players)
                if (other != players[seat])
                    ++met_[index(players[seat], other)];
        }
    }
}

bool History::met_last(int a, int b) const {
    const auto meets = [&](int who, int other) {
        if (last_[at(who)] < 0)
            return false;
        const auto& players = pairings_[at(last_[at(who)])].players;
        return std::ranges::find(players, other) != players.end();
    };
    return meets(a, b) || meets(b, a);
}

std::vector<int> seated_fairly(const History& history, std::vector<int> players, int turn) {
    if (players.empty())
        return players;
    std::ranges::rotate(players, players.begin() + turn % static_cast<int>(players.size()));
    std::vector<std::size_t> order(players.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::vector<int> best = players;
    int least = std::numeric_limits<int>::max();
    do {
        int cost = 0;
        for (std::size_t seat = 0; seat < order.size(); ++seat) {
            const int had = history.seated(players[order[seat]], static_cast<int>(seat));
            cost += 2 * had + 1;  // so that n of them together cost n * n
            cost += had * had;
        }
        if (cost >= least)
            continue;
        least = cost;
        for (std::size_t seat = 0; seat < order.size(); ++seat)
            best[seat] = players[order[seat]];
    } while (std::ranges::next_permutation(order).found);
    return best;
}

std::vector<int> seeding(const Contest& contest) {
    std::vector<int> order(contest.players().size());
    std::iota(order.begin(), order.end(), 0);
    std::ranges::stable_sort(
        order, std::greater{}, [&](int player) { return contest.person(player).rating; });
    return order;
}

Pairing bye(int round, int slot, int player) {
    Pairing pairing;
    pairing.round = round;
    pairing.slot = slot;
    pairing.players = {player};
    pairing.result = Result{{1}, Reason::Bye, "", 0};
    return pairing;
}

std::vector<int> table_sizes(int players, int seats) {
    if (players <= 0)
        return {};
    const int tables = (players + seats - 1) / seats;
    std::vector<int> sizes(static_cast<std::size_t>(tables), players / tables);
    for (int i = 0; i < players % tables; ++i)
        ++sizes[static_cast<std::size_t>(i)];
    return sizes;
}

}  // namespace contest
