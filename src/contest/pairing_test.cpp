// Properties of pairings: everybody once a round, no repetition while it can be avoided, byes once.
#include <chrono>
#include <map>
#include <set>

#include "contest/matching.h"
#include "contest/standings.h"
#include "contest/testing/played.h"

using namespace contest;
using namespace contest::testing;

namespace {

using Pair = std::pair<int, int>;

std::map<Pair, int> meetings(const Contest& contest) {
    std::map<Pair, int> met;
    for (const Pairing& pairing : contest.pairings())
        for (const int a : pairing.players)
            for (const int b : pairing.players)
                if (a < b)
                    ++met[{a, b}];
    return met;
}

int most_meetings(const Contest& contest) {
    int most = 0;
    for (const auto& [pair, times] : meetings(contest))
        most = std::max(most, times);
    return most;
}

void check_everybody_once(const Contest& contest, int round) {
    std::set<int> seen;
    for (const Pairing& pairing : contest.pairings())
        if (pairing.round == round)
            for (const int player : pairing.players)
                CHECK_MESSAGE(seen.insert(player).second, player << " twice in round " << round);
    CHECK(seen.size() == contest.players().size());
}

int most_byes(const Contest& contest) {
    std::map<int, int> byes;
    int most = 0;
    for (const Pairing& pairing : contest.pairings())
        if (pairing.players.size() == 1)
            most = std::max(most, ++byes[pairing.players.front()]);
    return most;
}

// How far apart the numbers of games at the first and the second seat are at most.
int seat_imbalance(const Contest& contest) {
    std::map<int, int> lean;
    int most = 0;
    for (const Pairing& pairing : contest.pairings())
        if (pairing.players.size() == 2) {
            ++lean[pairing.players[0]];
            --lean[pairing.players[1]];
        }
    for (const auto& [player, by] : lean)
        most = std::max(most, std::abs(by));
    return most;
}

}  // namespace

TEST_CASE("a Swiss of two-seat tables pairs everybody once and nobody twice with the same rival") {
    for (int players = 4; players <= 23; ++players)
        for (std::uint64_t seed = 1; seed <= 3; ++seed) {
            CAPTURE(players);
            CAPTURE(seed);
            Played played(format_of(Kind::Swiss, 2, std::min(players / 2, 9)), players, seed);
            played.play(1.0);
            for (int round = 1; round <= played.contest.round(); ++round)
                check_everybody_once(played.contest, round);
            CHECK(most_meetings(played.contest) == 1);
            CHECK(most_byes(played.contest) <= 1);
            CHECK(seat_imbalance(played.contest) <= 3);
        }
}

TEST_CASE("a Swiss goes on where repetitions cannot be avoided") {
    Format format = format_of(Kind::Swiss, 2, 5);
    Played played(format, 4);
    played.play();
    CHECK(played.contest.round() == 3);  // more would only repeat
    Played odd(format, 5);
    odd.play(1.0);
    CHECK(odd.contest.round() == 5);
    CHECK(most_byes(odd.contest) == 1);
}

TEST_CASE("tables of a Swiss are as even as possible, and rivals repeat only where they must") {
    for (const auto& [players, seats] :
         std::vector<Pair>{{27, 3}, {28, 3}, {29, 4}, {40, 5}, {50, 6}}) {
        CAPTURE(players);
        CAPTURE(seats);
        Played played(format_of(Kind::Swiss, seats, 4), players);
        played.play(1.0);
        for (int round = 1; round <= 4; ++round)
            check_everybody_once(played.contest, round);
        for (const Pairing& pairing : played.contest.pairings()) {
            CHECK(static_cast<int>(pairing.players.size()) <= seats);
            CHECK(static_cast<int>(pairing.players.size()) >= seats - 1);
        }
        CHECK(most_meetings(played.contest) == 1);
    }
}

TEST_CASE("in a round robin everybody meets everybody as often as was agreed") {
    for (int players = 2; players <= 15; ++players)
        for (int times = 1; times <= 2; ++times) {
            CAPTURE(players);
            Format format = format_of(Kind::RoundRobin, 2);
            format.times = times;
            Played played(format, players);
            played.play();
            CHECK(static_cast<int>(meetings(played.contest).size()) == players * (players - 1) / 2);
            for (const auto& [pair, met] : meetings(played.contest))
                CHECK(met == times);
            CHECK(seat_imbalance(played.contest) <= (times == 1 ? 2 : 1));
        }
}

TEST_CASE("a round robin of larger tables lets people meet evenly") {
    Played played(format_of(Kind::RoundRobin, 3), 9);
    played.play();
    CHECK(played.contest.round() == 4);
    CHECK(most_meetings(played.contest) <= 2);
}

TEST_CASE("in a knockout the best meet last, byes go to the best, and one is left") {
    for (int players = 2; players <= 33; ++players) {
        CAPTURE(players);
        Played played(format_of(Kind::Knockout, 2), players);
        played.play();
        const auto table = standings(played.contest);
        CHECK(table[0].player == 0);
        CHECK(table[1].player == 1);
        CHECK(table[1].place == 2);
        int games = 0;
        for (const Pairing& pairing : played.contest.pairings())
            games += pairing.players.size() == 2 ? 1 : 0;
        CHECK(games == players - 1);
        CHECK(played.contest.round() == played.contest.rounds());
    }
}

TEST_CASE("a knockout of larger tables ends with one table") {
    for (const int players : {3, 7, 9, 16, 27, 40}) {
        CAPTURE(players);
        Played played(format_of(Kind::Knockout, 4), players);
        played.play();
        CHECK(standings(played.contest)[0].player == 0);
        int finals = 0;
        for (const Pairing& pairing : played.contest.pairings())
            finals += pairing.round == played.contest.round() ? 1 : 0;
        CHECK(finals == 1);
    }
}

TEST_CASE("a draw in a knockout is played again, twice, then the better seed goes on") {
    Played played(format_of(Kind::Knockout, 2), 2);
    played.start();
    for (int game = 0; game < 3; ++game) {
        played.finish(game, {1, 1});
        played.next();
    }
    CHECK(played.contest.pairings().size() == 3);
    CHECK(played.contest.stage() == Stage::Over);
    CHECK(standings(played.contest)[0].player == 0);
}

TEST_CASE("an arena pairs whoever is free, and not the same again while others are there") {
    for (const int seats : {2, 3}) {
        Played played(format_of(Kind::Arena, seats), 12);
        played.start();
        std::map<int, std::set<int>> last;
        for (int step = 0; step < 60; ++step) {
            for (std::size_t i = 0; i < played.contest.pairings().size(); ++i)
                if (!played.contest.pairings()[i].result && i % 3 != 0)
                    played.finish(static_cast<int>(i),
                                  played.places_for(played.contest.pairings()[i].players, 1));
            const std::size_t before = played.contest.pairings().size();
            played.take(played.contest.due(++played.now, [&] { return played.new_table(); }));
            for (std::size_t i = before; i < played.contest.pairings().size(); ++i)
                for (const int a : played.contest.pairings()[i].players) {
                    for (const int b : played.contest.pairings()[i].players)
                        CHECK(!last[a].contains(b));
                    const auto& with = played.contest.pairings()[i].players;
                    last[a] = {with.begin(), with.end()};
                    last[a].erase(a);
                }
            for (std::size_t i = 0; i < before; i += 3)
                if (!played.contest.pairings()[i].result)
                    played.finish(static_cast<int>(i),
                                  played.places_for(played.contest.pairings()[i].players, 1));
        }
        played.finish_all();
        played.now += played.contest.format().lasts;
        played.next();
        CHECK(played.contest.stage() == Stage::Over);
    }
}

TEST_CASE("200 players over 9 rounds: the best end on top, and pairing stays quick") {
    Played played(format_of(Kind::Swiss, 2, 9), 200, 7);
    double longest = 0;
    played.start();
    while (!played.contest.is_over()) {
        played.finish_all(0.5);
        const auto before = std::chrono::steady_clock::now();
        played.next();
        const std::chrono::duration<double> took = std::chrono::steady_clock::now() - before;
        longest = std::max(longest, took.count());
    }
    CHECK(played.contest.round() == 9);
    for (int round = 1; round <= 9; ++round)
        check_everybody_once(played.contest, round);
    CHECK(most_meetings(played.contest) == 1);
    const auto table = standings(played.contest);
    int best = 0;
    double sum = 0;
    for (int i = 0; i < 20; ++i) {
        best += table[static_cast<std::size_t>(i)].player < 40 ? 1 : 0;
        sum += table[static_cast<std::size_t>(i)].player;
    }
    MESSAGE("of the first 20, " << best << " are among the 40 strongest; mean number " << sum / 20
                                << "; the slowest round was paired in " << longest << " s");
    CHECK(best >= 17);
    CHECK(table[0].player < 10);
    CHECK(table[199].player > 150);
}

TEST_CASE("matching finds a way wherever there is one") {
    // A triangle with a tail on each corner: greedy pairing of the triangle leaves the tails alone.
    const std::set<Pair> edges = {{0, 1}, {0, 2}, {1, 2}, {0, 3}, {1, 4}, {2, 5}};
    const auto may = [&](int a, int b) { return edges.contains({std::min(a, b), std::max(a, b)}); };
    const auto all = [](int) { return std::vector<int>{0, 1, 2, 3, 4, 5}; };
    const auto found = pair_up(6, may, all);
    REQUIRE(found);
    CHECK(*found == std::vector<Pair>{{0, 3}, {1, 4}, {2, 5}});
    CHECK(!pair_up(4, [](int a, int b) { return a == 0 || b == 0; }, all));
    CHECK(can_pair(3, [](int, int) { return true; }, 1));
}
