#include "server/access.h"

#include <algorithm>
#include <array>

#include "server/wire_json.h"

namespace server {
namespace {

constexpr auto kMessages = std::to_array<MessageNeed>({
    {"watch", need::kRead},
    {"unwatch", need::kPlain},
    {"act", need::kPlay},
    {"order", need::kPlay},  // rematch needs more: need_of
    {"peek", need::kRead},
    {"seek", need::kRead},
    {"say", need::kChat},
    {"mute", need::kChat},
    {"earlier", need::kRead},
    {"follow", need::kRead},
    {"ping", need::kPlain},
});

}  // namespace

std::optional<wire::TokenScope> scope_of(TokenNeed need) {
    switch (need) {
        case TokenNeed::Read: return wire::TokenScope::read;
        case TokenNeed::Play: return wire::TokenScope::play;
        case TokenNeed::Tables: return wire::TokenScope::tables;
        case TokenNeed::Chat: return wire::TokenScope::chat;
        case TokenNeed::Nothing:
        case TokenNeed::Never: break;
    }
    return std::nullopt;
}

Scopes all_scopes() {
    Scopes all;
    for (std::size_t i = 0; i < wire::names_of(wire::TokenScope{}).size(); ++i)
        all.push_back(static_cast<wire::TokenScope>(i));
    return all;
}

std::string scopes_text(const Scopes& scopes) {
    std::string text;
    for (const wire::TokenScope scope : scopes)
        text.append(text.empty() ? "" : " ").append(wire::word_of(scope));
    return text;
}

Scopes scopes_in(std::string_view text) {
    const std::string padded = " " + std::string(text) + " ";
    Scopes scopes;
    for (const wire::TokenScope scope : all_scopes())
        if (padded.find(" " + std::string(wire::word_of(scope)) + " ") != std::string::npos)
            scopes.push_back(scope);
    return scopes;
}

std::optional<Complaint> objection_to(const Need& need, const Credential& by, bool is_signed_in) {
    if (by.is_token && need.token == TokenNeed::Never)
        return complaint::not_for_tokens();
    const auto scope = scope_of(need.token);
    if (by.is_token && scope && std::ranges::find(by.scopes, *scope) == by.scopes.end())
        return complaint::missing_scope(wire::word_of(*scope));
    const bool asks_who = need.who == Who::SignedIn || need.who == Who::Admin;
    if (asks_who && !is_signed_in)
        return complaint::not_signed_in();
    return std::nullopt;
}

std::span<const MessageNeed> message_needs() { return kMessages; }

// A rematch is a new table.
Need need_of(wire::Order order) {
    return order == wire::Order::rematch ? need::kTables : need::kPlay;
}

}  // namespace server
