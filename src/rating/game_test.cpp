#include "rating/game.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <numeric>

#include <doctest/doctest.h>

#include "core/rng.h"

namespace rating {
namespace {

constexpr double kDay = 24.0 * 60 * 60 * 1000;

double uniform(core::Rng& rng) {
    return (static_cast<double>(rng.next() >> 11U) + 0.5) / static_cast<double>(1ULL << 53U);
}

double normal(core::Rng& rng) {
    const double radius = std::sqrt(-2 * std::log(uniform(rng)));
    return radius * std::cos(2 * 3.14159265358979 * uniform(rng));
}

struct Person {
    double strength = 0;
    Rating rating{};
    bool is_computer = false;
};

// Who finishes before whom: each has a good or bad day, as far as 400 points are ten times the
// chances. One in eight games ends with its two best tied.
std::vector<int> places(core::Rng& rng, const std::vector<const Person*>& players) {
    std::vector<double> days;
    for (const Person* player : players)
        days.push_back(player->strength / 400 * std::log(10) - std::log(-std::log(uniform(rng))));
    std::vector<int> all;
    for (const double day : days)
        all.push_back(1 + static_cast<int>(std::ranges::count_if(days, [&](double other) {
                          return other > day;
                      })));
    if (rng.below(8) == 0)
        std::ranges::replace(all, 2, 1);
    return all;
}

struct World {
    core::Rng rng{25};
    std::vector<Person> people = std::vector<Person>(60);

    // People of this strength on average, and so many computers of known strength.
    explicit World(double average, std::size_t computers = 0) {
        double off = 0;
        for (Person& person : people) {
            person.strength = 300 * normal(rng);
            off += person.strength / static_cast<double>(people.size());
        }
        for (Person& person : people)
            person.strength += average - off;
        for (std::size_t i = 0; i < computers; ++i) {
            const double strength = 500 + 250 * static_cast<double>(i);
            people.push_back({strength, {strength, kComputerDeviation}, true});
        }
    }
    void play() {
        const std::size_t seats = 2 + rng.below(5);
        std::vector<std::size_t> who(people.size());
        std::iota(who.begin(), who.end(), std::size_t{0});
        for (std::size_t i = 0; i < seats; ++i)
            std::swap(who[i], who[i + rng.below(static_cast<std::uint32_t>(who.size() - i))]);
        who.resize(seats);
        std::vector<const Person*> at_table;
        for (const std::size_t i : who)
            at_table.push_back(&people[i]);
        const std::vector<int> found = places(rng, at_table);
        std::vector<Player> players;
        for (std::size_t i = 0; i < seats; ++i)
            players.push_back({at_table[i]->rating, found[i], at_table[i]->is_computer});
        const std::vector<Rating> after = rated(players);
        for (std::size_t i = 0; i < seats; ++i)
            people[who[i]].rating = after[i];
    }
    double correlation() const {
        double a = 0;
        double b = 0;
        double ab = 0;
        double aa = 0;
        double bb = 0;
        for (const Person& person : people) {
            const double x = person.strength;
            const double y = person.rating.mean;
            a += x, b += y, ab += x * y, aa += x * x, bb += y * y;
        }
        const auto n = static_cast<double>(people.size());
        return (n * ab - a * b) / std::sqrt((n * aa - a * a) * (n * bb - b * b));
    }
    double average_error() const {
        double sum = 0;
        for (const Person& person : people)
            sum += person.rating.mean - person.strength;
        return sum / static_cast<double>(people.size());
    }
    // How far ratings are off, in units of what they say themselves; 1 is honest.
    double honesty() const {
        double sum = 0;
        for (const Person& person : people) {
            const double off = (person.rating.mean - person.strength) / person.rating.deviation;
            sum += off * off;
        }
        return std::sqrt(sum / static_cast<double>(people.size()));
    }
};

}  // namespace

TEST_CASE("ratings find strengths that are known, and know how well: 2 to 6 players, with ties") {
    World world(kStartMean);
    for (int i = 0; i < 60 * 4; ++i)  // 16 games each
        world.play();
    CHECK(world.correlation() > 0.85);
    CHECK(world.honesty() > 0.7);
    CHECK(world.honesty() < 1.3);
    for (int i = 0; i < 60 * 16; ++i)  // 80 games each
        world.play();
    CHECK(world.correlation() > 0.95);
    CHECK(world.honesty() > 0.7);
    CHECK(world.honesty() < 1.3);
}

TEST_CASE("a few computers hold the scale: weak people among themselves would count as average") {
    World alone(700);
    World among_computers(700, 5);
    for (int i = 0; i < 60 * 20; ++i) {
        alone.play();
        among_computers.play();
    }
    CHECK(alone.average_error() > 250);
    CHECK(among_computers.average_error() < alone.average_error() - 80);
}

TEST_CASE("who wins gains, who loses loses, and more so against the stronger") {
    const Rating known{1200, 60};
    const auto even = rated(std::vector<Player>{{known, 1}, {known, 2}});
    CHECK(even[0].mean > 1200);
    CHECK(even[1].mean < 1200);
    CHECK(even[0].mean - 1200 == doctest::Approx(1200 - even[1].mean));
    const auto upset = rated(std::vector<Player>{{known, 1}, {{1500, 60}, 2}});
    CHECK(upset[0].mean > even[0].mean);
}

TEST_CASE("a tie of equals changes nothing but makes both better known") {
    const auto tied = rated(std::vector<Player>{{{1200, 100}, 1}, {{1200, 100}, 1}});
    CHECK(tied[0].mean == doctest::Approx(1200));
    CHECK(tied[0].deviation < 100);
    const auto six = rated(std::vector<Player>(6, Player{{1200, 100}, 1}));
    for (const Rating& rating : six)
        CHECK(rating.mean == doctest::Approx(1200));
}

TEST_CASE("of three the middle one gains against a stronger table") {
    const auto after =
        rated(std::vector<Player>{{{1500, 80}, 1}, {{1200, 80}, 2}, {{1500, 80}, 3}});
    CHECK(after[1].mean > 1200);
    CHECK(after[2].mean < 1500);
}

TEST_CASE("who is new moves far, who is well known moves little, a computer not at all") {
    const auto after = rated(std::vector<Player>{
        {{}, 1}, {{1000, kLeastDeviation}, 2}, {{1250, kComputerDeviation}, 3, true}});
    CHECK(after[0].mean - 1000 > 10 * (1000 - after[1].mean));
    CHECK(after[2] == Rating{1250, kComputerDeviation});
}

TEST_CASE("chances add up to one, and are Elo's where everybody is known") {
    const std::vector<Player> two = {{{1400, 0}, 1}, {{1000, 0}, 2}};
    CHECK(chances(two)[0] == doctest::Approx(10.0 / 11));
    const std::vector<Player> three = {{{1300, 90}, 1}, {{1100, 45}, 2}, {{900, 200}, 3}};
    const auto all = chances(three);
    CHECK(std::accumulate(all.begin(), all.end(), 0.0) == doctest::Approx(1));
    CHECK(all[0] > all[1]);
}

TEST_CASE("a shared first place is shared") {
    const auto all = shares(std::vector<Player>{{{}, 1}, {{}, 1}, {{}, 3}});
    CHECK(all == std::vector<double>{0.5, 0.5, 0});
}

TEST_CASE("without games less is known, but never less than of a new player") {
    const Rating known{1300, kLeastDeviation};
    const Rating later = aged(known, static_cast<std::int64_t>(90 * kDay));
    CHECK(later.mean == 1300);
    CHECK(later.deviation == doctest::Approx(109).epsilon(0.02));
    CHECK(aged(known, static_cast<std::int64_t>(9999 * kDay)).deviation == kStartDeviation);
    CHECK(aged(known, -5) == known);
}

TEST_CASE("the mark goes after ten games, if they say enough") {
    CHECK(is_provisional({1000, 60}, kSettledGames - 1));
    CHECK_FALSE(is_provisional({1000, 60}, kSettledGames));
    CHECK(is_provisional({1000, 200}, 50));
}

TEST_CASE("nothing is ever lost to numbers: extreme tables stay finite") {
    const auto after = rated(std::vector<Player>{{{9000, 350}, 6}, {{-9000, 350}, 1}, {{}, 2}});
    for (const Rating& rating : after) {
        CHECK(std::isfinite(rating.mean));
        CHECK(rating.deviation >= kLeastDeviation);
        CHECK(rating.deviation <= kStartDeviation);
    }
}

}  // namespace rating
