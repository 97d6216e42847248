// The networks inside the program, and those of files.
#include "ai/testing/networks.h"

#include <filesystem>
#include <fstream>

#include <doctest/doctest.h>

#include "ai/evaluations/standings.h"
#include "ai/make_searcher.h"
#include "ai/network/shipped.h"
#include "ai/player.h"
#include "ai/testing/searches.h"

namespace {

using ai::testing::NetworkBytes;

template <class S>
void check_shipped() {
    const auto shipped = ai::networks_for(S::Rules::kId, S::kFeatureNames, "");
    INFO(S::Rules::kId);
    CHECK(shipped.ok());
    CHECK(S::kFeatureNames.size() <= ai::kMostFeatures);
    CHECK(S::Rules::kMaxSeats <= ai::kSeatInputs);
}

std::string file_with(const std::string& bytes) {
    const std::string path =
        (std::filesystem::temp_directory_path() / "tetrapolis_shipped_test.net").string();
    std::ofstream(path, std::ios::binary) << bytes;
    return path;
}

const engine::AnyGamePtr& game() {
    static const engine::AnyGamePtr standard = wiraqocha::standard_game();
    return standard;
}

ai::search::Findings found_with(const std::string& network) {
    ai::search::Settings settings = ai::testing::small_memory();
    settings.network = network;
    core::Rng rng(5);
    engine::Position position = *game()->initial(2, {});
    for (int step = 0; step < 40 || game()->actor(position).is_chance(); ++step) {
        engine::ActionList legal;
        const engine::Actor actor = game()->actor(position);
        const engine::SeatId seat = actor.is_chance() ? engine::kNobody : actor.first();
        game()->legal(position, seat, legal);
        game()->apply(position, seat, legal[rng.below(static_cast<std::uint32_t>(legal.size()))]);
    }
    auto searcher = ai::make_searcher(*game(), settings);
    searcher->look_at(position, game()->actor(position).first());
    searcher->think(300);
    return searcher->findings();
}

}  // namespace

TEST_CASE("the networks inside the program fit the features of their games") {
    check_shipped<ai::WiraqochaStanding>();
    check_shipped<ai::AscalionStanding>();
    check_shipped<ai::HyperboreaStanding>();
    check_shipped<ai::PathcivStanding>();
}

TEST_CASE("a search judges with the network that is named, and the same each time") {
    const std::string path =
        file_with(NetworkBytes(ai::WiraqochaStanding::kFeatureNames).add({}).bytes());
    const auto with_file = found_with(path);
    ai::testing::check_same(with_file, found_with(path));
    CHECK(with_file.win != found_with("sums").win);
    std::filesystem::remove(path);
}

TEST_CASE("a player with a file that is none, damaged or of another game is refused") {
    CHECK(ai::make_player("level4@20v#sums", *game()).ok());
    const auto missing = ai::make_player("level4@20v#nowhere.net", *game());
    REQUIRE_FALSE(missing.ok());
    CHECK(missing.error().text() == "nowhere.net: cannot be read");
    const std::string path =
        file_with(NetworkBytes(ai::AscalionStanding::kFeatureNames).add({}).bytes());
    const auto other = ai::make_player("level4@20v#" + path, *game());
    REQUIRE_FALSE(other.ok());
    CHECK(other.error().text() == path + ": was made for other features");
    std::filesystem::remove(path);
}
