// Whether the store takes what we write. While it does not, nothing but a probe is tried: whatever
// else comes is refused at once. Everybody is told once when it begins and once when it is over.
#pragma once

#include <chrono>
#include <cstdint>
#include <deque>
#include <optional>
#include <string>
#include <unordered_set>

#include "server/net/log.h"
#include "server/net/loop.h"
#include "server/net/metrics.h"
#include "server/store/store.h"

namespace server {

class StoreListener {
  public:
    StoreListener() = default;
    StoreListener(const StoreListener&) = delete;
    StoreListener& operator=(const StoreListener&) = delete;
    virtual ~StoreListener() = default;

    virtual void store_failed() = 0;
    virtual void store_recovered(std::chrono::milliseconds outage) = 0;
};

struct StorePatience {
    std::chrono::milliseconds first_probe{250};  // after a failure; then ever twice as long
    std::chrono::milliseconds longest_pause{10'000};
    std::chrono::milliseconds stall{5'000};  // a write that takes longer counts as a failure
};

class StoreHealth {
  public:
    struct Parts {
        net::Loop& loop;
        store::Store& store;
        net::Log& log;
        net::Metrics& metrics;
    };
    explicit StoreHealth(const Parts& parts, StorePatience patience = {});

    bool works() const { return !failing_since_; }
    const std::string& reason() const { return reason_; }  // why it does not

    // Calls back on the loop when the batch is on disk or has failed; never once the server closes.
    // While the store does not work it has failed at once.
    void write(store::Batch batch, store::Store::Done done);
    // Nothing new is written any more.
    void close();

    void listen(StoreListener& listener) { listeners_.insert(&listener); }
    void ignore(StoreListener& listener) { listeners_.erase(&listener); }

  private:
    void send(store::Batch batch, store::Store::Done done);
    void ended(const store::Written& result);
    void fail(const std::string& reason);
    void recover();
    void probe();
    void watch_for_stall();

    template <class Tell>
    void tell_all(Tell tell);

    Parts parts_;
    StorePatience patience_;
    bool closing_ = false;
    std::string reason_;
    std::optional<net::TimePoint> failing_since_;
    std::chrono::milliseconds pause_;
    std::deque<net::TimePoint> under_way_;  // when each write began that has not ended
    std::unordered_set<StoreListener*> listeners_;
    net::Timer probing_;
    net::Timer stall_;
    net::Gauge& working_;
    net::Counter& outages_;
    net::Counter& refused_;
};

}  // namespace server
