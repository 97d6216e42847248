// The header Accept-Encoding: which encodings a client can take.
#pragma once

#include <string_view>

namespace net {

// "gzip, br;q=0.5, *;q=0": the encoding is named, or covered by the star, with a weight above 0.
bool accepts_encoding(std::string_view accepted, std::string_view encoding);

}  // namespace net
