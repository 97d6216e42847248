#include "contest/standings.h"

#include <algorithm>
#include <array>
#include <cstddef>

#include "contest/history.h"

namespace contest {
namespace {

std::size_t at(int player) { return static_cast<std::size_t>(player); }

// Pairings with a result in the order in which they ended.
std::vector<const Pairing*> ended(const Contest& contest) {
    std::vector<const Pairing*> list;
    for (const Pairing& pairing : contest.pairings())
        if (pairing.result)
            list.push_back(&pairing);
    std::ranges::stable_sort(list, {}, [](const Pairing* pairing) { return pairing->result->at; });
    return list;
}

class Count {
  public:
    explicit Count(const Contest& contest)
        : contest_(contest), ended_(ended(contest)), rows_(contest.players().size()) {
        for (std::size_t i = 0; i < rows_.size(); ++i) {
            rows_[i].player = static_cast<int>(i);
            if (!is_arena())
                rows_[i].rounds.resize(at(std::max(contest.round(), 0)));
        }
        for (const Pairing* pairing : ended_)
            for (std::size_t seat = 0; seat < pairing->players.size(); ++seat)
                add(*pairing, seat);
        count_rivals();
        count_head_to_head();
    }

    std::vector<Row> ranked() {
        seed_.resize(rows_.size());
        const auto seeds = seeding(contest_);
        for (std::size_t i = 0; i < seeds.size(); ++i)
            seed_[at(seeds[i])] = static_cast<int>(i);
        std::ranges::sort(rows_, [&](const Row& a, const Row& b) {
            const auto one = rank_of(a);
            const auto other = rank_of(b);
            return one != other ? one > other : seed_[at(a.player)] < seed_[at(b.player)];
        });
        for (std::size_t i = 0; i < rows_.size(); ++i)
            rows_[i].place = i > 0 && rank_of(rows_[i]) == rank_of(rows_[i - 1])
                                 ? rows_[i - 1].place
                                 : static_cast<int>(i) + 1;
        return std::move(rows_);
    }

  private:
    bool is_arena() const { return contest_.format().kind == Kind::Arena; }

    void add(const Pairing& pairing, std::size_t seat) {
        const auto& places = pairing.result->places;
        const int place = places[seat];
        const int sharing = static_cast<int>(std::ranges::count(places, place));
        const int seated = static_cast<int>(places.size());
        Points points = points_for(contest_.format(), seated, place, sharing);
        Row& row = rows_[at(pairing.players[seat])];
        const bool wins = place == 1 && sharing == 1 && seated > 1;
        if (is_arena()) {
            if (wins && row.streak >= kStreak)
                points *= 2;
            row.streak = wins ? row.streak + 1 : 0;
            row.rounds.emplace_back(points);
        } else {
            auto& round = row.rounds[at(pairing.round - 1)];
            round = round.value_or(0) + points;
        }
        row.points += points;
        row.reached = std::max(row.reached, 2 * pairing.round + (place == 1 ? 1 : 0));
        row.wins += wins ? 1 : 0;
        row.played += seated > 1 ? 1 : 0;
    }

    // At larger tables the mean of the rivals, so that tables of different sizes count the same.
    // Who had nobody to play against met somebody like themselves.
    void count_rivals() {
        for (const Pairing* pairing : ended_) {
            Points all = 0;
            for (const int player : pairing->players)
                all += rows_[at(player)].points;
            const auto others = static_cast<Points>(pairing->players.size()) - 1;
            for (const int player : pairing->players) {
                Row& row = rows_[at(player)];
                row.rivals += others == 0 ? row.points : (all - row.points) / others;
            }
        }
    }

    void count_head_to_head() {
        for (const Pairing* pairing : ended_)
            for (std::size_t a = 0; a < pairing->players.size(); ++a)
                for (std::size_t b = 0; b < pairing->players.size(); ++b)
                    compare(*pairing, a, b);
    }
    void compare(const Pairing& pairing, std::size_t a, std::size_t b) {
        Row& one = rows_[at(pairing.players[a])];
        if (a == b || one.points != rows_[at(pairing.players[b])].points)
            return;
        const auto worth = [&](std::size_t seat) {  // not to come is worse than any place
            const int place = pairing.result->places[seat];
            return place == 0 ? kMaxSeats + 1 : place;
        };
        one.head_to_head += worth(a) < worth(b) ? 2 : (worth(a) == worth(b) ? 1 : 0);
    }

    using Rank = std::array<int, 4>;
    Rank rank_of(const Row& row) const {
        switch (contest_.format().kind) {
            case Kind::Swiss: return {row.points, row.rivals, row.head_to_head, row.wins};
            case Kind::RoundRobin: return {row.points, row.head_to_head, row.wins, 0};
            case Kind::Knockout: return {row.reached, 0, 0, 0};
            case Kind::Arena: return {row.points, row.wins, 0, 0};
        }
        return {};
    }

    const Contest& contest_;
    std::vector<const Pairing*> ended_;
    std::vector<Row> rows_;
    std::vector<int> seed_;
};

}  // namespace

std::vector<TieBreak> tie_breaks(Kind kind) {
    switch (kind) {
        case Kind::Swiss: return {TieBreak::Rivals, TieBreak::HeadToHead, TieBreak::Wins};
        case Kind::RoundRobin: return {TieBreak::HeadToHead, TieBreak::Wins};
        case Kind::Knockout: return {TieBreak::Rounds};
        case Kind::Arena: return {TieBreak::Wins};
    }
    return {};
}

std::vector<Row> standings(const Contest& contest) { return Count(contest).ranked(); }

}  // namespace contest
