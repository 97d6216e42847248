#include "server/server_herald.h"

#include <algorithm>
#include <array>
#include <utility>

#include "server/store/fold_case.h"
#include "server/store/ids.h"
#include "server/table_parts.h"

namespace server {
namespace {

using notices::Glimpse;
using notices::Kind;

constexpr std::array kRequestWords = {"undo", "pause", "resume", "cancel", "stand_in"};

Glimpse::State state_in(const table::Table& table) {
    switch (table.state()) {
        case table::State::Open: return Glimpse::State::Open;
        case table::State::Running: return Glimpse::State::Running;
        case table::State::Paused: return Glimpse::State::Paused;
        case table::State::Over: return Glimpse::State::Over;
        case table::State::Cancelled: return Glimpse::State::Cancelled;
    }
    return Glimpse::State::Cancelled;
}

// A pick in secret changes nothing of it: whoever has not committed is to move.
Glimpse glimpse_of(const table::Table& table) {
    Glimpse glimpse{.state = state_in(table),
                    .is_of_contest = table.setup().contest.has_value(),
                    .host = table.setup().host};
    const std::int64_t last = table.events().empty() ? 0 : table.events().back().at;
    for (std::size_t i = 0; i < table.seats().size(); ++i) {
        const table::Seat& seat = table.seats()[i];
        const engine::SeatId id = engine::seat_id(static_cast<int>(i));
        const bool is_here = seat.has_holder() || seat.is_open();
        notices::SeatGlimpse one{is_here ? seat.user : "", seat.is_open(), false, std::nullopt};
        one.to_move = seat.has_person() && table.actor().includes(id);
        if (const auto left = table.time_left(id, last); left && one.to_move)
            one.deadline = last + *left;
        glimpse.seats.push_back(std::move(one));
    }
    if (const auto& request = table.request()) {
        glimpse.request = kRequestWords[static_cast<std::size_t>(request->kind)];
        glimpse.asker = request->asker;
        glimpse.awaited = table.awaited();
    }
    return glimpse;
}

std::string name_at(const table::Table& table, const std::string& user) {
    const auto seat = std::ranges::find(table.seats(), user, &table::Seat::user);
    return user.empty() || seat == table.seats().end() ? "" : seat->name;
}

notices::Told told_of(const table::Table& table, const store::TableRow& row) {
    const engine::Words& game = table.game().name();
    return {row.id, "/t/" + row.id, row.title, {game.english, game.german}, "", "", std::nullopt};
}

store::NoticeRow notice_of(const std::string& user,
                           Kind kind,
                           const notices::Told& told,
                           std::int64_t at,
                           std::int64_t due) {
    return {store::random_id(16),
            user,
            notices::key_of(kind, told.table),
            std::string(notices::word_of(kind)),
            notices::text_of(told),
            at,
            std::max<std::int64_t>(due, 1)};
}

// "@Ada" as a word of its own, in any case.
bool mentions(const std::string& text, const std::string& name) {
    const std::string folded = store::fold_case(text);
    const std::string wanted = "@" + store::fold_case(name);
    for (std::size_t at = folded.find(wanted); at != std::string::npos;
         at = folded.find(wanted, at + 1)) {
        const std::size_t end = at + wanted.size();
        const auto next = end < folded.size() ? static_cast<unsigned char>(folded[end]) : ' ';
        const bool goes_on =
            next >= 0x80 || (next >= 'a' && next <= 'z') || (next >= '0' && next <= '9');
        if (!goes_on)
            return true;
    }
    return false;
}

}  // namespace

void ServerHerald::put(store::NoticeRow notice, store::Batch& batch) const {
    soonest_ = soonest_ == 0 ? notice.due : std::min(soonest_, notice.due);
    batch.emplace_back(store::PutNotice{std::move(notice)});
}

void ServerHerald::look() {
    if (const std::int64_t due = std::exchange(soonest_, 0); due != 0)
        office_.expect(due);
}

void ServerHerald::announce(const table::Table* before,
                            const table::Table& after,
                            const store::TableRow& row,
                            const std::string& by,
                            store::Batch& batch) const {
    const Glimpse now = glimpse_of(after);
    const std::optional<Glimpse> was =
        before == nullptr ? std::nullopt : std::optional(glimpse_of(*before));
    const std::int64_t at = services_.now();
    const auto changes = notices::changes(was ? &*was : nullptr, now, {row.id, at, by});
    for (const auto& [user, kind] : changes.over)
        batch.emplace_back(store::DropNotices{user, notices::key_of(kind, row.id)});
    for (const notices::ToTell& one : changes.told) {
        notices::Told told = told_of(after, row);
        told.deadline = one.deadline;
        told.what = one.kind == Kind::Request ? now.request : "";
        told.who = one.kind == Kind::Request      ? name_at(after, now.asker)
                   : one.kind == Kind::Invitation ? name_at(after, now.host)
                                                  : "";
        put(notice_of(one.user, one.kind, told, at, one.due), batch);
    }
}

void ServerHerald::announce(const store::ChatRow& line,
                            const table::Table& table,
                            const store::TableRow& row,
                            store::Batch& batch) const {
    if (line.text.find('@') == std::string::npos)
        return;
    notices::Told told = told_of(table, row);
    told.who = line.name;
    for (const std::string& user : people_at(table)) {
        if (user == line.user || !mentions(line.text, name_at(table, user)))
            continue;
        const auto muted = services_.store.mutes_of(user);
        if (muted && std::ranges::find(*muted, line.user) == muted->end())
            put(notice_of(user, Kind::Mention, told, line.at, line.at), batch);
    }
}

}  // namespace server
