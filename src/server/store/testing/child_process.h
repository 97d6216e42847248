// A second process for a test: it runs a function and can talk back through a pipe.
#pragma once

#include <array>
#include <csignal>
#include <functional>
#include <utility>

#include <doctest/doctest.h>
#include <sys/wait.h>
#include <unistd.h>

namespace store::testing {

// Start it before anything makes threads: only the calling thread lives on in the child.
class ChildProcess {
  public:
    // The function gets the pipe's writing end; what it returns is the exit code.
    explicit ChildProcess(const std::function<int(int pipe)>& body) {
        std::array<int, 2> ends{};
        REQUIRE(pipe(ends.data()) == 0);
        id_ = fork();
        REQUIRE(id_ >= 0);
        if (id_ == 0) {
            close(ends[0]);
            _exit(body(ends[1]));
        }
        close(ends[1]);
        pipe_ = ends[0];
    }
    ChildProcess(const ChildProcess&) = delete;
    ChildProcess& operator=(const ChildProcess&) = delete;
    ~ChildProcess() {
        kill();
        close(pipe_);
    }

    pid_t id() const { return id_; }

    // Waits for the next value that the child sends; false when it has ended.
    template <class Value>
    bool receive(Value& value) const {
        return read(pipe_, &value, sizeof value) == static_cast<ssize_t>(sizeof value);
    }

    // Both return the status that waitpid gives.
    int kill() {
        if (!ended_)
            ::kill(id_, SIGKILL);
        return wait();
    }
    int wait() {
        if (!std::exchange(ended_, true))
            waitpid(id_, &status_, 0);
        return status_;
    }

  private:
    pid_t id_ = 0;
    int pipe_ = -1;
    bool ended_ = false;
    int status_ = 0;
};

template <class Value>
void send(int pipe, const Value& value) {
    if (write(pipe, &value, sizeof value) != static_cast<ssize_t>(sizeof value))
        _exit(9);
}

}  // namespace store::testing
