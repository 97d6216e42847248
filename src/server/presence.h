// Who is connected, and since when the others are not.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <unordered_map>

namespace server {

class Presence {
  public:
    // Whoever never came has been away at least since the server began. Only so many departures
    // are remembered; whose is forgotten counts as away since the latest of those.
    explicit Presence(std::int64_t began, std::size_t remembered = 20'000)
        : unknown_since_(began), remembered_(remembered) {}

    // Whether the user was not here before, or is not here any more.
    bool arrive(const std::string& user);
    bool depart(const std::string& user, std::int64_t now);
    // A sign of life without a lasting connection.
    void act(const std::string& user, std::int64_t now);

    bool is_here(const std::string& user) const { return connections_.contains(user); }
    // None: is here.
    std::optional<std::int64_t> away_since(const std::string& user) const;

  private:
    void remember(const std::string& user, std::int64_t now);
    void forget_earliest();

    std::unordered_map<std::string, int> connections_;
    std::unordered_map<std::string, std::int64_t> left_;
    std::multimap<std::int64_t, std::string> by_time_;  // the same, earliest first
    std::int64_t unknown_since_;
    std::size_t remembered_;
};

}  // namespace server
