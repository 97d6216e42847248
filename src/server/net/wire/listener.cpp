#include "server/net/wire/listener.h"

#include <optional>
#include <utility>

#include "server/net/address.h"
#include "server/net/wire/http_session.h"
#include "server/net/wire/tcp_output.h"

namespace net::wire {
namespace {

// Out of file descriptors, for example: waiting is all that helps.
constexpr auto kBackOff = std::chrono::milliseconds(100);
constexpr auto kLogInterval = std::chrono::seconds(1);

// Connections above the limit that are told so at the same time; more are closed without a word.
constexpr int kMaxTurningAway = 100;

std::optional<Response> refusal_for(const ServerCore& core, const std::string& network) {
    const Limits& limits = core.options.limits;
    if (core.count.total() >= limits.connections)
        return json_error(503, "server_full", "too many connections, try again later");
    // Behind a proxy all connections come from the same address.
    if (!core.options.behind_proxy && core.count.of(network) >= limits.connections_per_network)
        return json_error(429, "too_many_connections", "too many connections from your address");
    return std::nullopt;
}

// Says no to a connection that is above the limits. It is not counted, so it must end soon.
Task<void> refuse(CorePtr core, TcpSocket socket, Response response) {
    TcpStream stream(std::move(socket));
    const std::string head = core->heads.head(response, {Framing::Length::Known, false});
    const auto limit = std::chrono::seconds(1);
    const bool written = co_await write_all(stream, head, response.body.bytes(), limit);
    if (written)
        co_await linger(stream, limit);
}

}  // namespace

Listener::Listener(CorePtr core) : core_(std::move(core)), acceptor_(core_->loop.io()) {}

core::Result<std::uint16_t> Listener::open(const std::string& address, std::uint16_t port) {
    ErrorCode failed;
    const auto ip = asio::ip::make_address(address, failed);
    if (failed)
        return core::Error{address, "is no IP address"};
    const Tcp::endpoint endpoint(ip, port);
    acceptor_.open(endpoint.protocol(), failed);
    if (!failed)
        acceptor_.set_option(asio::socket_base::reuse_address(true), failed);
    if (!failed)
        acceptor_.bind(endpoint, failed);
    if (!failed)
        acceptor_.listen(asio::socket_base::max_listen_connections, failed);
    if (failed)
        return core::Error{address + " port " + std::to_string(port), failed.message()};
    return acceptor_.local_endpoint(failed).port();
}

void Listener::start(int accept_loops) {
    for (int i = 0; i < accept_loops; ++i) {
        asio::co_spawn(
            acceptor_.get_executor(),
            run(shared_from_this()),
            [core = core_](const std::exception_ptr& failure) { core->note_end(failure); });
    }
}

void Listener::close() {
    ErrorCode ignored;
    acceptor_.close(ignored);
}

Task<void> Listener::run(std::shared_ptr<Listener> self) {
    while (self->acceptor_.is_open()) {
        auto [failed, socket] = co_await self->acceptor_.async_accept(kAwait);
        if (!self->acceptor_.is_open())
            co_return;
        if (failed)
            co_await self->back_off(failed);
        else
            self->admit(std::move(socket));
    }
}

Task<void> Listener::back_off(ErrorCode failed) {
    core_->metrics.accept_errors.add();
    if (Loop::now() - logged_ > kLogInterval) {
        logged_ = Loop::now();
        core_->log.error("accept_failed", {{"what", failed.message()}});
    }
    SteadyTimer timer(acceptor_.get_executor(), kBackOff);
    co_await timer.async_wait(kAwait);
}

void Listener::admit(TcpSocket socket) {
    ErrorCode failed;
    const auto endpoint = socket.remote_endpoint(failed);
    if (failed)
        return;  // already gone
    socket.set_option(Tcp::no_delay(true), failed);
    const std::string text = endpoint.address().to_string();
    const std::string peer = plain_address(text).value_or(text);
    const std::string network = client_network(peer);
    if (const auto refusal = refusal_for(*core_, network))
        return turn_away(std::move(socket), *refusal);
    const auto session =
        std::make_shared<HttpSession>(core_, std::move(socket), Admission(core_, network), peer);
    session->start();
}

void Listener::turn_away(TcpSocket socket, const Response& refusal) {
    core_->metrics.refused_connections.add();
    if (turning_away_ >= kMaxTurningAway)
        return;
    ++turning_away_;
    asio::co_spawn(acceptor_.get_executor(),
                   refuse(core_, std::move(socket), refusal),
                   [self = shared_from_this()](const std::exception_ptr& failure) {
                       --self->turning_away_;
                       self->core_->note_end(failure);
                   });
}

}  // namespace net::wire
