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

std::span<const std::uint8_t> bytes_of(std::string_view text) {
    return {reinterpret_cast<const std::uint8_t*>(text.data()), text.size()};
}

int digit_of(char letter) {
    if (letter >= '0' && letter <= '9')
        return letter - '0';
    if (letter >= 'a' && letter <= 'f')
        return letter - 'a' + 10;
    if (letter >= 'A' && letter <= 'F')
        return letter - 'A' + 10;
    return -1;
}

}  // namespace

Digest sha256(std::span<const std::uint8_t> bytes) {
    Digest digest{};
    unsigned size = 0;
    demand(EVP_Digest(bytes.data(), bytes.size(), digest.data(), &size, EVP_sha256(), nullptr)
           == 1);
    return digest;
}

std::string sha256_hex(std::span<const std::uint8_t> bytes) { return to_hex(sha256(bytes)); }

std::string sha256_hex(std::string_view text) { return sha256_hex(bytes_of(text)); }

Digest hmac_sha256(std::span<const std::uint8_t> key, std::string_view message) {
    Digest digest{};
    const auto bytes = bytes_of(message);
    const auto* written = EVP_Q_mac(nullptr,
                                    "HMAC",
                                    nullptr,
                                    "SHA256",
                                    nullptr,  //
                                    key.data(),
                                    key.size(),
                                    bytes.data(),
                                    bytes.size(),  //
                                    digest.data(),
                                    digest.size(),
                                    nullptr);
    demand(written != nullptr);
    return digest;
}

std::string to_hex(std::span<const std::uint8_t> bytes) {
    constexpr std::string_view kDigits = "0123456789abcdef";
    std::string text;
    for (const std::uint8_t byte : bytes) {
        text += kDigits[byte >> 4U];
        text += kDigits[byte & 15U];
    }
    return text;
}

core::Result<std::vector<std::uint8_t>> from_hex(std::string_view text) {
    if (text.size() % 2 != 0)
        return core::Error{"", "expected an even number of hexadecimal digits"};
    std::vector<std::uint8_t> bytes;
    for (std::size_t i = 0; i < text.size(); i += 2) {
        const int high = digit_of(text[i]);
        const int low = digit_of(text[i + 1]);
        if (high < 0 || low < 0)
            return core::Error{"", "expected hexadecimal digits only"};
        bytes.push_back(static_cast<std::uint8_t>(high * 16 + low));
    }
    return bytes;
}

std::vector<std::uint8_t> random_bytes(std::size_t count) {
    std::vector<std::uint8_t> bytes(count);
    demand(RAND_bytes(bytes.data(), static_cast<int>(count)) == 1);
    return bytes;
}

}  // namespace engine
