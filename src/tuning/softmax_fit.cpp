#include "tuning/softmax_fit.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "arena/cholesky.h"

namespace tuning {
namespace {

using arena::Vector;

constexpr int kMaxSteps = 50;
constexpr double kPrecision = 1e-8;
constexpr double kLeastSpread = 1e-6;

double dot(std::span<const double> weights, std::span<const float> features) {
    double sum = 0;
    for (std::size_t i = 0; i < weights.size(); ++i)
        sum += weights[i] * static_cast<double>(features[i]);
    return sum;
}

// The mean square of the distance from the mean of the seats.
double variance_of(const Samples& samples, std::size_t sample, std::size_t feature) {
    double sum = 0;
    double square = 0;
    for (std::size_t seat = 0; seat < samples.seats(); ++seat) {
        const auto value = static_cast<double>(samples.features_of(sample, seat)[feature]);
        sum += value;
        square += value * value;
    }
    const auto seats = static_cast<double>(samples.seats());
    return (square - sum * sum / seats) / seats;
}

// Root mean square of each feature's distance from the mean of its table; 1 for one that never
// tells seats apart, whose weight then stays 0.
Vector spreads_of(const Samples& samples) {
    Vector squares(samples.features());
    for (std::size_t s = 0; s < samples.size(); ++s) {
        for (std::size_t i = 0; i < squares.size(); ++i)
            squares[i] += variance_of(samples, s, i);
    }
    for (double& each : squares) {
        each = std::sqrt(each / static_cast<double>(samples.size()));
        each = each < kLeastSpread ? 1 : each;
    }
    return squares;
}

// From weights of features in their spreads to weights of the features as they are.
Vector plain_weights(Vector weights, const Vector& spreads) {
    for (std::size_t i = 0; i < weights.size(); ++i)
        weights[i] /= spreads[i];
    return weights;
}

// Slope and curvature of the loss over all samples, for weights of features in their spreads.
class Loss {
  public:
    Loss(const Samples& samples, const Vector& spreads)
        : samples_(samples),
          spreads_(spreads),
          slope_(spreads.size()),
          curvature_(spreads.size()) {}

    // One step of Newton's method.
    Vector improvement(const Vector& weights, double penalty) {
        std::ranges::fill(slope_, 0.0);
        curvature_ = arena::SquareMatrix(spreads_.size());
        const Vector plain = plain_weights(weights, spreads_);
        for (std::size_t s = 0; s < samples_.size(); ++s)
            add(s, plain);
        const double strength = penalty * static_cast<double>(samples_.size());
        for (std::size_t i = 0; i < slope_.size(); ++i) {
            slope_[i] -= strength * weights[i];
            curvature_.at(i, i) += strength;
        }
        return arena::Cholesky(curvature_).solve(slope_);
    }

  private:
    void add(std::size_t sample, const Vector& weights) {
        Vector chances(samples_.seats());
        predict(samples_, sample, weights, chances);
        const Vector centre = weighted_mean(sample, chances);
        Vector distance(weights.size());
        for (std::size_t seat = 0; seat < chances.size(); ++seat) {
            const auto features = samples_.features_of(sample, seat);
            const double surprise =
                static_cast<double>(samples_.wins_of(sample)[seat]) - chances[seat];
            for (std::size_t i = 0; i < distance.size(); ++i) {
                const double value = static_cast<double>(features[i]) / spreads_[i];
                slope_[i] += surprise * value;
                distance[i] = value - centre[i];
            }
            curvature_.add_square_below(distance, chances[seat]);
        }
    }

    Vector weighted_mean(std::size_t sample, const Vector& chances) const {
        Vector mean(spreads_.size());
        for (std::size_t seat = 0; seat < chances.size(); ++seat) {
            const auto features = samples_.features_of(sample, seat);
            for (std::size_t i = 0; i < mean.size(); ++i)
                mean[i] += chances[seat] * static_cast<double>(features[i]) / spreads_[i];
        }
        return mean;
    }

    const Samples& samples_;
    const Vector& spreads_;
    Vector slope_;
    arena::SquareMatrix curvature_;
};

}  // namespace

void predict(const Samples& samples,
             std::size_t sample,
             std::span<const double> weights,
             std::span<double> chances) {
    for (std::size_t seat = 0; seat < chances.size(); ++seat)
        chances[seat] = dot(weights, samples.features_of(sample, seat));
    const double greatest = *std::ranges::max_element(chances);
    double sum = 0;
    for (double& each : chances) {
        each = std::exp(each - greatest);
        sum += each;
    }
    for (double& each : chances)
        each /= sum;
}

Weights fit(const Samples& samples, double penalty) {
    const Vector spreads = spreads_of(samples);
    Loss loss(samples, spreads);
    Vector weights(samples.features());
    for (int step = 0; step < kMaxSteps; ++step) {
        const Vector change = loss.improvement(weights, penalty);
        double longest = 0;
        for (const double each : change)
            longest = std::max(longest, std::abs(each));
        const double factor = std::min(1.0, 1 / longest);  // far from the goal Newton may overshoot
        for (std::size_t i = 0; i < weights.size(); ++i)
            weights[i] += factor * change[i];
        if (longest < kPrecision)
            break;
    }
    return plain_weights(std::move(weights), spreads);
}

Fitness fitness(const Samples& samples, std::span<const double> weights) {
    Fitness sum;
    std::vector<double> chances(samples.seats());
    for (std::size_t s = 0; s < samples.size(); ++s) {
        predict(samples, s, weights, chances);
        const auto wins = samples.wins_of(s);
        for (std::size_t seat = 0; seat < chances.size(); ++seat)
            sum.log_loss -= static_cast<double>(wins[seat]) * std::log(chances[seat]);
        const auto favourite = std::ranges::max_element(chances) - chances.begin();
        sum.accuracy += static_cast<double>(wins[static_cast<std::size_t>(favourite)]);
    }
    const auto count = static_cast<double>(samples.size());
    return {
        sum.log_loss / count, sum.accuracy / count, std::log(static_cast<double>(samples.seats()))};
}

}  // namespace tuning
