// The cookies of this server: the session, and the mark of a device that has signed in before.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "server/net/request.h"

namespace server {

inline constexpr std::string_view kSessionCookie = "tetra_session";
inline constexpr std::string_view kDeviceCookie = "tetra_device";
inline constexpr std::int64_t kCookieSeconds = 400LL * 24 * 60 * 60;

// Behind TLS the names begin with __Host-: then nobody but this very host can have set them.
class Cookies {
  public:
    explicit Cookies(bool is_secure) : is_secure_(is_secure) {}

    // Also under the name of days without TLS; the server then sets it anew, see is_old().
    std::optional<std::string> read(const net::Request& request, std::string_view name) const;
    bool is_old(const net::Request& request, std::string_view name) const;

    // The value of a Set-Cookie header; an empty value takes the cookie away.
    std::string set(std::string_view name, const std::string& value) const;

  private:
    std::string full_name(std::string_view name) const;

    bool is_secure_;
};

}  // namespace server
