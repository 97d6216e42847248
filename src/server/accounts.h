// Who people are: guests with a cookie, accounts with a password, bots with a token.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "server/access.h"
#include "server/complaint.h"
#include "server/cookies.h"
#include "server/net/request.h"
#include "server/services.h"
#include "server/sign_in_guard.h"
#include "server/store/password_worker.h"

namespace server {

struct SignedIn {
    store::User user;
    std::string cookie;    // the value of a Set-Cookie header; empty: none to set
    std::string device{};  // the same for the mark of the device
};

class Accounts {
  public:
    using Done = std::function<void(Answered<SignedIn>)>;

    explicit Accounts(Services& services);

    // By cookie or bearer token; nobody for a stranger.
    Identity identity_of(const net::Request& request);
    std::optional<store::User> user_of(const net::Request& request);
    // The session's cookie under today's name, where it still has the one of days without TLS.
    std::string renewed_cookie(const net::Request& request) const;
    // Sessions that have expired end, with what was opened by them.
    void sweep();

    void make_guest(const net::Request& request, const std::string& name, Done done);
    // A guest who registers keeps all games.
    void create_account(const net::Request& request,
                        const wire::Credentials& credentials,
                        Done done);
    void sign_in(const net::Request& request, const wire::Credentials& credentials, Done done);
    void sign_out(const net::Request& request, Done done);
    void rename(const store::User& user, const std::string& name, Done done);

    // accounts_owner.cpp: what only the owner may do, with the password where there is one.
    using Told = std::function<void(std::optional<Complaint>)>;
    void change_password(const Identity& owner, const wire::PasswordChange& wish, Done done);
    void change_email(const store::User& user, const wire::EmailChange& wish, Done done);
    // Whether this is the owner indeed; guests are believed.
    void confirm(const store::User& user, const std::string& password, Told told);
    std::vector<wire::SessionInfo> sessions_of(const Identity& owner) const;
    // All but the one that asks.
    void end_other_sessions(const Identity& owner, Told told);

    using TokenDone = std::function<void(Answered<wire::NewToken>)>;
    void make_token(const store::User& user, const wire::TokenWish& wish, TokenDone done);
    void delete_token(const store::User& user,
                      const std::string& id,
                      std::function<void(Answered<std::monostate>)> done);
    std::vector<wire::TokenInfo> tokens_of(const store::User& user) const;

    static wire::UserInfo info_of(const store::User& user);
    static wire::TokenInfo info_of(const store::ApiToken& token);
    static wire::AccountInfo account_of(const store::User& user);

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

    Services& services_;
    Cookies cookies_;
    SignInGuard guard_;
    store::PasswordWorker passwords_;
};

}  // namespace server
