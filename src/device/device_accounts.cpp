#include "device/device_accounts.h"

#include <utility>

#include "server/names.h"
#include "server/store/ids.h"

namespace device {

namespace complaint = server::complaint;
namespace wire = server::wire;
using server::Answered;
using server::Identity;

namespace {

constexpr const char* kOwner = "owner";  // the setting that names the user of the device

}  // namespace

Identity DeviceAccounts::identity_of(const net::Request& /*request*/) {
    const auto owner = services_.store.setting(kOwner);
    if (!owner || !*owner)
        return std::nullopt;
    const auto user = services_.store.user_by_id(**owner);
    return user ? Identity(*user) : Identity(std::nullopt);
}

std::string DeviceAccounts::renewed_cookie(const net::Request& /*request*/) const { return ""; }

void DeviceAccounts::sweep() {}

void DeviceAccounts::make_guest(const net::Request& /*request*/,
                                const std::string& name,
                                Done done) {
    const auto clean = server::free_name(services_, name, "");
    if (!clean)
        return done(clean.error());
    const store::User user{store::new_user_id(), *clean, "", services_.now(), false};
    services_.health.write({store::AddUser{user}, store::PutSetting{kOwner, user.id}},
                           [user, done = std::move(done)](const store::Written& result) {
                               if (!result)
                                   return done(complaint::storage());
                               done(server::SignedIn{user, ""});
                           });
}

void DeviceAccounts::create_account(const net::Request& /*request*/,
                                    const wire::Credentials& /*credentials*/,
                                    Done done) {
    done(complaint::not_allowed());
}

void DeviceAccounts::sign_in(const net::Request& /*request*/,
                             const wire::Credentials& /*credentials*/,
                             Done done) {
    done(complaint::not_allowed());
}

void DeviceAccounts::sign_out(const net::Request& /*request*/, Done done) {
    done(complaint::not_allowed());
}

void DeviceAccounts::change_password(const Identity& /*owner*/,
                                     const wire::PasswordChange& /*wish*/,
                                     Done done) {
    done(complaint::no_password());
}

void DeviceAccounts::change_email(const store::User& /*user*/,
                                  const wire::EmailChange& /*wish*/,
                                  Done done) {
    done(complaint::no_password());
}

// Only who wants to be forgotten is asked for it: here the page forgets all records.
void DeviceAccounts::confirm(const store::User& /*user*/,
                             const std::string& /*password*/,
                             Told told) {
    told(complaint::not_allowed());
}

std::vector<wire::SessionInfo> DeviceAccounts::sessions_of(const Identity& /*owner*/) const {
    return {};
}

void DeviceAccounts::end_other_sessions(const Identity& /*owner*/, Told told) {
    told(std::nullopt);
}

void DeviceAccounts::make_token(const store::User& /*user*/,
                                const wire::TokenWish& /*wish*/,
                                TokenDone done) {
    done(complaint::not_allowed());
}

void DeviceAccounts::delete_token(const store::User& /*user*/,
                                  const std::string& /*id*/,
                                  std::function<void(Answered<std::monostate>)> done) {
    done(complaint::unknown_page());
}

std::vector<wire::TokenInfo> DeviceAccounts::tokens_of(const store::User& /*user*/) const {
    return {};
}

}  // namespace device
