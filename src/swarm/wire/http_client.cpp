#include "swarm/wire/http_client.h"

#include <exception>
#include <optional>
#include <utility>

#include <boost/beast/http/write.hpp>

#include "server/net/wire/beast_http.h"
#include "swarm/wire/failure.h"

namespace swarm {
namespace {

namespace wire = net::wire;
namespace http = wire::http;

constexpr std::chrono::seconds kLongestAnswer{30};
constexpr std::uint64_t kMaxBody = std::uint64_t{256} * 1024 * 1024;
constexpr unsigned kHttp11 = 11;

wire::HttpRequest message_of(const HttpRequest& request, const std::string& host) {
    wire::HttpRequest message(http::string_to_verb(request.method), request.path, kHttp11);
    message.set(http::field::host, host);
    message.keep_alive(false);
    if (!request.cookie.empty())
        message.set(http::field::cookie, request.cookie);
    if (request.method == "GET")
        return message;
    message.set(http::field::content_type, "application/json");
    message.body() = request.body;
    message.prepare_payload();
    return message;
}

// One request and its answer. The deadline is one for all of it.
struct Call {
    Call(boost::asio::io_context& io, wire::HttpRequest message)
        : stream(io), request(std::move(message)) {
        parser.body_limit(kMaxBody);
        stream.expires_after(kLongestAnswer);
    }

    core::Result<HttpResponse> answer() {
        auto message = parser.release();
        const auto set_cookie = message[http::field::set_cookie];
        return HttpResponse{static_cast<int>(message.result_int()),
                            std::string(set_cookie.substr(0, set_cookie.find(';'))),
                            std::move(message.body())};
    }

    wire::TcpStream stream;
    wire::HttpRequest request;
    wire::beast::flat_buffer buffer;
    http::response_parser<http::string_body> parser;
};

wire::Task<wire::ErrorCode> exchange(Call& call, const wire::Tcp::endpoint& server) {
    const auto [refused] = co_await call.stream.async_connect(server, wire::kAwait);
    if (refused)
        co_return refused;
    const auto [unsent, sent] = co_await http::async_write(call.stream, call.request, wire::kAwait);
    if (unsent)
        co_return unsent;
    const auto [unheard, heard] =
        co_await http::async_read(call.stream, call.buffer, call.parser, wire::kAwait);
    co_return unheard;
}

wire::Task<void> ask(std::unique_ptr<Call> call,
                     wire::Tcp::endpoint server,
                     HttpClient::Answered answered) {
    const wire::ErrorCode failed = co_await exchange(*call, server);
    if (failed)
        answered(failure_of(failed));
    else
        answered(call->answer());
}

}  // namespace

void HttpClient::send(const HttpRequest& request, Answered answered) {
    const Address& address = next_address();
    boost::asio::co_spawn(
        loop_.io(),
        ask(std::make_unique<Call>(loop_.io(), message_of(request, address.host)),
            address.endpoint,
            [answered = std::move(answered), life = std::weak_ptr(life_)](const auto& result) {
                if (!life.expired())
                    answered(result);
            }),
        [](const std::exception_ptr& failure) {
            if (failure)
                std::rethrow_exception(failure);
        });
}

core::Result<HttpResponse> HttpClient::fetch(const HttpRequest& request) {
    std::optional<core::Result<HttpResponse>> answer;
    send(request, [&answer](const core::Result<HttpResponse>& result) { answer = result; });
    loop_.run_until([&answer] { return answer.has_value(); });
    return *answer;
}

core::Result<HttpResponse> HttpClient::get(const std::string& path) {
    HttpRequest request;
    request.path = path;
    return fetch(request);
}

}  // namespace swarm
