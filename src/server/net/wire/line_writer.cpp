#include "server/net/wire/line_writer.h"

#include <array>
#include <charconv>
#include <utility>

#include "server/net/wire/tcp_output.h"

namespace net::wire {
namespace {

std::string hexadecimal(std::size_t number) {
    std::array<char, 16> text{};
    const auto result = std::to_chars(text.data(), text.data() + text.size(), number, 16);
    return {text.data(), result.ptr};
}

}  // namespace

LineWriter::LineWriter(TcpStream& stream,
                       std::shared_ptr<void> owner,
                       Form form,
                       Limits::Duration limit)
    : stream_(stream), owner_(std::move(owner)), form_(form), limit_(limit) {}

Task<void> LineWriter::run(std::shared_ptr<LineStream> lines) {
    asio::co_spawn(
        stream_.get_executor(), watch_for_hang_up(owner_, stream_, lines), asio::detached);
    const bool alive = co_await write_lines(*lines);
    if (alive && form_ == Form::Chunked)
        co_await write_all(stream_, "0\r\n\r\n", "", limit_);
}

// Whether the client got all of them.
Task<bool> LineWriter::write_lines(LineStream& lines) {
    while (true) {
        const std::string text = lines.take();
        if (text.empty() && lines.is_closing())
            co_return true;
        if (text.empty()) {
            co_await lines.change();
            continue;
        }
        const std::string chunk = framed(text);
        const bool alive = co_await write_all(stream_, chunk, "", limit_);
        lines.wrote();
        if (!alive)
            co_return false;
    }
}

std::string LineWriter::framed(std::string text) const {
    if (form_ == Form::Plain)
        return text;
    return hexadecimal(text.size()) + "\r\n" + text + "\r\n";
}

// Nothing is expected of the client while it listens; reading notices when it goes.
Task<void> LineWriter::watch_for_hang_up(std::shared_ptr<void> /*owner*/,
                                         TcpStream& stream,
                                         std::shared_ptr<LineStream> lines) {
    std::array<char, 256> unexpected{};
    stream.expires_never();
    bool alive = true;
    while (alive) {
        const auto [failed, size] =
            co_await stream.async_read_some(asio::buffer(unexpected), kAwait);
        alive = !failed;
    }
    stream.close();
    lines->close();
}

}  // namespace net::wire
