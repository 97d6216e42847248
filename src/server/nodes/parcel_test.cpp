#include "server/nodes/parcel.h"

#include <doctest/doctest.h>

#include "core/rng.h"

using nodes::Kind;
using nodes::Parcel;

TEST_CASE("a parcel comes out as it went in") {
    const std::string zero("a\0b", 3);
    const std::string bytes = nodes::pack({Kind::Text, 4'000'000'000U, {"table", "", zero}});
    const auto parcel = nodes::unpack(bytes);
    REQUIRE(parcel);
    CHECK(parcel->kind == Kind::Text);
    CHECK(parcel->channel == 4'000'000'000U);
    CHECK(parcel->texts == std::vector<std::string_view>{"table", "", zero});
}

TEST_CASE("requests and answers travel whole") {
    net::Request request;
    request.method = "POST";
    request.path = "/api/v1/tables/t/act";
    request.query = "a=b";
    request.body = "{}";
    request.remote_address = "192.0.2.7";
    request.headers = {{"Cookie", "tetra_session=x"}, {"Host", "games.example"}};
    Parcel parcel{Kind::Request, 1, {"t"}};
    nodes::add_request(parcel.texts, request);
    const std::string bytes = nodes::pack(parcel);
    const auto read = nodes::request_in(*nodes::unpack(bytes), 1);
    REQUIRE(read);
    CHECK(read->method == request.method);
    CHECK(read->path == request.path);
    CHECK(read->query == request.query);
    CHECK(read->body == request.body);
    CHECK(read->remote_address == request.remote_address);
    CHECK(read->headers == request.headers);
    const std::string answer = nodes::pack_answer(
        9, {201, "application/json", net::Body(std::string("{}")), {{"X", "y"}}});
    const auto response = nodes::response_in(*nodes::unpack(answer));
    REQUIRE(response);
    CHECK(response->status == 201);
    CHECK(response->body.bytes() == "{}");
    CHECK(response->headers == std::vector<net::Header>{{"X", "y"}});
}

TEST_CASE("garbage is no parcel, or one that holds nothing") {
    CHECK_FALSE(nodes::unpack(""));
    CHECK_FALSE(nodes::unpack("z0000"));
    CHECK_FALSE(nodes::unpack("t123"));
    const std::string good = nodes::pack({Kind::Answer, 1, {"200", "text", "body"}});
    for (std::size_t size = 1; size < good.size(); ++size) {
        const auto parcel = nodes::unpack({good.data(), size});
        CHECK((!parcel || !nodes::response_in(*parcel)));
    }
    CHECK_FALSE(nodes::response_in({Kind::Answer, 1, {"99", "", ""}}));
    CHECK_FALSE(nodes::response_in({Kind::Answer, 1, {"2x", "", ""}}));
    CHECK_FALSE(nodes::request_in({Kind::Request, 1, {"t", "GET"}}, 1));
    core::Rng rng(1);
    for (int i = 0; i < 20'000; ++i) {
        std::string noise = good;
        noise[rng.below(static_cast<std::uint32_t>(noise.size()))] =
            static_cast<char>(rng.below(256));
        if (const auto parcel = nodes::unpack(noise))
            static_cast<void>(nodes::request_in(*parcel, 0));
    }
}
