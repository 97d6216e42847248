#include "server/nodes/parcel.h"

#include <charconv>

namespace nodes {
namespace {

constexpr std::string_view kKinds = "raslotcmnp";
constexpr std::size_t kNumber = 4;  // bytes
constexpr std::size_t kRequestTexts = 5;
constexpr std::size_t kAnswerTexts = 3;

void add_number(std::string& out, std::size_t number) {
    for (int shift = 24; shift >= 0; shift -= 8)
        out += static_cast<char>(number >> static_cast<unsigned>(shift));
}

std::optional<std::uint32_t> take_number(std::string_view& bytes) {
    if (bytes.size() < kNumber)
        return std::nullopt;
    std::uint32_t number = 0;
    for (const char byte : bytes.substr(0, kNumber))
        number = number * 256 + static_cast<unsigned char>(byte);
    bytes.remove_prefix(kNumber);
    return number;
}

std::vector<net::Header> headers_in(const Parcel& parcel, std::size_t first) {
    std::vector<net::Header> headers;
    for (std::size_t i = first; i + 1 < parcel.texts.size(); i += 2)
        headers.push_back({std::string(parcel.texts[i]), std::string(parcel.texts[i + 1])});
    return headers;
}

void add_headers(std::vector<std::string_view>& texts, const std::vector<net::Header>& headers) {
    for (const net::Header& header : headers) {
        texts.push_back(header.name);
        texts.push_back(header.value);
    }
}

}  // namespace

std::string pack(const Parcel& parcel) {
    std::string out(1, static_cast<char>(parcel.kind));
    add_number(out, parcel.channel);
    for (const std::string_view text : parcel.texts) {
        add_number(out, text.size());
        out += text;
    }
    return out;
}

std::optional<Parcel> unpack(std::string_view bytes) {
    if (bytes.empty() || kKinds.find(bytes.front()) == std::string_view::npos)
        return std::nullopt;
    Parcel parcel;
    parcel.kind = static_cast<Kind>(bytes.front());
    bytes.remove_prefix(1);
    const auto channel = take_number(bytes);
    if (!channel)
        return std::nullopt;
    parcel.channel = *channel;
    while (!bytes.empty()) {
        const auto size = take_number(bytes);
        if (!size || *size > bytes.size())
            return std::nullopt;
        parcel.texts.push_back(bytes.substr(0, *size));
        bytes.remove_prefix(*size);
    }
    return parcel;
}

void add_request(std::vector<std::string_view>& texts, const net::Request& request) {
    texts.insert(
        texts.end(),
        {request.method, request.path, request.query, request.body, request.remote_address});
    add_headers(texts, request.headers);
}

std::optional<net::Request> request_in(const Parcel& parcel, std::size_t first) {
    if (parcel.texts.size() < first + kRequestTexts)
        return std::nullopt;
    const auto text = [&](std::size_t i) { return std::string(parcel.texts[first + i]); };
    net::Request request;
    request.method = text(0);
    request.path = text(1);
    request.query = text(2);
    request.body = text(3);
    request.remote_address = text(4);
    request.headers = headers_in(parcel, first + kRequestTexts);
    return request;
}

std::string pack_answer(std::uint32_t channel, const net::Response& response) {
    const std::string status = std::to_string(response.status);
    Parcel parcel{Kind::Answer, channel, {status, response.content_type, response.body.bytes()}};
    add_headers(parcel.texts, response.headers);
    return pack(parcel);
}

std::optional<net::Response> response_in(const Parcel& parcel) {
    if (parcel.texts.size() < kAnswerTexts)
        return std::nullopt;
    net::Response response;
    const std::string_view status = parcel.texts[0];
    const auto [end, failed] =
        std::from_chars(status.data(), status.data() + status.size(), response.status);
    if (failed != std::errc{} || end != status.data() + status.size() || response.status < 100
        || response.status > 599)
        return std::nullopt;
    response.content_type = parcel.texts[1];
    response.body = net::Body(std::string(parcel.texts[2]));
    response.headers = headers_in(parcel, kAnswerTexts);
    return response;
}

}  // namespace nodes
