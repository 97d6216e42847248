#include "server/net/testing/running_server.h"

#include <chrono>
#include <future>
#include <stdexcept>
#include <utility>

namespace net::testing {

void ScriptedHandler::handle(Request request, Reply reply) {
    on_request(std::move(request), std::move(reply));
}

Opened ScriptedHandler::open(const Request& request, SocketPtr socket) {
    if (!on_open)
        return json_error(404, "not_found", "there is no socket here");
    return on_open(request, std::move(socket));
}

RunningServer::RunningServer(Handler& handler, ServerOptions options)
    : log_(Level::Debug, [this](std::string_view line) {
          const std::lock_guard lock(mutex_);
          log_text_ += line;
      }) {
    server_.emplace(ServerParts{loop_, handler, log_, metrics_}, std::move(options));
    port_ = server_->listen("127.0.0.1", 0).value();
    thread_ = std::thread([this] { loop_.run(); });
}

RunningServer::~RunningServer() { kill(); }

void RunningServer::kill() {
    loop_.stop();
    if (thread_.joinable())
        thread_.join();
    server_.reset();
}

std::string RunningServer::log() {
    const std::lock_guard lock(mutex_);
    return log_text_;
}

void RunningServer::on_loop(const std::function<void(Server&)>& call) {
    std::promise<void> done;
    loop_.post([&] {
        call(*server_);
        done.set_value();
    });
    done.get_future().wait();
}

std::size_t RunningServer::connections() {
    std::size_t count = 0;
    on_loop([&](Server& server) { count = server.connections(); });
    return count;
}

void wait_until(const std::function<bool()>& condition) {
    const auto deadline = std::chrono::steady_clock::now() + std::chrono::seconds(10);
    while (!condition()) {
        if (std::chrono::steady_clock::now() > deadline)
            throw std::runtime_error("what the test waits for does not happen");
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
}

}  // namespace net::testing
