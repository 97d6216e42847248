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
    const auto seat = number_parameter<int>(call.request, "seat");
    const auto since = number_parameter<std::int64_t>(call.request, "since");
    const auto watcher =
        std::make_shared<StreamWatcher>(services_, hall_, call.reply.stream(), call.user_id());
    watcher->watch_table(call.arguments[0], seat, since);
}

void Api::get_event_stream(Call call) {
    if (!call.user)
        return call.reply(response_of(complaint::not_signed_in()));
    const auto watcher =
        std::make_shared<StreamWatcher>(services_, hall_, call.reply.stream(), call.user_id());
    watcher->follow_lists();
}

}  // namespace server
