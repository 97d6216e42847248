// The only part that knows MPI: sending, looking for and receiving messages.
#pragma once

#include <chrono>
#include <optional>

#include "cluster/message.h"

namespace cluster {

inline constexpr std::chrono::milliseconds kPollPause{1};  // between two looks for a letter

struct Letter {
    int from = 0;
    Message message;
};

class Link {
  public:
    Link(int& argc, char**& argv);
    ~Link() = default;
    Link(const Link&) = delete;
    Link& operator=(const Link&) = delete;

    int rank() const { return rank_; }
    int ranks() const { return ranks_; }

    // False if the other side is known to be gone.
    bool send(int rank, const Message& message) const;
    std::optional<Letter> receive() const;  // none if nothing has arrived
    // Until something arrives or the time is over, without heating the core.
    std::optional<Letter> wait(std::chrono::seconds longest) const;

    // The usual end waits for all ranks, so it needs all of them.
    void leave_together() const;
    [[noreturn]] void leave_alone(int exit_code) const;

  private:
    int rank_ = 0;
    int ranks_ = 1;
};

}  // namespace cluster
