// The browser client inside the program: every file of the built client with its compressed forms.
#pragma once

#include <span>
#include <string_view>

namespace server {

struct WebFile {
    std::string_view path;  // as in a URL: "/index.html"
    std::string_view type;
    std::string_view plain;
    std::string_view gzip;    // empty: not worth it
    std::string_view brotli;  // likewise
    std::string_view etag;    // a digest of the content
    bool is_hashed;           // its name changes with its content, so it may be kept for ever
};

// Defined in a file that tools/embed_web makes during the build.
std::span<const WebFile> web_files();

}  // namespace server
