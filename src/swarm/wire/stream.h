// A TCP connection to the server that never blocks.
#pragma once

#include <string>
#include <string_view>

#include "core/result.h"
#include "swarm/wire/address.h"
#include "swarm/wire/loop.h"

namespace swarm {

// Must not destroy the stream from within a call; it may close it.
class StreamUser {
  public:
    StreamUser() = default;
    StreamUser(const StreamUser&) = delete;
    StreamUser& operator=(const StreamUser&) = delete;

    virtual void on_connected() = 0;
    virtual void on_bytes(std::string_view bytes) = 0;
    // Once, and nothing after it; not for a stream that was closed from this side.
    virtual void on_end(const core::Error& why) = 0;

  protected:
    ~StreamUser() = default;
};

class Stream final : public SocketUser {
  public:
    Stream(Loop& loop, const Address& address, StreamUser& user);
    Stream(const Stream&) = delete;
    Stream& operator=(const Stream&) = delete;
    ~Stream() { close(); }

    void send(std::string_view bytes);
    void close();
    bool is_open() const { return socket_ >= 0; }

    void on_readable() override;
    void on_writable() override;

  private:
    void connect(const Address& address);
    void finish_connecting();
    void flush();
    void fail(int error);

    Loop& loop_;
    StreamUser& user_;
    int socket_ = -1;
    Loop::Serial serial_ = 0;
    bool is_connected_ = false;
    std::string unsent_;
    Timer bad_news_;
};

}  // namespace swarm
