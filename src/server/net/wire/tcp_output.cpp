#include "server/net/wire/tcp_output.h"

#include <array>
#include <cstddef>

namespace net::wire {

Task<bool> write_all(TcpStream& stream,
                     std::string_view head,
                     std::string_view body,
                     std::chrono::milliseconds limit) {
    const std::array buffers{asio::buffer(head.data(), head.size()),
                             asio::buffer(body.data(), body.size())};
    stream.expires_after(limit);
    const auto [failed, size] = co_await asio::async_write(stream, buffers, kAwait);
    co_return !failed;
}

Task<void> linger(TcpStream& stream, std::chrono::milliseconds limit) {
    constexpr std::size_t kPatience = std::size_t{1024} * 1024;
    std::array<char, 2048> unread{};
    ErrorCode ignored;
    stream.socket().shutdown(Tcp::socket::shutdown_send, ignored);
    stream.expires_after(limit);
    for (std::size_t total = 0; total < kPatience;) {
        const auto [failed, size] = co_await stream.async_read_some(asio::buffer(unread), kAwait);
        if (failed)
            co_return;
        total += size;
    }
}

}  // namespace net::wire
