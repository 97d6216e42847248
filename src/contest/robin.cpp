// Round robin: everybody meets everybody. For two at a table by the old table of rounds, where one
// stays and the others walk round; larger tables are made so that all meet as evenly as possible.
#include <algorithm>

#include "contest/groups.h"
#include "contest/history.h"
#include "contest/rounds.h"

namespace contest {
namespace {

bool is_here(const Contest& contest, int player) {
    return !contest.players()[static_cast<std::size_t>(player)].gone;
}

// A game against somebody who has left is won without playing.
void walk_over(const Contest& contest, Pairing& pairing) {
    Result result{{}, Reason::NoShow, "", 0};
    int absent = 0;
    for (const int player : pairing.players) {
        result.places.push_back(is_here(contest, player) ? 1 : 0);
        absent += is_here(contest, player) ? 0 : 1;
    }
    if (absent > 0)
        pairing.result = result;
}

std::vector<Pairing> circle_round(const Contest& contest) {
    std::vector<int> circle = contest.starters();
    if (circle.size() % 2 != 0)
        circle.push_back(-1);
    const int n = static_cast<int>(circle.size());
    const int once = n - 1;
    const int round = contest.round();
    std::rotate(
        circle.begin() + 1, circle.begin() + 1 + (once - round % once) % once, circle.end());
    std::vector<Pairing> pairings;
    for (int i = 0; i < n / 2; ++i) {
        int a = circle[static_cast<std::size_t>(i)];
        int b = circle[static_cast<std::size_t>(n - 1 - i)];
        if ((i == 0 ? round % once : i) % 2 != (round / once) % 2)
            std::swap(a, b);
        const int slot = static_cast<int>(pairings.size()) + 1;
        if (a < 0 || b < 0) {
            if (is_here(contest, std::max(a, b)))
                pairings.push_back(bye(round + 1, slot, std::max(a, b)));
            continue;
        }
        Pairing pairing;
        pairing.round = round + 1;
        pairing.slot = slot;
        pairing.players = {a, b};
        walk_over(contest, pairing);
        pairings.push_back(std::move(pairing));
    }
    return pairings;
}

std::vector<Pairing> group_round(const Contest& contest) {
    const History history(contest);
    std::vector<int> here;
    for (const int player : contest.starters())
        if (is_here(contest, player))
            here.push_back(player);
    const auto met = [&](int a, int b) { return history.met(a, b); };
    std::vector<Pairing> pairings;
    for (const auto& table :
         grouped(here,
                 table_sizes(static_cast<int>(here.size()), contest.format().seats),
                 {met, false})) {
        const int slot = static_cast<int>(pairings.size()) + 1;
        if (table.size() == 1) {
            pairings.push_back(bye(contest.round() + 1, slot, table.front()));
            continue;
        }
        Pairing pairing;
        pairing.round = contest.round() + 1;
        pairing.slot = slot;
        pairing.players = seated_fairly(history, table, slot + contest.round());
        pairings.push_back(std::move(pairing));
    }
    return pairings;
}

}  // namespace

int robin_rounds(const Format& format, int players) {
    if (players < 2)
        return 0;
    if (format.seats == 2)
        return (players - 1 + players % 2) * format.times;
    return (players - 2) / (format.seats - 1) + 1;
}

std::vector<Pairing> next_robin(const Contest& contest) {
    const auto here = std::ranges::count(contest.players(), false, &Player::gone);
    if (contest.round() >= contest.rounds() || here < 2)
        return {};
    return contest.format().seats == 2 ? circle_round(contest) : group_round(contest);
}

}  // namespace contest
