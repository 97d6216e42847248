// From what the parser accepts to what a handler gets to see.
#pragma once

#include <optional>
#include <string>

#include "core/result.h"
#include "server/net/request.h"
#include "server/net/response.h"
#include "server/net/wire/beast_http.h"

namespace net::wire {

// The request, or the answer that it gets without a handler. Takes the body out of the message.
core::Result<Request, Response> check_request(HttpRequest& message);

// The answer to a message that could not be read; nothing if the client is gone or too slow.
std::optional<Response> refusal_of(const ErrorCode& failed);

// Whether the client asks for a WebSocket; what is wrong with how it asks.
bool wants_web_socket(const HttpRequest& message);
std::optional<Response> upgrade_refusal(const HttpRequest& message);

// The client's address: the peer's, or the one that our proxy has appended to X-Forwarded-For.
std::string client_address(const Request& request, const std::string& peer, bool behind_proxy);

}  // namespace net::wire
