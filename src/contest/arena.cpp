// Arena: whoever is free gets the next table, with those who have about as many points. Nobody
// meets the rivals of the last game again, unless they would have to wait long for others.
#include <algorithm>

#include "contest/groups.h"
#include "contest/history.h"
#include "contest/matching.h"
#include "contest/rounds.h"
#include "contest/standings.h"

namespace contest {
namespace {

constexpr std::int64_t kPatience = 30'000;

// Who waits, best first.
std::vector<int> waiting(const Contest& contest) {
    std::vector<int> list;
    for (const Row& row : standings(contest))
        if (contest.players()[static_cast<std::size_t>(row.player)].is_active()
            && !contest.running_of(row.player))
            list.push_back(row.player);
    return list;
}

}  // namespace

std::vector<Pairing> next_arena(const Contest& contest, std::int64_t now) {
    const History history(contest);
    const int seats = contest.format().seats;
    std::vector<int> list = waiting(contest);
    const auto since = [&](int player) {
        return contest.players()[static_cast<std::size_t>(player)].since;
    };
    // Who came last waits on.
    while (static_cast<int>(list.size()) % seats != 0)
        list.erase(std::ranges::max_element(list, {}, since));
    std::vector<Pairing> pairings;
    const bool are_all_here = contest.active() <= seats;
    const auto again = [&](int a, int b) { return history.met_last(a, b) ? 1 : 0; };
    int slot = static_cast<int>(contest.pairings().size());
    for (const auto& table :
         grouped(list,
                 std::vector<int>(list.size() / static_cast<std::size_t>(seats), seats),
                 {again, true})) {
        bool repeats = false;
        std::int64_t first = now;
        for (const int a : table) {
            first = std::min(first, since(a));
            for (const int b : table)
                repeats = repeats || (a != b && history.met_last(a, b));
        }
        if (repeats && !are_all_here && now - first < kPatience)
            continue;
        Pairing pairing;
        pairing.round = 1;
        pairing.slot = ++slot;
        pairing.players = seated_fairly(history, table, slot);
        pairings.push_back(std::move(pairing));
    }
    return pairings;
}

}  // namespace contest
