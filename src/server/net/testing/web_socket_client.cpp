#include "server/net/testing/web_socket_client.h"

#include <stdexcept>
#include <utility>

#include "server/net/wire/beast_websocket.h"

namespace net::testing {

using wire::ErrorCode;
namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = boost::beast::http;
namespace websocket = boost::beast::websocket;

using WebSocketStream = websocket::stream<wire::TcpSocket>;

struct WebSocketClient::State {
    asio::io_context io;
    WebSocketStream stream{io};
    beast::flat_buffer buffer;
    websocket::response_type response;

    // Starts an operation and runs it to its end.
    template <class Start>
    ErrorCode finish(Start&& start) {
        std::optional<ErrorCode> result;
        start([&result](const ErrorCode& failed, auto&&...) { result = failed; });
        io.restart();
        io.run_for(std::chrono::seconds(10));
        if (!result)
            throw std::runtime_error("the server does not react");
        return *result;
    }

    template <class Start>
    void demand(Start&& start) {
        const ErrorCode failed = finish(std::forward<Start>(start));
        if (failed)
            throw std::runtime_error(failed.message());
    }

    void write(asio::const_buffer bytes) {
        demand([&](auto done) { stream.async_write(bytes, std::move(done)); });
    }
};

WebSocketClient::WebSocketClient(std::uint16_t port, const std::string& target)
    : WebSocketClient(port, target, {}) {}

WebSocketClient::WebSocketClient(std::uint16_t port,
                                 const std::string& target,
                                 const Wishes& wishes)
    : state_(std::make_unique<State>()) {
    State& state = *state_;
    const wire::Tcp::endpoint server(asio::ip::make_address("127.0.0.1"), port);
    state.demand(
        [&](auto done) { state.stream.next_layer().async_connect(server, std::move(done)); });
    state.stream.next_layer().set_option(wire::Tcp::no_delay(true));
    websocket::permessage_deflate compression;
    compression.client_enable = wishes.compression;
    state.stream.set_option(compression);
    state.stream.read_message_max(std::size_t{64} * 1024 * 1024);
    state.stream.set_option(
        websocket::stream_base::decorator([&](websocket::request_type& request) {
            for (const Header& header : wishes.headers)
                request.set(header.name, header.value);
        }));
    // How it went shows in the response.
    [[maybe_unused]] const auto trouble = state.finish([&](auto done) {
        state.stream.async_handshake(state.response, "test", target, std::move(done));
    });
}

WebSocketClient::~WebSocketClient() = default;

int WebSocketClient::status() const { return static_cast<int>(state_->response.result_int()); }

bool WebSocketClient::compresses() const {
    const auto extensions = state_->response[http::field::sec_websocket_extensions];
    return extensions.find("permessage-deflate") != beast::string_view::npos;
}

void WebSocketClient::send(std::string_view text) {
    state_->stream.text(true);
    state_->write(asio::buffer(text.data(), text.size()));
}

void WebSocketClient::send_binary(std::string_view bytes) {
    state_->stream.binary(true);
    state_->write(asio::buffer(bytes.data(), bytes.size()));
}

void WebSocketClient::send_raw(std::string_view bytes) {
    state_->demand([&](auto done) {
        asio::async_write(
            state_->stream.next_layer(), asio::buffer(bytes.data(), bytes.size()), std::move(done));
    });
}

std::optional<std::string> WebSocketClient::read() {
    state_->buffer.clear();
    const ErrorCode failed = state_->finish(
        [&](auto done) { state_->stream.async_read(state_->buffer, std::move(done)); });
    if (failed)
        return std::nullopt;
    const auto bytes = state_->buffer.cdata();
    return std::string(static_cast<const char*>(bytes.data()), bytes.size());
}

int WebSocketClient::read_close_code() {
    while (read()) {
    }
    return state_->stream.reason().code;
}

void WebSocketClient::close() {
    state_->demand([&](auto done) {
        state_->stream.async_close(websocket::close_code::normal, std::move(done));
    });
}

void WebSocketClient::vanish() { state_->stream.next_layer().close(); }

}  // namespace net::testing
