#include "server/net/wire/request_check.h"

#include <string_view>

#include "server/net/address.h"
#include "server/net/percent.h"
#include "server/net/split.h"

namespace net::wire {
namespace {

constexpr const char* kMethods = "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS";

Response bad_request(std::string_view text) { return json_error(400, "bad_request", text); }

Response with_header(Response response, Header header) {
    response.headers.push_back(std::move(header));
    return response;
}

bool is_known(http::verb method) {
    switch (method) {
        case http::verb::get:
        case http::verb::head:
        case http::verb::post:
        case http::verb::put:
        case http::verb::patch:
        case http::verb::delete_: return true;
        default: return false;
    }
}

std::optional<Response> method_answer(http::verb method) {
    if (method == http::verb::options)
        return Response{204, "", {}, {{"Allow", kMethods}}};
    if (is_known(method))
        return std::nullopt;
    return with_header(json_error(405, "bad_method", "this method is not supported"),
                       {"Allow", kMethods});
}

// A body of unclear length is how requests are smuggled past a proxy.
std::optional<Response> framing_refusal(const HttpRequest& message) {
    const bool has_coding = message.find(http::field::transfer_encoding) != message.end();
    if (has_coding && (message.version() == 10 || !message.chunked()))
        return bad_request("this Transfer-Encoding is not supported");
    const auto hosts = message.count(http::field::host);
    if (hosts > 1 || (hosts == 0 && message.version() == 11))
        return bad_request("exactly one Host is needed");
    return std::nullopt;
}

Request request_of(HttpRequest& message) {
    Request request;
    request.method = message.method() == http::verb::head ? "GET" : message.method_string();
    for (const auto& field : message)
        request.headers.push_back({field.name_string(), field.value()});
    request.body = std::move(message.body());
    return request;
}

}  // namespace

core::Result<Request, Response> check_request(HttpRequest& message) {
    if (auto refusal = framing_refusal(message))
        return *refusal;
    if (auto answer = method_answer(message.method()))
        return *answer;
    const auto [raw_path, query] = cut(message.target(), '?');
    const auto path = path_decode(raw_path);
    if (!path || !is_query(query))
        return bad_request("the path or the query is not well formed");
    Request request = request_of(message);
    request.path = *path;
    request.query = query;
    return request;
}

std::optional<Response> refusal_of(const ErrorCode& failed) {
    if (failed == http::error::header_limit || failed == http::error::buffer_overflow)
        return json_error(431, "header_too_large", "the header of the request is too large");
    if (failed == http::error::body_limit)
        return json_error(413, "body_too_large", "the body of the request is too large");
    const bool is_gone =
        failed == http::error::end_of_stream || failed == http::error::partial_message;
    if (is_gone || failed.category() != make_error_code(http::error::bad_method).category())
        return std::nullopt;
    return bad_request(failed.message());
}

// As RFC 6455 wants it of a client; anything else is an ordinary request.
bool wants_web_socket(const HttpRequest& message) {
    return message.version() == 11 && message.method() == http::verb::get
           && http::token_list{message[http::field::connection]}.exists("upgrade")
           && http::token_list{message[http::field::upgrade]}.exists("websocket");
}

std::optional<Response> upgrade_refusal(const HttpRequest& message) {
    constexpr std::size_t kKeyLength = 24;  // 16 bytes in base64
    if (message[http::field::sec_websocket_version] != "13")
        return with_header(json_error(426, "bad_version", "version 13 of WebSocket is needed"),
                           {"Sec-WebSocket-Version", "13"});
    if (message[http::field::sec_websocket_key].size() != kKeyLength)
        return bad_request("Sec-WebSocket-Key is missing or malformed");
    if (message.has_content_length() || message.chunked())
        return bad_request("a request for a WebSocket has no body");
    return std::nullopt;
}

std::string client_address(const Request& request, const std::string& peer, bool behind_proxy) {
    const std::string_view forwarded = request.header("X-Forwarded-For");
    if (!behind_proxy || forwarded.empty())
        return peer;
    const std::string_view last = forwarded.substr(forwarded.rfind(',') + 1);  // npos + 1 is 0
    return plain_address(trim(last)).value_or(peer);
}

}  // namespace net::wire
