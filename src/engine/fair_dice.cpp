#include "engine/fair_dice.h"

#include <algorithm>
#include <cassert>
#include <span>
#include <utility>

namespace engine {
namespace {

Seed seed_from(std::span<const std::uint8_t> bytes) {
    Seed seed{};
    std::ranges::copy(bytes.first(seed.size()), seed.begin());
    return seed;
}

std::uint64_t big_endian_word(std::span<const std::uint8_t> bytes) {
    std::uint64_t word = 0;
    for (const std::uint8_t byte : bytes)
        word = (word << 8U) | byte;
    return word;
}

std::optional<std::uint32_t> first_unbiased(const Digest& block, std::uint32_t bound) {
    for (std::size_t at = 0; at < block.size(); at += 8) {
        if (const auto number = unbiased(big_endian_word(std::span(block).subspan(at, 8)), bound))
            return number;
    }
    return std::nullopt;
}

}  // namespace

std::optional<std::uint32_t> unbiased(std::uint64_t word, std::uint32_t bound) {
    assert(bound > 0);
    const std::uint64_t skip = (std::uint64_t{0} - bound) % bound;  // 2^64 mod bound
    if (word < skip)
        return std::nullopt;
    return static_cast<std::uint32_t>(word % bound);
}

FairDice::FairDice(const Seed& seed, std::string table_id)
    : seed_(seed), table_id_(std::move(table_id)) {}

FairDice FairDice::fresh(std::string table_id) {
    return {seed_from(random_bytes(Seed{}.size())), std::move(table_id)};
}

core::Result<FairDice> FairDice::from_hex(std::string_view seed_hex, std::string table_id) {
    const auto bytes = engine::from_hex(seed_hex);
    if (!bytes)
        return bytes.error();
    if (bytes->size() != Seed{}.size())
        return core::Error{"", "expected a seed of 64 hexadecimal digits"};
    return FairDice(seed_from(*bytes), std::move(table_id));
}

std::string FairDice::commitment() const { return "sha256:" + sha256_hex(seed_); }

std::string FairDice::seed_hex() const { return to_hex(seed_); }

std::uint32_t FairDice::draw(std::uint64_t index, std::uint32_t bound) const {
    const std::string first = table_id_ + "/" + std::to_string(index);
    std::string message = first;
    for (int retry = 1;; ++retry) {
        if (const auto number = first_unbiased(hmac_sha256(seed_, message), bound))
            return *number;
        message = first + "/" + std::to_string(retry);
    }
}

std::uint64_t FairDice::secret(std::string_view purpose) const {
    const Digest block = hmac_sha256(seed_, "secret of " + std::string(purpose));
    return big_endian_word(std::span(block).first(8));
}

}  // namespace engine
