// HTTP and WebSocket on one port. What does it stands in net/wire.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>

#include "core/result.h"
#include "server/net/handler.h"
#include "server/net/job.h"
#include "server/net/log.h"
#include "server/net/loop.h"
#include "server/net/metrics.h"

namespace net {

struct Limits {
    using Duration = std::chrono::milliseconds;

    std::size_t header_bytes = std::size_t{16} * 1024;    // of a request: 431
    std::size_t body_bytes = std::size_t{64} * 1024;      // of a request: 413
    std::size_t message_bytes = std::size_t{16} * 1024;   // of a WebSocket message: close 1009
    std::size_t unsent_bytes = std::size_t{1024} * 1024;  // of a socket or stream: it is cut off
    std::size_t connections = 10'000;                     // 503
    std::size_t connections_per_network = 200;            // see client_network(): 429

    Duration request_timeout = std::chrono::seconds(15);  // for the header, and again for the body
    Duration idle_timeout = std::chrono::seconds(60);     // between two requests
    Duration reply_timeout = std::chrono::seconds(60);    // for the handler: 504
    Duration write_timeout = std::chrono::seconds(60);    // for the client to take one answer
    Duration silence_timeout = std::chrono::seconds(30);  // of a socket; pinged after half of it
    Duration close_timeout = std::chrono::seconds(5);     // for saying goodbye
};

struct ServerOptions {
    Limits limits = {};
    std::string content_security_policy = "default-src 'none'; frame-ancestors 'none'";
    // The peers are a reverse proxy of ours, which appends the client to X-Forwarded-For.
    bool behind_proxy = false;
    // Clients see https: they are told to use nothing else.
    bool is_https = false;
    bool compress_messages = true;  // permessage-deflate, if the client can
    int accept_loops = 8;           // one takes one connection per round of the loop
};

// Log and metrics must outlive the loop, the handler must outlive the server.
struct ServerParts {
    Loop& loop;
    Handler& handler;
    Log& log;
    Metrics& metrics;
};

// Lives on the loop's thread. Its death cuts every connection off: sockets and streams hear of it
// before the destructor returns, replies that are still out lead nowhere.
class Server {
  public:
    Server(const ServerParts& parts, ServerOptions options);
    Server(const Server&) = delete;
    Server& operator=(const Server&) = delete;
    ~Server();

    // Gives the port, a free one for 0. May be called for several addresses.
    core::Result<std::uint16_t> listen(const std::string& address, std::uint16_t port);

    // Takes no new connection, closes sockets with ServiceRestart, ends streams and lets running
    // requests end. What is left after `limit` is cut off. Then calls `done` on the loop.
    void stop(std::chrono::milliseconds limit, Job done);

    std::size_t connections() const;

  private:
    struct State;
    std::unique_ptr<State> state_;
};

}  // namespace net
