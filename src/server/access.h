// What a route or a message asks of who sends it. Tokens of bots can do what their scopes say;
// what concerns the account itself (name, password, tokens, ...) is for its own browser alone.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "server/complaint.h"
#include "server/messages.h"
#include "server/store/rows.h"

namespace server {

using Scopes = std::vector<wire::TokenScope>;  // in the order of the enum, none twice

Scopes all_scopes();
// "read play", as the store keeps it; words that are no scope are left out.
std::string scopes_text(const Scopes& scopes);
Scopes scopes_in(std::string_view text);

// By what somebody is known: a session (cookie) or a token. `key` is the hash of its secret.
struct Credential {
    std::string key{};
    std::int64_t expires = 0;  // 0: never
    bool is_token = false;
    Scopes scopes{};  // of a token
};

// Who sends something; no user: a stranger.
struct Identity {
    Identity() = default;
    Identity(std::optional<store::User> somebody) : user(std::move(somebody)) {}
    Identity(store::User somebody) : user(std::move(somebody)) {}
    Identity(std::nullopt_t /*nobody*/) {}

    std::optional<store::User> user;
    Credential credential;
};

enum class Who : std::uint8_t {
    Anybody,   // strangers as well; what they get may be less
    SignedIn,  // guests and accounts
    Admin,     // accounts that keep order
    Operator,  // whoever runs the server
};
enum class TokenNeed : std::uint8_t { Nothing, Read, Play, Tables, Chat, Never };

struct Need {
    Who who = Who::SignedIn;
    TokenNeed token = TokenNeed::Never;
    friend bool operator==(const Need&, const Need&) = default;
};

namespace need {
inline constexpr Need kPlain{Who::Anybody, TokenNeed::Nothing};   // the same for everybody
inline constexpr Need kRead{Who::Anybody, TokenNeed::Read};       // each sees what is theirs to see
inline constexpr Need kReadMine{Who::SignedIn, TokenNeed::Read};  // lists of one's own
inline constexpr Need kPlay{Who::SignedIn, TokenNeed::Play};
inline constexpr Need kTables{Who::SignedIn, TokenNeed::Tables};
inline constexpr Need kChat{Who::SignedIn, TokenNeed::Chat};
inline constexpr Need kDoor{Who::Anybody, TokenNeed::Never};    // becoming somebody
inline constexpr Need kOwner{Who::SignedIn, TokenNeed::Never};  // the account itself
inline constexpr Need kAdmin{Who::Admin, TokenNeed::Never};
inline constexpr Need kOperator{Who::Operator, TokenNeed::Nothing};
}  // namespace need

// The scope that a token needs; none: no token will do, or any.
std::optional<wire::TokenScope> scope_of(TokenNeed need);

// Why this is not for them; Admin and Operator are not judged here beyond being signed in.
std::optional<Complaint> objection_to(const Need& need, const Credential& by, bool is_signed_in);

// What each message of a socket needs.
struct MessageNeed {
    std::string_view t;
    Need need;
};
std::span<const MessageNeed> message_needs();
// Over and above what the message or the route needs.
Need need_of(wire::Order order);

}  // namespace server
