// Standing orders: answers to questions that a seat gives in advance, for whoever keeps them to act
// on while the player is away.
#pragma once

#include <string>
#include <vector>

#include "engine/message.h"

namespace engine {

// One of the answers that may be ordered; the first of an order leaves the question to the player.
struct OrderValue {
    std::string id;
    Message words;
};

struct OrderSpec {
    std::string id;
    Message words;
    std::vector<OrderValue> values;
};

inline constexpr const char* kAskMe = "ask";

}  // namespace engine
