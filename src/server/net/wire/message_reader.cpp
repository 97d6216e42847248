#include "server/net/wire/message_reader.h"

#include <algorithm>
#include <utility>

#include "server/net/utf8.h"

namespace net::wire {

using Step = core::Result<std::optional<Heard>, CloseCode>;

Step MessageReader::read(std::string_view& bytes) {
    if (!frame_) {
        if (!take_head(bytes))
            return std::optional<Heard>();
        const auto head = parse_head(std::exchange(head_, {}));
        if (!head.ok())
            return head.error();
        if (const auto refusal = begin(*head))
            return *refusal;
    }
    take_payload(bytes);
    if (taken_ < frame_->length)
        return std::optional<Heard>();
    return finish();
}

bool MessageReader::take_head(std::string_view& bytes) {
    while (head_.size() < head_size(head_)) {
        if (bytes.empty())
            return false;
        head_.push_back(bytes.front());
        bytes.remove_prefix(1);
    }
    return true;
}

std::optional<CloseCode> MessageReader::begin(const FrameHead& frame) {
    const bool is_first = frame.opcode == Opcode::Text || frame.opcode == Opcode::Binary;
    if (is_first && first_)
        return CloseCode::ProtocolError;
    if (is_first)
        first_ = frame;
    frame_ = frame;
    taken_ = 0;
    return is_control(frame.opcode) ? std::nullopt : refusal_of(frame);
}

std::optional<CloseCode> MessageReader::refusal_of(const FrameHead& frame) const {
    if (!first_ || (first_->is_compressed && inflater_ == nullptr))
        return CloseCode::ProtocolError;
    if (frame.length > most() - message_.size())
        return CloseCode::TooBig;
    return std::nullopt;
}

// What cannot be compressed may grow a little by it.
std::size_t MessageReader::most() const {
    return first_->is_compressed ? limit_ + limit_ / 4 + 64 : limit_;
}

void MessageReader::take_payload(std::string_view& bytes) {
    const auto size = std::min<std::uint64_t>(frame_->length - taken_, bytes.size());
    std::string& out = is_control(frame_->opcode) ? control_ : message_;
    append_unmasked(out, bytes.substr(0, size), frame_->mask, taken_);
    bytes.remove_prefix(size);
    taken_ += size;
}

Step MessageReader::finish() {
    const FrameHead frame = *std::exchange(frame_, std::nullopt);
    if (is_control(frame.opcode))
        return std::optional<Heard>({frame.opcode, std::exchange(control_, {})});
    return frame.is_final ? finish_message() : std::optional<Heard>();
}

Step MessageReader::finish_message() {
    const FrameHead first = *std::exchange(first_, std::nullopt);
    std::string bytes = std::exchange(message_, {});
    if (first.is_compressed) {
        auto inflated = inflater_->inflate(std::move(bytes), limit_);
        if (!inflated.ok())
            return inflated.error();
        bytes = std::move(*inflated);
    }
    if (first.opcode == Opcode::Text && !is_utf8(bytes))
        return CloseCode::BadText;
    return std::optional<Heard>({first.opcode, std::move(bytes)});
}

}  // namespace net::wire
