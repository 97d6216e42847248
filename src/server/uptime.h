// When a server ran on this store: a mark every few seconds, and what was missing between the last
// mark and the next start. Clocks get that time back.
#pragma once

#include <chrono>
#include <cstdint>
#include <vector>

#include "core/result.h"
#include "server/net/loop.h"
#include "server/services.h"

namespace server {

// Times without a server, oldest first.
class Downtimes {
  public:
    Downtimes() = default;
    explicit Downtimes(std::vector<store::Downtime> all) : all_(std::move(all)) {}

    void add(const store::Downtime& downtime) { all_.push_back(downtime); }
    // How long no server ran after this moment. A table that is told of it stores an event then, so
    // that the next one to ask gets nothing for the same time.
    std::int64_t since(std::int64_t moment) const;

  private:
    std::vector<store::Downtime> all_;
};

// The last mark; 0 in a new store.
std::int64_t last_alive(const store::Store& store);

class Uptime {
  public:
    explicit Uptime(Services& services, std::chrono::seconds between = std::chrono::seconds{2})
        : services_(services), between_(between) {}

    // Stores the time that was missing together with the first mark: one is never there without
    // the other, however often the server is killed. Returns when both are on disk.
    core::Result<Downtimes> begin();
    // The same while other servers of the house run: nothing is missing.
    core::Result<Downtimes> join();
    void beat();

  private:
    core::Result<Downtimes> store(store::Batch batch) const;

    Services& services_;
    std::chrono::seconds between_;  // two marks
    net::Timer heart_;
};

}  // namespace server
