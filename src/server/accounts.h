// Who people are: guests with a cookie, accounts with a password, bots with a token.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

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

    // By cookie or bearer token; nothing for a stranger.
    std::optional<store::User> user_of(const net::Request& request);

    void make_guest(const net::Request& request, const std::string& name, Done done);
    // A guest who registers keeps all games.
    void create_account(const net::Request& request,
                        const wire::Credentials& credentials,
                        Done done);
    void sign_in(const net::Request& request, const wire::Credentials& credentials, Done done);
    void sign_out(const net::Request& request, Done done);
    void rename(const store::User& user, const std::string& name, Done done);

    using TokenDone = std::function<void(Answered<wire::NewToken>)>;
    void make_token(const store::User& user, const std::string& label, TokenDone done);
    void delete_token(const store::User& user,
                      const std::string& id,
                      std::function<void(Answered<std::monostate>)> done);
    std::vector<wire::TokenInfo> tokens_of(const store::User& user) const;

    static wire::UserInfo info_of(const store::User& user);

  private:
    std::optional<store::User> by_cookie(const net::Request& request);
    std::optional<store::User> by_token(const std::string& token);
    void touch(const store::SessionRow& session);
    void store_account(store::User user, bool is_new, Done done);
    void open_session(store::Batch batch, store::User user, Done done);

    Services& services_;
    Cookies cookies_;
    SignInGuard guard_;
    store::PasswordWorker passwords_;
};

}  // namespace server
