// Knockout: the first of each table goes on. Of two who share the first place another game decides,
// after two of those the better seed.
#include <algorithm>
#include <map>

#include "contest/history.h"
#include "contest/matching.h"
#include "contest/rounds.h"

namespace contest {
namespace {

constexpr int kMostReplays = 2;

// Places in a bracket of 2^k so that the best meet as late as possible: 1 8 4 5 2 7 3 6.
std::vector<int> bracket(int players) {
    std::vector<int> places = {0};
    while (static_cast<int>(places.size()) < players) {
        const int n = static_cast<int>(places.size()) * 2;
        std::vector<int> wider;
        for (const int seed : places) {
            wider.push_back(seed);
            wider.push_back(n - 1 - seed);
        }
        places = std::move(wider);
    }
    return places;
}

using Slots = std::vector<std::vector<int>>;

Slots first_slots(const Contest& contest) {
    std::vector<int> seeds;
    for (const int player : seeding(contest))
        if (contest.players()[static_cast<std::size_t>(player)].is_active())
            seeds.push_back(player);
    const int n = static_cast<int>(seeds.size());
    const int seats = contest.format().seats;
    if (seats == 2) {
        const auto places = bracket(n);
        Slots slots(places.size() / 2);
        for (std::size_t i = 0; i < places.size(); ++i)
            if (places[i] < n)
                slots[i / 2].push_back(seeds[static_cast<std::size_t>(places[i])]);
        return slots;
    }
    const int tables = static_cast<int>(table_sizes(n, seats).size());
    Slots slots(static_cast<std::size_t>(tables));
    for (int i = 0; i < n; ++i) {  // there and back again, so that no table has all the best
        const int along = i % (2 * tables);
        const int table = along < tables ? along : 2 * tables - 1 - along;
        slots[static_cast<std::size_t>(table)].push_back(seeds[static_cast<std::size_t>(i)]);
    }
    return slots;
}

// Who sat there in the last game of each slot of the round, and how often they have played it.
struct Decided {
    const Pairing* last = nullptr;
    int games = 0;
};

class KnockoutRound {
  public:
    explicit KnockoutRound(const Contest& contest) : contest_(contest), history_(contest) {
        for (const Pairing& pairing : contest.pairings())
            if (pairing.round == contest.round()) {
                Decided& decided = decided_[pairing.slot];
                decided.last = &pairing;
                ++decided.games;
            }
    }

    std::vector<Pairing> replays() {
        for (const auto& [slot, decided] : decided_) {
            const auto first = leaders(*decided.last);
            if (first.size() > 1 && decided.games <= kMostReplays)
                add(contest_.round(), slot, first);
        }
        return pairings_;
    }

    std::vector<Pairing> next() {
        Slots slots;
        if (contest_.round() == 0) {
            slots = first_slots(contest_);
        } else {
            const int before = slots_before();
            if (before < 2)
                return {};
            const auto sizes = table_sizes(before, contest_.format().seats);
            int slot = 1;
            for (const int size : sizes) {
                auto& players = slots.emplace_back();
                for (int i = 0; i < size; ++i)
                    if (const int winner = winner_of(slot++); winner != kNone)
                        players.push_back(winner);
            }
        }
        for (std::size_t i = 0; i < slots.size(); ++i)
            add(contest_.round() + 1, static_cast<int>(i) + 1, slots[i]);
        return pairings_;
    }

  private:
    bool is_here(int player) const {
        return !contest_.players()[static_cast<std::size_t>(player)].gone;
    }

    // Those who share the first place and are still here.
    std::vector<int> leaders(const Pairing& pairing) const {
        std::vector<int> first;
        for (std::size_t i = 0; i < pairing.players.size(); ++i)
            if (pairing.result && pairing.result->places[i] == 1 && is_here(pairing.players[i]))
                first.push_back(pairing.players[i]);
        return first;
    }

    int winner_of(int slot) const {
        const auto found = decided_.find(slot);
        if (found == decided_.end())
            return kNone;
        const auto first = leaders(*found->second.last);
        for (const int player : seeding(contest_))
            if (std::ranges::find(first, player) != first.end())
                return player;
        return kNone;
    }

    // Slots that nobody reached count as well: nobody moves to another part of the bracket.
    int slots_before() const {
        const auto players = static_cast<int>(contest_.starters().size());
        const int seats = contest_.format().seats;
        int slots = seats == 2 ? static_cast<int>(bracket(players).size()) / 2
                               : static_cast<int>(table_sizes(players, seats).size());
        for (int round = 1; round < contest_.round(); ++round)
            slots = static_cast<int>(table_sizes(slots, seats).size());
        return slots;
    }

    void add(int round, int slot, const std::vector<int>& players) {
        if (players.size() == 1)
            pairings_.push_back(bye(round, slot, players.front()));
        if (players.size() < 2)
            return;
        Pairing pairing;
        pairing.round = round;
        pairing.slot = slot;
        pairing.players = seated_fairly(history_, players, slot + round);
        pairings_.push_back(std::move(pairing));
    }

    const Contest& contest_;
    History history_;
    std::map<int, Decided> decided_;
    std::vector<Pairing> pairings_;
};

}  // namespace

int knockout_rounds(int players, int seats) {
    int rounds = 0;
    while (players > 1) {
        players = static_cast<int>(table_sizes(players, seats).size());
        ++rounds;
    }
    return rounds;
}

std::vector<Pairing> next_knockout(const Contest& contest) {
    KnockoutRound round(contest);
    auto replays = round.replays();
    return replays.empty() ? round.next() : replays;
}

}  // namespace contest
