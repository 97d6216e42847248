// How the rows of crowd.h are selected and into which fields their columns go.
#pragma once

#include "server/store/crowd.h"
#include "server/store/sql_rows.h"

namespace store::sql {

template <>
struct Columns<RatingRow> {
    static constexpr std::string_view kSelect =
        "SELECT user_id, ladder, mean, deviation, games, won, expected, last, tenth, listed"
        " FROM ratings ";
    static auto fields(RatingRow& row) {
        return std::tie(row.user,
                        row.ladder,
                        row.mean,
                        row.deviation,
                        row.games,
                        row.won,
                        row.expected,
                        row.last,
                        row.tenth,
                        row.listed);
    }
};

// ?4: when the last thirty days began.
template <>
struct Columns<LeaderRow> {
    static constexpr std::string_view kSelect =
        "SELECT r.user_id, r.ladder, r.mean, r.deviation, r.games, r.won, r.expected, r.last,"
        " r.tenth, r.listed, u.name, coalesce((SELECT p.mean FROM results p"
        " WHERE p.user_id = r.user_id AND p.ladder = r.ladder AND p.ladder <> '' AND p.ended < ?4"
        " ORDER BY p.ended DESC LIMIT 1), 0)"
        " FROM ratings r JOIN users u ON u.id = r.user_id ";
    static auto fields(LeaderRow& row) {
        return std::tuple_cat(Columns<RatingRow>::fields(row.rating),
                              std::tie(row.name, row.earlier));
    }
};

template <>
struct Columns<BarRow> {
    static constexpr std::string_view kSelect = "SELECT mean / 100 * 100, count(*) FROM ratings ";
    static auto fields(BarRow& row) { return std::tie(row.from, row.people); }
};

template <>
struct Columns<ResultRow> {
    static constexpr std::string_view kSelect =
        "SELECT r.table_id, r.seat, r.user_id, r.level, r.game, r.ladder, r.is_hidden, r.players,"
        " r.place, r.score, r.won, r.expected, r.ending, r.pick, r.ended, r.before, r.mean,"
        " r.deviation, u.name FROM results r LEFT JOIN users u ON u.id = r.user_id ";
    static auto fields(ResultRow& row) {
        return std::tie(row.table,
                        row.seat,
                        row.user,
                        row.level,
                        row.game,
                        row.ladder,
                        row.is_hidden,
                        row.players,
                        row.place,
                        row.score,
                        row.won,
                        row.expected,
                        row.ending,
                        row.pick,
                        row.ended,
                        row.before,
                        row.mean,
                        row.deviation,
                        row.name);
    }
};

template <>
struct Columns<PointRow> {
    static constexpr std::string_view kSelect = "SELECT ended, mean FROM results ";
    static auto fields(PointRow& row) { return std::tie(row.at, row.mean); }
};

// The latest thousand games of ?1, private ones where ?2 says so: with more, statistics would say
// more of yesterday and take longer.
template <>
struct Columns<TallyRow> {
    static constexpr std::string_view kSelect =
        "SELECT game, seat, pick, CASE WHEN won > 0 THEN ending ELSE '' END, count(*),"
        " CAST(sum(won) AS BIGINT), CAST(sum(expected) AS BIGINT) FROM"
        " (SELECT * FROM results WHERE user_id = ?1 AND (is_hidden = 0 OR ?2 = 1)"
        " ORDER BY ended DESC, table_id DESC LIMIT 1000) r ";
    static auto fields(TallyRow& row) {
        return std::tie(row.game, row.seat, row.pick, row.ending, row.games, row.won, row.expected);
    }
};

// Names are looked up for those alone who are shown.
template <>
struct Columns<RivalRow> {
    static constexpr std::string_view kSelect =
        "SELECT m.user_id, u.name, m.level, m.games, m.ahead, m.behind FROM"
        " (SELECT o.user_id, o.level, count(*) AS games,"
        " sum(CASE WHEN r.place < o.place THEN 1 ELSE 0 END) AS ahead,"
        " sum(CASE WHEN r.place > o.place THEN 1 ELSE 0 END) AS behind"
        " FROM (SELECT * FROM results WHERE user_id = ?1 AND (is_hidden = 0 OR ?2 = 1)"
        " ORDER BY ended DESC, table_id DESC LIMIT 1000) r"
        " JOIN results o ON o.table_id = r.table_id AND o.seat <> r.seat"
        " WHERE o.user_id IS NOT NULL OR o.level <> ''"
        " GROUP BY o.user_id, o.level ORDER BY games DESC, o.user_id, o.level LIMIT ?3) m"
        " LEFT JOIN users u ON u.id = m.user_id ";
    static auto fields(RivalRow& row) {
        return std::tie(row.user, row.name, row.level, row.games, row.ahead, row.behind);
    }
};

template <>
struct Columns<RelationRow> {
    static constexpr std::string_view kSelect =
        "SELECT u.id, u.name, r.kind, r.since FROM relations r ";
    static auto fields(RelationRow& row) {
        return std::tie(row.user, row.name, row.kind, row.since);
    }
};

template <>
struct Columns<PrivacyRow> {
    static constexpr std::string_view kSelect = "SELECT user_id, listed, text FROM privacy ";
    static auto fields(PrivacyRow& row) { return std::tie(row.user, row.listed, row.text); }
};

}  // namespace store::sql
