#include "server/net/wire/frame.h"

#include "server/net/utf8.h"

namespace net::wire {
namespace {

constexpr unsigned kFinal = 0x80;
constexpr unsigned kCompressed = 0x40;
constexpr unsigned kReserved = 0x30;
constexpr unsigned kMasked = 0x80;
constexpr std::uint64_t kTwoMore = 126;    // the length stands in the next two bytes
constexpr std::uint64_t kEightMore = 127;  // in the next eight
constexpr std::size_t kMaskBytes = 4;

unsigned octet(std::string_view bytes, std::size_t at) {
    return static_cast<std::uint8_t>(bytes[at]);
}

std::uint64_t short_length(std::string_view head) { return octet(head, 1) & 0x7fU; }
bool is_masked(std::string_view head) { return (octet(head, 1) & kMasked) != 0; }

std::size_t length_size(std::uint64_t short_length) {
    if (short_length == kTwoMore)
        return 2;
    return short_length == kEightMore ? 8 : 0;
}

std::uint64_t big_endian(std::string_view bytes) {
    std::uint64_t number = 0;
    for (std::size_t i = 0; i < bytes.size(); ++i)
        number = number << 8U | octet(bytes, i);
    return number;
}

std::string big_endian(std::uint64_t number, std::size_t size) {
    std::string bytes(size, '\0');
    for (std::size_t i = size; i > 0; --i, number >>= 8U)
        bytes[i - 1] = static_cast<char>(number & 0xffU);
    return bytes;
}

bool is_known_opcode(unsigned opcode) { return opcode <= 0x2 || (opcode >= 0x8 && opcode <= 0xa); }

// The shortest form is the only one.
bool is_shortest(std::uint64_t length, std::size_t size) {
    return size == 0 || length > (size == 2 ? 0x7dU : 0xffffU);
}

// Control frames are whole, short and plain; of a message its first frame says that it is packed.
bool fits_opcode(const FrameHead& head) {
    if (is_control(head.opcode))
        return head.is_final && !head.is_compressed && head.length <= kMaxControlBytes;
    return head.opcode != Opcode::Continuation || !head.is_compressed;
}

// RFC 6455, 7.4, and the registry of IANA: those that may stand in a frame.
bool may_be_sent(std::uint64_t code) {
    return (code >= 1000 && code <= 1003) || (code >= 1007 && code <= 1014)
           || (code >= 3000 && code <= 4999);
}

}  // namespace

std::size_t head_size(std::string_view front) {
    if (front.size() < 2)
        return 2;
    return 2 + length_size(short_length(front)) + (is_masked(front) ? kMaskBytes : 0);
}

core::Result<FrameHead, CloseCode> parse_head(std::string_view bytes) {
    const unsigned first = octet(bytes, 0);
    if ((first & kReserved) != 0 || !is_known_opcode(first & 0x0fU) || !is_masked(bytes))
        return CloseCode::ProtocolError;
    FrameHead head{static_cast<Opcode>(first & 0x0fU),
                   (first & kFinal) != 0,
                   (first & kCompressed) != 0,
                   short_length(bytes),
                   {}};
    const std::size_t size = length_size(head.length);
    if (size > 0)
        head.length = big_endian(bytes.substr(2, size));
    if (!is_shortest(head.length, size) || !fits_opcode(head))
        return CloseCode::ProtocolError;
    bytes.copy(head.mask.data(), kMaskBytes, 2 + size);
    return head;
}

void append_unmasked(std::string& out,
                     std::string_view part,
                     const std::array<char, 4>& mask,
                     std::uint64_t offset) {
    for (const char byte : part)
        out.push_back(static_cast<char>(byte ^ mask[offset++ % kMaskBytes]));
}

std::string head_of(Opcode opcode, bool is_compressed, std::size_t length) {
    const unsigned first =
        kFinal | (is_compressed ? kCompressed : 0U) | static_cast<unsigned>(opcode);
    std::string head(1, static_cast<char>(first));
    if (length < kTwoMore)
        return head + static_cast<char>(length);
    if (length <= 0xffff)
        return head + static_cast<char>(kTwoMore) + big_endian(length, 2);
    return head + static_cast<char>(kEightMore) + big_endian(length, 8);
}

std::string farewell_payload(CloseCode code, std::string_view reason) {
    const std::string number = big_endian(static_cast<std::uint64_t>(code), 2);
    return number + std::string(utf8_prefix(reason, kMaxControlBytes - number.size()));
}

CloseCode answer_to_farewell(std::string_view payload) {
    constexpr std::size_t kCodeBytes = 2;
    if (payload.empty())
        return CloseCode::Normal;
    const std::uint64_t code = big_endian(payload.substr(0, kCodeBytes));
    if (payload.size() < kCodeBytes || !may_be_sent(code))
        return CloseCode::ProtocolError;
    return is_utf8(payload.substr(kCodeBytes)) ? CloseCode{static_cast<std::uint16_t>(code)}
                                               : CloseCode::BadText;
}

}  // namespace net::wire
