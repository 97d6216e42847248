#include "server/sign_in_guard.h"

#include <utility>

#include "engine/digest.h"
#include "server/net/address.h"
#include "server/store/fold_case.h"
#include "server/store/secrets.h"

namespace server {
namespace {

constexpr std::size_t kMaxGuardedKeys = 10'000;
constexpr std::size_t kMaxAccounts = 100'000;
constexpr std::string_view kSecretKey = "device_secret";

// Cookies of devices stay good when the server starts again.
std::vector<std::uint8_t> kept_secret(const Services& services) {
    const auto kept = services.store.setting(std::string(kSecretKey));
    if (kept && *kept)
        if (auto bytes = engine::from_hex(**kept); bytes && bytes->size() == 32)
            return *bytes;
    auto fresh = engine::random_bytes(32);
    services.store.write({store::PutSetting{std::string(kSecretKey), engine::to_hex(fresh)}}, {});
    return fresh;
}

}  // namespace

SignInGuard::SignInGuard(Services& services)
    : services_(services),
      cookies_(services.secure_cookies),
      secret_(kept_secret(services)),
      accounts_(services.limits.rate(Limit::WrongPasswordsPerAccount), kMaxAccounts),
      names_(services.limits.rate(Limit::WrongPasswordsPerAccount), kMaxGuardedKeys),
      devices_(services.limits.rate(Limit::WrongPasswordsPerAccount), kMaxAccounts) {}

net::RateLimiter& SignInGuard::limiter(Try::Of of) {
    switch (of) {
        case Try::Of::Account: return accounts_;
        case Try::Of::Name: return names_;
        case Try::Of::Device: break;
    }
    return devices_;
}

Answered<SignInGuard::Try> SignInGuard::take(Try wanted) {
    if (const auto wait = limiter(wanted.of).take(wanted.bucket, net::Loop::now()))
        return complaint::too_often(row_of(Limit::WrongPasswordsPerAccount), wait->count());
    return wanted;
}

Answered<SignInGuard::Try> SignInGuard::newcomer(const net::Request& request) {
    const std::string network = net::client_network(request.remote_address);
    if (const auto wait = services_.turnstile.pass(deed::kSignIn, {"", network}))
        return *wait;
    return Try{network, "", Try::Of::Account};
}

Answered<SignInGuard::Try> SignInGuard::password(const net::Request& request,
                                                 const store::User& user,
                                                 const std::string& name) {
    if (std::string device = known_device(request, user); !device.empty())
        return take({"device " + device, std::move(device), Try::Of::Device});
    auto let_in = newcomer(request);
    if (!let_in)
        return let_in;
    if (user.id.empty())
        return take({let_in->sender, store::token_hash(store::fold_case(name)), Try::Of::Name});
    return take({let_in->sender, user.id, Try::Of::Account});
}

Answered<SignInGuard::Try> SignInGuard::password_again(const store::User& user) {
    return take({"user " + user.id, "user " + user.id, Try::Of::Device});
}

void SignInGuard::succeeded(const Try& done) {
    if (!done.bucket.empty())
        limiter(done.of).give_back(done.bucket, net::Loop::now());
}

// --- devices -------------------------------------------------------------------------------------

std::string SignInGuard::seal(const std::string& nonce, const store::User& user) const {
    return engine::to_hex(
        engine::hmac_sha256(secret_, nonce + " " + user.id + " " + user.password_hash));
}

std::string SignInGuard::device_cookie(const store::User& user) const {
    const std::string nonce = engine::to_hex(engine::random_bytes(12));
    return cookies_.set(kDeviceCookie, nonce + "." + seal(nonce, user));
}

// What the device is called here; empty if it never signed in to this account.
std::string SignInGuard::known_device(const net::Request& request, const store::User& user) const {
    const std::string mark = cookies_.read(request, kDeviceCookie).value_or("");
    const std::size_t dot = mark.find('.');
    if (user.id.empty() || dot == std::string::npos)
        return "";
    const std::string nonce = mark.substr(0, dot);
    return store::is_same_secret(mark.substr(dot + 1), seal(nonce, user)) ? nonce : "";
}

}  // namespace server
