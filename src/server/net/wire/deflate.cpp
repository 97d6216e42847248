#include "server/net/wire/deflate.h"

#include <cassert>

namespace net::wire {
namespace {

using boost::beast::zlib::Flush;
using boost::beast::zlib::Strategy;
using boost::beast::zlib::z_params;

constexpr std::size_t kWorthCompressing = 512;  // below it costs more than it saves
constexpr int kEffort = 6;
constexpr int kLargestWindow = 15;
constexpr int kMessageMemory = 8;

// How a flushed stream ends; not sent, because every message would end with it.
constexpr std::string_view kTail("\0\0\xff\xff", 4);

// The stream has come to the end of a block that was not its last one: z_params::data_type.
constexpr int kBetweenBlocks = 128;

z_params step_of(std::string_view from, std::string& to) {
    z_params step{};
    step.next_in = from.data();
    step.avail_in = from.size();
    step.next_out = to.data();
    step.avail_out = to.size();
    return step;
}

}  // namespace

core::Result<std::string, CloseCode> Inflater::inflate(std::string payload, std::size_t limit) {
    payload += kTail;
    room_.resize(limit + 1);
    auto step = step_of(payload, room_);
    boost::system::error_code failed;
    stream_.reset(kLargestWindow);
    stream_.write(step, Flush::sync, failed);
    if (step.total_out > limit)
        return CloseCode::TooBig;
    if (failed || step.avail_in > 0 || step.data_type != kBetweenBlocks)
        return CloseCode::BadText;
    return room_.substr(0, step.total_out);
}

Deflater::Text Deflater::deflate(const Text& text) {
    if (text->size() < kWorthCompressing)
        return nullptr;
    if (auto payload = known(text))
        return payload;
    auto payload = make(*text);
    known_[oldest_] = {text, payload};
    oldest_ = (oldest_ + 1) % known_.size();
    return payload;
}

Deflater::Text Deflater::known(const Text& text) const {
    for (const Known& one : known_) {
        if (one.text.lock() == text)
            return one.payload.lock();
    }
    return nullptr;
}

Deflater::Text Deflater::make(const std::string& text) {
    constexpr std::size_t kFlush = 16;  // more than a flush adds
    stream_.reset(kEffort, kLargestWindow, kMessageMemory, Strategy::normal);
    std::string payload(stream_.upper_bound(text.size()) + kFlush, '\0');
    auto step = step_of(text, payload);
    boost::system::error_code failed;
    stream_.write(step, Flush::sync, failed);
    assert(!failed && step.avail_in == 0 && step.avail_out > 0);
    payload.resize(step.total_out - kTail.size());
    return std::make_shared<const std::string>(std::move(payload));
}

}  // namespace net::wire
