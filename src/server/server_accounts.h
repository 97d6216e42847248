// People as a server knows them: guests with a cookie, accounts with a password, bots with a token.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "server/accounts.h"
#include "server/cookies.h"
#include "server/sign_in_guard.h"
#include "server/store/password_worker.h"

namespace server {

class ServerAccounts final : public Accounts {
  public:
    explicit ServerAccounts(Services& services);

    Identity identity_of(const net::Request& request) override;
    std::string renewed_cookie(const net::Request& request) const override;
    void sweep() override;
    void make_guest(const net::Request& request, const std::string& name, Done done) override;
    void create_account(const net::Request& request,
                        const wire::Credentials& credentials,
                        Done done) override;
    void sign_in(const net::Request& request,
                 const wire::Credentials& credentials,
                 Done done) override;
    void sign_out(const net::Request& request, Done done) override;

    // server_accounts_owner.cpp
    void change_password(const Identity& owner,
                         const wire::PasswordChange& wish,
                         Done done) override;
    void change_email(const store::User& user, const wire::EmailChange& wish, Done done) override;
    void confirm(const store::User& user, const std::string& password, Told told) override;
    std::vector<wire::SessionInfo> sessions_of(const Identity& owner) const override;
    void end_other_sessions(const Identity& owner, Told told) override;
    void make_token(const store::User& user, const wire::TokenWish& wish, TokenDone done) override;
    void delete_token(const store::User& user,
                      const std::string& id,
                      std::function<void(Answered<std::monostate>)> done) override;
    std::vector<wire::TokenInfo> tokens_of(const store::User& user) const override;

  private:
    Identity by_cookie(const net::Request& request);
    Identity by_token(const std::string& token);
    std::optional<store::SessionRow> session_of(const net::Request& request) const;
    void touch(const store::SessionRow& session);
    void store_account(store::User user, bool is_new, const net::Request& request, Done done);
    void open_session(store::Batch batch, store::User user, const net::Request& request, Done done);
    std::string surplus_session(const std::string& user) const;
    void hash_password(const Identity& owner, const wire::PasswordChange& wish, const Done& done);
    void store_password(const Identity& owner, const wire::PasswordChange& wish, const Done& done);

    Cookies cookies_;
    SignInGuard guard_;
    store::PasswordWorker passwords_;
};

}  // namespace server
