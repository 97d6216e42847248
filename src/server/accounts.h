// Who people are, as the routes ask it. What a server knows of them (server_accounts.h) is much
// more than what a device of one's own has to know (device/device_accounts.h).
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "server/access.h"
#include "server/complaint.h"
#include "server/net/request.h"
#include "server/services.h"

namespace server {

struct SignedIn {
    store::User user;
    std::string cookie;    // the value of a Set-Cookie header; empty: none to set
    std::string device{};  // the same for the mark of the device
};

class Accounts {
  public:
    using Done = std::function<void(Answered<SignedIn>)>;

    explicit Accounts(Services& services) : services_(services) {}
    Accounts(const Accounts&) = delete;
    Accounts& operator=(const Accounts&) = delete;
    virtual ~Accounts() = default;

    // By cookie or bearer token; nobody for a stranger.
    virtual Identity identity_of(const net::Request& request) = 0;
    std::optional<store::User> user_of(const net::Request& request);
    // The session's cookie under today's name, where it still has the one of days without TLS.
    virtual std::string renewed_cookie(const net::Request& request) const = 0;
    // Sessions that have expired end, with what was opened by them.
    virtual void sweep() = 0;

    virtual void make_guest(const net::Request& request, const std::string& name, Done done) = 0;
    // A guest who registers keeps all games.
    virtual void create_account(const net::Request& request,
                                const wire::Credentials& credentials,
                                Done done) = 0;
    virtual void sign_in(const net::Request& request,
                         const wire::Credentials& credentials,
                         Done done) = 0;
    virtual void sign_out(const net::Request& request, Done done) = 0;
    void rename(const store::User& user, const std::string& name, Done done);

    // What only the owner may do, with the password where there is one.
    using Told = std::function<void(std::optional<Complaint>)>;
    virtual void change_password(const Identity& owner,
                                 const wire::PasswordChange& wish,
                                 Done done) = 0;
    virtual void change_email(const store::User& user,
                              const wire::EmailChange& wish,
                              Done done) = 0;
    // Whether this is the owner indeed; guests are believed.
    virtual void confirm(const store::User& user, const std::string& password, Told told) = 0;
    virtual std::vector<wire::SessionInfo> sessions_of(const Identity& owner) const = 0;
    // All but the one that asks.
    virtual void end_other_sessions(const Identity& owner, Told told) = 0;

    using TokenDone = std::function<void(Answered<wire::NewToken>)>;
    virtual void make_token(const store::User& user,
                            const wire::TokenWish& wish,
                            TokenDone done) = 0;
    virtual void delete_token(const store::User& user,
                              const std::string& id,
                              std::function<void(Answered<std::monostate>)> done) = 0;
    virtual std::vector<wire::TokenInfo> tokens_of(const store::User& user) const = 0;

    static wire::UserInfo info_of(const store::User& user);
    static wire::TokenInfo info_of(const store::ApiToken& token);
    static wire::AccountInfo account_of(const store::User& user);

  protected:
    static Complaint write_complaint(const store::Failure& failure);

    Services& services_;
};

}  // namespace server
