#include "tuning/harvest.h"

#include <algorithm>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <sstream>

#include <doctest/doctest.h>

#include "ai/network/network_file.h"
#include "games/all_games.h"
#include "tuning/crop.h"

namespace {

tuning::HarvestPlan small_plan() {
    tuning::HarvestPlan plan;
    plan.game = *games::find("wiraqocha");
    plan.player = "level4@20v";
    plan.judging = 10;
    plan.taking = 0.2;
    plan.games = 6;
    return plan;
}

std::string file_of(const tuning::HarvestPlan& plan) {
    const std::string path =
        (std::filesystem::temp_directory_path() / "tetrapolis_harvest_test.crop").string();
    const auto features = ai::make_feature_set(*plan.game);
    const auto start = plan.game->initial(3, {});
    REQUIRE(tuning::harvest(plan, *features, *start, path, {}).ok());
    std::ifstream file(path, std::ios::binary);
    std::ostringstream text;
    text << file.rdbuf();
    std::filesystem::remove(path);
    return text.str();
}

constexpr std::size_t kHeader = 28;
constexpr std::size_t kSeats = 3;

std::size_t features_of_game() {
    return ai::make_feature_set(**games::find("wiraqocha"))->names().size();
}

// One position of a file, as docs of crop.h describe it.
struct Row {
    std::uint32_t game = 0;
    std::uint32_t kind = 0;
    std::vector<float> floats;

    float sum_of(std::size_t first) const {
        return floats[first] + floats[first + 1] + floats[first + 2];
    }
};

std::vector<Row> rows_of(const std::string& file) {
    std::vector<Row> rows;
    const std::size_t floats = kSeats * (3 + features_of_game());
    for (std::size_t at = kHeader; at < file.size();) {
        Row row;
        row.floats.resize(floats);
        REQUIRE(at + 8 + floats * sizeof(float) <= file.size());
        std::memcpy(&row.game, &file[at], 4);
        std::memcpy(&row.kind, &file[at + 4], 4);
        std::memcpy(row.floats.data(), &file[at + 8], floats * sizeof(float));
        at += 8 + floats * sizeof(float);
        rows.push_back(row);
    }
    return rows;
}

std::string refused_at(const tuning::HarvestPlan& plan) {
    return tuning::complaint(plan).value_or(core::Error{}).where;
}

}  // namespace

TEST_CASE("a harvest says what it is of, and of each position what came of it") {
    const std::string file = file_of(small_plan());
    CHECK(file.starts_with("tetracrp"));
    CHECK(file[8] == 1);
    CHECK(file[12] == 3);
    CHECK(file[16] == static_cast<char>(features_of_game()));
    const std::vector<Row> rows = rows_of(file);
    REQUIRE(rows.size() > 20);
    int aside = 0;
    for (const Row& row : rows) {
        aside += row.kind == 0 ? 1 : 0;
        CHECK(row.game < 6);
        CHECK(row.sum_of(0) == doctest::Approx(1));       // of the search
        CHECK(row.sum_of(kSeats) == doctest::Approx(1));  // of the outcome
    }
    CHECK(aside > 0);
    CHECK(aside < static_cast<int>(rows.size()));
}

TEST_CASE("the weighted sums of a position are those of its features") {
    const auto game = *games::find("wiraqocha");
    const auto weights = ai::make_feature_set(*game)->weights(3);
    for (const Row& row : rows_of(file_of(small_plan())))
        for (std::size_t seat = 0; seat < kSeats; ++seat) {
            double sum = 0;
            for (std::size_t i = 0; i < weights.size(); ++i) {
                const std::size_t at = 3 * kSeats + seat * weights.size() + i;
                sum += weights[i] * static_cast<double>(row.floats[at]);
            }
            CHECK(static_cast<double>(row.floats[2 * kSeats + seat])
                  == doctest::Approx(sum).epsilon(1e-4));
        }
}

TEST_CASE("what a game brings in follows from the seed, whatever the number of threads") {
    const auto sorted_rows = [](int threads) {
        tuning::HarvestPlan plan = small_plan();
        plan.threads = threads;
        std::vector<Row> rows = rows_of(file_of(plan));
        std::ranges::stable_sort(rows, {}, &Row::game);
        return rows;
    };
    const std::vector<Row> one = sorted_rows(1);
    const std::vector<Row> three = sorted_rows(3);
    REQUIRE(one.size() == three.size());
    for (std::size_t i = 0; i < one.size(); ++i) {
        CHECK(one[i].kind == three[i].kind);
        CHECK(one[i].floats == three[i].floats);
    }
}

TEST_CASE("time ends a harvest, and what is wrong with a plan is told") {
    tuning::HarvestPlan plan = small_plan();
    CHECK(refused_at(plan).empty());
    plan.seconds = 1e-9;
    CHECK(file_of(plan).size() == kHeader);
    plan.seconds = 0;
    CHECK(refused_at(plan) == "seconds");
    plan = small_plan();
    plan.wandering = {0, 2};
    CHECK(refused_at(plan) == "wandering");
    plan = small_plan();
    plan.network = "nowhere.net";
    CHECK(refused_at(plan) == "nowhere.net");
    plan = small_plan();
    plan.judging = 0;
    CHECK(refused_at(plan) == "judging");
}
