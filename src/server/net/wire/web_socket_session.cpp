#include "server/net/wire/web_socket_session.h"

#include <exception>
#include <utility>

#include "server/net/utf8.h"

namespace net::wire {
namespace {

constexpr std::size_t kMaxReasonBytes = 123;    // RFC 6455, 5.5
constexpr std::size_t kWorthCompressing = 512;  // below it costs more than it saves

// A connection that is silent most of the time must cost little. With the largest window (15) and
// what was sent before as a dictionary a message shrinks to 3 %, but each socket then keeps more
// than 100 kB for it; with these values a table message of 8 kB shrinks to 25 % and the socket
// keeps 6 kB. What clients send is short: nothing of it need be remembered.
constexpr int kWindowBits = 10;
constexpr int kMemoryLevel = 2;
constexpr std::size_t kWriteBuffer = 2048;

websocket::permessage_deflate compression(bool enabled) {
    websocket::permessage_deflate options;
    options.server_enable = enabled;
    options.msg_size_threshold = kWorthCompressing;
    options.server_max_window_bits = kWindowBits;
    options.client_max_window_bits = kWindowBits;
    options.client_no_context_takeover = true;
    options.memLevel = kMemoryLevel;
    return options;
}

// Beast pings after half of the silence. For our own farewell there is the timer in close().
websocket::stream_base::timeout timeouts(const Limits& limits) {
    return {limits.request_timeout, limits.silence_timeout, true};
}

}  // namespace

std::shared_ptr<WebSocket> make_web_socket(CorePtr core, const Request& request) {
    return std::make_shared<WebSocketSession>(std::move(core), request);
}

WebSocketSession::Connection::Connection(std::shared_ptr<WebSocketSession> session,
                                         TcpSocket tcp,
                                         Admission admitted)
    : owner(std::move(session)),
      membership(owner->core_, owner.get()),
      admission(std::move(admitted)),
      stream(std::move(tcp)) {
    owner->connection_ = this;
    owner->core_->metrics.sockets.add(1);
}

WebSocketSession::Connection::~Connection() {
    owner->is_closing_ = true;
    owner->connection_ = nullptr;
    owner->core_->metrics.sockets.add(-1);
}

WebSocketSession::WebSocketSession(CorePtr core, const Request& request)
    : core_(std::move(core)), request_(request.id), remote_address_(request.remote_address) {}

void WebSocketSession::start(TcpSocket tcp,
                             HttpRequest message,
                             Admission admission,
                             std::unique_ptr<SocketHandler> handler) {
    handler_ = std::move(handler);
    auto connection =
        std::make_unique<Connection>(shared_from_this(), std::move(tcp), std::move(admission));
    set_options();
    asio::co_spawn(connection_->stream.get_executor(),
                   run(std::move(connection), std::move(message)),
                   [core = core_](const std::exception_ptr& failure) { core->note_end(failure); });
}

void WebSocketSession::set_options() {
    WebSocketStream& stream = connection_->stream;
    stream.set_option(timeouts(core_->options.limits));
    stream.set_option(compression(core_->options.compress_messages));
    stream.read_message_max(core_->options.limits.message_bytes);
    stream.auto_fragment(false);
    stream.write_buffer_bytes(kWriteBuffer);
    stream.text(true);
}

Task<void> WebSocketSession::run(std::unique_ptr<Connection> connection, HttpRequest message) {
    WebSocketSession& self = *connection->owner;
    const auto [failed] = co_await connection->stream.async_accept(message, kAwait);
    message = {};  // its headers would live as long as the socket
    if (!failed) {
        self.is_open_ = true;
        self.write_next();
        co_await self.read_messages();
    }
    self.end();
}

Task<void> WebSocketSession::read_messages() {
    while (true) {
        const auto [failed, size] =
            co_await connection_->stream.async_read(connection_->received, kAwait);
        if (failed)
            co_return;
        take_message();
        connection_->received.clear();
        connection_->received.shrink_to_fit();
    }
}

void WebSocketSession::take_message() {
    if (is_closing_)
        return;
    core_->metrics.messages_received.add();
    if (!connection_->stream.got_text())
        return close(CloseCode::UnsupportedData, "only text is understood");
    const auto bytes = connection_->received.cdata();
    const std::string_view text(static_cast<const char*>(bytes.data()), bytes.size());
    if (!core_->call_application(request_, [&] { handler_->on_text(text); }))
        close(CloseCode::InternalError, "the server has failed");
}

bool WebSocketSession::send(std::shared_ptr<const std::string> text) {
    if (is_closing_)
        return false;
    queue_.push(std::move(text));
    if (queue_.bytes() > core_->options.limits.unsent_bytes) {
        core_->metrics.slow_consumers.add();
        queue_.keep(is_writing_ ? 1 : 0);
        close(CloseCode::TryAgainLater, "too much is unread");
        return false;
    }
    write_next();
    return true;
}

void WebSocketSession::close(CloseCode code, std::string_view reason) {
    if (std::exchange(is_closing_, true))
        return;
    const std::string_view text = utf8_prefix(reason, kMaxReasonBytes);
    farewell_.code = static_cast<std::uint16_t>(code);
    farewell_.reason.assign(text.data(), text.size());
    patience_ = core_->loop.after(core_->options.limits.close_timeout, [weak = weak_from_this()] {
        if (const auto self = weak.lock())
            self->cut_off();
    });
    write_next();
}

void WebSocketSession::write_next() {
    if (!is_open_ || is_writing_)
        return;
    if (!queue_.empty())
        write_front();
    else if (is_closing_)
        write_close();
}

void WebSocketSession::write_front() {
    is_writing_ = true;
    connection_->stream.async_write(
        asio::buffer(queue_.front()),
        [self = shared_from_this()](const ErrorCode& failed, std::size_t) {
            self->is_writing_ = false;
            self->queue_.pop();
            if (failed)
                return;
            self->core_->metrics.messages_sent.add();
            self->write_next();
        });
}

// Stays "writing": nothing may follow a close frame.
void WebSocketSession::write_close() {
    is_writing_ = true;
    connection_->stream.async_close(farewell_, [self = shared_from_this()](const ErrorCode&) {});
}

void WebSocketSession::shut_down() { close(CloseCode::ServiceRestart, "the server restarts"); }

void WebSocketSession::abandon() {
    end();
    cut_off();
}

// The peer cannot be reached any more; the application hears of it once.
void WebSocketSession::end() {
    is_closing_ = true;
    is_open_ = false;
    patience_.cancel();
    queue_.keep(is_writing_ ? 1 : 0);
    if (const auto handler = std::exchange(handler_, nullptr))
        core_->call_application(request_, [&] { handler->on_close(); });
}

void WebSocketSession::cut_off() {
    if (connection_ != nullptr)
        beast::close_socket(connection_->stream.next_layer());
}

}  // namespace net::wire
