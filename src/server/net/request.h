// One HTTP request as a handler sees it: complete, decoded and within the limits.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace net {

struct Header {
    std::string name;
    std::string value;

    friend bool operator==(const Header&, const Header&) = default;
};

struct Request {
    std::string method;  // GET also for HEAD: the server leaves out the body
    std::string path;    // decoded, begins with "/", has no "." or ".." segment
    std::string query;   // as sent, without "?"; ask parameter()
    std::vector<Header> headers;
    std::string body;
    std::string remote_address;  // without port
    std::uint64_t id = 0;        // the same in the logs

    // The first header of that name; empty if there is none.
    std::string_view header(std::string_view name) const;
    // A parameter of the query, decoded.
    std::optional<std::string> parameter(std::string_view name) const;
    std::optional<std::string> cookie(std::string_view name) const;
    // From "Authorization: Bearer ...".
    std::optional<std::string> bearer_token() const;
};

// Whether the page that sends this comes from this server: Origin is absent (no browser, or a plain
// GET) or names our own Host. Ask it for everything that changes something and for every WebSocket.
bool same_origin(const Request& request);

}  // namespace net
