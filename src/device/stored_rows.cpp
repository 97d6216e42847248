#include "device/stored_rows.h"

#include <algorithm>
#include <array>
#include <span>

#include "engine/json_fields.h"
#include "engine/json_text.h"

namespace store {

template <engine::FieldsOf<User> Self, class Visitor>
void visit_fields(Self& row, Visitor&& visit) {
    visit("id", row.id);
    visit("name", row.name);
    visit("created", row.created);
}

template <engine::FieldsOf<TableRow> Self, class Visitor>
void visit_fields(Self& row, Visitor&& visit) {
    visit("id", row.id);
    visit("game", row.game);
    visit("title", row.title);
    visit("setup", row.setup);
    visit("state", row.state);
    visit("is_over", row.is_over);
    visit("is_private", row.is_private);
    visit("invite", row.invite);
    visit("host", row.host);
    visit("due", row.due);
    visit("result", row.result);
    visit("summary", row.summary);
    visit("wakes", row.wakes);
    visit("computer_due", row.computer_due);
    visit("created", row.created);
    visit("updated", row.updated);
}

template <engine::FieldsOf<SeatRow> Self, class Visitor>
void visit_fields(Self& row, Visitor&& visit) {
    visit("seat", row.seat);
    visit("user", row.user);
    visit("name", row.name);
    visit("kind", row.kind);
}

template <engine::FieldsOf<PackRow> Self, class Visitor>
void visit_fields(Self& row, Visitor&& visit) {
    visit("hash", row.hash);
    visit("game", row.game);
    visit("text", row.text);
    visit("first_seen", row.first_seen);
}

inline constexpr std::array<std::string_view, 2> kAudienceNames = {"players", "watchers"};
constexpr std::span<const std::string_view> names_of(Audience /*type*/) { return kAudienceNames; }

template <engine::FieldsOf<ChatRow> Self, class Visitor>
void visit_fields(Self& row, Visitor&& visit) {
    visit("table", row.table);
    visit("n", row.n);
    visit("user", row.user);
    visit("name", row.name);
    visit("text", row.text);
    visit("at", row.at);
    visit("audience", row.audience);
    visit("said", row.said);
}

template <engine::FieldsOf<Downtime> Self, class Visitor>
void visit_fields(Self& row, Visitor&& visit) {
    visit("began", row.began);
    visit("ended", row.ended);
}

}  // namespace store

namespace device {
namespace {

constexpr std::size_t kMostRowBytes = std::size_t{16} << 20U;

template <class Row>
std::string json_of(const Row& row) {
    return engine::json_text(engine::write_json(row));
}

}  // namespace

std::string key_of(std::string_view kind, std::string_view id) {
    return std::string(kind) + "/" + std::string(id);
}

std::string key_of(std::string_view kind, std::string_view id, std::int64_t n) {
    constexpr std::size_t kDigits = 10;
    const std::string number = std::to_string(n);
    return key_of(kind, id) + "/" + std::string(kDigits - std::min(kDigits, number.size()), '0')
           + number;
}

std::string text_of(const store::User& user) { return json_of(user); }
std::string text_of(const store::TableRow& table) { return json_of(table); }
std::string text_of(const std::vector<store::SeatRow>& seats) { return json_of(seats); }
std::string text_of(const store::PackRow& pack) { return json_of(pack); }
std::string text_of(const store::ChatRow& line) { return json_of(line); }
std::string text_of(const store::Downtime& downtime) { return json_of(downtime); }

template <class Row>
std::optional<Row> row_in(std::string_view text) {
    const auto json = engine::parse_json(text, kMostRowBytes);
    if (!json)
        return std::nullopt;
    auto row = engine::read_json<Row>(*json);
    return row ? std::optional(std::move(*row)) : std::nullopt;
}

template std::optional<store::User> row_in(std::string_view);
template std::optional<store::TableRow> row_in(std::string_view);
template std::optional<std::vector<store::SeatRow>> row_in(std::string_view);
template std::optional<store::PackRow> row_in(std::string_view);
template std::optional<store::ChatRow> row_in(std::string_view);
template std::optional<store::Downtime> row_in(std::string_view);

}  // namespace device
