#include "server/net/static_files.h"

#include <string>

#include "server/net/accept_encoding.h"
#include "server/net/etag.h"

namespace net {
namespace {

struct Variant {
    std::string_view encoding;  // empty: plain
    std::string_view bytes;
};

Variant best_variant(const Asset& asset, std::string_view accepted) {
    if (!asset.brotli.empty() && accepts_encoding(accepted, "br"))
        return {"br", asset.brotli};
    if (!asset.gzip.empty() && accepts_encoding(accepted, "gzip"))
        return {"gzip", asset.gzip};
    return {"", asset.bytes};
}

// Each encoding is another sequence of bytes and needs a tag of its own.
std::string quoted_etag(const Asset& asset, std::string_view encoding) {
    std::string tag = "\"" + std::string(asset.etag);
    if (!encoding.empty())
        tag += "-" + std::string(encoding);
    return tag + "\"";
}

std::string_view cache_control(const Asset& asset) {
    return asset.immutable ? "public, max-age=31536000, immutable" : "no-cache";
}

Response respond(const Asset& asset, const Request& request) {
    const Variant variant = best_variant(asset, request.header("Accept-Encoding"));
    const std::string etag = quoted_etag(asset, variant.encoding);
    Response response;
    response.headers = {{"ETag", etag},
                        {"Cache-Control", std::string(cache_control(asset))},
                        {"Vary", "Accept-Encoding"}};
    if (has_etag(request.header("If-None-Match"), etag)) {
        response.status = 304;
        return response;
    }
    response.content_type = asset.content_type;
    response.body = Body::of_program(variant.bytes);
    if (!variant.encoding.empty())
        response.headers.push_back({"Content-Encoding", std::string(variant.encoding)});
    return response;
}

}  // namespace

StaticFiles::StaticFiles(std::span<const Asset> assets) {
    for (const Asset& asset : assets)
        assets_.emplace(asset.path, asset);
}

std::optional<Response> StaticFiles::serve(const Request& request) const {
    return serve_as(request, request.path == "/" ? "/index.html" : request.path);
}

std::optional<Response> StaticFiles::serve_as(const Request& request, std::string_view path) const {
    const auto found = assets_.find(path);
    if (found == assets_.end() || request.method != "GET")
        return std::nullopt;
    return respond(found->second, request);
}

}  // namespace net
