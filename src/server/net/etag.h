// Tags of what caches keep: "If-None-Match" asks whether theirs is still the right one.
#pragma once

#include <string_view>

namespace net {

// Whether the list names this tag (in quotes), strongly or weakly, or any.
bool has_etag(std::string_view if_none_match, std::string_view etag);

}  // namespace net
