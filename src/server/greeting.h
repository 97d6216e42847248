// What the house tells one who comes in.
#pragma once

#include <optional>

#include "server/messages.h"
#include "server/services.h"

namespace server {

wire::HouseGreeting greeting(const Services& services, const std::optional<store::User>& user);

}  // namespace server
