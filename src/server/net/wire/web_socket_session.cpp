#include "server/net/wire/web_socket_session.h"

#include <exception>
#include <utility>

#include "server/net/wire/beast_websocket.h"
#include "server/net/wire/compression_offer.h"

namespace net::wire {
namespace {

std::optional<std::string> agreed_compression(const ServerCore& core, const Request& request) {
    if (!core.options.compress_messages)
        return std::nullopt;
    return answer_to_offers(request.header("Sec-WebSocket-Extensions"));
}

Outgoing control_frame(Opcode opcode, std::string payload) {
    return {opcode, false, std::make_shared<const std::string>(std::move(payload))};
}

}  // namespace

std::shared_ptr<WebSocket> make_web_socket(CorePtr core, const Request& request) {
    return std::make_shared<WebSocketSession>(std::move(core), request);
}

WebSocketSession::Connection::Connection(std::shared_ptr<WebSocketSession> session,
                                         TcpSocket socket,
                                         Admission admitted)
    : owner(std::move(session)),
      membership(owner->core_, owner.get()),
      admission(std::move(admitted)),
      tcp(std::move(socket)),
      silence(tcp.get_executor()),
      reader(owner->compression_ ? &owner->core_->inflater : nullptr,
             owner->limits().message_bytes) {
    owner->connection_ = this;
    owner->core_->metrics.sockets.add(1);
}

WebSocketSession::Connection::~Connection() {
    owner->is_closing_ = true;
    owner->connection_ = nullptr;
    owner->core_->metrics.sockets.add(-1);
}

WebSocketSession::WebSocketSession(CorePtr core, const Request& request)
    : core_(std::move(core)),
      request_(request.id),
      remote_address_(request.remote_address),
      compression_(agreed_compression(*core_, request)) {}

void WebSocketSession::start(TcpSocket tcp,
                             HttpRequest message,
                             Admission admission,
                             std::unique_ptr<SocketHandler> handler) {
    handler_ = std::move(handler);
    auto connection =
        std::make_shared<Connection>(shared_from_this(), std::move(tcp), std::move(admission));
    asio::co_spawn(connection_->tcp.get_executor(),
                   run(std::move(connection), std::move(message)),
                   [core = core_](const std::exception_ptr& failure) { core->note_end(failure); });
}

Task<void> WebSocketSession::run(std::shared_ptr<Connection> connection, HttpRequest message) {
    WebSocketSession& self = *connection->owner;
    const bool is_accepted = co_await self.shake_hands(std::move(message));
    if (is_accepted) {
        self.is_open_ = true;
        self.heard_ = Loop::now();
        self.watch_silence();
        self.write_next();
        co_await self.read_bytes();
    }
    self.end();
    self.cut_off();  // ends a write that is under way
}

Task<bool> WebSocketSession::shake_hands(HttpRequest message) {
    websocket::stream<TcpSocket&, false> stream(connection_->tcp);
    stream.set_option(websocket::stream_base::timeout{
        limits().request_timeout, websocket::stream_base::none(), false});
    stream.set_option(websocket::stream_base::decorator([this](websocket::response_type& response) {
        if (compression_)
            response.set(http::field::sec_websocket_extensions, *compression_);
    }));
    const auto [failed] = co_await stream.async_accept(message, kAwait);
    co_return !failed;
}

Task<void> WebSocketSession::read_bytes() {
    while (true) {
        const auto [failed, size] =
            co_await connection_->tcp.async_read_some(asio::buffer(connection_->received), kAwait);
        if (failed)
            co_return;
        heard_ = Loop::now();
        take_bytes({connection_->received.data(), size});
    }
}

void WebSocketSession::take_bytes(std::string_view bytes) {
    while (!bytes.empty() && !is_deaf_) {
        const auto heard = connection_->reader.read(bytes);
        if (!heard.ok())
            return part(heard.error());
        if (*heard)
            take(**heard);
    }
}

void WebSocketSession::take(const Heard& heard) {
    switch (heard.opcode) {
        case Opcode::Text: return take_text(heard.bytes);
        case Opcode::Binary: return close(CloseCode::UnsupportedData, "only text is understood");
        case Opcode::Close: return part(answer_to_farewell(heard.bytes));
        case Opcode::Ping: return take_ping(heard.bytes);
        case Opcode::Pong:
        case Opcode::Continuation: return;
    }
}

void WebSocketSession::take_text(std::string_view text) {
    if (is_closing_)
        return;
    core_->metrics.messages_received.add();
    if (!core_->call_application(request_, [&] { handler_->on_text(text); }))
        close(CloseCode::InternalError, "the server has failed");
}

// Of many pings that come while a message is being written only the last one is answered.
void WebSocketSession::take_ping(const std::string& payload) {
    if (is_closing_)
        return;
    control_ = control_frame(Opcode::Pong, payload);
    write_next();
}

// The client has said goodbye, or broken the protocol: it hears nothing more but our goodbye.
void WebSocketSession::part(CloseCode code) {
    is_deaf_ = true;
    queue_.clear();
    close(code, "");
    finish_farewell();
}

bool WebSocketSession::send(std::shared_ptr<const std::string> text) {
    if (is_closing_)
        return false;
    const auto packed = compression_ ? core_->deflater.deflate(text) : nullptr;
    queue_.push({Opcode::Text, packed != nullptr, packed ? packed : std::move(text)});
    if (queue_.bytes() > limits().unsent_bytes) {
        core_->metrics.slow_consumers.add();
        queue_.clear();
        close(CloseCode::TryAgainLater, "too much is unread");
        return false;
    }
    write_next();
    return true;
}

void WebSocketSession::close(CloseCode code, std::string_view reason) {
    if (std::exchange(is_closing_, true))
        return;
    farewell_ = control_frame(Opcode::Close, farewell_payload(code, reason));
    patience_ = core_->loop.after(limits().close_timeout, [weak = weak_from_this()] {
        if (const auto self = weak.lock())
            self->cut_off();
    });
    write_next();
}

// Half of the silence that is allowed is followed by a ping.
void WebSocketSession::watch_silence() {
    const auto limit = limits().silence_timeout;
    const auto silent = Loop::now() - heard_;
    if (silent >= limit)
        return cut_off();
    const bool is_quiet = silent >= limit / 2;
    if (is_quiet && !is_closing_ && !control_.payload) {
        control_ = control_frame(Opcode::Ping, "");
        write_next();
    }
    connection_->silence.expires_at(heard_ + (is_quiet ? limit : limit / 2));
    connection_->silence.async_wait([weak = weak_from_this()](const ErrorCode& failed) {
        const auto self = weak.lock();
        if (!failed && self && self->connection_ != nullptr)
            self->watch_silence();
    });
}

void WebSocketSession::write_next() {
    if (!is_open_ || under_way_.payload || has_said_goodbye_)
        return;
    if (control_.payload) {
        write(std::exchange(control_, {}));
    } else if (!queue_.empty()) {
        write(queue_.next());
    } else if (farewell_.payload) {
        has_said_goodbye_ = true;
        write(std::exchange(farewell_, {}));
    }
}

void WebSocketSession::write(Outgoing frame) {
    under_way_ = std::move(frame);
    head_ = head_of(under_way_.opcode, under_way_.is_compressed, under_way_.payload->size());
    asio::async_write(
        connection_->tcp,
        std::array<asio::const_buffer, 2>{asio::buffer(head_), asio::buffer(*under_way_.payload)},
        [connection = connection_->shared_from_this()](const ErrorCode& failed, std::size_t) {
            connection->owner->written(!failed);
        });
}

void WebSocketSession::written(bool is_sent) {
    const Outgoing frame = std::exchange(under_way_, {});
    if (!is_control(frame.opcode))
        queue_.written();
    if (!is_sent)
        return;
    if (!is_control(frame.opcode))
        core_->metrics.messages_sent.add();
    write_next();
    finish_farewell();
}

// Both have said goodbye: the client now closes the connection. Who does not is cut off in time.
void WebSocketSession::finish_farewell() {
    if (!is_deaf_ || !has_said_goodbye_ || under_way_.payload)
        return;
    ErrorCode ignored;
    connection_->tcp.shutdown(Tcp::socket::shutdown_send, ignored);
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
    queue_.clear();
    if (const auto handler = std::exchange(handler_, nullptr))
        core_->call_application(request_, [&] { handler->on_close(); });
}

void WebSocketSession::cut_off() {
    ErrorCode ignored;
    if (connection_ != nullptr)
        connection_->tcp.close(ignored);
}

}  // namespace net::wire
