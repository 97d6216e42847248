// The hashes that the engine makes in a browser are those that OpenSSL makes.
#include "engine/plain_sha256.h"

#include <cstdint>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "core/rng.h"
#include "engine/digest.h"

namespace {

std::vector<std::uint8_t> some_bytes(std::size_t count, std::uint64_t seed) {
    core::Rng rng(seed);
    std::vector<std::uint8_t> bytes(count);
    for (std::uint8_t& byte : bytes)
        byte = static_cast<std::uint8_t>(rng.below(256));
    return bytes;
}

constexpr std::size_t kLongest = 300;  // more than four blocks, all lengths of the last one

}  // namespace

TEST_CASE("plain SHA-256 gives the published value for abc") {
    const std::vector<std::uint8_t> abc = {'a', 'b', 'c'};
    CHECK(engine::to_hex(engine::plain_sha256(abc))
          == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
}

TEST_CASE("plain SHA-256 is that of OpenSSL for every length") {
    for (std::size_t length = 0; length <= kLongest; ++length) {
        const auto bytes = some_bytes(length, length);
        CHECK(engine::plain_sha256(bytes) == engine::sha256(bytes));
    }
    const auto big = some_bytes(1U << 20U, 7);
    CHECK(engine::plain_sha256(big) == engine::sha256(big));
}

TEST_CASE("plain HMAC is that of OpenSSL for short and long keys and messages") {
    for (std::size_t length = 0; length <= kLongest; ++length) {
        const auto message = some_bytes(kLongest - length, length + 1000);
        const std::string text(message.begin(), message.end());
        // OpenSSL refuses an empty key here; seeds have 32 bytes.
        const auto key = some_bytes(length + 1, length);
        CHECK(engine::plain_hmac_sha256(key, message) == engine::hmac_sha256(key, text));
    }
}
