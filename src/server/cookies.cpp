#include "server/cookies.h"

namespace server {

std::string Cookies::full_name(std::string_view name) const {
    return (is_secure_ ? "__Host-" : "") + std::string(name);
}

std::optional<std::string> Cookies::read(const net::Request& request, std::string_view name) const {
    if (auto value = request.cookie(full_name(name)))
        return value;
    return request.cookie(name);
}

bool Cookies::is_old(const net::Request& request, std::string_view name) const {
    return !request.cookie(full_name(name)) && request.cookie(name);
}

std::string Cookies::set(std::string_view name, const std::string& value) const {
    const std::int64_t seconds = value.empty() ? 0 : kCookieSeconds;
    return full_name(name) + "=" + value + "; Path=/; HttpOnly; SameSite=Lax; Max-Age="
           + std::to_string(seconds) + (is_secure_ ? "; Secure" : "");
}

}  // namespace server
