// Hashes of our own, and secrets from the browser's generator.
#include "engine/digest.h"

#include <algorithm>
#include <cstdlib>

#include <unistd.h>

#include "engine/plain_sha256.h"

namespace engine {

Digest sha256(std::span<const std::uint8_t> bytes) { return plain_sha256(bytes); }

Digest hmac_sha256(std::span<const std::uint8_t> key, std::string_view message) {
    return plain_hmac_sha256(
        key, {reinterpret_cast<const std::uint8_t*>(message.data()), message.size()});
}

std::vector<std::uint8_t> random_bytes(std::size_t count) {
    constexpr std::size_t kMostAtOnce = 256;
    std::vector<std::uint8_t> bytes(count);
    for (std::size_t at = 0; at < count; at += kMostAtOnce)
        if (getentropy(bytes.data() + at, std::min(kMostAtOnce, count - at)) != 0)
            std::abort();
    return bytes;
}

}  // namespace engine
