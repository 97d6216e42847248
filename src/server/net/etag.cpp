#include "server/net/etag.h"

#include "server/net/split.h"

namespace net {

bool has_etag(std::string_view if_none_match, std::string_view etag) {
    return any_part(if_none_match, ',', [&](std::string_view part) {
        std::string_view tag = trim(part);
        if (tag.starts_with("W/"))
            tag.remove_prefix(2);
        return tag == etag || tag == "*";
    });
}

}  // namespace net
