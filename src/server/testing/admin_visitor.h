// An account that keeps order, signed in without the time that hashing a password takes.
#pragma once

#include <string>

#include "server/cookies.h"
#include "server/store/secrets.h"
#include "server/testing/visitor.h"

namespace server::testing {

inline Visitor admin_visitor(House& house, const std::string& name, const std::string& address) {
    const std::string token = "session of " + name;
    const std::int64_t now = house.time;
    store::User admin{"id-" + name, name, "no password fits", now, true};
    store::testing::must_write(
        house.services().store,
        {store::AddUser{admin},
         store::AddSession{{store::token_hash(token), admin.id, now, now, now + 1'000'000'000}}});
    Visitor visitor(house, address);
    visitor.cookie = std::string(kSessionCookie) + "=" + token;
    return visitor;
}

}  // namespace server::testing
