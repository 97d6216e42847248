#include "server/net/server.h"

#include <utility>
#include <vector>

#include "server/net/wire/listener.h"
#include "server/net/wire/server_core.h"

namespace net {

struct Server::State {
    wire::CorePtr core;
    std::vector<std::shared_ptr<wire::Listener>> listeners;
    Timer patience;

    void close_listeners() {
        for (const auto& listener : listeners)
            listener->close();
        listeners.clear();
    }
};

Server::Server(const ServerParts& parts, ServerOptions options)
    : state_(std::make_unique<State>()) {
    state_->core = std::make_shared<wire::ServerCore>(parts, std::move(options));
}

Server::~Server() {
    state_->close_listeners();
    state_->core->stopping = true;
    state_->core->all_gone = {};
    state_->core->abandon_all();
    state_->core->handler = nullptr;
}

core::Result<std::uint16_t> Server::listen(const std::string& address, std::uint16_t port) {
    const auto listener = std::make_shared<wire::Listener>(state_->core);
    auto opened = listener->open(address, port);
    if (!opened.ok())
        return opened;
    listener->start(state_->core->options.accept_loops);
    state_->listeners.push_back(listener);
    return opened;
}

void Server::stop(std::chrono::milliseconds limit, Job done) {
    wire::ServerCore& core = *state_->core;
    state_->close_listeners();
    core.stopping = true;
    core.all_gone = std::move(done);
    core.shut_down_all();
    core.report_if_all_gone();
    state_->patience = core.loop.after(limit, [&core] { core.abandon_all(); });
}

std::size_t Server::connections() const { return state_->core->count.total(); }

}  // namespace net
