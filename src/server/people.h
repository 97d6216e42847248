// Who is what to whom, and who may see what of whom.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "server/complaint.h"
#include "server/messages_people.h"
#include "server/services.h"

namespace server {

// The store's words.
inline constexpr std::string_view kFriend = "friend";
inline constexpr std::string_view kBlock = "block";

wire::Relation relation_named(std::string_view kind);

wire::Privacy privacy_of(const store::Crowd& crowd, const std::string& user);
store::PrivacyRow privacy_row(const std::string& user, const wire::Privacy& privacy);

// What somebody is to the one they look at. Whom a person has blocked sees less than a stranger.
enum class Viewer : std::uint8_t { Blocked, Stranger, Friend, Admin, Self };

Viewer viewer_of(const store::Crowd& crowd,
                 const std::string& owner,
                 const std::optional<store::User>& user);

bool may_see(wire::Circle circle, Viewer viewer);

// By id, or by the name of an account.
Answered<store::User> person_named(const Services& services, const std::string& word);

// The user's own lists. Whether a friend is here is told where that friend wants it.
using IsOnline = std::function<bool(const std::string& user)>;
Answered<wire::People> people_of(const Services& services,
                                 const store::User& user,
                                 const IsOnline& is_online);

// What is to be written so that `other` becomes that to the user. Who is blocked is not heard
// either.
store::Batch relation_change(const Services& services,
                             const std::string& user,
                             const std::string& other,
                             wire::Relation relation);

}  // namespace server
