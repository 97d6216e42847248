#include "swarm/wire/http.h"

#include <algorithm>
#include <cctype>
#include <charconv>

namespace swarm {
namespace {

constexpr std::size_t kMaxHead = std::size_t{64} * 1024;
constexpr std::size_t kMaxBody = std::size_t{256} * 1024 * 1024;
constexpr std::string_view kLineEnd = "\r\n";
constexpr std::string_view kHeadEnd = "\r\n\r\n";
constexpr std::string_view kVersion = "HTTP/1.1 ";

core::Error broken_answer(const std::string& what) { return {"answer", what}; }

template <class Number>
std::optional<Number> number_in(std::string_view text) {
    Number number = 0;
    const auto [end, failed] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (failed != std::errc{} || end != text.data() + text.size())
        return std::nullopt;
    return number;
}

std::string lower_case(std::string_view text) {
    std::string lower(text);
    std::ranges::transform(lower, lower.begin(), [](unsigned char letter) {
        return static_cast<char>(std::tolower(letter));
    });
    return lower;
}

std::string_view trimmed(std::string_view text) {
    while (!text.empty() && text.front() == ' ')
        text.remove_prefix(1);
    while (!text.empty() && text.back() == ' ')
        text.remove_suffix(1);
    return text;
}

bool has_no_body(int status) { return status == 101 || status == 204 || status == 304; }

}  // namespace

std::string HttpResponse::header(std::string_view name) const {
    const auto found = std::ranges::find(headers, name, &Header::name);
    return found == headers.end() ? "" : found->value;
}

std::string request_text(const HttpRequest& request, const std::string& host) {
    std::string text = request.method + " " + request.path + " HTTP/1.1\r\n";
    const auto add = [&text](std::string_view name, std::string_view value) {
        text.append(name).append(": ").append(value).append(kLineEnd);
    };
    add("Host", host);
    for (const Header& header : request.headers)
        add(header.name, header.value);
    if (!request.cookie.empty())
        add("Cookie", request.cookie);
    if (request.method != "GET") {
        add("Content-Type", "application/json");
        add("Content-Length", std::to_string(request.body.size()));
    }
    return text.append(kLineEnd).append(request.body);
}

core::Result<bool> ResponseReader::feed(std::string_view bytes) {
    bytes_ += bytes;
    if (!has_head_) {
        const std::size_t end = bytes_.find(kHeadEnd);
        if (end == std::string::npos && bytes_.size() <= kMaxHead)
            return false;
        if (end == std::string::npos)
            return broken_answer("the head is too long");
        if (const auto wrong = take_head(std::string_view(bytes_).substr(0, end)))
            return *wrong;
        bytes_.erase(0, end + kHeadEnd.size());
        has_head_ = true;
    }
    if (bytes_.size() < length_)
        return false;
    response_.body = bytes_.substr(0, length_);
    bytes_.erase(0, length_);
    return true;
}

std::optional<core::Error> ResponseReader::take_head(std::string_view head) {
    const std::size_t line = std::min(head.find(kLineEnd), head.size());
    const std::string_view first = head.substr(0, line);
    if (!first.starts_with(kVersion) || first.size() < kVersion.size() + 3)
        return broken_answer("is not HTTP/1.1");
    const auto status = number_in<int>(first.substr(kVersion.size(), 3));
    if (!status)
        return broken_answer("has no status");
    response_.status = *status;
    head.remove_prefix(line);
    while (!head.empty()) {
        head.remove_prefix(kLineEnd.size());
        const std::size_t end = std::min(head.find(kLineEnd), head.size());
        if (auto wrong = take_header(head.substr(0, end)))
            return wrong;
        head.remove_prefix(end);
    }
    return find_length();
}

std::optional<core::Error> ResponseReader::take_header(std::string_view line) {
    const std::size_t colon = line.find(':');
    if (colon == std::string_view::npos || colon == 0)
        return broken_answer("has a header without a name");
    response_.headers.push_back(
        {lower_case(line.substr(0, colon)), std::string(trimmed(line.substr(colon + 1)))});
    return std::nullopt;
}

std::optional<core::Error> ResponseReader::find_length() {
    if (has_no_body(response_.status))
        return std::nullopt;
    const auto length = number_in<std::size_t>(response_.header("content-length"));
    if (!length || *length > kMaxBody)
        return broken_answer("has no length that makes sense");
    length_ = *length;
    return std::nullopt;
}

}  // namespace swarm
