#include "swarm/wire/stream.h"

#include <array>
#include <cerrno>
#include <system_error>

#include <netinet/tcp.h>
#include <sys/socket.h>
#include <unistd.h>

namespace swarm {
namespace {

constexpr std::size_t kBlock = std::size_t{64} * 1024;

bool is_patience(int error) { return error == EAGAIN || error == EWOULDBLOCK || error == EINTR; }

}  // namespace

Stream::Stream(Loop& loop, const Address& address, StreamUser& user) : loop_(loop), user_(user) {
    connect(address);
}

// What goes wrong at once is told later as well: nobody expects a call from a constructor.
void Stream::connect(const Address& address) {
    socket_ = ::socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
    if (socket_ < 0)
        throw std::system_error(errno, std::generic_category(), "socket");
    const int on = 1;
    setsockopt(socket_, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
    const auto* where = reinterpret_cast<const sockaddr*>(&address.socket);
    const bool failed =
        ::connect(socket_, where, sizeof address.socket) != 0 && errno != EINPROGRESS;
    if (!failed)
        serial_ = loop_.add(socket_, *this);
    else
        bad_news_ =
            loop_.after(std::chrono::milliseconds(0), [this, error = errno] { fail(error); });
}

void Stream::close() {
    if (!is_open())
        return;
    loop_.remove(socket_, serial_);
    ::close(socket_);
    socket_ = -1;
    bad_news_.cancel();
}

void Stream::send(std::string_view bytes) {
    const bool was_empty = unsent_.empty();
    unsent_ += bytes;
    if (was_empty && is_connected_ && is_open())
        flush();
}

// A broken connection is noticed by reading from it.
void Stream::flush() {
    while (!unsent_.empty()) {
        const auto sent = ::send(socket_, unsent_.data(), unsent_.size(), MSG_NOSIGNAL);
        if (sent < 0)
            break;
        unsent_.erase(0, static_cast<std::size_t>(sent));
    }
    loop_.wants_writable(socket_, serial_, !unsent_.empty());
}

void Stream::finish_connecting() {
    int error = 0;
    socklen_t size = sizeof error;
    getsockopt(socket_, SOL_SOCKET, SO_ERROR, &error, &size);
    if (error != 0)
        return fail(error);
    is_connected_ = true;
    user_.on_connected();
}

void Stream::on_writable() {
    if (!is_connected_)
        finish_connecting();
    if (is_open())
        flush();
}

void Stream::on_readable() {
    std::array<char, kBlock> block;  // NOLINT(*-member-init): filled by recv
    const auto got = recv(socket_, block.data(), block.size(), 0);
    if (got > 0)
        return user_.on_bytes({block.data(), static_cast<std::size_t>(got)});
    if (got == 0)
        return fail(0);
    if (!is_patience(errno))
        fail(errno);
}

void Stream::fail(int error) {
    close();
    const std::string why =
        error == 0 ? "closed by the server" : std::generic_category().message(error);
    user_.on_end({"connection", why});
}

}  // namespace swarm
