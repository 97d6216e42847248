#include "server/net/rate_limiter.h"

#include <algorithm>
#include <cmath>

namespace net {

std::optional<std::chrono::seconds> RateLimiter::take(std::string_view key,
                                                      TimePoint now,
                                                      double cost) {
    const auto wait = wait_for(key, now, cost);
    if (!wait)
        bucket(key, now).tokens -= std::min(cost, rate_.burst);
    return wait;
}

std::optional<std::chrono::seconds> RateLimiter::wait_for(std::string_view key,
                                                          TimePoint now,
                                                          double cost) {
    Bucket& from = bucket(key, now);
    refill(from, now);
    const double wanted = std::min(cost, rate_.burst);
    if (from.tokens >= wanted)
        return std::nullopt;
    const double wait = std::ceil((wanted - from.tokens) / rate_.per_second);
    return std::chrono::seconds(static_cast<long>(std::clamp(wait, 1.0, 86'400.0)));
}

void RateLimiter::give_back(std::string_view key, TimePoint now, double cost) {
    Bucket& to = bucket(key, now);
    to.tokens = std::min(rate_.burst, to.tokens + cost);
}

RateLimiter::Bucket& RateLimiter::bucket(std::string_view key, TimePoint now) {
    const auto found = by_key_.find(key);
    if (found == by_key_.end())
        return add_bucket(key, now);
    buckets_.splice(buckets_.begin(), buckets_, found->second);
    return buckets_.front();
}

RateLimiter::Bucket& RateLimiter::add_bucket(std::string_view key, TimePoint now) {
    if (buckets_.size() >= max_keys_ && !buckets_.empty()) {
        by_key_.erase(buckets_.back().key);
        buckets_.pop_back();
    }
    buckets_.push_front({std::string(key), rate_.burst, now});
    by_key_.emplace(buckets_.front().key, buckets_.begin());
    return buckets_.front();
}

void RateLimiter::refill(Bucket& bucket, TimePoint now) const {
    const double seconds = std::chrono::duration<double>(now - bucket.updated).count();
    bucket.tokens =
        std::min(rate_.burst, bucket.tokens + std::max(0.0, seconds) * rate_.per_second);
    bucket.updated = std::max(bucket.updated, now);
}

}  // namespace net
