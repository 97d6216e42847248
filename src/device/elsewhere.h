// Computer players in another worker of the browser: it is told the lines that a worker process of
// the server reads, and answers with the same.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <string_view>

#include "server/computers.h"

namespace device {

class Elsewhere final : public server::Computers {
  public:
    struct Worker {
        std::function<void(Ticket ticket, const std::string& line)> ask;
        std::function<void(Ticket ticket)> forget;
    };

    explicit Elsewhere(Worker worker) : worker_(std::move(worker)) {}

    void answered(Ticket ticket, std::string_view line);

    Ticket think(server::ThinkRequest request, server::Claim claim, Done done) override;
    Ticket judge(server::ThinkRequest request, server::Claim claim, Judged done) override;
    void reconsider(Ticket ticket, server::Urgency urgency) override;
    void forget(Ticket ticket) override;
    std::size_t waiting() const override { return jobs_.size(); }
    std::size_t waiting(server::Urgency urgency) const override;
    std::size_t interrupted() const override { return 0; }

  private:
    using Answered = std::function<void(std::string_view line)>;
    struct Job {
        server::ThinkRequest request;
        server::Urgency urgency;
        Answered done;
    };
    Ticket add(server::ThinkRequest request, server::Urgency urgency, Answered done);

    Worker worker_;
    Ticket last_ = 0;
    std::map<Ticket, Job> jobs_;
};

}  // namespace device
