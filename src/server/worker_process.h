// Another process that answers a line with a line. It may hang or crash; we may not.
#pragma once

#include <atomic>
#include <chrono>
#include <string>
#include <vector>

#include <sys/types.h>

#include "core/result.h"

namespace server {

class WorkerProcess {
  public:
    // The program and its arguments. Nothing is started before the first question.
    explicit WorkerProcess(std::vector<std::string> command);
    ~WorkerProcess();
    WorkerProcess(const WorkerProcess&) = delete;
    WorkerProcess& operator=(const WorkerProcess&) = delete;

    // Sends the line and waits for the answer. If there is none in time, or the process dies, it
    // is ended for good and the next question starts another.
    core::Result<std::string> ask(const std::string& line, std::chrono::milliseconds limit);

    // From another thread: the question under way is not waited for any longer, nor any after it.
    void give_up() { given_up_ = true; }
    // The same for the question under way alone; the next one needs `go_on`.
    void interrupt() { interrupted_ = true; }
    void go_on() { interrupted_ = false; }

    void stop();
    pid_t process() const { return process_; }

  private:
    using Clock = std::chrono::steady_clock;

    core::Result<std::string> converse(const std::string& line, Clock::time_point until);
    bool start();
    bool send(const std::string& line, Clock::time_point until);
    bool receive(std::string& line, Clock::time_point until);
    bool is_ready(short event, Clock::time_point until) const;

    std::vector<std::string> command_;
    pid_t process_ = -1;
    int channel_ = -1;
    std::string received_;
    std::atomic<bool> given_up_ = false;
    std::atomic<bool> interrupted_ = false;
};

}  // namespace server
