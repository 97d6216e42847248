// A server's place among those that keep one house in PostgreSQL: it shows several times a second
// that it lives, takes over the parts of those that do not, and gives back what others shall have.
#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "core/result.h"
#include "server/store/parts.h"
#include "server/store/postgres_connection.h"

namespace store {

struct NodeSelf {
    std::string name;
    std::string address;  // where the others reach it: HOST:PORT
};

struct Neighbour {
    std::string name;
    std::string address;
    std::int64_t epoch = 0;    // rises with each start
    std::int64_t silence = 0;  // milliseconds since its last sign of life
    bool is_alive = false;
    bool is_leaving = false;
};

// Who keeps the house, as the database knew it a moment ago.
struct Standing {
    std::vector<Neighbour> nodes;          // by name, this one with them
    std::vector<std::string> keepers;      // of each part; empty: nobody
    std::vector<int> surplus;              // parts of ours that another shall have
    std::vector<int> taken;                // from somebody who is gone, since the last look
    std::chrono::milliseconds silence{0};  // of whoever kept those
    bool is_expelled = false;              // another server has begun under our name
};

// How long a server may keep its parts without a sign of life, and how often it gives one.
struct TenureTimes {
    std::chrono::milliseconds lease{2000};
    std::chrono::milliseconds beat{400};
};

class Tenure {
  public:
    using Told = std::function<void(const Standing&)>;  // called on a thread of its own
    using Times = TenureTimes;

    // From now on no server may keep the house alone. `fences` is told what this server holds.
    static core::Result<std::unique_ptr<Tenure>> join(const std::string& address,
                                                      NodeSelf self,
                                                      Fences& fences,
                                                      Times times = {});
    Tenure(const Tenure&) = delete;
    Tenure& operator=(const Tenure&) = delete;
    ~Tenure();

    void begin(Told told);
    // Whether nobody can have taken our parts yet, by our own clock.
    bool holds() const;
    void look_now();
    // Nothing of these is under way any more: those who shall have them may.
    void release(std::vector<int> parts);
    // From now on all parts are surplus.
    void leave();
    // What the servers of the house know each other by.
    const std::string& secret() const { return secret_; }
    // Whether others kept the house when this one came.
    bool finds_others() const { return finds_others_; }

  private:
    Tenure(std::unique_ptr<postgres::Connection> connection,
           NodeSelf self,
           Fences& fences,
           Times times);

    std::optional<Failure> enter();
    void work();
    bool wait();
    std::optional<Failure> beat(Standing& standing);
    std::optional<Failure> show_life(Standing& standing);
    std::optional<Failure> read_nodes(Standing& standing);
    std::optional<Failure> read_parts(Standing& standing);
    std::optional<Failure> take_orphans(Standing& standing);
    std::optional<Failure> give_back(const Standing& standing);
    std::optional<Failure> bid_farewell();
    std::vector<std::string> heirs(const Standing& standing) const;
    bool is_patient() const;

    std::unique_ptr<postgres::Connection> connection_;
    NodeSelf self_;
    Fences& fences_;
    Times times_;
    Told told_;
    std::string secret_;
    std::int64_t epoch_ = 0;
    bool finds_others_ = false;
    std::chrono::steady_clock::time_point steady_since_;  // no beat has failed since then
    std::atomic<std::int64_t> holds_until_{0};            // nanoseconds of the steady clock

    std::mutex mutex_;
    std::condition_variable changed_;
    bool stopping_ = false;
    bool leaving_ = false;
    bool hurried_ = false;
    std::vector<int> released_;
    std::thread thread_;
};

}  // namespace store
