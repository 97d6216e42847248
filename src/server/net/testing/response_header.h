// Headers of answers that never went over a connection.
#pragma once

#include <string>
#include <string_view>

#include "server/net/request.h"
#include "server/net/response.h"

namespace net::testing {

// Whatever the case of its name; empty if there is none.
inline std::string header(const Response& response, std::string_view name) {
    Request request;
    request.headers = response.headers;
    return std::string(request.header(name));
}

}  // namespace net::testing
