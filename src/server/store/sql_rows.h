// How each row is selected and into which fields its columns go.
#pragma once

#include <string_view>
#include <tuple>

#include "server/store/rows.h"
#include "server/store/rows_gatherings.h"

namespace store::sql {

template <class Row>
struct Columns;

template <>
struct Columns<User> {
    static constexpr std::string_view kSelect =
        "SELECT id, name, password_hash, created, is_admin, email FROM users ";
    static auto fields(User& row) {
        return std::tie(row.id, row.name, row.password_hash, row.created, row.is_admin, row.email);
    }
};

template <>
struct Columns<SessionRow> {
    static constexpr std::string_view kSelect =
        "SELECT token_hash, user_id, created, last_used, expires FROM sessions ";
    static auto fields(SessionRow& row) {
        return std::tie(row.token_hash, row.user, row.created, row.last_used, row.expires);
    }
};

template <>
struct Columns<ApiToken> {
    static constexpr std::string_view kSelect =
        "SELECT id, user_id, label, token_hash, created, last_used, scopes FROM tokens ";
    static auto fields(ApiToken& row) {
        return std::tie(
            row.id, row.user, row.label, row.token_hash, row.created, row.last_used, row.scopes);
    }
};

template <>
struct Columns<TableRow> {
    static constexpr std::string_view kSelect =
        "SELECT id, game, title, setup, state, is_over, is_private, invite, host, due, result,"
        " summary, wakes, computer_due, created, updated FROM tables ";
    static auto fields(TableRow& row) {
        return std::tie(row.id,
                        row.game,
                        row.title,
                        row.setup,
                        row.state,
                        row.is_over,
                        row.is_private,
                        row.invite,
                        row.host,
                        row.due,
                        row.result,
                        row.summary,
                        row.wakes,
                        row.computer_due,
                        row.created,
                        row.updated);
    }
};

template <>
struct Columns<Alarm> {
    static constexpr std::string_view kSelect = "SELECT wakes, id FROM tables ";
    static auto fields(Alarm& row) { return std::tie(row.at, row.table); }
};

template <>
struct Columns<Downtime> {
    static constexpr std::string_view kSelect = "SELECT began, ended FROM downtimes ";
    static auto fields(Downtime& row) { return std::tie(row.began, row.ended); }
};

template <>
struct Columns<SeatRow> {
    static constexpr std::string_view kSelect = "SELECT seat, user_id, name, kind FROM seats ";
    static auto fields(SeatRow& row) { return std::tie(row.seat, row.user, row.name, row.kind); }
};

template <>
struct Columns<EventRow> {
    static constexpr std::string_view kSelect = "SELECT table_id, n, text FROM events ";
    static auto fields(EventRow& row) { return std::tie(row.table, row.n, row.text); }
};

template <>
struct Columns<GatheringRow> {
    static constexpr std::string_view kSelect =
        "SELECT id, kind, parent, title, game, state, is_over, host, plan, summary, created,"
        " updated FROM gatherings ";
    static auto fields(GatheringRow& row) {
        return std::tie(row.id,
                        row.kind,
                        row.parent,
                        row.title,
                        row.game,
                        row.state,
                        row.is_over,
                        row.host,
                        row.plan,
                        row.summary,
                        row.created,
                        row.updated);
    }
};

template <>
struct Columns<GatheringEventRow> {
    static constexpr std::string_view kSelect =
        "SELECT gathering_id, n, text FROM gathering_events ";
    static auto fields(GatheringEventRow& row) { return std::tie(row.gathering, row.n, row.text); }
};

template <>
struct Columns<MemberRow> {
    static constexpr std::string_view kSelect =
        "SELECT user_id, name FROM gathering_members JOIN users ON users.id = user_id ";
    static auto fields(MemberRow& row) { return std::tie(row.user, row.name); }
};

template <>
struct Columns<PackRow> {
    static constexpr std::string_view kSelect = "SELECT hash, game, text, first_seen FROM packs ";
    static auto fields(PackRow& row) {
        return std::tie(row.hash, row.game, row.text, row.first_seen);
    }
};

template <>
struct Columns<StoryRow> {
    static constexpr std::string_view kSelect = "SELECT table_id, text FROM stories ";
    static auto fields(StoryRow& row) { return std::tie(row.table, row.text); }
};

template <>
struct Columns<ChatRow> {
    static constexpr std::string_view kSelect =
        "SELECT table_id, n, user_id, name, text, at, audience, said FROM chat ";
    static auto fields(ChatRow& row) {
        return std::tie(
            row.table, row.n, row.user, row.name, row.text, row.at, row.audience, row.said);
    }
};

template <>
struct Columns<SanctionRow> {
    static constexpr std::string_view kSelect =
        "SELECT user_id, kind, until, reason, since FROM sanctions ";
    static auto fields(SanctionRow& row) {
        return std::tie(row.user, row.kind, row.until, row.reason, row.since);
    }
};

template <>
struct Columns<ReportRow> {
    static constexpr std::string_view kSelect =
        "SELECT id, at, by_user, about, table_id, kind, words, excerpt, verdict, note, decided"
        " FROM reports ";
    static auto fields(ReportRow& row) {
        return std::tie(row.id,
                        row.at,
                        row.by,
                        row.about,
                        row.table,
                        row.kind,
                        row.words,
                        row.excerpt,
                        row.verdict,
                        row.note,
                        row.decided);
    }
};

template <>
struct Columns<DeedRow> {
    static constexpr std::string_view kSelect =
        "SELECT n, at, by_name, deed, about, about_name, note FROM deeds ";
    static auto fields(DeedRow& row) {
        return std::tie(row.n, row.at, row.by, row.deed, row.about, row.name, row.note);
    }
};

template <>
struct Columns<LapseRow> {
    static constexpr std::string_view kSelect = "SELECT user_id, table_id, at FROM lapses ";
    static auto fields(LapseRow& row) { return std::tie(row.user, row.table, row.at); }
};

}  // namespace store::sql
