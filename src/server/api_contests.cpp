// HTTP: tournaments, and playing at once.
#include <algorithm>

#include "server/api.h"
#include "server/api_calls.h"
#include "server/contests.h"
#include "server/quick_pairing.h"
#include "server/table_lists.h"

namespace server {
namespace {

constexpr int kContestsPerPage = 50;

ContestFilter filter_of(const net::Request& request) {
    ContestFilter filter;
    const std::string state = request.parameter("state").value_or("");
    if (state == "over" || state == "running")
        filter.is_over = state == "over";
    filter.mine = request.parameter("mine").value_or("") == "true";
    filter.club = request.parameter("club").value_or("");
    filter.before = parse_cursor(request.parameter("before").value_or(""));
    filter.limit = kContestsPerPage;
    return filter;
}

Contests::Done told(net::Reply reply, int status) {
    return [reply = shared(std::move(reply)), status](const Answered<wire::ContestInfo>& answer) {
        (*reply)(response_to(answer, status));
    };
}

}  // namespace

// Counts as a new table, whether it becomes one or not.
void Api::post_play(Call call) {
    const auto wish = body_of<wire::PlayNow>(call.request);
    if (!wish)
        return call.reply(response_of(wish.error()));
    if (const auto wait = services_.turnstile.pass(deed::kNewTable, call.asker()))
        return call.reply(response_of(*wait));
    play_now(services_,
             hall_,
             *call.user,
             *wish,
             [reply = shared(std::move(call.reply))](const Answered<wire::PlayFound>& answer) {
                 (*reply)(response_to(answer));
             });
}

void Api::get_contests(Call call) {
    call.reply(net::compressed(
        call.request,
        response_with(hall_.contests().list(filter_of(call.request), call.user_id()))));
}

void Api::post_contest(Call call) {
    const auto wish = body_of<wire::NewContest>(call.request);
    if (!wish)
        return call.reply(response_of(wish.error()));
    if (const auto wait = services_.turnstile.pass(deed::kNewContest, call.asker()))
        return call.reply(response_of(*wait));
    hall_.contests().create(*call.user, *wish, told(std::move(call.reply), 201));
}

// Whoever has this version already is told so in few bytes.
void Api::get_contest(Call call) {
    const auto info = hall_.contests().show(call.arguments[0], call.user);
    if (!info)
        return call.reply(response_of(info.error()));
    if (call.request.parameter("seen").value_or("") == std::to_string(info->version))
        return call.reply({204, "", net::Body(std::string()), {}});
    call.reply(net::compressed(call.request, response_with(*info)));
}

void Api::post_contest_order(Call call) {
    const auto order = body_of<wire::ContestOrder>(call.request);
    if (!order)
        return call.reply(response_of(order.error()));
    hall_.contests().order(call.by, call.arguments[0], *order, told(std::move(call.reply), 200));
}

void Api::get_contest_export(Call call) {
    const auto info = hall_.contests().show(call.arguments[0], std::nullopt);
    if (!info)
        return call.reply(response_of(info.error()));
    const bool is_csv = call.request.parameter("format").value_or("") == "csv";
    const std::string name = "tournament-" + info->line.id + (is_csv ? ".csv" : ".json");
    net::Response response =
        is_csv ? net::Response{200, "text/csv; charset=utf-8", net::Body(contest_csv(*info)), {}}
               : response_with(*info);
    response.headers.push_back({"Content-Disposition", "attachment; filename=\"" + name + "\""});
    call.reply(net::compressed(call.request, std::move(response)));
}

}  // namespace server
