#include "server/post/digests.h"

#include <array>

#include <openssl/evp.h>
#include <openssl/hmac.h>

namespace post {

std::string hmac_sha256(std::string_view key, std::string_view data) {
    std::array<unsigned char, EVP_MAX_MD_SIZE> digest{};
    unsigned size = 0;
    HMAC(EVP_sha256(),
         key.data(),
         static_cast<int>(key.size()),
         reinterpret_cast<const unsigned char*>(data.data()),
         data.size(),
         digest.data(),
         &size);
    return {reinterpret_cast<const char*>(digest.data()), size};
}

std::string hexadecimal(std::string_view bytes) {
    constexpr std::string_view kDigits = "0123456789abcdef";
    std::string text;
    for (const char byte : bytes) {
        const auto value = static_cast<unsigned char>(byte);
        text += kDigits[value >> 4U];
        text += kDigits[value & 15U];
    }
    return text;
}

std::string hook_signature(std::string_view secret, std::string_view time, std::string_view body) {
    return hexadecimal(hmac_sha256(secret, std::string(time).append(".").append(body)));
}

}  // namespace post
