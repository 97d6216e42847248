#include "server/net/static_files.h"

#include <array>
#include <string>
#include <utility>

#include <doctest/doctest.h>

#include "server/net/accept_encoding.h"
#include "server/net/testing/response_header.h"

using net::Asset;
using net::Request;
using net::Response;
using net::StaticFiles;
using net::testing::header;

namespace {

const std::array kAssets{
    Asset{"/index.html", "text/html", "i1", "<html>", "gz-html"},
    Asset{"/assets/app-3f2a.js", "text/javascript", "a1", "plain", "gz", "br", true},
};

Request get(std::string path, std::vector<net::Header> headers = {}) {
    Request request;
    request.method = "GET";
    request.path = std::move(path);
    request.headers = std::move(headers);
    return request;
}

Response serve(const Request& request) { return StaticFiles(kAssets).serve(request).value(); }

}  // namespace

TEST_CASE("a file comes with its type, its tag and a rule for caches") {
    const Response page = serve(get("/"));
    CHECK(page.status == 200);
    CHECK(page.content_type == "text/html");
    CHECK(page.body.bytes() == "<html>");
    CHECK(header(page, "Cache-Control") == "no-cache");
    CHECK(header(page, "ETag") == "\"i1\"");
    CHECK(header(page, "Vary") == "Accept-Encoding");
    CHECK(header(serve(get("/assets/app-3f2a.js")), "Cache-Control")
          == "public, max-age=31536000, immutable");
}

TEST_CASE("the best encoding that the client accepts is sent, with its own tag") {
    const auto app = [](const char* accepted) {
        return serve(get("/assets/app-3f2a.js", {{"Accept-Encoding", accepted}}));
    };
    CHECK(app("gzip, deflate, br").body.bytes() == "br");
    CHECK(header(app("br"), "Content-Encoding") == "br");
    CHECK(header(app("br"), "ETag") == "\"a1-br\"");
    CHECK(app("gzip").body.bytes() == "gz");
    CHECK(app("br;q=0, gzip").body.bytes() == "gz");
    CHECK(app("identity").body.bytes() == "plain");
    CHECK(header(app("identity"), "Content-Encoding").empty());
    CHECK(serve(get("/", {{"Accept-Encoding", "br"}})).body.bytes() == "<html>");
}

TEST_CASE("a client that has the file gets 304 without a body") {
    for (const char* tags : {R"("i1")", R"(W/"i1")", R"("x", "i1")", "*"}) {
        CAPTURE(tags);
        const Response response = serve(get("/", {{"If-None-Match", tags}}));
        CHECK(response.status == 304);
        CHECK(response.body.bytes().empty());
        CHECK(header(response, "ETag") == "\"i1\"");
    }
    CHECK(serve(get("/", {{"If-None-Match", "\"i2\""}})).status == 200);
    CHECK(serve(get("/", {{"If-None-Match", "\"i1\""}, {"Accept-Encoding", "gzip"}})).status
          == 200);
}

TEST_CASE("unknown paths and other methods are not answered") {
    const StaticFiles files(kAssets);
    CHECK_FALSE(files.serve(get("/nothing")));
    CHECK_FALSE(files.serve(get("/index.html/")));
    Request post = get("/");
    post.method = "POST";
    CHECK_FALSE(files.serve(post));
}

TEST_CASE("a page of the client's router is served as another file") {
    const StaticFiles files(kAssets);
    CHECK(files.serve_as(get("/table/k3f"), "/index.html")->body.bytes() == "<html>");
}

TEST_CASE("Accept-Encoding is read with weights and the star") {
    CHECK(net::accepts_encoding("GZIP", "gzip"));
    CHECK(net::accepts_encoding("br;q=0.5 , gzip; q=0.001", "gzip"));
    CHECK(net::accepts_encoding("*", "br"));
    CHECK_FALSE(net::accepts_encoding("*, br;q=0.000", "br"));
    CHECK_FALSE(net::accepts_encoding("*;q=0, gzip", "br"));
    CHECK_FALSE(net::accepts_encoding("brx, xbr", "br"));
    CHECK_FALSE(net::accepts_encoding("", "gzip"));
}
