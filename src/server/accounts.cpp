// What is alike for accounts of a server and for the one person on a device: the name, and what
// others are shown.
#include "server/accounts.h"

#include <utility>

#include "server/names.h"

namespace server {

std::optional<store::User> Accounts::user_of(const net::Request& request) {
    return identity_of(request).user;
}

Complaint Accounts::write_complaint(const store::Failure& failure) {
    return failure.trouble == store::Trouble::Taken ? complaint::name_taken()
                                                    : complaint::storage();
}

void Accounts::rename(const store::User& user, const std::string& name, Done done) {
    const auto clean = free_name(services_, name, user.id);
    if (!clean)
        return done(clean.error());
    store::User renamed = user;
    renamed.name = *clean;
    services_.health.write({store::RenameUser{user.id, *clean}},
                           [this, renamed, done = std::move(done)](const store::Written& result) {
                               if (!result)
                                   return done(write_complaint(result.error()));
                               services_.connections.renamed(renamed);
                               done(SignedIn{renamed, ""});
                           });
}

wire::TokenInfo Accounts::info_of(const store::ApiToken& token) {
    return {token.id, token.label, token.created, token.last_used, scopes_in(token.scopes)};
}

wire::UserInfo Accounts::info_of(const store::User& user) {
    return {user.id, user.name, user.is_guest()};
}

wire::AccountInfo Accounts::account_of(const store::User& user) {
    return {info_of(user), user.email, user.created};
}

}  // namespace server
