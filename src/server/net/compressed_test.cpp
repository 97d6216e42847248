#include "server/net/compressed.h"

#include <string>

#include <boost/beast/zlib/inflate_stream.hpp>
#include <doctest/doctest.h>

#include "server/net/gzip.h"
#include "server/net/testing/response_header.h"

using net::PreparedText;
using net::Request;
using net::Response;
using net::testing::header;

namespace {

namespace zlib = boost::beast::zlib;

Request asking(std::vector<net::Header> headers) {
    Request request;
    request.method = "GET";
    request.headers = std::move(headers);
    return request;
}

// What a client makes of the bytes between head and check sum.
std::string inflated(std::string_view bytes, std::size_t size) {
    zlib::inflate_stream stream;
    std::string text(size + 1, '\0');
    zlib::z_params step{};
    step.next_in = bytes.data() + 10;
    step.avail_in = bytes.size() - 18;
    step.next_out = text.data();
    step.avail_out = text.size();
    boost::system::error_code end;
    stream.write(step, zlib::Flush::finish, end);
    REQUIRE(end == zlib::error::end_of_stream);
    text.resize(step.total_out);
    return text;
}

std::string long_text() {
    std::string text;
    for (int i = 0; i < 5000; ++i)
        text += "line " + std::to_string(i * i % 977) + "\n";
    return text;
}

}  // namespace

TEST_CASE("gzip can be unpacked again and ends with check sum and length") {
    for (const std::string& text : {std::string(), std::string("a"), long_text()}) {
        const std::string bytes = net::gzip(text);
        CHECK(bytes.starts_with("\x1f\x8b\x08"));
        CHECK(inflated(bytes, text.size()) == text);
        CHECK(static_cast<unsigned char>(bytes[bytes.size() - 4]) == (text.size() & 0xffU));
    }
    CHECK(net::crc_of("123456789") == 0xcbf43926U);
}

TEST_CASE("an answer is compressed for those who accept it, if it is long") {
    const std::string text = long_text();
    const auto answer = [&](const std::string& accepted, const std::string& body) {
        return net::compressed(asking({{"Accept-Encoding", accepted}}),
                               net::json_response(200, body));
    };
    CHECK(header(answer("gzip", text), "Content-Encoding") == "gzip");
    CHECK(answer("gzip", text).body.bytes().size() < text.size() / 2);
    CHECK(header(answer("gzip", text), "Vary") == "Accept-Encoding");
    CHECK(answer("br, gzip;q=0", text).body.bytes() == text);
    CHECK(header(answer("", text), "Vary") == "Accept-Encoding");
    CHECK(answer("gzip", "{}").body.bytes() == "{}");
    CHECK(header(answer("gzip", "{}"), "Content-Encoding").empty());
}

TEST_CASE("a prepared text is sent once: who has it hears that it has not changed") {
    const PreparedText prepared("application/json", long_text());
    const Response plain = prepared.respond(asking({}));
    CHECK(plain.body.bytes() == long_text());
    const Response packed = prepared.respond(asking({{"Accept-Encoding", "gzip, br"}}));
    CHECK(header(packed, "Content-Encoding") == "gzip");
    CHECK(header(packed, "ETag") != header(plain, "ETag"));
    const Response again = prepared.respond(
        asking({{"Accept-Encoding", "gzip"}, {"If-None-Match", header(packed, "ETag")}}));
    CHECK(again.status == 304);
    CHECK(again.body.bytes().empty());
    CHECK(header(again, "Content-Encoding").empty());
}
