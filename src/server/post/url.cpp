#include "server/post/url.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <utility>

#include "server/net/percent.h"

namespace post {
namespace {

core::Error wrong(std::string what) { return {"url", std::move(what)}; }

std::uint16_t usual_port(std::string_view scheme) {
    if (scheme == "http")
        return 80;
    if (scheme == "https")
        return 443;
    return scheme == "smtps" ? 465 : 587;
}

bool is_plain(char letter) { return letter > ' ' && letter < '\x7f'; }

bool is_host_letter(char letter) {
    return (letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9') || letter == '-'
           || letter == '.' || letter == ':';
}

std::string lower(std::string_view text) {
    std::string small(text);
    for (char& letter : small)
        if (letter >= 'A' && letter <= 'Z')
            letter = static_cast<char>(letter - 'A' + 'a');
    return small;
}

std::optional<std::uint16_t> port_in(std::string_view text) {
    std::uint16_t port = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), port);
    const bool is_whole = error == std::errc() && end == text.data() + text.size();
    return is_whole && port > 0 ? std::optional(port) : std::nullopt;
}

// name:password@ before the host; what it leaves is behind it.
bool take_login(Url& url, std::string_view& authority) {
    const std::size_t at = authority.rfind('@');
    if (at == std::string_view::npos)
        return true;
    const std::string_view login = authority.substr(0, at);
    authority.remove_prefix(at + 1);
    const std::size_t colon = std::min(login.find(':'), login.size());
    const auto user = net::percent_decode(login.substr(0, colon));
    const auto password =
        net::percent_decode(colon < login.size() ? login.substr(colon + 1) : std::string_view());
    if (!user || !password)
        return false;
    url.user = *user;
    url.password = *password;
    return true;
}

std::optional<core::Error> take_host(Url& url, std::string_view authority) {
    std::string_view port;
    if (authority.starts_with('[')) {
        const std::size_t end = authority.find(']');
        if (end == std::string_view::npos)
            return wrong("the address of the host does not end");
        url.host = lower(authority.substr(1, end - 1));
        port = authority.substr(end + 1);
    } else {
        const std::size_t colon = std::min(authority.find(':'), authority.size());
        url.host = lower(authority.substr(0, colon));
        port = authority.substr(colon);
    }
    if (url.host.empty() || !std::ranges::all_of(url.host, is_host_letter))
        return wrong("expected a host");
    url.port = usual_port(url.scheme);
    if (port.empty())
        return std::nullopt;
    const auto number = port.starts_with(':') ? port_in(port.substr(1)) : std::nullopt;
    if (!number)
        return wrong("expected a port from 1 to 65535");
    url.port = *number;
    return std::nullopt;
}

core::Result<Url> read(std::string_view text, std::string_view plain, std::string_view secure) {
    if (text.size() > kMaxUrl || !std::ranges::all_of(text, is_plain))
        return wrong("is too long or has letters that no address has");
    const std::size_t mark = text.find("://");
    Url url;
    url.scheme = lower(text.substr(0, std::min(mark, text.size())));
    if (mark == std::string_view::npos || (url.scheme != plain && url.scheme != secure))
        return wrong("expected " + std::string(secure) + "://...");
    std::string_view rest = text.substr(mark + 3);
    const std::size_t end = std::min(rest.find_first_of("/?#"), rest.size());
    std::string_view authority = rest.substr(0, end);
    rest = rest.substr(end, rest.substr(end).find('#'));
    url.target = rest.starts_with('/') ? std::string(rest) : "/" + std::string(rest);
    if (!take_login(url, authority))
        return wrong("the name or password is not encoded well");
    if (const auto error = take_host(url, authority))
        return *error;
    return url;
}

}  // namespace

std::string Url::origin() const {
    const bool is_ipv6 = host.find(':') != std::string::npos;
    std::string text = scheme + "://" + (is_ipv6 ? "[" + host + "]" : host);
    return port == usual_port(scheme) ? text : text + ":" + std::to_string(port);
}

core::Result<Url> web_url(std::string_view text) {
    auto url = read(text, "http", "https");
    if (url && (!url->user.empty() || !url->password.empty()))
        return wrong("must not hold a name or password");
    return url;
}

core::Result<Url> mail_url(std::string_view text) { return read(text, "smtp", "smtps"); }

}  // namespace post
