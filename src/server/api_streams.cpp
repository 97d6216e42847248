// HTTP: streams of lines for bots.
#include <charconv>

#include "server/api.h"
#include "server/api_calls.h"
#include "server/stream_watcher.h"

namespace server {
namespace {

template <class Number>
std::optional<Number> number_parameter(const net::Request& request, std::string_view name) {
    const auto text = request.parameter(name);
    Number number = 0;
    if (!text)
        return std::nullopt;
    const auto [end, error] = std::from_chars(text->data(), text->data() + text->size(), number);
    if (error != std::errc{} || end != text->data() + text->size())
        return std::nullopt;
    return number;
}

}  // namespace

void Api::get_table_stream(Call call) {
    const auto room = room_of(call);
    if (!room)
        return call.reply(response_of(room.error()));
    if (const auto full = (*room)->too_many_watchers(call.user_id()))
        return call.reply(response_of(*full));
    auto ticket = services_.turnstile.come_in(call.asker());
    if (!ticket)
        return call.reply(response_of(ticket.error()));
    const auto seat = number_parameter<int>(call.request, "seat");
    const auto since = number_parameter<std::int64_t>(call.request, "since");
    const auto watcher =
        std::make_shared<StreamWatcher>(services_, hall_, call.reply.stream(), call.by);
    watcher->keep(std::move(*ticket));
    watcher->watch_table(call.arguments[0], seat, since);
}

void Api::get_event_stream(Call call) {
    auto ticket = services_.turnstile.come_in(call.asker());
    if (!ticket)
        return call.reply(response_of(ticket.error()));
    const auto watcher =
        std::make_shared<StreamWatcher>(services_, hall_, call.reply.stream(), call.by);
    watcher->keep(std::move(*ticket));
    watcher->follow_lists();
}

}  // namespace server
