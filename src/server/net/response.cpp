#include "server/net/response.h"

#include "server/net/json_quote.h"

namespace net {

Response json_response(int status, std::string json) {
    return {status, "application/json", std::move(json), {}};
}

Response json_error(int status, std::string_view code, std::string_view text) {
    return json_response(
        status,
        R"({"error":{"code":)" + json_quote(code) + R"(,"text":)" + json_quote(text) + "}}");
}

Response try_again_in(std::chrono::seconds wait) {
    const std::string seconds = std::to_string(wait.count());
    Response response =
        json_error(429, "too_many_requests", "too many requests, try again in " + seconds + " s");
    response.headers.push_back({"Retry-After", seconds});
    return response;
}

}  // namespace net
