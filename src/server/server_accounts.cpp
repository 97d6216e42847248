#include "server/server_accounts.h"

#include <algorithm>
#include <memory>
#include <utility>
#include <variant>

#include "server/house_rules.h"
#include "server/names.h"
#include "server/net/address.h"
#include "server/sanctions.h"
#include "server/store/ids.h"
#include "server/store/secrets.h"
#include "server/user_text.h"

namespace server {
namespace {

constexpr std::int64_t kSessionMilliseconds = kCookieSeconds * 1000;
constexpr std::int64_t kTouchEvery = 24LL * 60 * 60 * 1000;
constexpr std::string_view kTokenPrefix = "tetra_";

// However it was typed. Names of days with other rules are looked for as they are.
std::string as_kept(const std::string& name) { return clean_name(name).value_or(name); }

template <class T>
std::optional<T> found(const store::Found<T>& row) {
    return row ? *row : std::nullopt;
}

}  // namespace

ServerAccounts::ServerAccounts(Services& services)
    : Accounts(services),
      cookies_(services.secure_cookies),
      guard_(services),
      passwords_({services.limits.most(Limit::WaitingSignIns),
                  services.limits.most(Limit::WaitingSignInsPerNetwork)}) {}

Identity ServerAccounts::identity_of(const net::Request& request) {
    if (const auto token = request.bearer_token())
        return by_token(*token);
    return by_cookie(request);
}

std::optional<store::SessionRow> ServerAccounts::session_of(const net::Request& request) const {
    const auto token = cookies_.read(request, kSessionCookie);
    if (!token)
        return std::nullopt;
    auto session = found(services_.store.session(store::token_hash(*token)));
    return session && session->expires > services_.now() ? session : std::nullopt;
}

std::string ServerAccounts::renewed_cookie(const net::Request& request) const {
    if (!cookies_.is_old(request, kSessionCookie) || !session_of(request))
        return "";
    return cookies_.set(kSessionCookie, cookies_.read(request, kSessionCookie).value_or(""));
}

Identity ServerAccounts::by_cookie(const net::Request& request) {
    const auto session = session_of(request);
    if (!session)
        return std::nullopt;
    touch(*session);
    Identity identity(found(services_.store.user_by_id(session->user)));
    identity.credential = {session->token_hash, session->expires, false, {}};
    return identity;
}

Identity ServerAccounts::by_token(const std::string& token) {
    const auto row = found(services_.store.token(store::token_hash(token)));
    if (!row)
        return std::nullopt;
    if (services_.now() - row->last_used > kTouchEvery)
        services_.health.write({store::TouchToken{row->id, services_.now()}}, {});
    Identity identity(found(services_.store.user_by_id(row->user)));
    identity.credential = {row->token_hash, 0, true, scopes_in(row->scopes)};
    return identity;
}

// A session in use never expires, but it need not be written at every request.
void ServerAccounts::touch(const store::SessionRow& session) {
    const std::int64_t now = services_.now();
    if (now - session.last_used > kTouchEvery)
        services_.health.write(
            {store::TouchSession{session.token_hash, now, now + kSessionMilliseconds}}, {});
}

void ServerAccounts::make_guest(const net::Request& request, const std::string& name, Done done) {
    if (!house_rules(services_.store).guests)
        return done(complaint::closed_door(true));
    const auto clean = free_name(services_, name, "");
    if (!clean)
        return done(clean.error());
    const std::string network = net::client_network(request.remote_address);
    if (const auto wait = services_.turnstile.pass(deed::kGuest, {"", network}))
        return done(*wait);
    store::User user{store::new_user_id(), *clean, "", services_.now(), false};
    open_session({store::AddUser{user}}, user, request, std::move(done));
}

void ServerAccounts::create_account(const net::Request& request,
                                    const wire::Credentials& credentials,
                                    Done done) {
    if (!house_rules(services_.store).accounts)
        return done(complaint::closed_door(false));
    const auto name = free_name(services_, credentials.name, "");
    if (!name)
        return done(name.error());
    const std::string password = credentials.password.value_or("");
    if (const auto wrong = store::password_complaint(password))
        return done(complaint::bad_password(*wrong));
    const auto let_in = guard_.newcomer(request);
    if (!let_in)
        return done(let_in.error());
    auto user = user_of(request);
    const bool is_new = !user || !user->is_guest();
    if (is_new)
        user = store::User{store::new_user_id(), "", "", services_.now(), false};
    user->name = *name;
    const bool taken = passwords_.hash(
        let_in->sender,
        password,
        [this, user = *user, is_new, request, done](core::Result<std::string> hash) mutable {
            user.password_hash = hash ? *hash : "";
            services_.loop.post([this, user, is_new, request, done = std::move(done)] {
                store_account(user, is_new, request, done);
            });
        });
    if (!taken)
        done(complaint::busy(row_of(Limit::WaitingSignIns)));
}

// A guest who becomes an account begins anew: who had the guest's cookie has nothing any more.
void ServerAccounts::store_account(store::User user,
                                   bool is_new,
                                   const net::Request& request,
                                   Done done) {
    if (user.is_guest())
        return done(complaint::busy());
    store::Batch batch;
    if (is_new)
        batch.emplace_back(store::AddUser{user});
    else
        batch = {store::UpdateUser{user}, store::DeleteSessionsOf{user.id, ""}};
    open_session(std::move(batch), std::move(user), request, std::move(done));
}

void ServerAccounts::sign_in(const net::Request& request,
                             const wire::Credentials& credentials,
                             Done done) {
    // A name that nobody has takes as long as a wrong password.
    const auto user =
        found(services_.store.user_by_name(as_kept(credentials.name))).value_or(store::User{});
    const auto let_in = guard_.password(request, user, credentials.name);
    if (!let_in)
        return done(let_in.error());
    const bool taken = passwords_.verify(
        let_in->sender,
        credentials.password.value_or(""),
        user.password_hash,
        [this, user, tried = *let_in, request, done](bool right) mutable {
            services_.loop.post([this, user, tried, request, done = std::move(done), right] {
                // Meanwhile the password may have become another.
                const auto now = found(services_.store.user_by_id(user.id));
                if (!right || !now || now->password_hash != user.password_hash)
                    return done(complaint::wrong_credentials());
                guard_.succeeded(tried);
                if (const auto ban = shut_out(services_, now->id))
                    return done(*ban);
                open_session({}, *now, request, done);
            });
        });
    if (taken)
        return;
    guard_.succeeded(*let_in);
    done(complaint::busy(row_of(Limit::WaitingSignIns)));
}

// Always a new session, never one that the browser brought along; that one ends.
void ServerAccounts::open_session(store::Batch batch,
                                  store::User user,
                                  const net::Request& request,
                                  Done done) {
    const std::string token = store::random_token();
    const std::int64_t now = services_.now();
    const auto before = session_of(request).value_or(store::SessionRow{});
    const std::string surplus = surplus_session(user.id);
    batch.emplace_back(store::DeleteSession{before.token_hash});
    batch.emplace_back(store::DeleteSession{surplus});
    batch.emplace_back(store::AddSession{
        {store::token_hash(token), user.id, now, now, now + kSessionMilliseconds}});
    services_.health.write(
        std::move(batch),
        [this, user = std::move(user), token, before, surplus, done = std::move(done)](
            const store::Written& result) {
            if (!result)
                return done(write_complaint(result.error()));
            services_.connections.end(before.user, before.token_hash);
            services_.connections.end(user.id, surplus);
            done(SignedIn{user,
                          cookies_.set(kSessionCookie, token),
                          user.is_guest() ? "" : guard_.device_cookie(user)});
        });
}

// Nobody has more than so many: the one that was not used for longest goes.
std::string ServerAccounts::surplus_session(const std::string& user) const {
    const auto sessions = services_.store.sessions_of(user);
    if (!sessions || sessions->size() < services_.limits.most(Limit::SessionsPerUser))
        return "";
    return std::ranges::min_element(*sessions, {}, &store::SessionRow::last_used)->token_hash;
}

void ServerAccounts::sign_out(const net::Request& request, Done done) {
    const auto session = session_of(request).value_or(store::SessionRow{});
    services_.health.write({store::DeleteSession{session.token_hash}},
                           [this, session, done = std::move(done)](const store::Written& result) {
                               if (!result)
                                   return done(complaint::storage());
                               services_.connections.end(session.user, session.token_hash);
                               done(SignedIn{{}, cookies_.set(kSessionCookie, "")});
                           });
}

void ServerAccounts::make_token(const store::User& user,
                                const wire::TokenWish& wish,
                                TokenDone done) {
    const auto label = clean_text(wish.label, kMaxTitleLetters);
    if (!label)
        return done(complaint::bad_request({"label", "expected 1 to 60 letters"}));
    const Scopes scopes = scopes_in(scopes_text(wish.scopes.value_or(all_scopes())));
    if (scopes.empty())
        return done(complaint::bad_request({"scopes", "expected at least one"}));
    const std::string token = std::string(kTokenPrefix) + store::random_token();
    const store::ApiToken row{store::new_token_id(),
                              user.id,
                              *label,
                              store::token_hash(token),
                              services_.now(),
                              0,
                              scopes_text(scopes)};
    services_.health.write({store::AddToken{row}},
                           [row, token, done = std::move(done)](const store::Written& result) {
                               if (!result)
                                   return done(complaint::storage());
                               done(wire::NewToken{info_of(row), token});
                           });
}

void ServerAccounts::delete_token(const store::User& user,
                                  const std::string& id,
                                  std::function<void(Answered<std::monostate>)> done) {
    const auto rows = services_.store.tokens_of(user.id);
    if (!rows)
        return done(complaint::storage());
    const auto own = std::ranges::find(*rows, id, &store::ApiToken::id);
    if (own == rows->end())
        return done(complaint::unknown_page());
    services_.health.write(
        {store::DeleteToken{id}},
        [this, row = *own, done = std::move(done)](const store::Written& result) {
            if (!result)
                return done(complaint::storage());
            services_.connections.end(row.user, row.token_hash);
            done(std::monostate{});
        });
}

std::vector<wire::TokenInfo> ServerAccounts::tokens_of(const store::User& user) const {
    std::vector<wire::TokenInfo> tokens;
    if (const auto rows = services_.store.tokens_of(user.id))
        for (const store::ApiToken& row : *rows)
            tokens.push_back(info_of(row));
    return tokens;
}

void ServerAccounts::sweep() {
    services_.health.write({store::DeleteExpiredSessions{services_.now()}}, {});
    for (const auto& [user, key] : services_.connections.expired(services_.now())) {
        const auto session = found(services_.store.session(key));
        if (!session || session->expires <= services_.now())
            services_.connections.end(user, key);
    }
}

}  // namespace server
