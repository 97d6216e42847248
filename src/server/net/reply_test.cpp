#include "server/net/reply.h"

#include <memory>
#include <string>
#include <utility>

#include <doctest/doctest.h>

using net::Reply;

namespace {

struct Recorder final : net::Exchange {
    std::string heard;

    void answer(net::Response response) override { heard += std::to_string(response.status) + " "; }
    net::StreamPtr stream(std::string content_type) override {
        heard += content_type + " ";
        return nullptr;
    }
    void drop() override { heard += "dropped "; }
};

}  // namespace

TEST_CASE("a reply reaches its exchange once, however often it is moved") {
    const auto exchange = std::make_shared<Recorder>();
    {
        Reply first(exchange);
        Reply second = std::move(first);
        second(net::json_response(201, "{}"));
    }
    CHECK(exchange->heard == "201 ");
}

TEST_CASE("a stream uses the reply up") {
    const auto exchange = std::make_shared<Recorder>();
    {
        Reply(exchange).stream();
    }
    CHECK(exchange->heard == "application/x-ndjson ");
}

TEST_CASE("a reply that dies unused says so, also when another takes its place") {
    const auto lost = std::make_shared<Recorder>();
    const auto kept = std::make_shared<Recorder>();
    {
        Reply reply(lost);
        reply = Reply(kept);
        CHECK(lost->heard == "dropped ");
        CHECK(kept->heard.empty());
    }
    CHECK(kept->heard == "dropped ");
}
