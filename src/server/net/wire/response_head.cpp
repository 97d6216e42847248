#include "server/net/wire/response_head.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>

#include "server/net/split.h"
#include "server/net/wire/beast_http.h"

namespace net::wire {
namespace {

// A line feed in a value would let it add headers of its own.
void append_header(std::string& out, std::string_view name, std::string_view value) {
    out += name;
    out += ": ";
    for (const char letter : value) {
        const auto code = static_cast<std::uint8_t>(letter);
        out += code < 0x20 || code == 0x7f ? ' ' : letter;
    }
    out += "\r\n";
}

bool has_header(const Response& response, std::string_view name) {
    return std::ranges::any_of(response.headers, [&](const Header& header) {
        return equal_ignoring_case(header.name, name);
    });
}

void append_length(std::string& out, const Response& response, Framing::Length length) {
    if (!may_have_body(response.status))
        return;
    if (length == Framing::Length::Known)
        append_header(out, "Content-Length", std::to_string(response.body.bytes().size()));
    if (length == Framing::Length::Chunked)
        append_header(out, "Transfer-Encoding", "chunked");
}

std::string two_digits(int number) {
    return std::to_string(number / 10 % 10) + std::to_string(number % 10);
}

// Everything else stays forbidden.
std::string framed(std::string_view policy) {
    constexpr std::string_view kNobody = "frame-ancestors 'none'";
    std::string text(policy);
    if (const std::size_t at = text.find(kNobody); at != std::string::npos)
        text.replace(at, kNobody.size(), "frame-ancestors *");
    return text;
}

}  // namespace

HeadWriter::HeadWriter(std::string_view content_security_policy, bool is_https) {
    std::string common;
    if (is_https)
        append_header(common, "Strict-Transport-Security", "max-age=31536000");
    append_header(common, "X-Content-Type-Options", "nosniff");
    append_header(common, "Referrer-Policy", "same-origin");
    append_header(common, "Cross-Origin-Opener-Policy", "same-origin");
    append_header(common, "Cross-Origin-Resource-Policy", "same-origin");
    append_header(common,
                  "Permissions-Policy",
                  "camera=(), geolocation=(), microphone=(), payment=(), usb=()");
    careful_ = common;
    append_header(careful_, "Content-Security-Policy", content_security_policy);
    append_header(careful_, "X-Frame-Options", "DENY");
    framed_ = std::move(common);
    append_header(framed_, "Content-Security-Policy", framed(content_security_policy));
}

std::string HeadWriter::head(const Response& response, Framing framing) {
    const auto status = static_cast<http::status>(response.status);
    std::string out = "HTTP/1.1 " + std::to_string(response.status) + " ";
    out.append(http::obsolete_reason(status)).append("\r\n");
    append_header(out, "Date", date());
    append_header(out, "Connection", framing.keep_alive ? "keep-alive" : "close");
    append_length(out, response, framing.length);
    if (!response.content_type.empty())
        append_header(out, "Content-Type", response.content_type);
    if (!has_header(response, "Cache-Control"))
        append_header(out, "Cache-Control", "no-store");
    for (const Header& header : response.headers)
        append_header(out, header.name, header.value);
    return out + (response.may_be_framed ? framed_ : careful_) + "\r\n";
}

const std::string& HeadWriter::date() {
    const std::time_t now = std::time(nullptr);
    if (now != date_of_) {
        date_of_ = now;
        date_ = http_date(now);
    }
    return date_;
}

bool may_have_body(int status) { return status >= 200 && status != 204 && status != 304; }

std::string http_date(std::time_t time) {
    constexpr std::array kDays{"Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"};
    constexpr std::array kMonths{
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"};
    std::tm parts{};
    gmtime_r(&time, &parts);
    std::string out = kDays[static_cast<std::size_t>(parts.tm_wday)];
    out += ", " + two_digits(parts.tm_mday) + " ";
    out += kMonths[static_cast<std::size_t>(parts.tm_mon)];
    out += " " + std::to_string(1900 + parts.tm_year) + " " + two_digits(parts.tm_hour) + ":";
    out += two_digits(parts.tm_min) + ":" + two_digits(parts.tm_sec) + " GMT";
    return out;
}

}  // namespace net::wire
