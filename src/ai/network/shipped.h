// Which networks a game is played with: those inside the program, none, or those of a file.
#pragma once

#include <string>

#include "ai/network/network_file.h"

namespace ai {

// A name for those inside the program is empty; "sums" is for none; all else names a file.
inline constexpr std::string_view kSums = "sums";

// Null where there are none.
core::Result<NetworksPtr> networks_for(std::string_view game,
                                       std::span<const std::string_view> feature_names,
                                       const std::string& name);

}  // namespace ai
