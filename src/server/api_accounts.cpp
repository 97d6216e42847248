// HTTP: who I am, guests, accounts, tokens.
#include <variant>

#include "server/api.h"
#include "server/api_calls.h"

namespace server {

std::vector<std::string> Api::muted_by(const std::optional<store::User>& user) const {
    const auto muted = user ? services_.store.mutes_of(user->id) : std::vector<std::string>{};
    return muted ? *muted : std::vector<std::string>{};
}

void Api::get_me(Call call) {
    wire::Me me{};
    if (call.user)
        me.user = Accounts::info_of(*call.user);
    me.muted = muted_by(call.user);
    me.house = greeting(services_, call.user);
    net::Response response = response_with(me);
    if (std::string cookie = accounts_.renewed_cookie(call.request); !cookie.empty())
        response.headers.push_back({"Set-Cookie", std::move(cookie)});
    call.reply(std::move(response));
}

void Api::patch_me(Call call) {
    const auto body = body_of<wire::Credentials>(call.request);
    if (!body)
        return call.reply(response_of(body.error()));
    if (const auto wait = services_.turnstile.pass(deed::kRename, call.asker()))
        return call.reply(response_of(*wait));
    accounts_.rename(*call.user, body->name, signed_in(services_, std::move(call.reply)));
}

void Api::post_guest(Call call) {
    const auto body = body_of<wire::Credentials>(call.request);
    if (!body)
        return call.reply(response_of(body.error()));
    accounts_.make_guest(call.request, body->name, signed_in(services_, std::move(call.reply)));
}

void Api::post_register(Call call) {
    const auto body = body_of<wire::Credentials>(call.request);
    if (!body)
        return call.reply(response_of(body.error()));
    accounts_.create_account(call.request, *body, signed_in(services_, std::move(call.reply)));
}

void Api::post_login(Call call) {
    const auto body = body_of<wire::Credentials>(call.request);
    if (!body)
        return call.reply(response_of(body.error()));
    accounts_.sign_in(call.request, *body, signed_in(services_, std::move(call.reply)));
}

void Api::post_logout(Call call) {
    accounts_.sign_out(call.request, signed_in(services_, std::move(call.reply)));
}

void Api::get_tokens(Call call) {
    call.reply(response_with(wire::TokenList{accounts_.tokens_of(*call.user)}));
}

std::optional<Complaint> Api::token_limit(const Call& call) {
    if (auto full =
            services_.turnstile.full(Limit::TokensPerUser, accounts_.tokens_of(*call.user).size()))
        return full;
    return services_.turnstile.pass(deed::kNewToken, call.asker());
}

void Api::post_token(Call call) {
    const auto body = body_of<wire::TokenWish>(call.request);
    if (!body)
        return call.reply(response_of(body.error()));
    if (const auto wrong = token_limit(call))
        return call.reply(response_of(*wrong));
    accounts_.make_token(
        *call.user,
        *body,
        [reply = shared(std::move(call.reply))](const Answered<wire::NewToken>& token) {
            (*reply)(response_to(token, 201));
        });
}

void Api::delete_token(Call call) {
    accounts_.delete_token(
        *call.user,
        call.arguments[0],
        [reply = shared(std::move(call.reply))](const Answered<std::monostate>& done) {
            (*reply)(done ? net::Response{204, "", {}, {}} : response_of(done.error()));
        });
}

}  // namespace server
