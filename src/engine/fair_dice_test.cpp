#include "engine/fair_dice.h"

#include <array>
#include <numeric>
#include <vector>

#include <doctest/doctest.h>

namespace {

// The seed 00 01 02 .. 1f; the known answers were worked out independently with Python's hmac.
engine::FairDice known_dice(std::string table_id = "k3f") {
    engine::Seed seed{};
    std::iota(seed.begin(), seed.end(), std::uint8_t{0});
    return {seed, std::move(table_id)};
}

}  // namespace

TEST_CASE("the commitment is the hash of the seed") {
    CHECK(known_dice().commitment()
          == "sha256:630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd");
}

TEST_CASE("fair dice give the known answers") {
    std::vector<std::uint32_t> rolls(10);
    for (std::size_t i = 0; i < rolls.size(); ++i)
        rolls[i] = known_dice().draw(i, 6);
    CHECK(rolls == std::vector<std::uint32_t>{0, 4, 3, 5, 1, 2, 0, 1, 0, 4});
    CHECK(known_dice().draw(0, 1000000) == 613830);
    CHECK(known_dice().draw(std::uint64_t{1} << 40U, 0xffffffffU) == 2794821453U);
    CHECK(known_dice("other").draw(0, 1000000) == 748327);
    CHECK(known_dice().draw(0, 1) == 0);
}

TEST_CASE("words that would favour small numbers are skipped") {
    CHECK(!engine::unbiased(0, 6));  // 2^64 mod 6 is 4
    CHECK(!engine::unbiased(3, 6));
    CHECK(engine::unbiased(4, 6) == 4U);
    CHECK(engine::unbiased(0, 8) == 0U);  // 8 divides 2^64
    CHECK(engine::unbiased(~std::uint64_t{0}, 6) == 3U);
}

TEST_CASE("six faces come up about equally often") {
    std::array<int, 6> counts{};
    for (std::uint64_t index = 0; index < 6000; ++index)
        ++counts[known_dice().draw(index, 6)];
    for (const int count : counts)
        CHECK((count > 880 && count < 1120));  // four standard deviations
}

TEST_CASE("dice go through their seed as text") {
    const auto dice = known_dice();
    const auto again = engine::FairDice::from_hex(dice.seed_hex(), "k3f");
    REQUIRE(again.ok());
    CHECK(again->draw(7, 100) == dice.draw(7, 100));
    CHECK(again->commitment() == dice.commitment());
}

TEST_CASE("a seed of the wrong length or with wrong digits is refused") {
    CHECK(engine::FairDice::from_hex("00ff", "t").error().what
          == "expected a seed of 64 hexadecimal digits");
    CHECK(!engine::FairDice::from_hex(std::string(64, 'g'), "t").ok());
}

TEST_CASE("fresh dice have a seed of their own") {
    CHECK(engine::FairDice::fresh("t").seed_hex() != engine::FairDice::fresh("t").seed_hex());
}

TEST_CASE("secrets beside the dice follow from the seed and nothing else") {
    CHECK(known_dice().secret("computer 1 17") == 7141521856202000027U);
    CHECK(known_dice("other").secret("computer 1 17") == known_dice().secret("computer 1 17"));
    CHECK(known_dice().secret("computer 1 18") != known_dice().secret("computer 1 17"));
    CHECK(engine::FairDice::fresh("t").secret("deal 0 1")
          != engine::FairDice::fresh("t").secret("deal 0 1"));
}
