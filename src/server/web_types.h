// The kinds of files that a browser client is made of.
#pragma once

#include <string_view>

namespace server {

// The content type of a file with this extension (".js"); empty if no client has such files.
constexpr std::string_view web_type(std::string_view extension) {
    struct Kind {
        std::string_view extension;
        std::string_view type;
    };
    constexpr Kind kKinds[] = {
        {".html", "text/html; charset=utf-8"},
        {".js", "text/javascript; charset=utf-8"},
        {".css", "text/css; charset=utf-8"},
        {".svg", "image/svg+xml"},
        {".json", "application/json"},
        {".webmanifest", "application/manifest+json"},
        {".woff2", "font/woff2"},
        {".png", "image/png"},
        {".ico", "image/x-icon"},
        {".txt", "text/plain; charset=utf-8"},
        {".wasm", "application/wasm"},
    };
    for (const Kind& kind : kKinds)
        if (kind.extension == extension)
            return kind.type;
    return {};
}

}  // namespace server
