// Hashes, keyed hashes and secrets: by OpenSSL, in a browser by our own code; and hexadecimal text.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"

namespace engine {

using Digest = std::array<std::uint8_t, 32>;

Digest sha256(std::span<const std::uint8_t> bytes);
std::string sha256_hex(std::span<const std::uint8_t> bytes);
std::string sha256_hex(std::string_view text);
Digest hmac_sha256(std::span<const std::uint8_t> key, std::string_view message);

// Lower case; `from_hex` also takes upper case and complains about anything else.
std::string to_hex(std::span<const std::uint8_t> bytes);
core::Result<std::vector<std::uint8_t>> from_hex(std::string_view text);

// From the operating system's generator; stops the program if there is no randomness to be had.
std::vector<std::uint8_t> random_bytes(std::size_t count);

}  // namespace engine
