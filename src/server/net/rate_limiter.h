// How often somebody may do something: a bucket of tokens per key, refilled steadily.
#pragma once

#include <chrono>
#include <cstddef>
#include <list>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>

namespace net {

struct Rate {
    double burst = 1;       // tokens of a full bucket
    double per_second = 1;  // tokens that come back
};

// One limiter per kind of thing (login, message, request); keys are networks or users. At most
// `max_keys` buckets are kept: the one that was not used for longest is forgotten, hence full
// again.
class RateLimiter {
  public:
    using TimePoint = std::chrono::steady_clock::time_point;

    RateLimiter(Rate rate, std::size_t max_keys) : rate_(rate), max_keys_(max_keys) {}

    // Takes tokens and gives nothing back, or takes none and gives the seconds (at least 1) until
    // there will be enough. A cost above the burst is counted as the burst.
    std::optional<std::chrono::seconds> take(std::string_view key, TimePoint now, double cost = 1);

    // The same answer without taking anything.
    std::optional<std::chrono::seconds> wait_for(std::string_view key,
                                                 TimePoint now,
                                                 double cost = 1);

    // Puts tokens back that should not have been taken.
    void give_back(std::string_view key, TimePoint now, double cost = 1);

    std::size_t size() const { return buckets_.size(); }

  private:
    struct Bucket {
        std::string key;
        double tokens;
        TimePoint updated;
    };
    using Buckets = std::list<Bucket>;  // the last used first

    Bucket& bucket(std::string_view key, TimePoint now);
    Bucket& add_bucket(std::string_view key, TimePoint now);
    void refill(Bucket& bucket, TimePoint now) const;

    Rate rate_;
    std::size_t max_keys_;
    Buckets buckets_;
    std::unordered_map<std::string_view, Buckets::iterator> by_key_;  // views into the buckets
};

}  // namespace net
