#include "server/presence.h"

#include <algorithm>

namespace server {

bool Presence::arrive(const std::string& user) { return ++connections_[user] == 1; }

bool Presence::depart(const std::string& user, std::int64_t now) {
    const auto found = connections_.find(user);
    if (found == connections_.end() || --found->second > 0)
        return false;
    connections_.erase(found);
    remember(user, now);
    return true;
}

void Presence::act(const std::string& user, std::int64_t now) {
    if (!is_here(user))
        remember(user, now);
}

std::optional<std::int64_t> Presence::away_since(const std::string& user) const {
    if (is_here(user))
        return std::nullopt;
    const auto found = left_.find(user);
    return found == left_.end() ? unknown_since_ : found->second;
}

void Presence::remember(const std::string& user, std::int64_t now) {
    if (const auto known = left_.find(user); known != left_.end()) {
        auto [at, end] = by_time_.equal_range(known->second);
        by_time_.erase(
            std::find_if(at, end, [&](const auto& entry) { return entry.second == user; }));
    }
    left_[user] = now;
    by_time_.emplace(now, user);
    if (left_.size() > remembered_)
        forget_earliest();
}

void Presence::forget_earliest() {
    const auto earliest = by_time_.begin();
    unknown_since_ = std::max(unknown_since_, earliest->first);
    left_.erase(earliest->second);
    by_time_.erase(earliest);
}

}  // namespace server
