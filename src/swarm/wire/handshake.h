// How a connection becomes a WebSocket (RFC 6455, 4.1). No compression is offered.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/result.h"
#include "swarm/wire/http.h"

namespace swarm {

std::string random_key();
// What a server must answer to this key.
std::string accept_value(std::string_view key);

HttpRequest upgrade_request(const std::string& cookie, const std::string& key);
// Why the answer does not open a WebSocket, if so.
std::optional<core::Error> handshake_objection(const HttpResponse& response, std::string_view key);

}  // namespace swarm
