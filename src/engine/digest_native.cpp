// Hashes and secrets by OpenSSL.
#include "engine/digest.h"

#include <cstdlib>

#include <openssl/evp.h>
#include <openssl/rand.h>

namespace engine {
namespace {

// OpenSSL fails only without memory or without a working generator: nothing sound can follow.
void demand(bool worked) {
    if (!worked)
        std::abort();
}

}  // namespace

Digest sha256(std::span<const std::uint8_t> bytes) {
    Digest digest{};
    unsigned size = 0;
    demand(EVP_Digest(bytes.data(), bytes.size(), digest.data(), &size, EVP_sha256(), nullptr)
           == 1);
    return digest;
}

Digest hmac_sha256(std::span<const std::uint8_t> key, std::string_view message) {
    Digest digest{};
    const auto* written = EVP_Q_mac(nullptr,
                                    "HMAC",
                                    nullptr,
                                    "SHA256",
                                    nullptr,  //
                                    key.data(),
                                    key.size(),
                                    reinterpret_cast<const unsigned char*>(message.data()),
                                    message.size(),  //
                                    digest.data(),
                                    digest.size(),
                                    nullptr);
    demand(written != nullptr);
    return digest;
}

std::vector<std::uint8_t> random_bytes(std::size_t count) {
    std::vector<std::uint8_t> bytes(count);
    demand(RAND_bytes(bytes.data(), static_cast<int>(count)) == 1);
    return bytes;
}

}  // namespace engine
