#include "server/worker_process.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <utility>

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

namespace server {
namespace {

constexpr std::chrono::milliseconds kGlance{20};  // between two looks at whether to give up

std::vector<char*> argument_list(std::vector<std::string>& words) {
    std::vector<char*> list;
    list.reserve(words.size() + 1);
    for (std::string& word : words)
        list.push_back(word.data());
    list.push_back(nullptr);
    return list;
}

// The child talks through its standard input and output and inherits nothing else.
pid_t spawn(std::vector<std::string> command, int child_end) {
    posix_spawn_file_actions_t actions{};
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, child_end, STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&actions, child_end, STDOUT_FILENO);
    posix_spawn_file_actions_addclosefrom_np(&actions, STDERR_FILENO + 1);
    pid_t process = -1;
    const auto arguments = argument_list(command);
    const int failed =
        posix_spawn(&process, arguments[0], &actions, nullptr, arguments.data(), environ);
    posix_spawn_file_actions_destroy(&actions);
    return failed == 0 ? process : -1;
}

}  // namespace

WorkerProcess::WorkerProcess(std::vector<std::string> command) : command_(std::move(command)) {}

WorkerProcess::~WorkerProcess() { stop(); }

core::Result<std::string> WorkerProcess::ask(const std::string& line,
                                             std::chrono::milliseconds limit) {
    auto answer = converse(line, Clock::now() + limit);
    if (!answer)
        stop();
    return answer;
}

core::Result<std::string> WorkerProcess::converse(const std::string& line,
                                                  Clock::time_point until) {
    if (process_ < 0 && !start())
        return core::Error{"worker", "could not be started"};
    std::string answer;
    if (!send(line + '\n', until) || !receive(answer, until))
        return core::Error{"worker", "gave no answer in time"};
    return answer;
}

bool WorkerProcess::start() {
    std::array<int, 2> ends{};
    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data()) != 0)
        return false;
    process_ = spawn(command_, ends[1]);
    close(ends[1]);
    channel_ = ends[0];
    received_.clear();
    fcntl(channel_, F_SETFL, O_NONBLOCK);  // NOLINT(cppcoreguidelines-pro-type-vararg): its form
    if (process_ < 0)
        stop();
    return process_ >= 0;
}

void WorkerProcess::stop() {
    if (channel_ >= 0)
        close(std::exchange(channel_, -1));
    if (process_ < 0)
        return;
    kill(process_, SIGKILL);
    while (waitpid(process_, nullptr, 0) < 0 && errno == EINTR) {
    }
    process_ = -1;
}

// Whether the channel is ready before the time is up.
bool WorkerProcess::is_ready(short event, Clock::time_point until) const {
    while (!given_up_ && !interrupted_) {
        const auto left =
            std::chrono::duration_cast<std::chrono::milliseconds>(until - Clock::now());
        if (left.count() <= 0)
            return false;
        pollfd request{channel_, event, 0};
        const int ready = poll(&request, 1, static_cast<int>(std::min(left, kGlance).count()));
        if (ready > 0)
            return true;
        if (ready < 0 && errno != EINTR)
            return false;
    }
    return false;
}

bool WorkerProcess::send(const std::string& line, Clock::time_point until) {
    std::size_t sent = 0;
    while (sent < line.size()) {
        if (!is_ready(POLLOUT, until))
            return false;
        const ssize_t count =
            ::send(channel_, line.data() + sent, line.size() - sent, MSG_NOSIGNAL);
        if (count < 0 && errno != EAGAIN && errno != EINTR)
            return false;
        sent += count > 0 ? static_cast<std::size_t>(count) : 0;
    }
    return true;
}

bool WorkerProcess::receive(std::string& line, Clock::time_point until) {
    std::array<char, 4096> block{};
    while (received_.find('\n') == std::string::npos) {
        if (!is_ready(POLLIN, until))
            return false;
        const ssize_t count = recv(channel_, block.data(), block.size(), 0);
        if (count == 0 || (count < 0 && errno != EAGAIN && errno != EINTR))
            return false;
        if (count > 0)
            received_.append(block.data(), static_cast<std::size_t>(count));
    }
    const std::size_t end = received_.find('\n');
    line = received_.substr(0, end);
    received_.erase(0, end + 1);
    return true;
}

}  // namespace server
