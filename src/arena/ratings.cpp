#include "arena/ratings.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

#include "arena/cholesky.h"

namespace arena {
namespace {

constexpr double kEloPerUnit = 400 / std::numbers::ln10;
constexpr int kMaxSteps = 200;
constexpr double kLongestStep = 2.0;
constexpr double kPrecision = 1e-10;

std::size_t index(int player) { return static_cast<std::size_t>(player); }

// Slope and curvature of the log-likelihood at some strengths.
class Likelihood {
  public:
    explicit Likelihood(const Vector& strengths)
        : strengths_(strengths), chances_(strengths.size()), curvature_(strengths.size()) {}

    const SquareMatrix& curvature() const { return curvature_; }

    // The virtual drawn game that every player has against a strength of 0: it keeps the rating of
    // somebody who has won everything finite.
    void add_virtual_draw(std::size_t player, Vector& slope) {
        const double chance = virtual_chance(player);
        slope[player] += 0.5 - chance;
        curvature_.at(player, player) += chance * (1 - chance);
    }
    double virtual_chance(std::size_t player) const {
        return 1 / (1 + std::exp(-strengths_[player]));
    }

    // A game is a row of choices: who comes first of all, who of the rest, and so on. Those who
    // share a place share the choice; those who share the last one were not compared.
    void add(const RatedGame& game, Vector& slope) {
        for (int place = 1;; place = next_place(game, place)) {
            const auto from_place = [place](int each) { return each >= place; };
            const auto left = std::ranges::count_if(game.places, from_place);
            const auto chosen = std::ranges::count(game.places, place);
            if (left < 2 || (chosen == left && place > 1))
                return;
            add_choice(game, place, 1.0 / static_cast<double>(chosen), slope);
        }
    }

  private:
    static int next_place(const RatedGame& game, int place) {
        int next = std::numeric_limits<int>::max();
        for (const int each : game.places)
            next = each > place ? std::min(next, each) : next;
        return next;
    }

    void add_choice(const RatedGame& game, int place, double part, Vector& slope) {
        std::ranges::fill(chances_, 0.0);
        double sum = 0;
        for (std::size_t i = 0; i < game.players.size(); ++i) {
            if (game.places[i] < place)
                continue;
            const double strength = std::exp(strengths_[index(game.players[i])]);
            chances_[index(game.players[i])] += strength;
            sum += strength;
            slope[index(game.players[i])] += game.places[i] == place ? part : 0;
        }
        for (std::size_t i = 0; i < chances_.size(); ++i) {
            chances_[i] /= sum;
            slope[i] -= chances_[i];
            curvature_.at(i, i) += chances_[i];
        }
        curvature_.add_square_below(chances_, -1);
    }

    const Vector& strengths_;
    Vector chances_;
    SquareMatrix curvature_;
};

double longest(const Vector& vector) {
    double most = 0;
    for (const double each : vector)
        most = std::max(most, std::abs(each));
    return most;
}

// Newton's method; the log-likelihood is concave, so short enough steps always arrive.
Vector most_likely(std::size_t players, std::span<const RatedGame> games) {
    Vector strengths(players);
    for (int step = 0; step < kMaxSteps; ++step) {
        Likelihood likelihood(strengths);
        Vector slope(players);
        for (std::size_t i = 0; i < players; ++i)
            likelihood.add_virtual_draw(i, slope);
        for (const RatedGame& game : games)
            likelihood.add(game, slope);
        const Vector change = Cholesky(likelihood.curvature()).solve(slope);
        const double factor = std::min(1.0, kLongestStep / longest(change));
        for (std::size_t i = 0; i < players; ++i)
            strengths[i] += factor * change[i];
        if (longest(change) < kPrecision)
            break;
    }
    return strengths;
}

// How uncertain the strengths are: curvature^-1 * spread * curvature^-1, where the spread adds up
// the squared slopes of whole blocks, since games with the same dice depend on each other.
class Uncertainty {
  public:
    Uncertainty(const Vector& strengths, std::span<const RatedGame> games)
        : likelihood_(strengths), spread_(strengths.size()), slope_(strengths.size()) {
        add_games(games);
        add_virtual_draws(strengths.size());
    }

    // Of a weighted sum of strengths.
    double variance_of(const Vector& sum) const {
        const Vector solved = Cholesky(likelihood_.curvature()).solve(sum);
        double variance = 0;
        for (std::size_t i = 0; i < solved.size(); ++i) {
            for (std::size_t j = 0; j < i; ++j)
                variance += 2 * solved[i] * solved[j] * spread_.at(i, j);
            variance += solved[i] * solved[i] * spread_.at(i, i);
        }
        return variance;
    }

  private:
    void add_games(std::span<const RatedGame> games) {
        for (std::size_t i = 0; i < games.size(); ++i) {
            likelihood_.add(games[i], slope_);
            if (i + 1 == games.size() || games[i + 1].block != games[i].block)
                close_block();
        }
    }
    void close_block() {
        spread_.add_square_below(slope_, 1);
        std::ranges::fill(slope_, 0.0);
    }
    void add_virtual_draws(std::size_t players) {
        for (std::size_t i = 0; i < players; ++i) {
            const double chance = likelihood_.virtual_chance(i);
            spread_.at(i, i) += 0.5 * (chance * chance + (1 - chance) * (1 - chance));
            likelihood_.add_virtual_draw(i, slope_);
        }
    }

    Likelihood likelihood_;
    SquareMatrix spread_;
    Vector slope_;
};

// The sum of strengths that a rating is: one player's less that of the anchor.
Vector distance_from(const Anchor& anchor, std::size_t player, std::size_t players) {
    Vector sum(players);
    sum[player] = 1;
    if (anchor.player != Anchor::kMean) {
        sum[index(anchor.player)] -= 1;
        return sum;
    }
    for (double& each : sum)
        each -= 1 / static_cast<double>(players);
    return sum;
}

double dot(const Vector& left, const Vector& right) {
    double sum = 0;
    for (std::size_t i = 0; i < left.size(); ++i)
        sum += left[i] * right[i];
    return sum;
}

}  // namespace

std::vector<double> shares_in_block(int players, std::span<const RatedGame> block) {
    std::vector<double> shares(index(players));
    for (const RatedGame& game : block) {
        const auto winners = std::ranges::count(game.places, 1);
        const double part = 1 / static_cast<double>(winners) / static_cast<double>(block.size());
        for (std::size_t seat = 0; seat < game.players.size(); ++seat) {
            if (game.places[seat] == 1)
                shares[index(game.players[seat])] += part;
        }
    }
    return shares;
}

std::vector<Mean> ratings_of(int players, std::span<const RatedGame> games, const Anchor& anchor) {
    const std::size_t size = index(players);
    const Vector strengths = most_likely(size, games);
    const Uncertainty uncertainty(strengths, games);
    std::vector<Mean> ratings;
    for (std::size_t i = 0; i < size; ++i) {
        const Vector distance = distance_from(anchor, i, size);
        ratings.push_back({anchor.rating + kEloPerUnit * dot(distance, strengths),
                           kZ95 * kEloPerUnit * std::sqrt(uncertainty.variance_of(distance))});
    }
    return ratings;
}

double expected_share(double ahead, int own_seats, int seats) {
    const double own = own_seats * std::exp(ahead / kEloPerUnit);
    return own / (own + seats - own_seats);
}

}  // namespace arena
