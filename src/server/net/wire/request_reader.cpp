#include "server/net/wire/request_reader.h"

#include <string_view>
#include <utility>

#include "server/net/split.h"

namespace net::wire {
namespace {

constexpr std::size_t kReadBytes = 2048;

// Bodies go to the body directly; the buffer holds a header and what came with it.
std::size_t buffer_bytes(const Limits& limits) { return limits.header_bytes + kReadBytes; }

}  // namespace

RequestReader::RequestReader(TcpStream& stream, const Limits& limits)
    : stream_(stream), limits_(limits), buffer_(buffer_bytes(limits)) {}

Task<bool> RequestReader::wait() {
    const bool is_first = std::exchange(is_first_, false);
    if (has_more())
        co_return true;
    stream_.expires_after(is_first ? limits_.request_timeout : limits_.idle_timeout);
    const auto [failed, size] =
        co_await stream_.async_read_some(buffer_.prepare(kReadBytes), kAwait);
    buffer_.commit(size);
    co_return !failed;
}

Task<ErrorCode> RequestReader::read() {
    parser_.emplace();
    parser_->header_limit(static_cast<std::uint32_t>(limits_.header_bytes));
    parser_->body_limit(limits_.body_bytes);
    stream_.expires_after(limits_.request_timeout);
    const auto [bad_header, header] =
        co_await http::async_read_header(stream_, buffer_, *parser_, kAwait);
    if (bad_header)
        co_return bad_header;
    const ErrorCode not_confirmed = co_await confirm_expectation();
    if (not_confirmed)
        co_return not_confirmed;
    if (parser_->is_done())
        co_return ErrorCode{};
    stream_.expires_after(limits_.request_timeout);
    const auto [bad_body, body] = co_await http::async_read(stream_, buffer_, *parser_, kAwait);
    co_return bad_body;
}

// A careful client waits for this before it sends a large body.
Task<ErrorCode> RequestReader::confirm_expectation() {
    constexpr std::string_view kContinue = "HTTP/1.1 100 Continue\r\n\r\n";
    if (parser_->is_done() || !equal_ignoring_case(message()[http::field::expect], "100-continue"))
        co_return ErrorCode{};
    const auto [failed, size] = co_await asio::async_write(
        stream_, asio::buffer(kContinue.data(), kContinue.size()), kAwait);
    co_return failed;
}

}  // namespace net::wire
