#include "server/table_notices.h"

#include <algorithm>

namespace server {
namespace {

std::string_view word_of(table::RequestKind kind) {
    switch (kind) {
        case table::RequestKind::Undo: return "undo";
        case table::RequestKind::Pause: return "pause";
        case table::RequestKind::Resume: return "resume";
        case table::RequestKind::Cancel: return "cancel";
        case table::RequestKind::StandIn: return "stand_in";
    }
    return "";
}

// Where a seat stands in a request; nowhere if it is not asked.
std::vector<int>* place_of(wire::RequestInfo& info,
                           const table::Request& request,
                           const table::Seat& seat) {
    if (!seat.has_holder())
        return nullptr;
    if (request.waits_for(seat.user))
        return &info.awaited;
    return request.has_consent_of(seat.user) ? &info.agreed : &info.without;
}

std::string name_of(const table::Table& table, const std::string& user) {
    const auto held = std::ranges::find_if(
        table.seats(), [&](const table::Seat& seat) { return seat.is_held_by(user); });
    return held == table.seats().end() ? "" : held->name;
}

wire::Text stand_in_text(const table::Table& table,
                         const table::Notice& notice,
                         const std::string& name) {
    const std::string by = name_of(table, notice.by);
    if (notice.why == table::StandInReason::Absence && by.empty())
        return {name + " was away for long: the computer stands in.",
                name + " war lange fort: Der Computer springt ein."};
    switch (notice.why) {
        case table::StandInReason::Holder:
            return {name + " lets the computer play on.",
                    name + " lässt den Computer weiterspielen."};
        case table::StandInReason::Absence:
            return {name + " was away for long: the computer stands in, at the wish of " + by + ".",
                    name + " war lange fort: Der Computer springt ein, auf Wunsch von " + by + "."};
        case table::StandInReason::Consent:
            return {
                name + " was away: the computer stands in, as all others agreed.",
                name + " war fort: Der Computer springt ein, wie alle anderen beschlossen haben."};
        case table::StandInReason::Clock:
            return {"The time of " + name + " ran out: the computer stands in.",
                    "Die Zeit von " + name + " ist abgelaufen: Der Computer springt ein."};
        case table::StandInReason::NotTold: break;
    }
    return {"The computer stands in for " + name + ".",
            "Der Computer springt für " + name + " ein."};
}

wire::Text text_of(const table::Table& table, const table::Notice& notice) {
    const std::string& name = table.seats()[static_cast<std::size_t>(notice.seat)].name;
    if (notice.kind == table::NoticeKind::TakenBack)
        return {name + " is back and plays again.", name + " ist zurück und spielt wieder selbst."};
    if (notice.kind == table::NoticeKind::Hinted)
        return {name + " looks at a hint.", name + " sieht sich einen Tipp an."};
    return stand_in_text(table, notice, name);
}

}  // namespace

std::optional<wire::RequestInfo> request_info(const table::Table& table) {
    const auto& request = table.request();
    if (!request)
        return std::nullopt;
    wire::RequestInfo info{};
    info.kind = word_of(request->kind);
    info.to = static_cast<int>(request->to);
    if (request->seat != engine::kNobody)
        info.seat = engine::index_of(request->seat);
    for (int i = static_cast<int>(table.seats().size()) - 1; i >= 0; --i) {
        const table::Seat& seat = table.seats()[static_cast<std::size_t>(i)];
        if (seat.is_held_by(request->asker))
            info.by = i;
        else if (auto* place = place_of(info, *request, seat))
            place->push_back(i);
    }
    return info;
}

// Since when somebody is away concerns those at the table.
wire::AbsenceInfo absence_info(const Surroundings& room, const Onlooker& who) {
    const table::AbsenceRule rule = table::absence_rule(room.table.setup().clock.kind);
    wire::AbsenceInfo info{{}, rule.stand_in, rule.agreed_stand_in, rule.resume, rule.cancel};
    const bool is_told = !who.seats.empty() || who.user == room.table.setup().host;
    for (const table::Seat& seat : room.table.seats()) {
        const bool is_persons = is_told && seat.has_holder();
        info.since.push_back(is_persons ? room.away_since(seat.user).value_or(0) : 0);
    }
    return info;
}

std::vector<wire::NoticeInfo> notices_of(const table::Table& table) {
    std::vector<wire::NoticeInfo> notices;
    for (const table::Notice& notice : table.notices())
        notices.push_back({notice.at, engine::index_of(notice.seat), text_of(table, notice)});
    return notices;
}

}  // namespace server
