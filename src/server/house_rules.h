// What the admins of a house have decided for all: who may come, words that are not wanted, what
// everybody is told. Kept as a setting; whoever asks reads it anew.
#pragma once

#include <string>

#include "server/chat_filter.h"
#include "server/complaint.h"
#include "server/messages.h"
#include "server/services.h"

namespace server {

inline constexpr const char* kHouseRules = "house_rules";

// Everybody may come, and nothing is said, as long as nobody has decided otherwise.
wire::HouseRules house_rules(const store::Store& store);
std::string stored_rules(const wire::HouseRules& rules);

// As they are kept, or what is wrong with them.
Answered<wire::HouseRules> checked_rules(wire::HouseRules wish);

ChatFilter chat_filter(const store::Store& store);

}  // namespace server
