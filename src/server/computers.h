// Computer players as rooms ask them: whoever thinks does so elsewhere, in a process of its own or
// in another worker of the browser, and answers later.
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

#include <boost/json/value.hpp>

#include "core/result.h"
#include "server/fair_thinking.h"
#include "server/think.h"

namespace server {

class Computers {
  public:
    using Path = core::Result<std::vector<std::string>>;
    using Done = std::function<void(Path)>;
    using Found = core::Result<boost::json::value>;
    using Judged = std::function<void(Found)>;
    using Ticket = FairThinking::Ticket;

    Computers() = default;
    Computers(const Computers&) = delete;
    Computers& operator=(const Computers&) = delete;
    virtual ~Computers() = default;

    // The actions come as notation, on any thread.
    virtual Ticket think(ThinkRequest request, Claim claim, Done done) = 0;
    // The same for what an event of a finished game is worth.
    virtual Ticket judge(ThinkRequest request, Claim claim, Judged done) = 0;
    // Somebody began or ceased to watch.
    virtual void reconsider(Ticket ticket, Urgency urgency) = 0;
    // Nobody wants to know any more; an answer that has been given may still be on its way.
    virtual void forget(Ticket ticket) = 0;

    virtual std::size_t waiting() const = 0;
    virtual std::size_t waiting(Urgency urgency) const = 0;
    virtual std::size_t interrupted() const = 0;  // how often one gave way, since the start
};

}  // namespace server
