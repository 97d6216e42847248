#include "server/net/trunk.h"

#include <array>
#include <optional>
#include <utility>

#include <boost/asio/connect.hpp>
#include <boost/asio/ip/basic_resolver.hpp>
#include <boost/asio/read.hpp>

#include "server/net/wire/asio.h"

namespace net {
namespace {

using wire::kAwait;
using wire::Task;
namespace asio = boost::asio;

constexpr std::size_t kHead = 4;  // bytes of a message's length, the highest first
constexpr std::size_t kMaxMessage = std::size_t{32} * 1024 * 1024;
constexpr std::size_t kMaxGreeting = 1024;
constexpr std::size_t kMaxUnsent = std::size_t{64} * 1024 * 1024;
constexpr std::chrono::seconds kLongestGreeting{3};
constexpr std::chrono::milliseconds kBackOffPause{100};  // out of file descriptors, say

std::string framed(std::string_view message) {
    std::string frame;
    frame.reserve(kHead + message.size());
    for (int shift = 24; shift >= 0; shift -= 8)
        frame += static_cast<char>(message.size() >> static_cast<unsigned>(shift));
    return frame.append(message);
}

std::size_t length_in(std::string_view head) {
    std::size_t length = 0;
    for (const char byte : head)
        length = length * 256 + static_cast<unsigned char>(byte);
    return length;
}

// "seal of the one who opens", of names and of what both made up.
std::string proof(const TrunkKeys& keys,
                  std::string_view who,
                  std::string_view from,
                  std::string_view to,
                  std::string_view one,
                  std::string_view other) {
    std::string text(who);
    for (const std::string_view part : {from, to, one, other})
        text.append("\n").append(part);
    return keys.seal(text);
}

std::pair<std::string, std::string> halves(const std::string& text) {
    const auto at = text.find('\n');
    if (at == std::string::npos)
        return {text, ""};
    return {text.substr(0, at), text.substr(at + 1)};
}

bool is_same(std::string_view one, std::string_view other) {
    if (one.size() != other.size())
        return false;
    unsigned difference = 0;
    for (std::size_t i = 0; i < one.size(); ++i)
        difference |= static_cast<unsigned char>(one[i]) ^ static_cast<unsigned char>(other[i]);
    return difference == 0;
}

}  // namespace

namespace wire {

class WireTrunk final : public Trunk, public std::enable_shared_from_this<WireTrunk> {
  public:
    explicit WireTrunk(wire::TcpSocket socket)
        : socket_(std::move(socket)), patience_(socket_.get_executor()) {}

    void send(std::string_view message) override {
        if (!socket_.is_open())
            return;
        unsent_ += framed(message);
        if (unsent_.size() > kMaxUnsent)
            return lose("too much is unread");
        if (!writing_)
            asio::co_spawn(socket_.get_executor(), write(shared_from_this()), asio::detached);
    }
    void cut() override {
        user_.reset();
        close();
    }
    const std::string& peer() const override { return peer_; }

    // Whoever opens it proves first, but not before the other has made something up.
    static Task<bool> greet(std::shared_ptr<WireTrunk> self, TrunkKeys keys, std::string peer) {
        self->peer_ = std::move(peer);
        self->limit_greeting();
        const auto theirs = co_await self->read(kMaxGreeting);
        if (!theirs)
            co_return false;
        const std::string mine = keys.made_up();
        self->send(keys.own_name + "\n" + mine + "\n"
                   + proof(keys, "opens", keys.own_name, self->peer_, mine, *theirs));
        const auto answer = co_await self->read(kMaxGreeting);
        self->patience_.cancel();
        co_return answer&& is_same(
            *answer, proof(keys, "is opened", keys.own_name, self->peer_, mine, *theirs));
    }
    static Task<bool> welcome(std::shared_ptr<WireTrunk> self, TrunkKeys keys) {
        self->limit_greeting();
        const std::string mine = keys.made_up();
        self->send(mine);
        const auto greeting = co_await self->read(kMaxGreeting);
        self->patience_.cancel();
        if (!greeting)
            co_return false;
        const auto [name, rest] = halves(*greeting);
        const auto [theirs, seal] = halves(rest);
        self->peer_ = name;
        if (!is_same(seal, proof(keys, "opens", name, keys.own_name, theirs, mine)))
            co_return false;
        self->send(proof(keys, "is opened", name, keys.own_name, theirs, mine));
        co_return true;
    }

    static Task<void> run(std::shared_ptr<WireTrunk> self, std::shared_ptr<TrunkUser> user) {
        self->user_ = std::move(user);
        while (self->user_) {
            const auto message = co_await self->read(kMaxMessage);
            if (!message)
                co_return self->lose("the connection is lost");
            if (const auto hears = self->user_)
                hears->on_message(*message);
        }
    }

    void close() {
        wire::ErrorCode ignored;
        patience_.cancel();
        socket_.close(ignored);
    }

  private:
    // Nothing: the connection is lost, or says something that is no message.
    Task<std::optional<std::string>> read(std::size_t limit) {
        std::array<char, kHead> head{};
        const auto [failed, got] = co_await asio::async_read(socket_, asio::buffer(head), kAwait);
        if (failed)
            co_return std::nullopt;
        const std::size_t length = length_in({head.data(), head.size()});
        if (length > limit)
            co_return std::nullopt;
        std::string message(length, '\0');
        const auto [broken, all] =
            co_await asio::async_read(socket_, asio::buffer(message), kAwait);
        if (broken)
            co_return std::nullopt;
        co_return message;
    }

    // All that waits goes at once.
    static Task<void> write(std::shared_ptr<WireTrunk> self) {
        self->writing_ = true;
        while (!self->unsent_.empty() && self->socket_.is_open()) {
            const std::string text = std::exchange(self->unsent_, "");
            const auto [failed, sent] =
                co_await asio::async_write(self->socket_, asio::buffer(text), kAwait);
            if (failed)
                break;
        }
        self->writing_ = false;
    }

    void limit_greeting() {
        patience_.expires_after(kLongestGreeting);
        patience_.async_wait([self = weak_from_this()](const wire::ErrorCode& cancelled) {
            if (const auto trunk = cancelled ? nullptr : self.lock())
                trunk->close();
        });
    }

    void lose(const std::string& why) {
        const auto user = std::exchange(user_, nullptr);
        close();
        if (user)
            user->on_lost(why);
    }

    wire::TcpSocket socket_;
    wire::SteadyTimer patience_;
    std::string peer_;
    std::shared_ptr<TrunkUser> user_;
    std::string unsent_;
    bool writing_ = false;
};

}  // namespace wire

namespace {

using wire::WireTrunk;

using Resolver = asio::ip::basic_resolver<wire::Tcp, wire::Executor>;

std::pair<std::string, std::string> host_and_port(const std::string& address) {
    const auto at = address.rfind(':');
    if (at == std::string::npos)
        return {address, ""};
    return {address.substr(0, at), address.substr(at + 1)};
}

struct Opening {
    Loop& loop;
    std::string address;
    std::string peer;
    TrunkKeys keys;
    std::shared_ptr<TrunkUser> user;
    std::function<void(core::Result<TrunkPtr>)> opened;

    void fail(const std::string& why) const { opened(core::Error{peer, why}); }
};

Task<void> open_one(std::shared_ptr<Opening> opening) {
    const auto [host, port] = host_and_port(opening->address);
    Resolver resolver(opening->loop.io());
    const auto [unknown, endpoints] = co_await resolver.async_resolve(host, port, kAwait);
    if (unknown)
        co_return opening->fail(unknown.message());
    wire::TcpSocket socket(opening->loop.io());
    const auto [refused, endpoint] = co_await asio::async_connect(socket, endpoints, kAwait);
    if (refused)
        co_return opening->fail(refused.message());
    wire::ErrorCode ignored;
    socket.set_option(wire::Tcp::no_delay(true), ignored);
    const auto trunk = std::make_shared<WireTrunk>(std::move(socket));
    const bool known = co_await WireTrunk::greet(trunk, opening->keys, opening->peer);
    if (!known) {
        trunk->close();
        co_return opening->fail("it does not prove that it belongs to the house");
    }
    opening->opened(TrunkPtr(trunk));
    co_await WireTrunk::run(trunk, opening->user);
}

}  // namespace

void open_trunk(Loop& loop,
                const std::string& address,
                const std::string& peer,
                const TrunkKeys& keys,
                const std::shared_ptr<TrunkUser>& user,
                std::function<void(core::Result<TrunkPtr>)> opened) {
    asio::co_spawn(loop.io(),
                   open_one(std::make_shared<Opening>(
                       Opening{loop, address, peer, keys, user, std::move(opened)})),
                   asio::detached);
}

struct TrunkPort::State {
    State(Loop& loop, TrunkKeys given, Welcome call)
        : acceptor(loop.io()),
          resolver(loop.io()),
          keys(std::move(given)),
          welcome(std::move(call)) {}

    wire::TcpAcceptor acceptor;
    Resolver resolver;
    TrunkKeys keys;
    Welcome welcome;

    static Task<void> accept(std::shared_ptr<State> self) {
        while (self->acceptor.is_open()) {
            auto [failed, socket] = co_await self->acceptor.async_accept(kAwait);
            if (failed) {
                wire::SteadyTimer pause(self->acceptor.get_executor(), kBackOffPause);
                co_await pause.async_wait(kAwait);
                continue;
            }
            wire::ErrorCode ignored;
            socket.set_option(wire::Tcp::no_delay(true), ignored);
            asio::co_spawn(self->acceptor.get_executor(),
                           meet(self, std::make_shared<WireTrunk>(std::move(socket))),
                           asio::detached);
        }
    }
    static Task<void> meet(std::shared_ptr<State> self, std::shared_ptr<WireTrunk> trunk) {
        const bool known = co_await WireTrunk::welcome(trunk, self->keys);
        if (!known || !self->acceptor.is_open())
            co_return trunk->close();
        const auto user = self->welcome(trunk);
        self.reset();
        co_await WireTrunk::run(trunk, user);
    }
};

TrunkPort::TrunkPort(Loop& loop, TrunkKeys keys, Welcome welcome)
    : state_(std::make_shared<State>(loop, std::move(keys), std::move(welcome))) {}

TrunkPort::~TrunkPort() {
    wire::ErrorCode ignored;
    state_->acceptor.close(ignored);
}

core::Result<std::uint16_t> TrunkPort::listen(const std::string& host, std::uint16_t port) {
    wire::ErrorCode failed;
    const auto found = state_->resolver.resolve(host, std::to_string(port), failed);
    if (failed || found.empty())
        return core::Error{host, failed ? failed.message() : "is no address"};
    const wire::Tcp::endpoint endpoint = found.begin()->endpoint();
    auto& acceptor = state_->acceptor;
    acceptor.open(endpoint.protocol(), failed);
    if (!failed)
        acceptor.set_option(asio::socket_base::reuse_address(true), failed);
    if (!failed)
        acceptor.bind(endpoint, failed);
    if (!failed)
        acceptor.listen(asio::socket_base::max_listen_connections, failed);
    if (failed)
        return core::Error{host + " port " + std::to_string(port), failed.message()};
    asio::co_spawn(acceptor.get_executor(), State::accept(state_), asio::detached);
    return acceptor.local_endpoint(failed).port();
}

}  // namespace net
