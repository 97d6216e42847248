#include "server/net/compressed.h"

#include <utility>

#include "server/net/accept_encoding.h"
#include "server/net/etag.h"
#include "server/net/gzip.h"

namespace net {
namespace {

// Below that, one packet carries it anyway.
constexpr std::size_t kLeastBytes = 1024;

bool takes_gzip(const Request& request) {
    return accepts_encoding(request.header("Accept-Encoding"), "gzip");
}

}  // namespace

Response compressed(const Request& request, Response response) {
    if (response.body.bytes().size() < kLeastBytes)
        return response;
    response.headers.push_back({"Vary", "Accept-Encoding"});
    if (!takes_gzip(request))
        return response;
    response.body = Body(gzip(response.body.bytes()));
    response.headers.push_back({"Content-Encoding", "gzip"});
    return response;
}

PreparedText::PreparedText(std::string content_type, std::string text)
    : content_type_(std::move(content_type)),
      plain_(std::make_shared<const std::string>(std::move(text))),
      gzip_(std::make_shared<const std::string>(gzip(*plain_))),
      tag_(std::to_string(crc_of(*plain_)) + "-" + std::to_string(plain_->size())) {}

Response PreparedText::respond(const Request& request) const {
    const bool is_gzip = takes_gzip(request);
    const std::string etag = "\"" + tag_ + (is_gzip ? "-gzip\"" : "\"");
    Response response;
    response.headers = {{"ETag", etag}, {"Cache-Control", "no-cache"}, {"Vary", "Accept-Encoding"}};
    if (has_etag(request.header("If-None-Match"), etag)) {
        response.status = 304;
        return response;
    }
    response.content_type = content_type_;
    response.body = Body(is_gzip ? gzip_ : plain_);
    if (is_gzip)
        response.headers.push_back({"Content-Encoding", "gzip"});
    return response;
}

}  // namespace net
