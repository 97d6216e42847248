// HTTP/1.1 as far as the swarm needs it: one request, one answer of known length.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"

namespace swarm {

struct Header {
    std::string name;  // in lower case
    std::string value;
};

struct HttpRequest {
    std::string method = "GET";
    std::string path;
    std::string cookie;  // of the session, empty for a stranger
    std::string body;    // JSON
    std::vector<Header> headers;
};

struct HttpResponse {
    int status = 0;
    std::vector<Header> headers;
    std::string body;

    bool is_good() const { return status >= 200 && status < 300; }
    // Of the first header with this name; empty if there is none.
    std::string header(std::string_view name) const;
};

std::string request_text(const HttpRequest& request, const std::string& host);

// Takes an answer as it comes, in pieces of any size.
class ResponseReader {
  public:
    // True when the answer is complete.
    core::Result<bool> feed(std::string_view bytes);
    const HttpResponse& response() const { return response_; }
    // What came behind the answer: after status 101 the first frames.
    const std::string& rest() const { return bytes_; }

  private:
    std::optional<core::Error> take_head(std::string_view head);
    std::optional<core::Error> take_header(std::string_view line);
    std::optional<core::Error> find_length();

    std::string bytes_;
    bool has_head_ = false;
    std::size_t length_ = 0;
    HttpResponse response_;
};

}  // namespace swarm
