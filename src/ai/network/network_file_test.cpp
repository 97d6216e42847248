#include "ai/network/network_file.h"

#include <array>
#include <cmath>

#include <doctest/doctest.h>

#include "ai/testing/networks.h"

namespace {

using ai::testing::DrawnNetwork;
using ai::testing::NetworkBytes;

constexpr std::array<std::string_view, 3> kNames = {"gems", "land", "dice"};
constexpr std::array<std::string_view, 3> kOtherNames = {"gems", "land", "die"};

std::string refusal_of(std::string_view bytes, std::span<const std::string_view> names = kNames) {
    const auto read = ai::parse_networks(bytes, names);
    REQUIRE_FALSE(read.ok());
    return read.error().what;
}

// The last bytes are a checksum that fits.
std::string sealed(std::string bytes) {
    const std::uint64_t sum = NetworkBytes::checksum_of(bytes);
    return bytes.append(reinterpret_cast<const char*>(&sum), sizeof(sum));
}

std::string unsealed(const DrawnNetwork& drawn) {
    std::string bytes = NetworkBytes(kNames).add(drawn).bytes();
    bytes.resize(bytes.size() - sizeof(std::uint64_t));
    return bytes;
}

}  // namespace

TEST_CASE("a file of networks says for how many seats each of them is") {
    NetworkBytes file(kNames);
    file.add({.seats = 0b1100}).add({.seats = 0b10000, .first = 64});
    const auto read = ai::parse_networks(file.bytes(), kNames);
    REQUIRE(read.ok());
    CHECK((*read)->of(1) == nullptr);
    CHECK((*read)->of(2) != nullptr);
    CHECK((*read)->of(2) == (*read)->of(3));
    CHECK((*read)->of(4) != nullptr);
    CHECK((*read)->of(4) != (*read)->of(2));
    CHECK((*read)->of(5) == nullptr);
}

TEST_CASE("a changed byte is noticed, wherever it is") {
    const std::string whole = NetworkBytes(kNames).add({}).bytes();
    for (std::size_t at = 0; at < whole.size(); ++at) {
        std::string damaged = whole;
        damaged[at] = static_cast<char>(damaged[at] ^ 0x10);
        CHECK_FALSE(ai::parse_networks(damaged, kNames).ok());
    }
    CHECK(ai::parse_networks(whole, kNames).ok());
}

TEST_CASE("what is no network, cut off, or made for something else is told") {
    const std::string whole = NetworkBytes(kNames).add({}).bytes();
    CHECK(refusal_of("") == "is no network");
    CHECK(refusal_of("tetranet") == "is cut off");
    CHECK(refusal_of(whole.substr(0, 200)) == "is damaged: its checksum is another one");
    CHECK(refusal_of(whole, kOtherNames) == "was made for other features");
    CHECK(refusal_of(whole, std::span(kNames).first(2)) == "was made for other features");
    std::string other_version = unsealed({});
    other_version[8] = 2;
    CHECK(refusal_of(sealed(other_version)) == "is of another version");
    CHECK(refusal_of(sealed(unsealed({}) + "more")) == "has another length than it says");
    std::string shorter = unsealed({});
    shorter.pop_back();
    CHECK(refusal_of(sealed(shorter)) == "has another length than it says");
    CHECK(refusal_of(sealed(unsealed({.first = 40}))) == "its layers have a size that cannot be");
    CHECK(refusal_of(sealed(unsealed({.second = 512}))) == "its layers have a size that cannot be");
}

TEST_CASE("weights whose sums could leave 32 bits are refused") {
    CHECK(ai::parse_networks(sealed(unsealed({.biggest_weight = 5'000})), kNames).ok());
    CHECK(refusal_of(sealed(unsealed({.first = 256, .biggest_weight = 32'000})))
          == "its weights are too big");
}

TEST_CASE("the way past the hidden layers is linear, and seats are told from others") {
    NetworkBytes file(kNames);
    file.add({.biggest_weight = 0, .past_of_first_feature = 512});
    const auto read = ai::parse_networks(file.bytes(), kNames);
    REQUIRE(read.ok());
    std::array<float, 2> standings = {1, 2};
    const std::array<float, 6> features = {3, 0, 0, -1.5F, 0, 0};
    (*read)->of(2)->add_to(standings, features);
    CHECK(standings[0] == 1 + 0.5F * 3);
    CHECK(standings[1] == 2 - 0.5F * 1.5F);
}

TEST_CASE("what others have counts as their mean, in whatever order they sit") {
    NetworkBytes file(kNames);
    file.add({.seed = 3});
    const auto read = ai::parse_networks(file.bytes(), kNames);
    REQUIRE(read.ok());
    const ai::Network& network = *(*read)->of(3);
    std::array<float, 3> one{};
    network.add_to(one, std::array<float, 9>{1, 2, 3, 4, 0, 1, 2, 2, 0});
    std::array<float, 3> other{};
    network.add_to(other, std::array<float, 9>{1, 2, 3, 2, 2, 0, 4, 0, 1});
    CHECK(one[0] == other[0]);
    CHECK(one[1] == other[2]);
    CHECK(one[2] == other[1]);
    CHECK(one[0] != one[1]);
    CHECK(std::isfinite(one[0]));
}
