// How often somebody may try to become somebody. A network has so many tries a minute, and an
// account so many wrong passwords, wherever they come from. So that nobody can lock the owner out
// by guessing wrong on purpose, a device that has signed in before has tries of its own: it is
// known by a cookie that only this server can make, and that a new password makes void.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "server/complaint.h"
#include "server/cookies.h"
#include "server/net/rate_limiter.h"
#include "server/net/request.h"
#include "server/services.h"

namespace server {

class SignInGuard {
  public:
    explicit SignInGuard(Services& services);

    // A try that has been let in.
    struct Try {
        std::string sender;  // whose turn it is at the hashing of passwords
        std::string bucket;  // empty: nothing to give back
        enum class Of : std::uint8_t { Account, Name, Device } of = Of::Account;
    };

    // Somebody new: a guest, an account.
    Answered<Try> newcomer(const net::Request& request);
    // A password for an account, or for a name that nobody has; the answer is the same for both.
    Answered<Try> password(const net::Request& request,
                           const store::User& user,
                           const std::string& name);
    // The password again, of somebody who is signed in.
    Answered<Try> password_again(const store::User& user);
    // The password was right.
    void succeeded(const Try& done);

    // The cookie of a device that has just signed in.
    std::string device_cookie(const store::User& user) const;

  private:
    std::string seal(const std::string& nonce, const store::User& user) const;
    std::string known_device(const net::Request& request, const store::User& user) const;
    net::RateLimiter& limiter(Try::Of of);
    Answered<Try> take(Try wanted);

    Services& services_;
    Cookies cookies_;
    std::vector<std::uint8_t> secret_;
    net::RateLimiter accounts_;
    net::RateLimiter names_;  // apart: names that nobody has must not push accounts out
    net::RateLimiter devices_;
};

}  // namespace server
