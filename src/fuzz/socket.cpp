// Any messages on sockets of everybody: what comes back is a message, a stranger changes nothing,
// and a socket that was not closed still answers. A line is {"as":role,"say":message or text}.
#include <map>

#include "fuzz/house.h"

namespace {

using server::testing::FakeSocket;

struct Line {
    std::shared_ptr<FakeSocket> socket = std::make_shared<FakeSocket>();
    std::unique_ptr<net::SocketHandler> handler;
};

// The sockets of an input: one for each role that speaks, opened when it first does.
class Sockets {
  public:
    explicit Sockets(fuzz::Scene& scene) : scene_(scene) {}
    ~Sockets() {
        for (const auto& [role, line] : lines_)
            line.handler->on_close();
        scene_.visitor("nobody").settle();
    }
    Sockets(const Sockets&) = delete;
    Sockets& operator=(const Sockets&) = delete;

    // What the socket of this role hears.
    std::vector<std::string> say(const std::string& role, const std::string& text) {
        Line& line = of(role);
        line.socket->sent.clear();
        line.handler->on_text(text);
        scene_.visitor("nobody").settle();
        return line.socket->sent;
    }
    bool is_closed(const std::string& role) { return of(role).socket->closed.has_value(); }

  private:
    Line& of(const std::string& role) {
        const auto [found, is_new] = lines_.try_emplace(role);
        Line& line = found->second;
        if (is_new) {
            auto& visitor = scene_.visitor(role);
            auto opened = scene_.house().api().open(visitor.request("GET", "/ws", ""), line.socket);
            fuzz::demand(opened.ok(), "a socket can be opened");
            line.handler = std::move(*opened);
        }
        return line;
    }

    fuzz::Scene& scene_;
    std::map<std::string, Line> lines_;
};

void demand_messages(const fuzz::Scene& scene, const std::vector<std::string>& heard) {
    for (const std::string& text : heard) {
        const auto json = engine::parse_json(text, text.size() + 1);
        const auto* object = json ? json->if_object() : nullptr;
        fuzz::demand(object != nullptr && object->contains("t"), "what is sent is a message", text);
        scene.demand_secret(text);
    }
}

void take(fuzz::Scene& scene, Sockets& sockets, const fuzz::Step& step) {
    const std::string role = step.text("as");
    if (sockets.is_closed(role))
        return;
    const std::uint64_t before = scene.version();
    demand_messages(scene, sockets.say(role, fuzz::bytes_of(step, "say")));
    const bool plays = role != "nobody" && role != "stranger";
    fuzz::demand(plays || !scene.is_quiet() || scene.version() == before,
                 "who does not play changes nothing");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto input = fuzz::text_of(data, size);
    fuzz::Scene scene((fuzz::seed_of(input) & 1U) != 0);
    {
        Sockets sockets(scene);
        fuzz::each_step(input, scene, [&](const fuzz::Step& step) { take(scene, sockets, step); });
        const auto pong = sockets.say("opponent", R"({"t":"ping"})");
        fuzz::demand(sockets.is_closed("opponent") || !pong.empty(), "a ping is answered");
    }
    scene.demand_stored();
    return 0;
}

std::size_t fuzz::mutate(const Buffer& buffer, core::Rng& rng) {
    if (one_in(rng, 8))
        return buffer.mutate_bytes();
    return buffer.put(edited_lines(buffer.text(), rng));
}
