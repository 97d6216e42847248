// The server as a child of ours, which can be killed and started again on the same port.
#pragma once

#include <csignal>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include <sys/types.h>

#include "core/result.h"

namespace swarm {

// A port that nobody listens on. It is one that the system does not give to outgoing connections:
// while the server is down, a bot could otherwise be connected to itself.
core::Result<std::uint16_t> free_port();
core::Result<std::vector<std::uint16_t>> free_ports(int count);

struct ServerPlan {
    std::vector<std::string> command;
    std::string log_file;  // takes standard output and standard error
};

class ServerProcess {
  public:
    explicit ServerProcess(ServerPlan plan) : plan_(std::move(plan)) {}
    ServerProcess(const ServerProcess&) = delete;
    ServerProcess& operator=(const ServerProcess&) = delete;
    ~ServerProcess() { kill(); }

    // It dies with us.
    core::Result<pid_t> start();
    // SIGKILL; returns when the process is gone.
    void kill();
    // SIGTERM; true if it ended with success within ten seconds, else it is killed.
    bool stop();
    // The same signal, without waiting; ended() tells when it has.
    void ask_to_stop() { send(SIGTERM); }
    // It stands still, and goes on.
    void pause() { send(SIGSTOP); }
    void go_on() { send(SIGCONT); }
    bool is_running() const { return pid_ >= 0; }
    // How it ended by itself: "exit code 2", "signal 11"; nothing while it runs.
    std::optional<std::string> ended();

  private:
    void send(int signal) const;

    ServerPlan plan_;
    pid_t pid_ = -1;
};

}  // namespace swarm
