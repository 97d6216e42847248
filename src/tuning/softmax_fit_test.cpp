#include "tuning/softmax_fit.h"

#include <cmath>

#include <doctest/doctest.h>

#include "tuning/testing/drawn_samples.h"

namespace {

using tuning::testing::drawn_samples;

}  // namespace

TEST_CASE("known weights come out again, with two seats and with four") {
    const tuning::Weights truth = {1.5, -0.7, 0.0, 0.05};
    for (const std::size_t seats : {2U, 4U}) {
        const tuning::Weights found = tuning::fit(drawn_samples(seats, truth, 40000, 1), 1e-9);
        CHECK(found[0] == doctest::Approx(1.5).epsilon(0.04));
        CHECK(found[1] == doctest::Approx(-0.7).epsilon(0.06));
        CHECK(std::abs(found[2]) < 0.05);
        CHECK(found[3] == doctest::Approx(0.05).epsilon(0.1));  // a feature of a larger scale
    }
}

TEST_CASE("a feature that never tells seats apart gets no weight") {
    const tuning::Weights truth = {1.0, 0.5, 0.0, 0.0};
    tuning::Samples samples = drawn_samples(2, truth, 500, 2);
    tuning::Samples flat(2, 2);
    for (std::size_t i = 0; i < samples.size(); ++i) {
        const std::span<float> room = flat.add(samples.game_of(i));
        room[0] = samples.features_of(i, 0)[0];
        room[2] = samples.features_of(i, 1)[0];
        room[1] = room[3] = static_cast<float>(i % 7);
        flat.wins_of(i)[0] = samples.wins_of(i)[0];
        flat.wins_of(i)[1] = samples.wins_of(i)[1];
    }
    const tuning::Weights found = tuning::fit(flat, 1e-4);
    CHECK(found[0] > 0.5);
    CHECK(found[1] == doctest::Approx(0));
}

TEST_CASE("data that can be told apart perfectly gives finite weights") {
    tuning::Samples samples(2, 1);
    for (std::uint32_t i = 0; i < 100; ++i) {
        const std::span<float> room = samples.add(i);
        room[0] = 1;
        room[1] = 0;
        samples.wins_of(i)[0] = 1;
    }
    const tuning::Weights found = tuning::fit(samples, 1e-4);
    CHECK(found[0] > 3);
    CHECK(std::isfinite(found[0]));
}

TEST_CASE("the fitted weights have the smallest loss") {
    const tuning::Samples samples = drawn_samples(3, {1.0, -1.0, 0.3, 0.02}, 3000, 3);
    const tuning::Weights best = tuning::fit(samples, 1e-9);
    const double least = tuning::fitness(samples, best).log_loss;
    for (std::size_t i = 0; i < best.size(); ++i) {
        for (const double change : {-0.1, 0.1}) {
            tuning::Weights other = best;
            other[i] += change;
            CHECK(tuning::fitness(samples, other).log_loss > least);
        }
    }
}

TEST_CASE("no weights mean equal chances") {
    const tuning::Samples samples = drawn_samples(4, {1.0, 0.0, 0.0, 0.0}, 100, 4);
    const tuning::Fitness fitness = tuning::fitness(samples, tuning::Weights(4));
    CHECK(fitness.log_loss == doctest::Approx(std::log(4)));
    CHECK(fitness.ignorance == doctest::Approx(std::log(4)));
}
