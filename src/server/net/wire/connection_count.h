// How many connections are open, in all and per network of a client.
#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <unordered_map>

namespace net::wire {

class ConnectionCount {
  public:
    std::size_t total() const { return total_; }
    std::size_t of(const std::string& network) const {
        const auto found = networks_.find(network);
        return found == networks_.end() ? 0 : found->second;
    }

    void add(const std::string& network) {
        ++total_;
        ++networks_[network];
    }
    void remove(const std::string& network) {
        --total_;
        if (--networks_[network] == 0)
            networks_.erase(network);
    }

  private:
    std::size_t total_ = 0;
    std::unordered_map<std::string, std::size_t> networks_;
};

}  // namespace net::wire
