// Which names people may carry: none that could be taken for another's account.
#pragma once

#include <string>

#include "server/complaint.h"
#include "server/services.h"

namespace server {

// The name as it is kept, if it is one and no account of somebody else looks like it.
Answered<std::string> free_name(const Services& services,
                                const std::string& written,
                                const std::string& user);

// Whether somebody is gone for good: deleted their account, or was a guest who was forgotten. Who
// cannot be looked up now is not.
bool is_gone(const Services& services, const std::string& user);

// The user under the name that others see. A guest whose name has become an account's since is
// marked: "Mira (?)".
store::User as_shown(const Services& services, store::User user);

// The name of somebody who plays at the user's screen. One that looks like an account is told apart
// by the user's own: "Ada (Mira)".
Answered<std::string> seat_name(const Services& services,
                                const store::User& user,
                                const std::string& written);

}  // namespace server
