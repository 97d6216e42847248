// A text as a JSON string: the little JSON that errors and logs need.
#pragma once

#include <string>
#include <string_view>

namespace net {

// With quotation marks. Bytes that are not UTF-8 become U+FFFD, so the result is always JSON.
std::string json_quote(std::string_view text);

}  // namespace net
