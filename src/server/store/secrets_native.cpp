#include "server/store/secrets.h"

#include <array>

#include <sodium.h>

#include "server/store/sodium_ready.h"

namespace store {
namespace {

constexpr std::size_t kTokenBytes = 32;

// The one place for the cost of a password: 64 MiB and two passes.
constexpr unsigned long long kPasses = crypto_pwhash_OPSLIMIT_INTERACTIVE;
constexpr std::size_t kMemory = crypto_pwhash_MEMLIMIT_INTERACTIVE;

// The hash of a random password that nobody knows, of the same cost.
constexpr const char* kDecoy =
    "$argon2id$v=19$m=65536,t=2,p=1$/+pccu1vOS8SF5kwPHyyBA"
    "$S14DUFQOuZOWioAaRJIGEWiAl3uSgZRcj1HUSkwemAk";

const unsigned char* bytes_of(std::string_view text) {
    return reinterpret_cast<const unsigned char*>(text.data());
}

}  // namespace

std::string random_token() {
    sodium_ready();
    std::array<unsigned char, kTokenBytes> bytes{};
    randombytes_buf(bytes.data(), bytes.size());
    constexpr int variant = sodium_base64_VARIANT_URLSAFE_NO_PADDING;
    std::array<char, sodium_base64_ENCODED_LEN(kTokenBytes, variant)> text{};
    sodium_bin2base64(text.data(), text.size(), bytes.data(), bytes.size(), variant);
    return text.data();
}

std::string token_hash(std::string_view token) {
    sodium_ready();
    std::array<unsigned char, crypto_hash_sha256_BYTES> digest{};
    crypto_hash_sha256(digest.data(), bytes_of(token), token.size());
    std::array<char, 2 * crypto_hash_sha256_BYTES + 1> text{};
    sodium_bin2hex(text.data(), text.size(), digest.data(), digest.size());
    return text.data();
}

bool is_same_secret(std::string_view left, std::string_view right) {
    return left.size() == right.size()
           && sodium_memcmp(left.data(), right.data(), left.size()) == 0;
}

std::optional<core::Error> password_complaint(std::string_view password) {
    if (password.size() < kMinPasswordBytes)
        return core::Error{"password", "must have at least 8 characters"};
    if (password.size() > kMaxPasswordBytes)
        return core::Error{"password", "must have at most 200 characters"};
    return std::nullopt;
}

core::Result<std::string> hash_password(std::string_view password) {
    if (auto wrong = password_complaint(password))
        return *wrong;
    sodium_ready();
    std::array<char, crypto_pwhash_STRBYTES> text{};
    if (crypto_pwhash_str(text.data(), password.data(), password.size(), kPasses, kMemory) != 0)
        return core::Error{"password", "there is not enough memory to hash it"};
    return std::string(text.data());
}

bool is_password(std::string_view password, const std::string& hash) {
    if (password.size() > kMaxPasswordBytes)
        return false;
    sodium_ready();
    const char* against = hash.empty() ? kDecoy : hash.c_str();
    const bool fits = crypto_pwhash_str_verify(against, password.data(), password.size()) == 0;
    return fits && !hash.empty();
}

bool is_outdated_hash(const std::string& hash) {
    return crypto_pwhash_str_needs_rehash(hash.c_str(), kPasses, kMemory) != 0;
}

}  // namespace store
