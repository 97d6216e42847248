#include "swarm/wire/frame.h"

#include <utility>

namespace swarm {
namespace {

constexpr std::uint8_t kLast = 0x80;
constexpr std::uint8_t kReserved = 0x70;
constexpr std::uint8_t kOpcode = 0x0f;
constexpr std::uint8_t kMasked = 0x80;
constexpr std::uint8_t kLength = 0x7f;
constexpr std::uint8_t kTwoBytes = 126;
constexpr std::uint8_t kEightBytes = 127;
constexpr std::size_t kMaxControl = 125;

std::uint8_t byte_at(std::string_view bytes, std::size_t i) {
    return static_cast<std::uint8_t>(bytes[i]);
}

core::Error broken_frame(std::string what) { return {"frame", std::move(what)}; }

bool is_control(Opcode opcode) { return static_cast<std::uint8_t>(opcode) >= 0x8; }

bool is_known(std::uint8_t opcode) { return opcode <= 0x2 || (opcode >= 0x8 && opcode <= 0xa); }

std::size_t length_bytes(std::uint8_t length) {
    if (length == kTwoBytes)
        return 2;
    return length == kEightBytes ? 8 : 0;
}

std::uint64_t big_endian(std::string_view bytes) {
    std::uint64_t value = 0;
    for (std::size_t i = 0; i < bytes.size(); ++i)
        value = (value << 8U) | byte_at(bytes, i);
    return value;
}

void append_big_endian(std::string& out, std::uint64_t value, std::size_t bytes) {
    for (std::size_t i = bytes; i-- > 0;)
        out.push_back(static_cast<char>((value >> (8 * i)) & 0xffU));
}

void append_length(std::string& out, std::size_t length) {
    if (length < kTwoBytes) {
        out.push_back(static_cast<char>(kMasked | length));
    } else if (length <= 0xffff) {
        out.push_back(static_cast<char>(kMasked | kTwoBytes));
        append_big_endian(out, length, 2);
    } else {
        out.push_back(static_cast<char>(kMasked | kEightBytes));
        append_big_endian(out, length, 8);
    }
}

// The shortest way to write a length is the only one allowed.
bool is_shortest(std::uint64_t length, std::size_t bytes) {
    if (bytes == 2)
        return length >= kTwoBytes;
    return bytes == 0 || (length > 0xffff && (length >> 63U) == 0);
}

}  // namespace

std::string client_frame(Opcode opcode, std::string_view payload, std::uint32_t mask) {
    std::string frame(1, static_cast<char>(kLast | static_cast<std::uint8_t>(opcode)));
    frame.reserve(payload.size() + 14);
    append_length(frame, payload.size());
    append_big_endian(frame, mask, 4);
    const std::size_t key = frame.size() - 4;
    for (std::size_t i = 0; i < payload.size(); ++i)
        frame.push_back(static_cast<char>(payload[i] ^ frame[key + i % 4]));
    return frame;
}

void FrameReader::feed(std::string_view bytes) {
    bytes_.erase(0, std::exchange(read_, 0));
    bytes_ += bytes;
}

core::Result<std::optional<Received>> FrameReader::next() {
    while (true) {
        const auto frame = head();
        if (!frame)
            return frame.error();
        if (!*frame)
            return std::optional<Received>{};
        if (const auto wrong = objection(**frame))
            return *wrong;
        if (unread().size() < (*frame)->head_bytes + (*frame)->payload_bytes)
            return std::optional<Received>{};
        if (auto message = take(**frame))
            return message;
    }
}

core::Result<std::optional<FrameReader::Head>> FrameReader::head() const {
    const std::string_view bytes = unread();
    if (bytes.size() < 2)
        return std::optional<Head>{};
    if ((byte_at(bytes, 0) & kReserved) != 0)
        return broken_frame("reserved bits are set");
    if (!is_known(byte_at(bytes, 0) & kOpcode))
        return broken_frame("there is no such opcode");
    if ((byte_at(bytes, 1) & kMasked) != 0)
        return broken_frame("a server does not mask");
    const std::uint8_t length = byte_at(bytes, 1) & kLength;
    const std::size_t more = length_bytes(length);
    if (bytes.size() < 2 + more)
        return std::optional<Head>{};
    const std::uint64_t payload = more == 0 ? length : big_endian(bytes.substr(2, more));
    if (!is_shortest(payload, more))
        return broken_frame("the length is not written in the shortest way");
    return std::optional<Head>({(byte_at(bytes, 0) & kLast) != 0,
                                static_cast<Opcode>(byte_at(bytes, 0) & kOpcode),
                                2 + more,
                                payload});
}

std::optional<core::Error> FrameReader::objection(const Head& head) const {
    if (is_control(head.opcode)) {
        if (!head.is_last || head.payload_bytes > kMaxControl)
            return broken_frame("a control frame is fragmented or too long");
        return std::nullopt;
    }
    if ((head.opcode == Opcode::Continuation) != begun_.has_value())
        return broken_frame(begun_ ? "a message begins inside another"
                                   : "nothing is to be continued");
    const std::size_t before = begun_ ? begun_->payload.size() : 0;
    if (head.payload_bytes > max_message_ - before)
        return broken_frame("a message is longer than " + std::to_string(max_message_) + " bytes");
    return std::nullopt;
}

// The message that this frame completes.
std::optional<Received> FrameReader::take(const Head& head) {
    const auto payload = unread().substr(head.head_bytes, head.payload_bytes);
    std::optional<Received> message;
    if (is_control(head.opcode)) {
        message = Received{head.opcode, std::string(payload)};
    } else {
        if (!begun_)
            begun_ = Received{head.opcode, {}};
        begun_->payload += payload;
        if (head.is_last)
            message = std::exchange(begun_, std::nullopt);
    }
    read_ += head.head_bytes + head.payload_bytes;
    return message;
}

}  // namespace swarm
