// HTTP: what the owner of an account sees of it, changes and ends.
#include "server/api.h"
#include "server/api_calls.h"
#include "server/farewell.h"

namespace server {

// NOLINTNEXTLINE(readability-convert-member-functions-to-static): as all routes
void Api::get_account(Call call) { call.reply(response_with(Accounts::account_of(*call.user))); }

void Api::post_password(Call call) {
    const auto body = body_of<wire::PasswordChange>(call.request);
    if (!body)
        return call.reply(response_of(body.error()));
    accounts_.change_password(call.by, *body, signed_in(services_, std::move(call.reply)));
}

void Api::post_email(Call call) {
    const auto body = body_of<wire::EmailChange>(call.request);
    if (!body)
        return call.reply(response_of(body.error()));
    accounts_.change_email(
        *call.user,
        *body,
        [reply = shared(std::move(call.reply))](const Answered<SignedIn>& changed) {
            (*reply)(changed ? response_with(Accounts::account_of(changed->user))
                             : response_of(changed.error()));
        });
}

void Api::get_sessions(Call call) {
    call.reply(response_with(wire::Sessions{accounts_.sessions_of(call.by)}));
}

void Api::delete_sessions(Call call) {
    accounts_.end_other_sessions(call.by, nothing_more(std::move(call.reply)));
}

void Api::delete_account(Call call) {
    const auto body = body_of<wire::Farewell>(call.request);
    if (!body)
        return call.reply(response_of(body.error()));
    accounts_.confirm(*call.user,
                      body->password.value_or(""),
                      [this, user = *call.user, told = nothing_more(std::move(call.reply))](
                          const std::optional<Complaint>& wrong) {
                          if (wrong)
                              return told(wrong);
                          bid_farewell(services_, hall_, user, told);
                      });
}

}  // namespace server
