// SHA-256 with a key (HMAC, RFC 2104).
#pragma once

#include <string>
#include <string_view>

namespace post {

// 32 bytes.
std::string hmac_sha256(std::string_view key, std::string_view data);

std::string hexadecimal(std::string_view bytes);

// What a webhook is signed with: the time in seconds stands before the body, so that an old message
// cannot be sent again under a new one.
std::string hook_signature(std::string_view secret, std::string_view time, std::string_view body);

}  // namespace post
