// The lines before the body of a response.
#pragma once

#include <chrono>
#include <cstdint>
#include <ctime>
#include <optional>
#include <string>
#include <string_view>

#include "server/net/response.h"

namespace net::wire {

// How the client learns where the body ends.
struct Framing {
    enum class Length : std::uint8_t { Known, Chunked, UntilClose };
    Length length = Length::Known;
    bool keep_alive = true;
};

// Adds to every response the date and the headers that make browsers careful.
class HeadWriter {
  public:
    explicit HeadWriter(std::string_view content_security_policy, bool is_https = false);

    std::string head(const Response& response, Framing framing);

  private:
    const std::string& date();

    std::string careful_;
    std::string framed_;  // the same for what pages of others may show in a frame
    std::time_t date_of_ = -1;
    std::string date_;
};

// Whether a response of this status can have a body at all.
bool may_have_body(int status);

// Sun, 06 Nov 1994 08:49:37 GMT.
std::string http_date(std::time_t time);

}  // namespace net::wire
