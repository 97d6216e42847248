// HTTP: the pages of the admins and what they do there.
#include <charconv>

#include "server/admin.h"
#include "server/admin_pages.h"
#include "server/api.h"
#include "server/api_calls.h"
#include "server/room_chat.h"

namespace server {
namespace {

std::string asked(const net::Request& request, std::string_view name) {
    return request.parameter(name).value_or("");
}

std::int64_t number_before(const net::Request& request) {
    const std::string text = asked(request, "before");
    std::int64_t number = kLatest;
    std::from_chars(text.data(), text.data() + text.size(), number);
    return number;
}

}  // namespace

// Of the path; whoever is not there is answered here.
std::optional<store::User> Api::person_of(Call& call) {
    const auto person = services_.store.user_by_id(call.arguments[0]);
    if (person && *person)
        return *person;
    call.reply(response_of(person ? complaint::unknown_person() : complaint::storage()));
    return std::nullopt;
}

void Api::get_admin(Call call) { call.reply(response_to(admin_overview(services_))); }

void Api::get_reports(Call call) {
    store::ReportFilter filter;
    filter.is_open = asked(call.request, "state") != "decided";
    filter.limit = 100;
    call.reply(response_to(reports_page(services_, filter)));
}

void Api::post_verdict(Call call) {
    const auto body = body_of<wire::Verdict>(call.request);
    if (!body)
        return call.reply(response_of(body.error()));
    Admin(services_, hall_, *call.user)
        .decide(call.arguments[0], *body, nothing_more(std::move(call.reply)));
}

void Api::get_accounts(Call call) {
    store::UserFilter filter;
    filter.name = asked(call.request, "q");
    filter.only_admins = asked(call.request, "admins") == "true";
    filter.after = asked(call.request, "after");
    call.reply(response_to(people_page(services_, filter)));
}

void Api::get_person(Call call) {
    if (const auto person = person_of(call))
        call.reply(response_to(person_file(services_, *person)));
}

void Api::post_measure(Call call) {
    const auto body = body_of<wire::Measure>(call.request);
    if (!body)
        return call.reply(response_of(body.error()));
    if (const auto person = person_of(call))
        Admin(services_, hall_, *call.user)
            .sanction(*person, *body, nothing_more(std::move(call.reply)));
}

void Api::post_lifted(Call call) {
    const auto body = body_of<wire::Lifted>(call.request);
    if (!body)
        return call.reply(response_of(body.error()));
    if (const auto person = person_of(call))
        Admin(services_, hall_, *call.user)
            .lift(*person, body->kind, nothing_more(std::move(call.reply)));
}

void Api::post_appointment(Call call) {
    const auto body = body_of<wire::Appointment>(call.request);
    if (!body)
        return call.reply(response_of(body.error()));
    if (const auto person = person_of(call))
        Admin(services_, hall_, *call.user)
            .appoint(*person, body->admin, nothing_more(std::move(call.reply)));
}

// Private ones as well, as lists show them: who sits there and how it stands, not what is played.
void Api::get_all_tables(Call call) {
    ListWish wish;
    wish.all = true;
    wish.title = asked(call.request, "q");
    wish.before = parse_cursor(asked(call.request, "before"));
    call.reply(response_with(hall_.list(wish, "")));
}

void Api::post_close(Call call) {
    const auto body = body_of<wire::Reason>(call.request);
    if (!body)
        return call.reply(response_of(body.error()));
    const RoomPtr room = hall_.room(call.arguments[0]);
    if (!room)
        return call.reply(response_of(complaint::unknown_table()));
    Admin(services_, hall_, *call.user)
        .close(*room, body->reason, nothing_more(std::move(call.reply)));
}

void Api::post_rules(Call call) {
    const auto body = body_of<wire::HouseRules>(call.request);
    if (!body)
        return call.reply(response_of(body.error()));
    Admin(services_, hall_, *call.user).change_rules(*body, nothing_more(std::move(call.reply)));
}

void Api::get_admin_log(Call call) {
    call.reply(response_to(
        admin_log(services_, asked(call.request, "about"), number_before(call.request))));
}

}  // namespace server
