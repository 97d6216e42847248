// Payloads of compressed messages (RFC 7692, 7.2). Each message stands alone: no socket keeps a
// window, and one of each of these serves all sockets of a server.
#pragma once

#include <array>
#include <cstddef>
#include <memory>
#include <string>
#include <string_view>

#include <boost/beast/zlib/deflate_stream.hpp>
#include <boost/beast/zlib/inflate_stream.hpp>

#include "core/result.h"
#include "server/net/socket.h"

namespace net::wire {

class Inflater {
  public:
    // At most `limit` bytes, or the code to close with.
    core::Result<std::string, CloseCode> inflate(std::string payload, std::size_t limit);

  private:
    boost::beast::zlib::inflate_stream stream_;
    std::string room_;  // for what comes out
};

// A text that goes to many sockets is compressed once: the last few are remembered for as long as
// somebody still sends them.
class Deflater {
  public:
    using Text = std::shared_ptr<const std::string>;

    // Null if the text is too short to be worth it.
    Text deflate(const Text& text);

  private:
    struct Known {
        std::weak_ptr<const std::string> text;
        std::weak_ptr<const std::string> payload;
    };

    Text known(const Text& text) const;
    Text make(const std::string& text);

    boost::beast::zlib::deflate_stream stream_;
    std::array<Known, 16> known_;
    std::size_t oldest_ = 0;
};

}  // namespace net::wire
