#include "rating/game.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <numbers>

#include "rating/linear.h"

namespace rating {
namespace {

// Ten times the chances are 400 points.
constexpr double kScale = 400 / std::numbers::ln10;
// Few are needed; a step this long is only taken at absurd tables.
constexpr int kSteps = 12;
constexpr double kLongestStep = 300;

// How often each is chosen first, up to a common factor.
double weight(double strength) { return std::exp((strength - kStartMean) / kScale); }

double precision(const Rating& rating) { return 1 / (rating.deviation * rating.deviation); }

// How likely strengths are (as slope and curvature of the logarithm), given what was believed
// before and how the game ended. A finishing order is a row of choices: the first of all, the
// second of the rest, .. (Plackett and Luce). Those who tie are each chosen before nobody of them,
// and share what that choice says.
struct Belief {
    std::vector<double> slope;
    Square curvature;
};

// Of those who did not finish before this place; nobody else is to be chosen from.
std::vector<double> chances_from(int place,
                                 std::span<const Player> players,
                                 const std::vector<double>& strengths) {
    std::vector<double> chance;
    double sum = 0;
    for (std::size_t i = 0; i < players.size(); ++i) {
        chance.push_back(players[i].place >= place ? weight(strengths[i]) : 0);
        sum += chance.back();
    }
    for (double& one : chance)
        one /= sum;
    return chance;
}

// What it says that this one was chosen; `share` of it, for those who tie.
void add_choice(Belief& belief,
                std::size_t chosen,
                const std::vector<double>& chance,
                double share) {
    belief.slope[chosen] += share / kScale;
    for (std::size_t i = 0; i < chance.size(); ++i) {
        belief.slope[i] -= share / kScale * chance[i];
        belief.curvature[i][i] += share / (kScale * kScale) * chance[i];
        for (std::size_t j = 0; j < chance.size(); ++j)
            belief.curvature[i][j] -= share / (kScale * kScale) * chance[i] * chance[j];
    }
}

Belief belief_at(std::span<const Player> players, const std::vector<double>& strengths) {
    const std::size_t count = players.size();
    Belief belief{std::vector<double>(count), Square(count, std::vector<double>(count))};
    for (std::size_t i = 0; i < count; ++i) {
        const Rating& before = players[i].rating;
        belief.slope[i] = (before.mean - strengths[i]) * precision(before);
        belief.curvature[i][i] = precision(before);
    }
    for (std::size_t chosen = 0; chosen < count; ++chosen) {
        const int place = players[chosen].place;
        const auto tied = std::ranges::count(players, place, &Player::place);
        const auto chance = chances_from(place, players, strengths);
        add_choice(belief, chosen, chance, 1 / static_cast<double>(tied));
    }
    return belief;
}

// The most likely strengths.
std::vector<double> likeliest(std::span<const Player> players) {
    std::vector<double> strengths;
    for (const Player& player : players)
        strengths.push_back(player.rating.mean);
    for (int step = 0; step < kSteps; ++step) {
        const Belief belief = belief_at(players, strengths);
        const std::vector<double> change = solved(belief.curvature, belief.slope);
        for (std::size_t i = 0; i < strengths.size(); ++i)
            strengths[i] += std::clamp(change[i], -kLongestStep, kLongestStep);
    }
    return strengths;
}

}  // namespace

std::vector<Rating> rated(std::span<const Player> players) {
    const std::vector<double> strengths = likeliest(players);
    const Belief belief = belief_at(players, strengths);
    std::vector<Rating> after;
    for (std::size_t i = 0; i < players.size(); ++i) {
        std::vector<double> unit(players.size());
        unit[i] = 1;
        const double variance = solved(belief.curvature, unit)[i];
        const double deviation = std::clamp(std::sqrt(variance), kLeastDeviation, kStartDeviation);
        after.push_back(players[i].is_fixed ? players[i].rating : Rating{strengths[i], deviation});
    }
    return after;
}

// The less is known of its players, the less a distance between them says: for two as in Glicko.
std::vector<double> chances(std::span<const Player> players) {
    double variance = 0;
    for (const Player& player : players)
        variance += player.rating.deviation * player.rating.deviation;
    const double of_two = 2 * variance / static_cast<double>(players.size());
    const double flat = std::sqrt(1 + 3 * of_two / std::pow(std::numbers::pi * kScale, 2));
    std::vector<double> all;
    double sum = 0;
    for (const Player& player : players) {
        all.push_back(weight(kStartMean + (player.rating.mean - kStartMean) / flat));
        sum += all.back();
    }
    for (double& one : all)
        one /= sum;
    return all;
}

std::vector<double> shares(std::span<const Player> players) {
    const auto first = std::ranges::count(players, 1, &Player::place);
    std::vector<double> all;
    for (const Player& player : players)
        all.push_back(player.place == 1 ? 1 / static_cast<double>(first) : 0);
    return all;
}

}  // namespace rating
