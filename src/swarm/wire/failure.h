// What error codes of connections mean to the swarm.
#pragma once

#include "core/result.h"
#include "server/net/wire/asio.h"

namespace swarm {

core::Error failure_of(const net::wire::ErrorCode& code);

}  // namespace swarm
