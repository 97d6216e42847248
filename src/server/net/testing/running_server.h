// A server on a free port of this machine, with its loop on a thread of its own: for tests.
#pragma once

#include <cstdint>
#include <functional>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <utility>

#include "server/net/server.h"

namespace net::testing {

// A handler made of two functions. They run on the loop.
class ScriptedHandler final : public Handler {
  public:
    using OnRequest = std::function<void(Request, Reply)>;
    using OnOpen = std::function<Opened(const Request&, SocketPtr)>;

    ScriptedHandler() = default;
    explicit ScriptedHandler(OnRequest request, OnOpen open = {})
        : on_request(std::move(request)), on_open(std::move(open)) {}

    OnRequest on_request;
    OnOpen on_open;

    void handle(Request request, Reply reply) override;
    Opened open(const Request& request, SocketPtr socket) override;
};

class RunningServer {
  public:
    explicit RunningServer(Handler& handler, ServerOptions options = {});
    RunningServer(const RunningServer&) = delete;
    RunningServer& operator=(const RunningServer&) = delete;
    ~RunningServer();

    std::uint16_t port() const { return port_; }
    Metrics& metrics() { return metrics_; }
    Loop& loop() { return loop_; }
    std::string log();

    // Runs on the loop and waits for it.
    void on_loop(const std::function<void(Server&)>& call);
    std::size_t connections();

    // Destroys the server, not its loop, which stands still afterwards.
    void kill();

  private:
    std::mutex mutex_;
    std::string log_text_;
    Log log_;
    Metrics metrics_;
    Loop loop_;
    std::optional<Server> server_;
    std::uint16_t port_ = 0;
    std::thread thread_;
};

// Waits until it is true; after ten seconds it throws, which is how a test fails.
void wait_until(const std::function<bool()>& condition);

}  // namespace net::testing
