// HTTP: tables, what is done at them, records.
#include <charconv>

#include "server/api.h"
#include "server/api_calls.h"
#include "server/names.h"
#include "server/orders.h"
#include "server/restore_table.h"
#include "server/tries.h"

namespace server {
namespace {

constexpr int kMaxListed = 100;

std::optional<int> number_in(const std::string& text) {
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{} || end != text.data() + text.size())
        return std::nullopt;
    return number;
}

std::string parameter(const net::Request& request, std::string_view name) {
    return request.parameter(name).value_or("");
}

std::optional<int> seat_in(const net::Request& request) {
    return number_in(parameter(request, "seat"));
}

ListWish wish_of(const net::Request& request) {
    ListWish wish;
    wish.state = parameter(request, "state");
    wish.game = parameter(request, "game");
    wish.title = parameter(request, "q");
    wish.mine = parameter(request, "mine") == "true";
    wish.before = parse_cursor(parameter(request, "before"));
    wish.limit = std::clamp(number_in(parameter(request, "limit")).value_or(50), 1, kMaxListed);
    return wish;
}

net::Response attached_record(const table::Table& table, std::string text) {
    const std::string name = table.setup().game + "-" + table.setup().id + ".tetra.jsonl";
    return {200,
            "application/x-ndjson",
            net::Body(std::move(text)),
            {{"Content-Disposition", "attachment; filename=\"" + name + "\""}}};
}

// A table that cannot go on here might elsewhere: until it is over only those who sit at it may
// read what was hidden.
net::Response frozen_answer(const Services& services, const Room& room, const std::string& user) {
    const bool plays = !onlooker_of(room.table(), user, std::nullopt).seats.empty();
    if (!room.row().is_over && !plays)
        return response_of(complaint::not_over());
    auto text = frozen_record(services, room.table(), room.row());
    if (!text)
        return response_of(complaint::storage());
    return attached_record(room.table(), std::move(*text));
}

Room::Done acknowledge(net::Reply reply, std::string id, std::string table) {
    return [reply = shared(std::move(reply)), id = std::move(id), table = std::move(table)](
               const Answered<std::int64_t>& answer) {
        if (!answer)
            return (*reply)(response_of(answer.error()));
        (*reply)(response_with(wire::Ack{{}, id, table, *answer}));
    };
}

Hall::Created created(net::Reply reply) {
    return [reply = shared(std::move(reply))](const Answered<wire::Created>& made) {
        (*reply)(response_to(made, 201));
    };
}

}  // namespace

Answered<RoomPtr> Api::room_of(const Call& call) {
    return hall_.room_for(call.arguments[0], call.user_id(), parameter(call.request, "invite"));
}

void Api::get_tables(Call call) {
    const ListWish wish = wish_of(call.request);
    if (wish.mine && !call.user)
        return call.reply(response_of(complaint::not_signed_in()));
    call.reply(response_with(hall_.list(wish, call.user_id())));
}

void Api::post_table(Call call) {
    const auto body = body_of<wire::NewTable>(call.request);
    if (!body)
        return call.reply(response_of(body.error()));
    if (const auto wait = services_.turnstile.pass(deed::kNewTable, call.asker()))
        return call.reply(response_of(*wait));
    hall_.create(*call.user, *body, created(std::move(call.reply)));
}

void Api::get_table(Call call) {
    const auto room = room_of(call);
    if (!room)
        return call.reply(response_of(room.error()));
    if (const auto busy = (*room)->too_much_waits())
        return call.reply(response_of(*busy));
    (*room)->snapshot(call.user_id(),
                      seat_in(call.request),
                      [reply = shared(std::move(call.reply))](const Json& json) {
                          (*reply)({200, "application/json", net::Body(json), {}});
                      });
}

void Api::post_act(Call call) {
    const auto body = body_of<wire::Act>(call.request);
    if (!body)
        return call.reply(response_of(body.error()));
    const auto room = room_of(call);
    if (!room)
        return call.reply(response_of(room.error()));
    (*room)->act(
        call.user->id, *body, acknowledge(std::move(call.reply), body->id, call.arguments[0]));
}

void Api::post_order(Call call) {
    const auto body = body_of<wire::Give>(call.request);
    if (!body)
        return call.reply(response_of(body.error()));
    const auto room = room_of(call);
    if (!room)
        return call.reply(response_of(room.error()));
    if (const auto wait = order_limit(services_, call.asker().at(call.arguments[0]), body->order))
        return call.reply(response_of(*wait));
    if (const auto wrong = objection_to(need_of(body->order), call.by.credential, true))
        return call.reply(response_of(*wrong));
    if (body->order == wire::Order::rematch)
        return hall_.rematch(*call.user, **room, created(std::move(call.reply)));
    const auto command = command_of(as_shown(services_, *call.user), *body);
    if (!command)
        return call.reply(response_of(command.error()));
    (*room)->submit(*command, acknowledge(std::move(call.reply), body->id, call.arguments[0]));
}

void Api::post_peek(Call call) {
    const auto body = body_of<wire::Peek>(call.request);
    if (!body)
        return call.reply(response_of(body.error()));
    const auto room = room_of(call);
    if (!room)
        return call.reply(response_of(room.error()));
    call.reply(response_to((*room)->peek(call.user_id(), *body)));
}

void Api::post_foretell(Call call) {
    const auto body = body_of<wire::Foretell>(call.request);
    if (!body)
        return call.reply(response_of(body.error()));
    const auto room = room_of(call);
    if (!room)
        return call.reply(response_of(room.error()));
    (*room)->foretell(call.user_id(),
                      *body,
                      [reply = shared(std::move(call.reply))](
                          const Answered<wire::Foretold>& told) { (*reply)(response_to(told)); });
}

void Api::get_past(Call call) {
    const auto room = room_of(call);
    if (!room)
        return call.reply(response_of(room.error()));
    const int n = number_in(call.arguments[1]).value_or(-1);
    call.reply(response_to((*room)->past(call.user_id(), seat_in(call.request), n)));
}

void Api::post_chat(Call call) {
    const auto body = body_of<wire::Say>(call.request);
    if (!body)
        return call.reply(response_of(body.error()));
    const auto room = room_of(call);
    if (!room)
        return call.reply(response_of(room.error()));
    if (const auto wait = services_.turnstile.pass(deed::kChat, call.asker()))
        return call.reply(response_of(*wait));
    (*room)->say(as_shown(services_, *call.user),
                 *body,
                 acknowledge(std::move(call.reply), body->id, call.arguments[0]));
}

void Api::get_chat(Call call) {
    const auto room = room_of(call);
    if (!room)
        return call.reply(response_of(room.error()));
    const auto before = number_in(parameter(call.request, "before"));
    const auto muted = muted_by(call.user);
    call.reply(
        response_to((*room)->chat_before(before ? *before : kLatest, [&](const std::string& user) {
            return std::ranges::find(muted, user) != muted.end();
        })));
}

// While a game runs its record may tell what is hidden.
void Api::get_record(Call call) {
    const auto room = room_of(call);
    if (!room)
        return call.reply(response_of(room.error()));
    const table::Table& table = (*room)->table();
    if (table.frozen())
        return call.reply(frozen_answer(services_, **room, call.user ? call.user->id : ""));
    if (!table.is_finished())
        return call.reply(response_of(complaint::not_over()));
    call.reply(net::compressed(
        call.request, attached_record(table, engine::record_text(table.game(), table.record()))));
}

void Api::get_story(Call call) {
    const auto room = room_of(call);
    if (!room)
        return call.reply(response_of(room.error()));
    call.reply(response_to((*room)->story()));
}

void Api::get_orders(Call call) {
    const auto room = room_of(call);
    if (!room)
        return call.reply(response_of(room.error()));
    call.reply(response_to((*room)->orders_known(call.user_id(), seat_in(call.request))));
}

void Api::get_analysis(Call call) {
    const auto room = room_of(call);
    if (!room)
        return call.reply(response_of(room.error()));
    call.reply(net::compressed(call.request, response_to((*room)->analysis())));
}

void Api::post_analysis(Call call) {
    const auto room = room_of(call);
    if (!room)
        return call.reply(response_of(room.error()));
    if (const auto wait = services_.turnstile.pass(deed::kAnalysis, call.asker()))
        return call.reply(response_of(*wait));
    call.reply(net::compressed(call.request, response_to((*room)->analyse())));
}

void Api::get_analysed(Call call) {
    const auto room = room_of(call);
    if (!room)
        return call.reply(response_of(room.error()));
    const int n = number_in(call.arguments[1]).value_or(-1);
    call.reply(response_to((*room)->analysed(n)));
}

void Api::post_hint(Call call) {
    const auto body = body_of<wire::HintWish>(call.request);
    if (!body)
        return call.reply(response_of(body.error()));
    const auto room = room_of(call);
    if (!room)
        return call.reply(response_of(room.error()));
    if (const auto wait = services_.turnstile.pass(deed::kHint, call.asker()))
        return call.reply(response_of(*wait));
    (*room)->hint(call.user->id,
                  body->seat,
                  [reply = shared(std::move(call.reply))](const Answered<wire::Hints>& hints) {
                      (*reply)(response_to(hints));
                  });
}

void Api::post_again(Call call) {
    const auto body = body_of<wire::NewTry>(call.request);
    if (!body)
        return call.reply(response_of(body.error()));
    const auto room = room_of(call);
    if (!room)
        return call.reply(response_of(room.error()));
    if (const auto wait = services_.turnstile.pass(deed::kNewTable, call.asker()))
        return call.reply(response_of(*wait));
    hall_.try_again(*call.user, **room, *body, created(std::move(call.reply)));
}

void Api::get_tries(Call call) {
    const auto room = room_of(call);
    if (!room)
        return call.reply(response_of(room.error()));
    call.reply(response_to(tries_of(services_, call.user->id, (*room)->row().id)));
}

void Api::post_record(Call call) {
    if (auto wait = services_.turnstile.pass(deed::kImport, call.asker()))
        return call.reply(response_of(*wait));
    const auto bytes = static_cast<double>(call.request.body.size());
    if (auto wait = services_.turnstile.pass(deed::kImportBytes, call.asker(), bytes))
        return call.reply(response_of(*wait));
    hall_.import_record(*call.user, call.request.body, created(std::move(call.reply)));
}

}  // namespace server
