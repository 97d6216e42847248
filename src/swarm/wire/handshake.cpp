#include "swarm/wire/handshake.h"

#include <array>
#include <cstdint>
#include <span>

#include <openssl/evp.h>

#include "engine/digest.h"

namespace swarm {
namespace {

constexpr std::string_view kPath = "/ws";
constexpr std::string_view kMagic = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11";
constexpr std::size_t kKeyBytes = 16;
constexpr std::size_t kSha1Bytes = 20;

std::string base64(std::span<const std::uint8_t> bytes) {
    std::string text((bytes.size() + 2) / 3 * 4 + 1, '\0');
    const int size = EVP_EncodeBlock(reinterpret_cast<unsigned char*>(text.data()),
                                     bytes.data(),
                                     static_cast<int>(bytes.size()));
    text.resize(static_cast<std::size_t>(size));
    return text;
}

}  // namespace

std::string random_key() { return base64(engine::random_bytes(kKeyBytes)); }

std::string accept_value(std::string_view key) {
    const std::string text = std::string(key) + std::string(kMagic);
    std::array<std::uint8_t, kSha1Bytes> digest{};
    EVP_Digest(text.data(), text.size(), digest.data(), nullptr, EVP_sha1(), nullptr);
    return base64(digest);
}

HttpRequest upgrade_request(const std::string& cookie, const std::string& key) {
    HttpRequest request;
    request.path = kPath;
    request.cookie = cookie;
    request.headers = {{"upgrade", "websocket"},
                       {"connection", "Upgrade"},
                       {"sec-websocket-version", "13"},
                       {"sec-websocket-key", key}};
    return request;
}

std::optional<core::Error> handshake_objection(const HttpResponse& response, std::string_view key) {
    if (response.status != 101)
        return core::Error{"handshake", "status " + std::to_string(response.status)};
    if (response.header("sec-websocket-accept") != accept_value(key))
        return core::Error{"handshake", "the answer is not one to our key"};
    if (!response.header("sec-websocket-extensions").empty())
        return core::Error{"handshake", "an extension that was not offered"};
    return std::nullopt;
}

}  // namespace swarm
