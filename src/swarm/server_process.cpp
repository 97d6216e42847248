#include "swarm/server_process.h"

#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <system_error>
#include <thread>

#include <fcntl.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include "swarm/wire/address.h"
#include "swarm/wire/loop.h"

namespace swarm {
namespace {

constexpr std::uint16_t kFirstPort = 20'000;
constexpr std::uint16_t kPorts = 12'000;  // outgoing connections begin at 32768
constexpr std::chrono::seconds kGoodbye{10};
constexpr std::chrono::milliseconds kStopPause{10};
constexpr int kCannotStart = 127;

core::Error system_error(const char* where) {
    return {where, std::generic_category().message(errno)};
}

bool is_free(std::uint16_t port) {
    net::wire::asio::io_context io;
    net::wire::TcpAcceptor probe(io);
    net::wire::ErrorCode failed;
    probe.open(net::wire::Tcp::v4());
    probe.bind(local_address(port).endpoint, failed);
    return !failed;
}

std::string ending(int status) {
    if (WIFSIGNALED(status))
        return "signal " + std::to_string(WTERMSIG(status));
    return "exit code " + std::to_string(WEXITSTATUS(status));
}

// In the child, between fork and exec: only calls that are safe there.
[[noreturn]] void become(char* const* arguments, int log) {
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    dup2(log, STDOUT_FILENO);
    dup2(log, STDERR_FILENO);
    execv(arguments[0], arguments);
    _exit(kCannotStart);
}

}  // namespace

core::Result<std::uint16_t> free_port() {
    const auto ports = free_ports(1);
    if (!ports)
        return ports.error();
    return ports->front();
}

core::Result<std::vector<std::uint16_t>> free_ports(int count) {
    const auto first = static_cast<std::uint16_t>(getpid() % kPorts);
    std::vector<std::uint16_t> ports;
    for (std::uint16_t i = 0; i < kPorts; ++i) {
        const auto port = static_cast<std::uint16_t>(kFirstPort + (first + i) % kPorts);
        if (is_free(port))
            ports.push_back(port);
        if (static_cast<int>(ports.size()) == count)
            return ports;
    }
    return core::Error{"port", "none is free"};
}

core::Result<pid_t> ServerProcess::start() {
    const int log = open(plan_.log_file.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0644);
    if (log < 0)
        return system_error(plan_.log_file.c_str());
    std::vector<char*> arguments;
    arguments.reserve(plan_.command.size() + 1);
    for (std::string& word : plan_.command)
        arguments.push_back(word.data());
    arguments.push_back(nullptr);
    pid_ = fork();
    if (pid_ == 0)
        become(arguments.data(), log);
    close(log);
    if (pid_ < 0)
        return system_error("fork");
    return pid_;
}

void ServerProcess::kill() {
    if (pid_ < 0)
        return;
    ::kill(pid_, SIGKILL);
    waitpid(pid_, nullptr, 0);
    pid_ = -1;
}

void ServerProcess::send(int signal) const {
    if (pid_ >= 0)
        ::kill(pid_, signal);
}

bool ServerProcess::stop() {
    if (pid_ < 0)
        return false;
    ::kill(pid_, SIGTERM);
    const Time limit = Clock::now() + kGoodbye;
    std::optional<std::string> how;
    while (!(how = ended()) && Clock::now() < limit)
        std::this_thread::sleep_for(kStopPause);
    kill();
    return how == "exit code 0";
}

std::optional<std::string> ServerProcess::ended() {
    int status = 0;
    if (pid_ < 0 || waitpid(pid_, &status, WNOHANG) != pid_)
        return std::nullopt;
    pid_ = -1;
    return ending(status);
}

}  // namespace swarm
