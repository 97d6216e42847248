// Files that are part of the program: the browser client.
#pragma once

#include <optional>
#include <span>
#include <string_view>
#include <unordered_map>

#include "server/net/request.h"
#include "server/net/response.h"

namespace net {

// All views point into the program.
struct Asset {
    std::string_view path;  // "/index.html"
    std::string_view content_type;
    std::string_view etag;  // without quotation marks; changes with the bytes
    std::string_view bytes;
    std::string_view gzip = {};  // the same, encoded; empty if it does not pay
    std::string_view brotli = {};
    bool immutable = false;  // the name holds a hash: a browser need never ask again
};

class StaticFiles {
  public:
    explicit StaticFiles(std::span<const Asset> assets);

    // The file of the request's path ("/" is "/index.html") as the client can take it: brotli, gzip
    // or plain, or 304 if it has it. Nothing if there is no such file or the method is not GET.
    std::optional<Response> serve(const Request& request) const;

    // The same for another path: pages of the client that exist only in its router.
    std::optional<Response> serve_as(const Request& request, std::string_view path) const;

  private:
    std::unordered_map<std::string_view, Asset> assets_;
};

}  // namespace net
