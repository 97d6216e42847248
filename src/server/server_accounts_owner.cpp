// What the owner of an account may change about it: the password, the e-mail address, the sessions.
#include <algorithm>
#include <utility>

#include "server/email.h"
#include "server/server_accounts.h"
#include "server/store/secrets.h"

namespace server {
namespace {

// Enough of a hash to tell sessions apart, and of no use for anything else.
constexpr std::size_t kSessionIdLetters = 12;

}  // namespace

void ServerAccounts::confirm(const store::User& user, const std::string& password, Told told) {
    if (user.is_guest())
        return told(std::nullopt);
    const auto let_in = guard_.password_again(user);
    if (!let_in)
        return told(let_in.error());
    const bool taken =
        passwords_.verify(let_in->sender,
                          password,
                          user.password_hash,
                          [this, tried = *let_in, told](bool right) mutable {
                              services_.loop.post([this, tried, told = std::move(told), right] {
                                  if (!right)
                                      return told(complaint::wrong_password());
                                  guard_.succeeded(tried);
                                  told(std::nullopt);
                              });
                          });
    if (taken)
        return;
    guard_.succeeded(*let_in);
    told(complaint::busy(row_of(Limit::WaitingSignIns)));
}

void ServerAccounts::change_password(const Identity& owner,
                                     const wire::PasswordChange& wish,
                                     Done done) {
    const store::User user = owner.user.value_or(store::User{});
    if (user.is_guest())
        return done(complaint::no_password());
    if (const auto wrong = store::password_complaint(wish.new_password))
        return done(complaint::bad_password(*wrong));
    confirm(user,
            wish.password,
            [this, owner, wish, done = std::move(done)](const std::optional<Complaint>& wrong) {
                if (wrong)
                    return done(*wrong);
                hash_password(owner, wish, done);
            });
}

void ServerAccounts::hash_password(const Identity& owner,
                                   const wire::PasswordChange& wish,
                                   const Done& done) {
    const bool taken = passwords_.hash(
        "user " + owner.user->id,
        wish.new_password,
        [this, owner = Identity(owner), wish, done](core::Result<std::string> hash) mutable {
            owner.user->password_hash = hash ? *hash : "";
            services_.loop.post([this, owner, wish, done] { store_password(owner, wish, done); });
        });
    if (!taken)
        done(complaint::busy(row_of(Limit::WaitingSignIns)));
}

// Whoever else knew the old password is out at once.
void ServerAccounts::store_password(const Identity& owner,
                                    const wire::PasswordChange& wish,
                                    const Done& done) {
    const store::User& user = *owner.user;
    if (user.password_hash.empty())
        return done(complaint::busy());
    const std::string kept = owner.credential.key;
    const bool ends_tokens = wish.end_tokens.value_or(false);
    store::Batch batch = {store::SetPassword{user.id, user.password_hash},
                          store::DeleteSessionsOf{user.id, kept}};
    if (ends_tokens)
        batch.emplace_back(store::DeleteTokensOf{user.id});
    services_.health.write(std::move(batch), [=, this](const store::Written& result) {
        if (!result)
            return done(complaint::storage());
        services_.connections.end_sessions(user.id, kept);
        if (ends_tokens)
            services_.connections.end_tokens(user.id);
        done(SignedIn{user, "", guard_.device_cookie(user)});
    });
}

void ServerAccounts::change_email(const store::User& user,
                                  const wire::EmailChange& wish,
                                  Done done) {
    if (user.is_guest())
        return done(complaint::no_password());
    if (!wish.email.empty() && !is_email(wish.email))
        return done(complaint::bad_email());
    confirm(user,
            wish.password,
            [this, user, wish, done = std::move(done)](const std::optional<Complaint>& wrong) {
                if (wrong)
                    return done(*wrong);
                store::User changed = user;
                changed.email = wish.email;
                services_.health.write({store::SetEmail{user.id, wish.email}},
                                       [changed, done](const store::Written& result) {
                                           if (!result)
                                               return done(complaint::storage());
                                           done(SignedIn{changed, ""});
                                       });
            });
}

std::vector<wire::SessionInfo> ServerAccounts::sessions_of(const Identity& owner) const {
    std::vector<wire::SessionInfo> list;
    const auto rows = services_.store.sessions_of(owner.user->id);
    if (!rows)
        return list;
    for (const store::SessionRow& row : *rows)
        if (row.expires > services_.now())
            list.push_back({row.token_hash.substr(0, kSessionIdLetters),
                            row.created,
                            row.last_used,
                            row.token_hash == owner.credential.key});
    return list;
}

void ServerAccounts::end_other_sessions(const Identity& owner, Told told) {
    const std::string user = owner.user->id;
    const std::string kept = owner.credential.key;
    services_.health.write(
        {store::DeleteSessionsOf{user, kept}},
        [this, user, kept, told = std::move(told)](const store::Written& result) {
            if (!result)
                return told(complaint::storage());
            services_.connections.end_sessions(user, kept);
            told(std::nullopt);
        });
}

}  // namespace server
