#include "swarm/wire/web_socket.h"

#include "swarm/wire/handshake.h"

namespace swarm {
namespace {

constexpr std::size_t kMaxMessage = std::size_t{16} * 1024 * 1024;

std::uint64_t seed_of(std::string_view key) {
    std::uint64_t seed = 0;
    for (const char letter : key)
        seed = core::combine(seed, static_cast<std::uint8_t>(letter));
    return seed;
}

// "1013 too much is unread"
std::string farewell(std::string_view payload) {
    if (payload.size() < 2)
        return "closed without a reason";
    const auto high = static_cast<std::uint8_t>(payload[0]);
    const auto low = static_cast<std::uint8_t>(payload[1]);
    return "closed with " + std::to_string(high * 256 + low) + " " + std::string(payload.substr(2));
}

}  // namespace

WebSocket::WebSocket(Loop& loop,
                     const Address& address,
                     const std::string& cookie,
                     WebSocketUser& user)
    : user_(user),
      key_(random_key()),
      masks_(seed_of(key_)),
      frames_(kMaxMessage),
      stream_(loop, address, *this) {
    stream_.send(request_text(upgrade_request(cookie, key_), address.host));
}

void WebSocket::send(std::string_view text) { send_frame(Opcode::Text, text); }

void WebSocket::send_frame(Opcode opcode, std::string_view payload) {
    stream_.send(client_frame(opcode, payload, static_cast<std::uint32_t>(masks_.next() >> 32U)));
}

void WebSocket::on_bytes(std::string_view bytes) {
    if (!is_open_)
        return take_handshake(bytes);
    frames_.feed(bytes);
    take_frames();
}

void WebSocket::take_handshake(std::string_view bytes) {
    const auto complete = handshake_.feed(bytes);
    if (!complete)
        return give_up(complete.error());
    if (!*complete)
        return;
    if (const auto wrong = handshake_objection(handshake_.response(), key_))
        return give_up(*wrong);
    is_open_ = true;
    user_.on_open();
    frames_.feed(handshake_.rest());
    take_frames();
}

void WebSocket::take_frames() {
    while (stream_.is_open()) {
        const auto message = frames_.next();
        if (!message)
            return give_up(message.error());
        if (!*message)
            return;
        take(**message);
    }
}

void WebSocket::take(const Received& message) {
    switch (message.opcode) {
        case Opcode::Text: return user_.on_text(message.payload);
        case Opcode::Ping: return send_frame(Opcode::Pong, message.payload);
        case Opcode::Close:
            send_frame(Opcode::Close, std::string_view(message.payload).substr(0, 2));
            return give_up({"socket", farewell(message.payload)});
        case Opcode::Binary: return give_up({"socket", "a binary message"});
        case Opcode::Pong:
        case Opcode::Continuation: return;
    }
}

void WebSocket::give_up(const core::Error& why) {
    stream_.close();
    user_.on_lost(why);
}

}  // namespace swarm
