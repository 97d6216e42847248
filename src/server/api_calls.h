// What the handlers of the HTTP routes share: reading a body, answering with a message.
#pragma once

#include <string>
#include <utility>

#include "server/accounts.h"
#include "server/complaint.h"
#include "server/greeting.h"
#include "server/net/compressed.h"
#include "server/net/request.h"
#include "server/net/response.h"
#include "server/wire_json.h"

namespace server {

inline constexpr std::size_t kMaxBody = std::size_t{64} * 1024;

template <class Message>
Answered<Message> body_of(const net::Request& request) {
    const auto json = engine::parse_json(request.body, kMaxBody);
    if (!json)
        return complaint::bad_request(json.error());
    auto message = wire::read<Message>(*json);
    if (!message)
        return complaint::bad_request(message.error());
    return std::move(*message);
}

template <class Message>
net::Response response_with(const Message& message, int status = 200) {
    return net::json_response(status, wire::text(message));
}

template <class Message>
net::Response response_to(const Answered<Message>& answer, int status = 200) {
    return answer ? response_with(*answer, status) : response_of(answer.error());
}

// A reply that can be copied into a callback.
inline auto shared(net::Reply reply) { return std::make_shared<net::Reply>(std::move(reply)); }

// The answer where only what went wrong is told.
inline Accounts::Told nothing_more(net::Reply reply) {
    return [reply = shared(std::move(reply))](const std::optional<Complaint>& wrong) {
        (*reply)(wrong ? response_of(*wrong) : net::Response{204, "", {}, {}});
    };
}

// The answer to everything that changes who somebody is.
inline Accounts::Done signed_in(const Services& services, net::Reply reply) {
    return [&services, reply = shared(std::move(reply))](const Answered<SignedIn>& answer) {
        if (!answer)
            return (*reply)(response_of(answer.error()));
        wire::Me me{};
        const bool is_somebody = !answer->user.id.empty();
        if (is_somebody)
            me.user = Accounts::info_of(answer->user);
        me.house = greeting(services, is_somebody ? std::optional(answer->user) : std::nullopt);
        net::Response response = response_with(me);
        for (const std::string& cookie : {answer->device, answer->cookie})
            if (!cookie.empty())
                response.headers.push_back({"Set-Cookie", cookie});
        (*reply)(std::move(response));
    };
}

}  // namespace server
