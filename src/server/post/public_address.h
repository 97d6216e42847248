// Which addresses belong to the open internet. What people name is sent to no other, or they could
// reach machines through this server that nobody else reaches.
#pragma once

#include <string_view>

namespace post {

// An IPv4 or IPv6 address as text; what is none is not public.
bool is_public_address(std::string_view address);

}  // namespace post
