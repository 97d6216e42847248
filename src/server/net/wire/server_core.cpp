#include "server/net/wire/server_core.h"

#include <utility>
#include <vector>

namespace net::wire {

ServerCore::ServerCore(const ServerParts& parts, ServerOptions given)
    : loop(parts.loop),
      handler(&parts.handler),
      log(parts.log),
      metrics(parts.metrics),
      options(std::move(given)),
      heads(options.content_security_policy, options.is_https) {}

void ServerCore::shut_down_all() {
    const std::vector<Session*> all(sessions.begin(), sessions.end());
    for (Session* session : all) {
        if (sessions.contains(session))
            session->shut_down();
    }
}

void ServerCore::abandon_all() {
    const std::vector<Session*> all(sessions.begin(), sessions.end());
    for (Session* session : all) {
        if (sessions.contains(session))
            session->abandon();
    }
}

// Posted: the session that has just ended is still being destroyed.
void ServerCore::report_if_all_gone() {
    if (all_gone && count.total() == 0)
        loop.post(std::exchange(all_gone, {}));
}

void ServerCore::note_end(const std::exception_ptr& failure) {
    try {
        if (failure)
            std::rethrow_exception(failure);
    } catch (const std::exception& error) {
        log.error("connection_failed", {{"what", error.what()}});
    } catch (...) {
        log.error("connection_failed");
    }
}

Admission::Admission(CorePtr core, std::string network)
    : core_(std::move(core)), network_(std::move(network)) {
    core_->count.add(network_);
    core_->metrics.connections.add(1);
}

Admission::~Admission() {
    if (!core_)
        return;
    core_->count.remove(network_);
    core_->metrics.connections.add(-1);
    core_->report_if_all_gone();
}

Membership::Membership(CorePtr core, Session* session) : core_(std::move(core)), session_(session) {
    core_->sessions.insert(session_);
}

Membership::~Membership() { core_->sessions.erase(session_); }

}  // namespace net::wire
