// HTTP: reporting somebody, and having read a warning.
#include "server/api.h"
#include "server/api_calls.h"
#include "server/room_chat.h"
#include "server/sanctions.h"
#include "server/store/ids.h"
#include "server/user_text.h"

namespace server {
namespace {

constexpr std::size_t kMaxReport = 500;
constexpr std::int64_t kLines = 40;

// The chat as it is now, so that nothing can be denied later.
std::string excerpt(const Services& services, const std::string& table) {
    wire::Chat chat{{}, table, {}, std::nullopt};
    if (const auto rows = services.store.chat(table, kLatest, kLines))
        for (const store::ChatRow& row : *rows)
            chat.lines.push_back(chat_line_of(row));
    return wire::text(chat);
}

void store_for(Services& services, store::Batch batch, Accounts::Told told) {
    services.health.write(std::move(batch), [told = std::move(told)](const store::Written& result) {
        told(result ? std::nullopt : std::optional(complaint::storage()));
    });
}

}  // namespace

void Api::post_report(Call call) {
    const auto body = body_of<wire::ReportWish>(call.request);
    if (!body)
        return call.reply(response_of(body.error()));
    if (const auto wait = services_.turnstile.pass(deed::kReport, call.asker()))
        return call.reply(response_of(*wait));
    const auto person = services_.store.user_by_id(body->user);
    if (!person || !*person || body->user == call.user->id)
        return call.reply(response_of(complaint::unknown_person()));
    const std::string table = body->table.value_or("");
    if (!table.empty())
        if (const auto room = hall_.room_for(table, call.user->id, body->invite.value_or(""));
            !room)
            return call.reply(response_of(room.error()));
    const auto words = body->words.empty() ? "" : clean_text(body->words, kMaxReport).value_or("");
    const store::ReportRow row{store::new_table_id(),
                               services_.now(),
                               call.user->id,
                               body->user,
                               table,
                               std::string(wire::word_of(body->fault)),
                               words,
                               table.empty() ? "" : excerpt(services_, table)};
    store_for(services_, {store::AddReport{row}}, nothing_more(std::move(call.reply)));
}

void Api::post_warning_read(Call call) {
    const std::string warning(wire::word_of(wire::SanctionKind::warning));
    store_for(services_,
              {store::LiftSanction{call.user->id, warning}},
              nothing_more(std::move(call.reply)));
}

}  // namespace server
