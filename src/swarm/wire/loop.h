// One thread that waits for sockets and timers and calls whoever asked for it.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <map>
#include <unordered_map>
#include <utility>

namespace swarm {

using Clock = std::chrono::steady_clock;
using Time = Clock::time_point;
using Job = std::function<void()>;

class Loop;

// A job for later; it is forgotten when this dies. The loop must live longer. The server's loop has
// a timer of the same form: what loads and kills the server shares no code with it.
class Timer {
  public:
    Timer() = default;
    Timer(const Timer&) = delete;
    Timer& operator=(const Timer&) = delete;
    Timer(Timer&& other) noexcept
        : loop_(std::exchange(other.loop_, nullptr)), key_(std::move(other.key_)) {}
    Timer& operator=(Timer&& other) noexcept;
    ~Timer() { cancel(); }

    void cancel();
    bool is_waiting() const;

  private:
    friend class Loop;
    using Key = std::pair<Time, std::uint64_t>;  // when, then in the order of asking

    Timer(Loop& loop, Key key) : loop_(&loop), key_(std::move(key)) {}

    Loop* loop_ = nullptr;
    Key key_{};
};

// Somebody with a socket.
class SocketUser {
  public:
    SocketUser() = default;
    SocketUser(const SocketUser&) = delete;
    SocketUser& operator=(const SocketUser&) = delete;

    virtual void on_readable() = 0;
    virtual void on_writable() = 0;

  protected:
    ~SocketUser() = default;
};

class Loop {
  public:
    // Of one socket for as long as it is open; numbers of sockets are used again.
    using Serial = std::uint64_t;

    Loop();
    Loop(const Loop&) = delete;
    Loop& operator=(const Loop&) = delete;
    ~Loop();

    // Tells when the socket can be read or written to, until `wants_writable` says no.
    Serial add(int socket, SocketUser& user);
    void wants_writable(int socket, Serial serial, bool wanted) const;
    void remove(int socket, Serial serial);

    [[nodiscard]] Timer after(std::chrono::milliseconds wait, Job job);

    // Asks before every round; a round takes 50 milliseconds at the most.
    void run_until(const std::function<bool()>& is_done);
    void run_for(std::chrono::milliseconds time);

  private:
    friend class Timer;

    int milliseconds_to_wait() const;
    void serve_sockets(int milliseconds);
    void serve_timers();

    int epoll_;
    Serial last_serial_ = 0;
    std::unordered_map<Serial, SocketUser*> users_;
    std::map<Timer::Key, Job> jobs_;
};

}  // namespace swarm
