// Accounts on a device of one's own: one person, known without a cookie or a password. What belongs
// to an account of a server is refused.
#pragma once

#include <functional>
#include <string>
#include <variant>
#include <vector>

#include "server/accounts.h"

namespace device {

class DeviceAccounts final : public server::Accounts {
  public:
    using server::Accounts::Accounts;

    server::Identity identity_of(const net::Request& request) override;
    std::string renewed_cookie(const net::Request& request) const override;
    void sweep() override;
    void make_guest(const net::Request& request, const std::string& name, Done done) override;
    void create_account(const net::Request& request,
                        const server::wire::Credentials& credentials,
                        Done done) override;
    void sign_in(const net::Request& request,
                 const server::wire::Credentials& credentials,
                 Done done) override;
    void sign_out(const net::Request& request, Done done) override;
    void change_password(const server::Identity& owner,
                         const server::wire::PasswordChange& wish,
                         Done done) override;
    void change_email(const store::User& user,
                      const server::wire::EmailChange& wish,
                      Done done) override;
    void confirm(const store::User& user, const std::string& password, Told told) override;
    std::vector<server::wire::SessionInfo> sessions_of(
        const server::Identity& owner) const override;
    void end_other_sessions(const server::Identity& owner, Told told) override;
    void make_token(const store::User& user,
                    const server::wire::TokenWish& wish,
                    TokenDone done) override;
    void delete_token(const store::User& user,
                      const std::string& id,
                      std::function<void(server::Answered<std::monostate>)> done) override;
    std::vector<server::wire::TokenInfo> tokens_of(const store::User& user) const override;
};

}  // namespace device
