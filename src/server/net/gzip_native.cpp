#include "server/net/gzip.h"

#include <cassert>

#include <boost/beast/zlib/deflate_stream.hpp>
#include <boost/crc.hpp>

namespace net {
namespace {

namespace zlib = boost::beast::zlib;

// Mark of gzip, deflate, no flags, no time, no hint at the effort, unknown system.
constexpr std::string_view kHead("\x1f\x8b\x08\0\0\0\0\0\0\xff", 10);
constexpr int kLevel = 6;
constexpr int kWindowBits = 15;
constexpr int kMemoryLevel = 8;

std::string deflated(std::string_view text) {
    zlib::deflate_stream stream;
    stream.reset(kLevel, kWindowBits, kMemoryLevel, zlib::Strategy::normal);
    std::string bytes(stream.upper_bound(text.size()), '\0');
    zlib::z_params step{};
    step.next_in = text.data();
    step.avail_in = text.size();
    step.next_out = bytes.data();
    step.avail_out = bytes.size();
    boost::system::error_code end;
    stream.write(step, zlib::Flush::finish, end);
    assert(end == zlib::error::end_of_stream);
    bytes.resize(step.total_out);
    return bytes;
}

std::string little_endian(std::uint32_t number) {
    std::string bytes;
    for (unsigned shift = 0; shift < 32; shift += 8)
        bytes.push_back(static_cast<char>((number >> shift) & 0xffU));
    return bytes;
}

}  // namespace

std::uint32_t crc_of(std::string_view text) {
    boost::crc_32_type sum;
    sum.process_bytes(text.data(), text.size());
    return sum.checksum();
}

std::string gzip(std::string_view text) {
    return std::string(kHead) + deflated(text) + little_endian(crc_of(text))
           + little_endian(static_cast<std::uint32_t>(text.size()));
}

}  // namespace net
