#include "server/accounts.h"

#include <memory>
#include <utility>

#include "server/net/address.h"
#include "server/store/ids.h"
#include "server/store/secrets.h"
#include "server/user_text.h"

namespace server {
namespace {

constexpr std::int64_t kSessionMilliseconds = kCookieSeconds * 1000;
constexpr std::int64_t kTouchEvery = 24LL * 60 * 60 * 1000;
constexpr std::string_view kTokenPrefix = "tetra_";

Complaint write_complaint(const store::Failure& failure) {
    return failure.trouble == store::Trouble::Taken ? complaint::name_taken()
                                                    : complaint::storage();
}

template <class T>
std::optional<T> found(const store::Found<T>& row) {
    return row ? *row : std::nullopt;
}

}  // namespace

Accounts::Accounts(Services& services)
    : services_(services), cookies_(services.secure_cookies), guard_(services) {}

std::optional<store::User> Accounts::user_of(const net::Request& request) {
    if (const auto token = request.bearer_token())
        return by_token(*token);
    return by_cookie(request);
}

std::optional<store::User> Accounts::by_cookie(const net::Request& request) {
    const auto token = cookies_.read(request, kSessionCookie);
    if (!token)
        return std::nullopt;
    const auto session = found(services_.store.session(store::token_hash(*token)));
    if (!session || session->expires < services_.now())
        return std::nullopt;
    touch(*session);
    return found(services_.store.user_by_id(session->user));
}

std::optional<store::User> Accounts::by_token(const std::string& token) {
    const auto row = found(services_.store.token(store::token_hash(token)));
    if (!row)
        return std::nullopt;
    if (services_.now() - row->last_used > kTouchEvery)
        write(services_, {store::TouchToken{row->id, services_.now()}}, {});
    return found(services_.store.user_by_id(row->user));
}

// A session in use never expires, but it need not be written at every request.
void Accounts::touch(const store::SessionRow& session) {
    const std::int64_t now = services_.now();
    if (now - session.last_used > kTouchEvery)
        write(services_,
              {store::TouchSession{session.token_hash, now, now + kSessionMilliseconds}},
              {});
}

void Accounts::make_guest(const net::Request& request, const std::string& name, Done done) {
    const auto clean = clean_text(name, kMaxNameLetters);
    if (!clean)
        return done(complaint::bad_name());
    const std::string network = net::client_network(request.remote_address);
    if (const auto wait = services_.turnstile.pass(deed::kGuest, {"", network}))
        return done(*wait);
    store::User user{store::new_user_id(), *clean, "", services_.now(), false};
    open_session({store::AddUser{user}}, user, std::move(done));
}

void Accounts::create_account(const net::Request& request,
                              const wire::Credentials& credentials,
                              Done done) {
    const auto name = clean_text(credentials.name, kMaxNameLetters);
    if (!name)
        return done(complaint::bad_name());
    const std::string password = credentials.password.value_or("");
    if (const auto wrong = store::password_complaint(password))
        return done(complaint::bad_password(*wrong));
    if (found(services_.store.user_by_name(*name)))
        return done(complaint::name_taken());
    const auto let_in = guard_.newcomer(request);
    if (!let_in)
        return done(let_in.error());
    auto user = user_of(request);
    const bool is_new = !user || !user->is_guest();
    if (is_new)
        user = store::User{store::new_user_id(), "", "", services_.now(), false};
    user->name = *name;
    const bool taken =
        passwords_.hash(let_in->sender,
                        password,
                        [this, user = *user, is_new, done](core::Result<std::string> hash) mutable {
                            user.password_hash = hash ? *hash : "";
                            services_.loop.post([this, user, is_new, done = std::move(done)] {
                                store_account(user, is_new, done);
                            });
                        });
    if (!taken)
        done(complaint::busy());
}

void Accounts::store_account(store::User user, bool is_new, Done done) {
    if (user.is_guest())
        return done(complaint::busy());
    store::Batch batch;
    if (is_new)
        batch.emplace_back(store::AddUser{user});
    else
        batch.emplace_back(store::UpdateUser{user});
    open_session(std::move(batch), std::move(user), std::move(done));
}

void Accounts::sign_in(const net::Request& request,
                       const wire::Credentials& credentials,
                       Done done) {
    // A name that nobody has takes as long as a wrong password.
    const auto user = found(services_.store.user_by_name(credentials.name)).value_or(store::User{});
    const auto let_in = guard_.password(request, user, credentials.name);
    if (!let_in)
        return done(let_in.error());
    const bool taken = passwords_.verify(
        let_in->sender,
        credentials.password.value_or(""),
        user.password_hash,
        [this, user, tried = *let_in, done](bool right) mutable {
            services_.loop.post([this, user, tried, done = std::move(done), right] {
                // Meanwhile the password may have become another.
                const auto now = found(services_.store.user_by_id(user.id));
                if (!right || !now || now->password_hash != user.password_hash)
                    return done(complaint::wrong_credentials());
                guard_.succeeded(tried);
                open_session({}, *now, done);
            });
        });
    if (taken)
        return;
    guard_.succeeded(*let_in);
    done(complaint::busy());
}

void Accounts::open_session(store::Batch batch, store::User user, Done done) {
    const std::string token = store::random_token();
    const std::int64_t now = services_.now();
    batch.emplace_back(store::AddSession{
        {store::token_hash(token), user.id, now, now, now + kSessionMilliseconds}});
    write(services_,
          std::move(batch),
          [this, user = std::move(user), token, done = std::move(done)](
              const store::Written& result) {
              if (!result)
                  return done(write_complaint(result.error()));
              done(SignedIn{user,
                            cookies_.set(kSessionCookie, token),
                            user.is_guest() ? "" : guard_.device_cookie(user)});
          });
}

void Accounts::sign_out(const net::Request& request, Done done) {
    store::Batch batch;
    if (const auto token = cookies_.read(request, kSessionCookie))
        batch.emplace_back(store::DeleteSession{store::token_hash(*token)});
    write(
        services_, std::move(batch), [this, done = std::move(done)](const store::Written& result) {
            if (!result)
                return done(complaint::storage());
            done(SignedIn{{}, cookies_.set(kSessionCookie, "")});
        });
}

void Accounts::rename(const store::User& user, const std::string& name, Done done) {
    const auto clean = clean_text(name, kMaxNameLetters);
    if (!clean)
        return done(complaint::bad_name());
    store::User renamed = user;
    renamed.name = *clean;
    write(services_,
          {store::UpdateUser{renamed}},
          [renamed, done = std::move(done)](const store::Written& result) {
              if (!result)
                  return done(write_complaint(result.error()));
              done(SignedIn{renamed, ""});
          });
}

void Accounts::make_token(const store::User& user, const std::string& label, TokenDone done) {
    const auto clean = clean_text(label, kMaxTitleLetters);
    if (!clean)
        return done(complaint::bad_request({"label", "expected 1 to 60 letters"}));
    const std::string token = std::string(kTokenPrefix) + store::random_token();
    const store::ApiToken row{
        store::new_token_id(), user.id, *clean, store::token_hash(token), services_.now(), 0};
    write(services_,
          {store::AddToken{row}},
          [row, token, done = std::move(done)](const store::Written& result) {
              if (!result)
                  return done(complaint::storage());
              done(wire::NewToken{{row.id, row.label, row.created, row.last_used}, token});
          });
}

void Accounts::delete_token(const store::User& user,
                            const std::string& id,
                            std::function<void(Answered<std::monostate>)> done) {
    bool own = false;
    for (const wire::TokenInfo& token : tokens_of(user))
        own = own || token.id == id;
    if (!own)
        return done(complaint::unknown_page());
    write(services_,
          {store::DeleteToken{id}},
          [done = std::move(done)](const store::Written& result) {
              if (!result)
                  return done(complaint::storage());
              done(std::monostate{});
          });
}

std::vector<wire::TokenInfo> Accounts::tokens_of(const store::User& user) const {
    std::vector<wire::TokenInfo> tokens;
    if (const auto rows = services_.store.tokens_of(user.id))
        for (const store::ApiToken& row : *rows)
            tokens.push_back({row.id, row.label, row.created, row.last_used});
    return tokens;
}

wire::UserInfo Accounts::info_of(const store::User& user) {
    return {user.id, user.name, user.is_guest()};
}

}  // namespace server
