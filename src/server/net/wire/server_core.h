// What all connections of a server share.
#pragma once

#include <cstdint>
#include <exception>
#include <memory>
#include <string>
#include <unordered_set>
#include <utility>

#include "server/net/server.h"
#include "server/net/wire/connection_count.h"
#include "server/net/wire/deflate.h"
#include "server/net/wire/response_head.h"
#include "server/net/wire/server_metrics.h"
#include "server/net/wire/session.h"

namespace net::wire {

struct ServerCore {
    ServerCore(const ServerParts& parts, ServerOptions given);

    Loop& loop;
    Handler* handler;  // null once the server is gone
    Log& log;
    ServerMetrics metrics;
    ServerOptions options;
    HeadWriter heads;
    ConnectionCount count;
    Inflater inflater;  // of all sockets
    Deflater deflater;
    std::unordered_set<Session*> sessions;
    std::uint64_t last_request_id = 0;
    bool stopping = false;
    Job all_gone;  // what to do when the last connection is gone

    // Both may make sessions end, which changes the set.
    void shut_down_all();
    void abandon_all();
    void report_if_all_gone();

    // A coroutine has ended, by an exception that nobody caught if there is one.
    void note_end(const std::exception_ptr& failure);

    // Calls the application on behalf of a request; false if it threw, which the log then tells.
    template <class Call>
    bool call_application(std::uint64_t request, Call&& call) {
        try {
            std::forward<Call>(call)();
            return true;
        } catch (const std::exception& error) {
            log.error("handler_failed", {{"request", request}, {"what", error.what()}});
            return false;
        }
    }
};

using CorePtr = std::shared_ptr<ServerCore>;

// A place among the open connections, given back when it dies.
class Admission {
  public:
    Admission(CorePtr core, std::string network);
    Admission(Admission&&) noexcept = default;
    Admission& operator=(Admission&&) = delete;
    ~Admission();

  private:
    CorePtr core_;
    std::string network_;
};

// A session's place in the set.
class Membership {
  public:
    Membership(CorePtr core, Session* session);
    Membership(const Membership&) = delete;
    Membership& operator=(const Membership&) = delete;
    ~Membership();

  private:
    CorePtr core_;
    Session* session_;
};

}  // namespace net::wire
