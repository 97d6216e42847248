// A port on which connections are accepted.
#pragma once

#include <cstdint>
#include <memory>
#include <string>

#include "core/result.h"
#include "server/net/wire/asio.h"
#include "server/net/wire/server_core.h"

namespace net::wire {

class Listener : public std::enable_shared_from_this<Listener> {
  public:
    explicit Listener(CorePtr core);

    core::Result<std::uint16_t> open(const std::string& address, std::uint16_t port);
    void start(int accept_loops);
    void close();

  private:
    static Task<void> run(std::shared_ptr<Listener> self);
    Task<void> back_off(ErrorCode failed);
    void admit(TcpSocket socket);
    void turn_away(TcpSocket socket, const Response& refusal);

    CorePtr core_;
    TcpAcceptor acceptor_;
    TimePoint logged_;
    int turning_away_ = 0;
};

}  // namespace net::wire
