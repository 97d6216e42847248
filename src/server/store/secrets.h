// Tokens and passwords: making, hashing and comparing secrets. A thin layer over libsodium.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "core/result.h"

namespace store {

inline constexpr std::size_t kMinPasswordBytes = 8;
inline constexpr std::size_t kMaxPasswordBytes = 200;

// 256 random bits as 43 letters that need no escaping in URLs, headers and cookies.
std::string random_token();

// What is stored of a token: SHA-256 as 64 hexadecimal digits.
std::string token_hash(std::string_view token);

// Takes the same time wherever the texts differ.
bool is_same_secret(std::string_view left, std::string_view right);

// What is wrong with a new password, for its owner.
std::optional<core::Error> password_complaint(std::string_view password);

// Argon2id with its parameters and a salt in the text. Slow on purpose: see PasswordWorker.
core::Result<std::string> hash_password(std::string_view password);

// With an empty hash (no such user, or a guest) it is as slow and says no.
bool is_password(std::string_view password, const std::string& hash);

// Whether the hash was made with other parameters than today's: hash again at the next login.
bool is_outdated_hash(const std::string& hash);

}  // namespace store
