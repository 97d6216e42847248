#include "swarm/testing/fake_server.h"

#include <array>

#include <boost/asio/read_until.hpp>
#include <boost/beast/core/buffers_to_string.hpp>
#include <netinet/tcp.h>
#include <sys/socket.h>
#include <sys/time.h>

namespace swarm::testing {
namespace {

namespace wire = net::wire;
namespace websocket = wire::websocket;

// What is written meanwhile goes out in one piece.
class Corked {
  public:
    explicit Corked(wire::TcpSocket& socket) : socket_(socket.native_handle()) { cork(1); }
    Corked(const Corked&) = delete;
    Corked& operator=(const Corked&) = delete;
    ~Corked() { cork(0); }

  private:
    void cork(int on) const { setsockopt(socket_, IPPROTO_TCP, TCP_CORK, &on, sizeof on); }

    int socket_;
};

}  // namespace

std::string server_frame(int first_byte, std::string_view payload) {
    std::string frame(1, static_cast<char>(first_byte));
    frame.push_back(static_cast<char>(payload.size()));
    return frame.append(payload);
}

void Peer::shake_hands(std::string_view first_bytes) {
    const Corked corked(stream_.next_layer());
    websocket::permessage_deflate compression;
    compression.server_enable = true;
    stream_.set_option(compression);
    stream_.control_callback([this](websocket::frame_type kind, wire::beast::string_view payload) {
        if (kind == websocket::frame_type::pong)
            pong_ = payload;
    });
    wire::ErrorCode ignored;
    stream_.accept(ignored);
    send(first_bytes);
}

void Peer::say(std::string_view text) {
    wire::ErrorCode ignored;
    stream_.write(wire::asio::buffer(text.data(), text.size()), ignored);
}

std::string Peer::hear() {
    wire::beast::flat_buffer message;
    wire::ErrorCode failed;
    stream_.read(message, failed);
    return failed ? "" : wire::beast::buffers_to_string(message.cdata());
}

void Peer::send(std::string_view bytes) {
    wire::ErrorCode ignored;
    wire::asio::write(
        stream_.next_layer(), wire::asio::buffer(bytes.data(), bytes.size()), ignored);
}

std::string Peer::hear_head() {
    std::string head;
    wire::ErrorCode ignored;
    wire::asio::read_until(
        stream_.next_layer(), wire::asio::dynamic_buffer(head), "\r\n\r\n", ignored);
    return head;
}

void Peer::leave() {
    const int socket = stream_.next_layer().native_handle();
    const timeval patience{1, 0};
    setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
    shutdown(socket, SHUT_WR);
    std::array<char, 256> unread;
    while (recv(socket, unread.data(), unread.size(), 0) > 0) {
    }
}

FakeServer::FakeServer(std::vector<Script> scripts)
    : listener_(io_, local_address(0).endpoint),
      address_(local_address(listener_.local_endpoint().port())),
      thread_([this, scripts = std::move(scripts)] { serve(scripts); }) {}

FakeServer::~FakeServer() {
    shutdown(listener_.native_handle(), SHUT_RDWR);
    thread_.join();
}

void FakeServer::serve(const std::vector<Script>& scripts) {
    for (const Script& script : scripts) {
        wire::TcpSocket socket(io_);
        wire::ErrorCode failed;
        listener_.accept(socket, failed);
        if (failed)
            return;
        Peer peer(std::move(socket));
        script(peer);
        peer.leave();
    }
}

}  // namespace swarm::testing
