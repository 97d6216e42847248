#include "arena/ratings.h"

#include <algorithm>
#include <cmath>

#include <doctest/doctest.h>

#include "core/rng.h"

namespace {

using arena::RatedGame;

double uniform(core::Rng& rng) { return static_cast<double>(rng.next() >> 11U) * 0x1p-53; }

// A finishing order by the model that ratings assume.
std::vector<int> finish(const std::vector<int>& players,
                        const std::vector<double>& elo,
                        core::Rng& rng) {
    std::vector<std::pair<double, std::size_t>> times;
    for (std::size_t i = 0; i < players.size(); ++i) {
        const double rate = std::pow(10, elo[static_cast<std::size_t>(players[i])] / 400);
        times.emplace_back(-std::log(1 - uniform(rng)) / rate, i);
    }
    std::ranges::sort(times);
    std::vector<int> places(players.size());
    for (std::size_t i = 0; i < times.size(); ++i)
        places[times[i].second] = static_cast<int>(i) + 1;
    return places;
}

// As Wiraqocha counts: all but the winner are second.
std::vector<int> winner_only(std::vector<int> places) {
    for (int& place : places)
        place = std::min(place, 2);
    return places;
}

std::vector<RatedGame> games_of(const std::vector<int>& players,
                                const std::vector<double>& elo,
                                std::uint64_t games,
                                std::uint64_t seed) {
    std::vector<RatedGame> played;
    played.reserve(games);
    core::Rng rng(seed);
    for (std::uint64_t i = 0; i < games; ++i)
        played.push_back({i, players, finish(players, elo, rng)});
    return played;
}

const arena::Anchor kFirstAtZero{.player = 0, .rating = 0};

// How many of 200 tournaments have the true rating of player 1 inside the error bars.
template <class Play>
int covered(const std::vector<double>& elo, Play&& play) {
    int hits = 0;
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        const auto ratings =
            arena::ratings_of(static_cast<int>(elo.size()), play(seed), kFirstAtZero);
        hits += std::abs(ratings[1].value - (elo[1] - elo[0])) <= ratings[1].margin ? 1 : 0;
    }
    return hits;
}

}  // namespace

TEST_CASE("known strengths come out again, from finishing orders at tables of four") {
    const std::vector<double> elo = {0, 150, -200, 400};
    const auto ratings = arena::ratings_of(4, games_of({0, 1, 2, 3}, elo, 4000, 1), kFirstAtZero);
    for (std::size_t i = 0; i < elo.size(); ++i)
        CHECK(ratings[i].value == doctest::Approx(elo[i]).epsilon(0.001).scale(15000));
    CHECK(ratings[0].margin == 0.0);
    CHECK(ratings[3].margin < 25);
}

TEST_CASE("if only winners are known, ratings come from the wins") {
    const std::vector<double> elo = {0, 200, 400};
    auto games = games_of({0, 1, 2}, elo, 4000, 2);
    for (RatedGame& game : games)
        game.places = winner_only(game.places);
    const auto ratings = arena::ratings_of(3, games, kFirstAtZero);
    CHECK(std::abs(ratings[1].value - 200) < 40);
    CHECK(std::abs(ratings[2].value - 400) < 40);
}

TEST_CASE("three wins of four are 191 Elo; without an anchor the mean is 0") {
    std::vector<RatedGame> games;
    games.reserve(4000);
    for (std::uint64_t i = 0; i < 4000; ++i)
        games.push_back({i, {0, 1}, i % 4 == 0 ? std::vector{2, 1} : std::vector{1, 2}});
    const auto ratings = arena::ratings_of(2, games, {});
    CHECK(ratings[0].value - ratings[1].value == doctest::Approx(190.85).epsilon(0.003));
    CHECK(ratings[0].value == doctest::Approx(-ratings[1].value));
    CHECK(arena::expected_share(190.85, 1, 2) == doctest::Approx(0.75).epsilon(0.001));
    CHECK(arena::expected_share(0, 1, 4) == doctest::Approx(0.25));
}

TEST_CASE("a shared win is half a win for each of two") {
    std::vector<RatedGame> drawn;
    std::vector<RatedGame> split;
    for (std::uint64_t i = 0; i < 100; ++i) {
        drawn.push_back({i, {0, 1}, {1, 1}});
        split.push_back({i, {0, 1}, i % 2 == 0 ? std::vector{1, 2} : std::vector{2, 1}});
    }
    CHECK(arena::ratings_of(2, drawn, {})[0].value == doctest::Approx(0));
    CHECK(arena::ratings_of(2, split, {})[0].value == doctest::Approx(0));
}

TEST_CASE("who has won everything has a finite rating with a wide margin") {
    std::vector<RatedGame> games;
    games.reserve(50);
    for (std::uint64_t i = 0; i < 50; ++i)
        games.push_back({i, {0, 1}, {1, 2}});
    const auto ratings = arena::ratings_of(2, games, {.player = 1, .rating = 1000});
    CHECK(ratings[0].value > 1400);
    CHECK(ratings[0].value < 3000);
    CHECK(ratings[0].margin > 100);
    CHECK(ratings[1].value == 1000);
}

TEST_CASE("error bars cover the truth in about 95 of 100 tournaments") {
    const std::vector<double> elo = {0, 120, -80};
    const int hits = covered(
        elo, [&elo](std::uint64_t seed) { return games_of({0, 1, 2}, elo, 300, 1000 + seed); });
    CHECK(hits >= 182);
    CHECK(hits <= 198);
}

TEST_CASE("games with the same dice that end alike do not count twice") {
    const std::vector<double> elo = {0, 120};
    const auto doubled = [&elo](std::uint64_t seed) {
        std::vector<RatedGame> games;
        for (const RatedGame& game : games_of({0, 1}, elo, 200, 5000 + seed)) {
            games.push_back(game);
            games.push_back(game);
        }
        return games;
    };
    const int hits = covered(elo, doubled);
    CHECK(hits >= 182);
    CHECK(hits <= 198);
}
