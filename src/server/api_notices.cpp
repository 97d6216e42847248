// HTTP: how people want to be told what happens, and the secret addresses that come of it.
#include "server/api.h"
#include "server/api_calls.h"
#include "server/herald.h"

namespace server {
namespace {

Herald::Told nothing_told(net::Reply reply) {
    return [reply = shared(std::move(reply))](const std::optional<Complaint>& wrong) {
        (*reply)(wrong ? response_of(*wrong) : net::Response{204, "", {}, {}});
    };
}

}  // namespace

// A device of one's own tells nobody anything.
Herald* Api::herald_for(Call& call) {
    if (services_.herald == nullptr)
        call.reply(response_of(complaint::unknown_page()));
    return services_.herald;
}

// Everything that was changed is answered with how it stands now.
Herald::Told Api::settings_told(Call call) {
    return [this, user = *call.user, reply = shared(std::move(call.reply))](
               const std::optional<Complaint>& wrong) {
        const auto now = services_.store.user_by_id(user.id);
        (*reply)(wrong ? response_of(*wrong)
                       : response_with(services_.herald->settings_of(now && *now ? **now : user)));
    };
}

void Api::get_notices(Call call) {
    if (Herald* herald = herald_for(call))
        call.reply(response_with(herald->settings_of(*call.user)));
}

void Api::patch_notices(Call call) {
    Herald* herald = herald_for(call);
    if (herald == nullptr)
        return;
    const auto wishes = body_of<wire::NoticeWishes>(call.request);
    if (!wishes)
        return call.reply(response_of(wishes.error()));
    const store::User user = *call.user;
    herald->change(user, *wishes, settings_told(std::move(call)));
}

void Api::post_push(Call call) {
    Herald* herald = herald_for(call);
    if (herald == nullptr)
        return;
    const auto browser = body_of<wire::PushSubscription>(call.request);
    if (!browser)
        return call.reply(response_of(browser.error()));
    const store::User user = *call.user;
    herald->subscribe(user, *browser, settings_told(std::move(call)));
}

void Api::post_hook(Call call) {
    Herald* herald = herald_for(call);
    if (herald == nullptr)
        return;
    const auto wish = body_of<wire::HookWish>(call.request);
    if (!wish)
        return call.reply(response_of(wish.error()));
    herald->add_hook(*call.user,
                     *wish,
                     [reply = shared(std::move(call.reply))](const Answered<wire::NewHook>& made) {
                         (*reply)(response_to(made, 201));
                     });
}

void Api::post_feed(Call call) {
    const store::User user = *call.user;
    if (Herald* herald = herald_for(call))
        herald->renew_feed(user, settings_told(std::move(call)));
}

void Api::post_mailbox(Call call) {
    if (const auto wait = services_.turnstile.pass(deed::kMailCode, call.asker()))
        return call.reply(response_of(*wait));
    Herald* herald = herald_for(call);
    if (herald == nullptr)
        return;
    const store::User user = *call.user;
    herald->ask_mailbox(user, settings_told(std::move(call)));
}

void Api::post_test_notice(Call call) {
    if (const auto wait = services_.turnstile.pass(deed::kMailCode, call.asker()))
        return call.reply(response_of(*wait));
    Herald* herald = herald_for(call);
    if (herald == nullptr)
        return;
    const store::User user = *call.user;
    herald->try_out(user, settings_told(std::move(call)));
}

void Api::delete_way(Call call) {
    const store::User user = *call.user;
    const std::string way = call.arguments[0];
    if (Herald* herald = herald_for(call))
        herald->drop_way(user, way, settings_told(std::move(call)));
}

void Api::get_feed(Call call) {
    Herald* herald = herald_for(call);
    if (herald == nullptr)
        return;
    const std::string base = std::string(services_.secure_cookies ? "https://" : "http://")
                             + std::string(call.request.header("Host"));
    const auto feed = herald->feed(call.arguments[0], base);
    if (!feed)
        return call.reply(response_of(feed.error()));
    net::Response response{200, "application/atom+xml; charset=utf-8", {}, {}};
    response.body = *feed;
    response.headers.push_back({"Cache-Control", "private, no-store"});
    call.reply(std::move(response));
}

void Api::post_mail_confirmed(Call call) {
    Herald* herald = herald_for(call);
    if (herald == nullptr)
        return;
    const auto code = body_of<wire::MailCode>(call.request);
    if (!code)
        return call.reply(response_of(code.error()));
    herald->confirm_mailbox(code->code, nothing_told(std::move(call.reply)));
}

// Mailboxes post here themselves (RFC 8058), with a body of theirs.
void Api::post_mail_stopped(Call call) {
    const std::string secret = call.arguments[0];
    if (Herald* herald = herald_for(call))
        herald->end_mail(secret, nothing_told(std::move(call.reply)));
}

}  // namespace server
