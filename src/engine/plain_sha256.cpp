#include "engine/plain_sha256.h"

#include <algorithm>
#include <bit>

namespace engine {
namespace {

// FIPS 180-4, section 4.2.2.
constexpr std::array<std::uint32_t, 64> kRound = {
    0x428a2f98U, 0x71374491U, 0xb5c0fbcfU, 0xe9b5dba5U, 0x3956c25bU, 0x59f111f1U, 0x923f82a4U,
    0xab1c5ed5U, 0xd807aa98U, 0x12835b01U, 0x243185beU, 0x550c7dc3U, 0x72be5d74U, 0x80deb1feU,
    0x9bdc06a7U, 0xc19bf174U, 0xe49b69c1U, 0xefbe4786U, 0x0fc19dc6U, 0x240ca1ccU, 0x2de92c6fU,
    0x4a7484aaU, 0x5cb0a9dcU, 0x76f988daU, 0x983e5152U, 0xa831c66dU, 0xb00327c8U, 0xbf597fc7U,
    0xc6e00bf3U, 0xd5a79147U, 0x06ca6351U, 0x14292967U, 0x27b70a85U, 0x2e1b2138U, 0x4d2c6dfcU,
    0x53380d13U, 0x650a7354U, 0x766a0abbU, 0x81c2c92eU, 0x92722c85U, 0xa2bfe8a1U, 0xa81a664bU,
    0xc24b8b70U, 0xc76c51a3U, 0xd192e819U, 0xd6990624U, 0xf40e3585U, 0x106aa070U, 0x19a4c116U,
    0x1e376c08U, 0x2748774cU, 0x34b0bcb5U, 0x391c0cb3U, 0x4ed8aa4aU, 0x5b9cca4fU, 0x682e6ff3U,
    0x748f82eeU, 0x78a5636fU, 0x84c87814U, 0x8cc70208U, 0x90befffaU, 0xa4506cebU, 0xbef9a3f7U,
    0xc67178f2U};

constexpr std::size_t kWords = 16;

std::uint32_t spread(std::uint32_t word, int first, int second, int third) {
    return std::rotr(word, first) ^ std::rotr(word, second) ^ std::rotr(word, third);
}

std::uint32_t mixed(std::uint32_t word, int first, int second, unsigned shifted) {
    return std::rotr(word, first) ^ std::rotr(word, second) ^ (word >> shifted);
}

std::array<std::uint32_t, kRound.size()> schedule(std::span<const std::uint8_t> block) {
    std::array<std::uint32_t, kRound.size()> words{};
    for (std::size_t i = 0; i < block.size(); ++i)
        words[i / 4] = (words[i / 4] << 8U) | block[i];
    for (std::size_t i = kWords; i < words.size(); ++i)
        words[i] = mixed(words[i - 2], 17, 19, 10) + words[i - 7] + mixed(words[i - 15], 7, 18, 3)
                   + words[i - kWords];
    return words;
}

}  // namespace

void PlainSha256::add(std::span<const std::uint8_t> bytes) {
    bytes_ += bytes.size();
    for (const std::uint8_t byte : bytes)
        add(byte);
}

void PlainSha256::add(std::uint8_t byte) {
    block_[filled_++] = byte;
    if (filled_ == kBlock)
        work_block();
}

void PlainSha256::work_block() {
    filled_ = 0;
    const auto words = schedule(block_);
    auto [a, b, c, d, e, f, g, h] = state_;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const std::uint32_t choice = (e & f) ^ (~e & g);
        const std::uint32_t majority = (a & b) ^ (a & c) ^ (b & c);
        const std::uint32_t first = h + spread(e, 6, 11, 25) + choice + kRound[i] + words[i];
        const std::uint32_t second = spread(a, 2, 13, 22) + majority;
        h = g;
        g = f;
        f = e;
        e = d + first;
        d = c;
        c = b;
        b = a;
        a = first + second;
    }
    const std::array<std::uint32_t, 8> sum = {a, b, c, d, e, f, g, h};
    for (std::size_t i = 0; i < sum.size(); ++i)
        state_[i] += sum[i];
}

// A one, zeros, and the length in bits as the last eight bytes of a block.
PlainSha256::Digest PlainSha256::finish() {
    constexpr std::size_t kLength = 8;
    add(std::uint8_t{0x80});
    while (filled_ != kBlock - kLength)
        add(std::uint8_t{0});
    for (std::size_t i = 0; i < kLength; ++i)
        add(static_cast<std::uint8_t>((bytes_ * 8) >> (8 * (kLength - 1 - i))));
    Digest digest{};
    for (std::size_t i = 0; i < digest.size(); ++i)
        digest[i] = static_cast<std::uint8_t>(state_[i / 4] >> (8 * (3 - i % 4)));
    return digest;
}

PlainSha256::Digest plain_sha256(std::span<const std::uint8_t> bytes) {
    PlainSha256 hash;
    hash.add(bytes);
    return hash.finish();
}

// RFC 2104: the key fills a block, hashed first if it is longer.
PlainSha256::Digest plain_hmac_sha256(std::span<const std::uint8_t> key,
                                      std::span<const std::uint8_t> message) {
    std::array<std::uint8_t, 64> block{};
    if (key.size() > block.size())
        std::ranges::copy(plain_sha256(key), block.begin());
    else
        std::ranges::copy(key, block.begin());
    const auto padded = [&](std::uint8_t pad) {
        auto bytes = block;
        for (std::uint8_t& byte : bytes)
            byte ^= pad;
        return bytes;
    };
    PlainSha256 inner;
    inner.add(padded(0x36));
    inner.add(message);
    PlainSha256 outer;
    outer.add(padded(0x5c));
    outer.add(inner.finish());
    return outer.finish();
}

}  // namespace engine
