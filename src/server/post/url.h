// Addresses that something is sent to, read strictly: what is not of this form is not sent to.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "core/result.h"

namespace post {

struct Url {
    std::string scheme;    // in small letters
    std::string user;      // decoded; only of mail servers
    std::string password;  // decoded
    std::string host;      // a name or an address; without the brackets of IPv6
    std::uint16_t port = 0;
    std::string target;  // path and query, "/" at least

    bool is_tls() const { return scheme == "https" || scheme == "smtps"; }
    // scheme://host, with the port if it is not the usual one
    std::string origin() const;
};

inline constexpr std::size_t kMaxUrl = 1000;

// http or https, without a name and password.
core::Result<Url> web_url(std::string_view text);
// smtp or smtps, with a name and password where they are needed.
core::Result<Url> mail_url(std::string_view text);

}  // namespace post
