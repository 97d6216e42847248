// Nothing is compressed on the way from a worker to its page.
#include "server/net/gzip.h"

#include <boost/crc.hpp>

namespace net {

std::uint32_t crc_of(std::string_view text) {
    boost::crc_32_type sum;
    sum.process_bytes(text.data(), text.size());
    return sum.checksum();
}

std::string gzip(std::string_view /*text*/) { return {}; }

}  // namespace net
