#include "ai/evaluations/feature_set.h"

#include <set>

#include <doctest/doctest.h>

#include "games/wiraqocha/testing.h"
#include "generated/games/wiraqocha/library.h"

namespace wiraqocha::testing {
namespace {

bool is_asked(const State& state) {
    const auto game = standard_game();
    return ai::make_feature_set(*game)->is_asked(engine::Position::of(state));
}

std::vector<float> features_of(const Table& table, SeatId seat) {
    const auto game = standard_game();
    const auto features = ai::make_feature_set(*game);
    std::vector<float> filled(features->names().size());
    features->fill(engine::Position::of(table.state), seat, filled);
    return filled;
}

}  // namespace

TEST_CASE("every feature has a name of its own and a weight for every number of seats") {
    const auto game = standard_game();
    const auto features = ai::make_feature_set(*game);
    const std::set<std::string_view> names(features->names().begin(), features->names().end());
    CHECK(names.size() == features->names().size());
    CHECK(!names.contains(""));
    for (const int seats : {2, 3, 4})
        CHECK(features->weights(seats).size() == names.size());
}

TEST_CASE("positions are asked for between complete actions of a running game") {
    Table table = Table::standard().pool({1, 3, 5});
    CHECK(is_asked(table.state));
    table.state.pending.ask = Ask::Target;
    CHECK(!is_asked(table.state));
    finish(table.state, kA, Ending::Treasure);
    CHECK(!is_asked(table.state));
    CHECK(!is_asked(State{}));
}

TEST_CASE("features belong to the seat they are asked for") {
    const Table table = Table::standard().crystals(kA, 4).pool({1, 3, 5});
    CHECK(features_of(table, kA) != features_of(table, kB));
    CHECK(features_of(Table::standard().crystals(kA, 5), kB)
          == features_of(Table::standard().crystals(kA, 4), kB));
}

}  // namespace wiraqocha::testing
