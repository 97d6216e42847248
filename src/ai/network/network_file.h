// Networks of one game in the bytes of a file: which numbers of seats each of them is for, and a
// checksum, so that a damaged file is told and never played with.
#pragma once

#include <memory>
#include <string_view>
#include <vector>

#include "ai/network/network.h"
#include "core/result.h"

namespace ai {

struct NetworkForSeats {
    std::uint32_t seats;  // bit n: for n seats
    Network network;
};

class Networks {
  public:
    explicit Networks(std::vector<NetworkForSeats> networks) : networks_(std::move(networks)) {}

    // None where the weighted sum plays alone.
    const Network* of(std::size_t seats) const {
        for (const NetworkForSeats& each : networks_)
            if ((each.seats >> seats & 1U) != 0)
                return &each.network;
        return nullptr;
    }

  private:
    std::vector<NetworkForSeats> networks_;
};

using NetworksPtr = std::shared_ptr<const Networks>;

// What the features of a game are called, in one number: weights fit no other features.
std::uint64_t hash_of_names(std::span<const std::string_view> names);

core::Result<NetworksPtr> parse_networks(std::string_view bytes,
                                         std::span<const std::string_view> feature_names);

}  // namespace ai
