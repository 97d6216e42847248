#include "swarm/wire/web_socket.h"

#include <deque>
#include <exception>
#include <utility>

#include "server/net/wire/beast_websocket.h"
#include "swarm/wire/failure.h"

namespace swarm {
namespace {

namespace wire = net::wire;
namespace http = wire::http;
namespace websocket = wire::websocket;

constexpr const char* kPath = "/ws";
constexpr std::size_t kMaxMessage = std::size_t{16} * 1024 * 1024;
constexpr std::chrono::seconds kLongestHandshake{30};

// "closed with 1013 too much is unread"
std::string farewell(const websocket::close_reason& reason) {
    if (reason.code == websocket::close_code::none)
        return "closed without a reason";
    return "closed with " + std::to_string(reason.code) + " " + reason.reason.c_str();
}

}  // namespace

class WebSocket::Connection : public std::enable_shared_from_this<Connection> {
  public:
    Connection(Loop& loop, const WebSocketPlan& plan, WebSocketUser& user);

    static wire::Task<void> run(std::shared_ptr<Connection> self, Address address);
    void send(std::string_view text);
    void close();

  private:
    wire::Task<wire::ErrorCode> open(const Address& address);
    wire::Task<core::Error> listen();
    void write_next();
    void lose(const core::Error& why);
    core::Error reason_of(const wire::ErrorCode& code);

    websocket::stream<wire::TcpSocket> stream_;
    websocket::response_type response_;
    WebSocketUser* user_;  // null once this side has closed or the user knows of the loss
    bool is_open_ = false;
    std::deque<std::string> unsent_;  // the first one is being written
};

WebSocket::Connection::Connection(Loop& loop, const WebSocketPlan& plan, WebSocketUser& user)
    : stream_(loop.io()), user_(&user) {
    stream_.read_message_max(kMaxMessage);
    stream_.set_option(
        websocket::stream_base::timeout{kLongestHandshake, websocket::stream_base::none(), false});
    websocket::permessage_deflate compression;
    compression.client_enable = plan.compressed;
    stream_.set_option(compression);
    if (!plan.cookie.empty())
        stream_.set_option(websocket::stream_base::decorator(
            [cookie = plan.cookie](websocket::request_type& request) {
                request.set(http::field::cookie, cookie);
            }));
}

wire::Task<void> WebSocket::Connection::run(std::shared_ptr<Connection> self, Address address) {
    const wire::ErrorCode failed = co_await self->open(address);
    if (failed)
        co_return self->lose(self->reason_of(failed));
    const core::Error why = co_await self->listen();
    self->lose(why);
}

wire::Task<wire::ErrorCode> WebSocket::Connection::open(const Address& address) {
    const auto [refused] =
        co_await stream_.next_layer().async_connect(address.endpoint, wire::kAwait);
    if (refused)
        co_return refused;
    stream_.next_layer().set_option(wire::Tcp::no_delay(true));
    const auto [unwelcome] =
        co_await stream_.async_handshake(response_, address.host, kPath, wire::kAwait);
    co_return unwelcome;
}

// Until the socket is lost, and why. The user may close it in any call.
wire::Task<core::Error> WebSocket::Connection::listen() {
    is_open_ = true;
    write_next();
    if (user_ != nullptr)
        user_->on_open();
    wire::beast::flat_buffer received;
    while (user_ != nullptr) {
        const auto [failed, size] = co_await stream_.async_read(received, wire::kAwait);
        if (failed)
            co_return reason_of(failed);
        if (stream_.got_binary())
            co_return core::Error{"socket", "a binary message"};
        if (user_ != nullptr)
            user_->on_text({static_cast<const char*>(received.cdata().data()), size});
        received.clear();
    }
    co_return core::Error{};
}

void WebSocket::Connection::send(std::string_view text) {
    unsent_.emplace_back(text);
    if (is_open_ && unsent_.size() == 1)
        write_next();
}

// A broken connection is noticed by reading from it.
void WebSocket::Connection::write_next() {
    if (unsent_.empty())
        return;
    stream_.async_write(wire::asio::buffer(unsent_.front()),
                        [self = shared_from_this()](const wire::ErrorCode& failed, std::size_t) {
                            if (failed)
                                return;
                            self->unsent_.pop_front();
                            self->write_next();
                        });
}

void WebSocket::Connection::close() {
    user_ = nullptr;
    wire::ErrorCode ignored;
    stream_.next_layer().close(ignored);
}

void WebSocket::Connection::lose(const core::Error& why) {
    WebSocketUser* const user = user_;
    close();
    if (user != nullptr)
        user->on_lost(why);
}

// Who has heard a goodbye may still fail to close the connection; the goodbye tells more.
core::Error WebSocket::Connection::reason_of(const wire::ErrorCode& code) {
    if (code == websocket::error::closed || stream_.reason())
        return {"socket", farewell(stream_.reason())};
    if (code == websocket::error::upgrade_declined)
        return {"handshake", "status " + std::to_string(response_.result_int())};
    return failure_of(code);
}

WebSocket::WebSocket(Loop& loop,
                     const Address& address,
                     const WebSocketPlan& plan,
                     WebSocketUser& user)
    : connection_(std::make_shared<Connection>(loop, plan, user)) {
    wire::asio::co_spawn(
        loop.io(), Connection::run(connection_, address), [](const std::exception_ptr& failure) {
            if (failure)
                std::rethrow_exception(failure);
        });
}

void WebSocket::send(std::string_view text) { connection_->send(text); }

void WebSocket::close() { connection_->close(); }

}  // namespace swarm
