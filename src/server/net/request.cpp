#include "server/net/request.h"

#include "server/net/percent.h"
#include "server/net/split.h"

namespace net {
namespace {

std::optional<std::string> cookie_in(std::string_view cookies, std::string_view name) {
    std::optional<std::string> value;
    any_part(cookies, ';', [&](std::string_view part) {
        const auto [key, text] = cut(trim(part), '=');
        if (key == name)
            value = text;
        return value.has_value();
    });
    return value;
}

std::string_view without_scheme(std::string_view origin) {
    for (const std::string_view scheme : {"https://", "http://"}) {
        if (origin.starts_with(scheme))
            return origin.substr(scheme.size());
    }
    return {};
}

}  // namespace

std::string_view Request::header(std::string_view name) const {
    for (const Header& header : headers) {
        if (equal_ignoring_case(header.name, name))
            return header.value;
    }
    return {};
}

std::optional<std::string> Request::parameter(std::string_view name) const {
    return query_parameter(query, name);
}

std::optional<std::string> Request::cookie(std::string_view name) const {
    for (const Header& header : headers) {
        if (!equal_ignoring_case(header.name, "Cookie"))
            continue;
        if (auto value = cookie_in(header.value, name))
            return value;
    }
    return std::nullopt;
}

std::optional<std::string> Request::bearer_token() const {
    const auto [scheme, token] = cut(header("Authorization"), ' ');
    if (!equal_ignoring_case(scheme, "Bearer") || trim(token).empty())
        return std::nullopt;
    return std::string(trim(token));
}

bool same_origin(const Request& request) {
    const std::string_view origin = request.header("Origin");
    if (origin.empty())
        return true;
    const std::string_view host = without_scheme(origin);
    return !host.empty() && equal_ignoring_case(host, request.header("Host"));
}

}  // namespace net
