// Somebody at the door of the house: asks over HTTP and speaks on a socket as a browser or a bot
// would, but without a network.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "server/testing/house.h"

namespace server::testing {

// A stream that keeps its lines and is never closed by the other side.
class KeptStream final : public net::Stream {
  public:
    bool send(std::string_view line) override {
        lines.emplace_back(line);
        return true;
    }
    void close() override { end(); }
    void on_closed(net::Job call) override { closed_.push_back(std::move(call)); }
    std::size_t queued_bytes() const override { return 0; }

    void end() {
        for (net::Job& call : std::exchange(closed_, {}))
            call();
    }

    std::vector<std::string> lines;

  private:
    std::vector<net::Job> closed_;
};

// Where an answer goes. A stream counts as answered with 200.
class KeptExchange final : public net::Exchange {
  public:
    ~KeptExchange() override {
        if (opened)
            opened->end();
    }
    void answer(net::Response response) override { given = std::move(response); }
    net::StreamPtr stream(std::string /*content_type*/) override {
        opened = std::make_shared<KeptStream>();
        given = net::Response{};
        return opened;
    }
    void drop() override { dropped = true; }

    std::optional<net::Response> given;
    std::shared_ptr<KeptStream> opened;
    bool dropped = false;
};

class Visitor {
  public:
    Visitor(House& house, std::string address) : house_(house), address_(std::move(address)) {}

    struct Answer {
        int status;
        boost::json::value json;
        // "" if it was done, otherwise why not.
        std::string code() const {
            if (status < 400)
                return "";
            const auto* error = json.is_object() ? json.get_object().if_contains("error") : nullptr;
            return error == nullptr ? std::to_string(status)
                                    : std::string(error->at("code").get_string());
        }
    };
    Answer ask(const std::string& method, const std::string& target, const std::string& body = "") {
        const auto kept = std::make_shared<KeptExchange>();
        house_.api().handle(request(method, target, body), net::Reply(kept));
        house_.run_until([&] { return kept->given || kept->dropped; });
        REQUIRE(kept->given.has_value());
        keep_cookie(*kept->given);
        const std::string text(kept->given->body.bytes());
        const auto json = engine::parse_json(text, text.size() + 1);
        return {kept->given->status, json ? *json : boost::json::value()};
    }

    // What a socket of this visitor hears in answer to these messages, its greeting left out.
    std::vector<std::string> say(const std::vector<std::string>& messages) {
        const auto socket = std::make_shared<FakeSocket>();
        auto opened = house_.api().open(request("GET", "/ws", ""), socket);
        REQUIRE(opened.ok());
        const auto greeted = static_cast<std::ptrdiff_t>(socket->sent.size());
        for (const std::string& message : messages) {
            (*opened)->on_text(message);
            settle();
        }
        (*opened)->on_close();
        return {socket->sent.begin() + greeted, socket->sent.end()};
    }

    // Everything that was to be stored is, and those who waited for it have been told.
    void settle() {
        bool stored = false;
        house_.services().health.write({}, [&](const store::Written&) { stored = true; });
        house_.run_until([&] { return stored; });
    }

    // As this visitor sends it.
    net::Request request(const std::string& method,
                         const std::string& target,
                         const std::string& body) const {
        net::Request request;
        request.method = method;
        const std::size_t question = std::min(target.find('?'), target.size());
        request.path = target.substr(0, question);
        request.query = target.substr(std::min(question + 1, target.size()));
        request.body = body;
        request.remote_address = address_;
        request.headers = {{"Host", "localhost"}};
        if (!cookie.empty())
            request.headers.push_back({"Cookie", cookie});
        if (!token.empty())
            request.headers.push_back({"Authorization", "Bearer " + token});
        return request;
    }

    std::string cookie;
    std::string token;

  private:
    void keep_cookie(const net::Response& response) {
        for (const net::Header& header : response.headers)
            if (header.name == "Set-Cookie")
                cookie = header.value.substr(0, header.value.find(';'));
    }

    House& house_;
    std::string address_;
};

}  // namespace server::testing
