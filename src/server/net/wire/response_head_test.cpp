#include "server/net/wire/response_head.h"

#include <string>

#include <doctest/doctest.h>

using net::Response;
using net::wire::Framing;
using net::wire::HeadWriter;

TEST_CASE("every head holds date, framing, cache rule and the careful headers") {
    HeadWriter writer("default-src 'self'");
    const std::string head = writer.head(net::json_response(200, "{}"), {});
    CHECK(head.starts_with("HTTP/1.1 200 OK\r\nDate: "));
    CHECK(head.ends_with("\r\n\r\n"));
    for (const char* line : {"Connection: keep-alive",
                             "Content-Length: 2",
                             "Content-Type: application/json",
                             "Cache-Control: no-store",
                             "Content-Security-Policy: default-src 'self'",
                             "X-Content-Type-Options: nosniff",
                             "X-Frame-Options: DENY",
                             "Referrer-Policy: same-origin",
                             "Cross-Origin-Opener-Policy: same-origin",
                             "Cross-Origin-Resource-Policy: same-origin"}) {
        CAPTURE(line);
        CHECK(head.find("\r\n" + std::string(line) + "\r\n") != std::string::npos);
    }
}

TEST_CASE("only what says so may be shown in a frame of others, with all other care") {
    HeadWriter writer("default-src 'self'; frame-ancestors 'none'");
    Response response = net::json_response(200, "{}");
    const std::string usual = writer.head(response, {});
    CHECK(usual.find("frame-ancestors 'none'") != std::string::npos);
    response.may_be_framed = true;
    const std::string framed = writer.head(response, {});
    CHECK(framed.find("default-src 'self'; frame-ancestors *\r\n") != std::string::npos);
    CHECK(framed.find("X-Frame-Options") == std::string::npos);
    CHECK(framed.find("X-Content-Type-Options: nosniff") != std::string::npos);
}

TEST_CASE("browsers that came by https are told to stay with it, others are not") {
    const auto has_it = [](HeadWriter writer) {
        return writer.head({}, {}).find("\r\nStrict-Transport-Security: max-age=31536000\r\n")
               != std::string::npos;
    };
    CHECK(has_it(HeadWriter("", true)));
    CHECK_FALSE(has_it(HeadWriter("", false)));
}

TEST_CASE("the length of a body is told as it is framed") {
    HeadWriter writer("");
    const Response response = net::json_response(200, "{}");
    const auto has = [](const std::string& head, const char* name) {
        return head.find(name) != std::string::npos;
    };
    const std::string chunked = writer.head(response, {Framing::Length::Chunked, false});
    CHECK(has(chunked, "Transfer-Encoding: chunked"));
    CHECK(has(chunked, "Connection: close"));
    CHECK_FALSE(has(chunked, "Content-Length"));
    CHECK_FALSE(has(writer.head(response, {Framing::Length::UntilClose, false}), "Length"));
    CHECK_FALSE(has(writer.head({204, "", {}, {}}, {}), "Length"));
    CHECK_FALSE(has(writer.head({304, "", {}, {}}, {}), "Length"));
}

TEST_CASE("a header cannot smuggle in another one") {
    HeadWriter writer("");
    const std::string head =
        writer.head({302, "", {}, {{"Location", "/a\r\nSet-Cookie: b=c"}}}, {});
    CHECK(head.find("\r\nLocation: /a  Set-Cookie: b=c\r\n") != std::string::npos);
}

TEST_CASE("an own cache rule replaces the usual one") {
    HeadWriter writer("");
    const std::string head = writer.head({200, "", {}, {{"cache-control", "no-cache"}}}, {});
    CHECK(head.find("no-store") == std::string::npos);
}

TEST_CASE("dates are written as HTTP wants them") {
    CHECK(net::wire::http_date(784111777) == "Sun, 06 Nov 1994 08:49:37 GMT");
    CHECK(net::wire::http_date(0) == "Thu, 01 Jan 1970 00:00:00 GMT");
}
