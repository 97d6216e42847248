#include "swarm/testing/fake_server.h"

#include <array>
#include <cstdint>
#include <stdexcept>

#include <sys/socket.h>
#include <unistd.h>

#include "swarm/wire/handshake.h"

namespace swarm::testing {
namespace {

constexpr std::string_view kKey = "sec-websocket-key: ";
constexpr std::string_view kHeadEnd = "\r\n\r\n";

std::size_t byte_at(const std::string& bytes, std::size_t i) {
    return static_cast<std::uint8_t>(bytes[i]);
}

}  // namespace

std::string server_frame(int first_byte, std::string_view payload) {
    std::string frame(1, static_cast<char>(first_byte));
    if (payload.size() < 126) {
        frame.push_back(static_cast<char>(payload.size()));
    } else {
        frame.push_back(126);
        frame.push_back(static_cast<char>(payload.size() >> 8U));
        frame.push_back(static_cast<char>(payload.size() & 0xffU));
    }
    return frame.append(payload);
}

void Peer::send(std::string_view bytes) const {
    ::send(socket_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
}

void Peer::say(std::string_view text) const { send(server_frame(0x81, text)); }

std::string Peer::take(std::size_t bytes) {
    std::array<char, 4096> block{};
    while (unread_.size() < bytes) {
        const auto got = recv(socket_, block.data(), block.size(), 0);
        if (got <= 0)
            return "";
        unread_.append(block.data(), static_cast<std::size_t>(got));
    }
    std::string taken = unread_.substr(0, bytes);
    unread_.erase(0, bytes);
    return taken;
}

void Peer::shake_hands(std::string_view first_bytes) {
    std::string head;
    while (!head.ends_with(kHeadEnd)) {
        const std::string byte = take(1);
        if (byte.empty())
            return;
        head += byte;
    }
    const std::size_t key = head.find(kKey) + kKey.size();
    send("HTTP/1.1 101 Switching Protocols\r\nSec-WebSocket-Accept: "
         + accept_value(head.substr(key, head.find('\r', key) - key)) + std::string(kHeadEnd)
         + std::string(first_bytes));
}

std::string Peer::hear() {
    const std::string head = take(2);
    if (head.empty())
        return "";
    std::size_t length = byte_at(head, 1) & 0x7fU;
    if (length == 126) {
        const std::string more = take(2);
        length = byte_at(more, 0) * 256 + byte_at(more, 1);
    }
    const std::string mask = take(4);
    std::string payload = take(length);
    for (std::size_t i = 0; i < payload.size(); ++i)
        payload[i] = static_cast<char>(payload[i] ^ mask[i % 4]);
    return payload;
}

FakeServer::FakeServer(std::vector<Script> scripts)
    : listener_(socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)), address_(local_address(0)) {
    auto* where = reinterpret_cast<sockaddr*>(&address_.socket);
    socklen_t size = sizeof address_.socket;
    if (bind(listener_, where, size) != 0)
        throw std::runtime_error("cannot bind");
    listen(listener_, SOMAXCONN);
    getsockname(listener_, where, &size);
    thread_ = std::thread([this, scripts = std::move(scripts)] { serve(scripts); });
}

FakeServer::~FakeServer() {
    shutdown(listener_, SHUT_RDWR);
    thread_.join();
    close(listener_);
}

void FakeServer::serve(const std::vector<Script>& scripts) const {
    for (const Script& script : scripts) {
        const int socket = accept(listener_, nullptr, nullptr);
        if (socket < 0)
            return;
        Peer peer(socket);
        script(peer);
        close(socket);
    }
}

}  // namespace swarm::testing
