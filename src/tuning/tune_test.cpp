#include "tuning/tune.h"

#include <algorithm>
#include <array>
#include <cmath>

#include <doctest/doctest.h>

#include "engine/mini/adapted_game.h"
#include "games/all_games.h"
#include "tuning/testing/drawn_samples.h"
#include "tuning/weights_file.h"

namespace {

using tuning::testing::drawn_samples;

const tuning::Weights kTruth = {2.0, -1.0, 0.5, 0.0};

tuning::SelfPlayPlan wiraqocha_plan() {
    tuning::SelfPlayPlan plan;
    plan.game = *games::find("wiraqocha");
    plan.games = 12;
    return plan;
}

tuning::Samples played(const tuning::SelfPlayPlan& plan) {
    const auto features = ai::make_feature_set(*plan.game);
    auto samples = tuning::self_play(plan, *features, *plan.game->initial(3, {}), {});
    REQUIRE(samples.ok());
    return *samples;
}

bool are_equal(const tuning::Samples& one, const tuning::Samples& other) {
    bool equal = one.size() == other.size();
    for (std::size_t i = 0; equal && i < one.size(); ++i) {
        for (std::size_t seat = 0; seat < one.seats(); ++seat)
            equal = equal && one.wins_of(i)[seat] == other.wins_of(i)[seat]
                    && std::ranges::equal(one.features_of(i, seat), other.features_of(i, seat));
    }
    return equal;
}

std::string refused_at(const tuning::SelfPlayPlan& plan) {
    return tuning::complaint(plan).value_or(core::Error{}).where;
}

}  // namespace

TEST_CASE("weights are judged on games they were not fitted to") {
    const tuning::Samples samples = drawn_samples(2, kTruth, 20000, 1);
    CHECK(part_of(samples, true).size() == 4000);
    CHECK(part_of(samples, false).size() == 16000);
    const tuning::Tuned tuned = tuning::tune(samples, 1e-6, tuning::Weights(4));
    CHECK(tuned.before.log_loss == doctest::Approx(std::log(2)));
    CHECK(tuned.reliable_before[5].count > 0);
    CHECK(tuned.reliable_before[0].count == 0);
    CHECK(tuned.unseen.log_loss < 0.6);
    CHECK(tuned.unseen.log_loss == doctest::Approx(tuned.seen.log_loss).epsilon(0.04));
    CHECK(tuned.unseen.accuracy > 0.7);
}

TEST_CASE("the right weights are reliable: what is predicted happens") {
    const tuning::Samples samples = drawn_samples(3, kTruth, 30000, 2);
    const tuning::Reliability table = tuning::reliability(samples, kTruth);
    std::size_t count = 0;
    for (const tuning::ReliabilityBin& bin : table) {
        count += bin.count;
        CHECK(std::abs(bin.predicted - bin.happened) < 0.03);
    }
    CHECK(count == 90000);
    CHECK(tuning::calibration_error(table) < 0.01);
}

TEST_CASE("weights that are too sure of themselves are not reliable") {
    const tuning::Samples samples = drawn_samples(2, kTruth, 20000, 3);
    tuning::Weights sure = kTruth;
    for (double& weight : sure)
        weight *= 3;
    CHECK(tuning::calibration_error(tuning::reliability(samples, sure)) > 0.05);
}

TEST_CASE("the same seed gives the same samples for any number of threads") {
    tuning::SelfPlayPlan plan = wiraqocha_plan();
    plan.threads = 1;
    const tuning::Samples one = played(plan);
    plan.threads = 3;
    CHECK(are_equal(one, played(plan)));
    CHECK(one.size() > 100);
    CHECK(one.seats() == 3);
    float wins = 0;
    for (const float each : one.wins_of(0))
        wins += each;
    CHECK(wins == 1.0F);
}

TEST_CASE("self-play that cannot be done is refused") {
    CHECK(refused_at(wiraqocha_plan()).empty());
    tuning::SelfPlayPlan plan = wiraqocha_plan();
    plan.games = 1;
    CHECK(refused_at(plan) == "games");
    plan = wiraqocha_plan();
    plan.players = {"oracle"};
    CHECK(refused_at(plan) == "player");
    plan = wiraqocha_plan();
    plan.wandering = 1.5;
    CHECK(refused_at(plan) == "wandering");
    plan = wiraqocha_plan();
    plan.taking = 0;
    CHECK(refused_at(plan) == "taking");
    CHECK(ai::make_feature_set(mini::AdaptedGame{mini::Pack{}}) == nullptr);
}

TEST_CASE("the weights file is a header with a row for each feature") {
    const std::array<std::string_view, 2> names = {"gold", "lead"};
    const tuning::Tuned two{.seats = 2, .positions = 10, .weights = {1.25, -0.5}};
    const tuning::Tuned three{.seats = 3, .positions = 20, .weights = {2, 0}};
    const std::string text =
        tuning::weights_text({"mini", "tetrapolis tune mini", names}, {two, three});
    CHECK(text.find("    {{  1.2500,   2.0000}},  // gold\n") != std::string::npos);
    CHECK(text.find("    {{ -0.5000,   0.0000}},  // lead\n") != std::string::npos);
    CHECK(text.find("//     tetrapolis tune mini\n") != std::string::npos);
    CHECK(text.find("std::array<std::array<double, 2>, 2> kWeightRows") != std::string::npos);
}
