#include "ai/network/shipped.h"

#include "ai/network/weights_file.h"
#include "generated/ai/network/embedded.h"

namespace ai {

core::Result<NetworksPtr> networks_for(std::string_view game,
                                       std::span<const std::string_view> feature_names,
                                       const std::string& name) {
    if (name == kSums)
        return NetworksPtr();
    if (name.empty()) {
        const std::string_view shipped = embedded_networks(game);
        return shipped.empty() ? NetworksPtr() : parse_networks(shipped, feature_names);
    }
    const auto bytes = read_weights_file(name);
    if (!bytes)
        return bytes.error();
    auto networks = parse_networks(*bytes, feature_names);
    return networks ? networks : core::Error{name, networks.error().what};
}

}  // namespace ai
