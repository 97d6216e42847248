// Base64 both ways: the usual letters for mail, those of addresses (RFC 4648, section 5) without
// padding for keys of browsers.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace post {

std::string base64(std::string_view bytes);
std::string base64_url(std::string_view bytes);

// Of addresses, with or without padding; nothing if it is not of that form.
std::optional<std::string> from_base64_url(std::string_view text);

}  // namespace post
