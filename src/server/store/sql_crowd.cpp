#include "server/store/sql_crowd.h"

#include <algorithm>

#include "server/store/sql_crowd_rows.h"

namespace store::sql {
namespace {

// The condition of the index `leaders`, word for word.
constexpr const char* kLeaders = "WHERE ladder = ?1 AND listed = 1 AND tenth > 0 AND tenth >= ?2 ";

// Private games are for those who played them.
std::string seen(bool with_hidden) { return with_hidden ? " " : " AND r.is_hidden = 0 "; }

std::string results_of(const ResultFilter& filter) {
    std::string sql = "SELECT r.table_id FROM results r WHERE r.user_id = ?1";
    sql += seen(filter.with_hidden);
    if (!filter.game.empty())
        sql += "AND r.game = ?2 ";
    if (filter.before)
        sql += "AND (r.ended, r.table_id) < (?3, ?4) ";
    return sql + "ORDER BY r.ended DESC, r.table_id DESC LIMIT ?5";
}

}  // namespace

Listed<RatingRow> SqlCrowd::ratings_of(const std::string& user) const {
    return reader_.all<RatingRow>("WHERE user_id = ?1 ORDER BY ladder", user);
}

Found<RatingRow> SqlCrowd::rating(const std::string& user, const std::string& ladder) const {
    return reader_.first<RatingRow>("WHERE user_id = ?1 AND ladder = ?2", user, ladder);
}

Listed<LeaderRow> SqlCrowd::leaders(const std::string& ladder,
                                    Instant since,
                                    Instant month,
                                    int limit) const {
    return reader_.all<LeaderRow>(std::string(kLeaders) + "ORDER BY r.mean DESC LIMIT ?3",
                                  ladder,
                                  since,
                                  std::clamp(limit, 0, 200),
                                  month);
}

Listed<BarRow> SqlCrowd::distribution(const std::string& ladder, Instant since) const {
    return reader_.all<BarRow>(std::string(kLeaders) + "GROUP BY 1 ORDER BY 1", ladder, since);
}

Listed<ResultRow> SqlCrowd::results(const ResultFilter& filter) const {
    const ResultCursor before = filter.before.value_or(ResultCursor{});
    return reader_.all<ResultRow>("WHERE r.table_id IN (" + results_of(filter)
                                      + ") ORDER BY r.ended DESC, r.table_id DESC, r.seat",
                                  filter.user,
                                  filter.game,
                                  before.ended,
                                  before.table,
                                  std::clamp(filter.limit, 0, 1000));
}

Listed<ResultRow> SqlCrowd::results_at(const std::string& table) const {
    return reader_.all<ResultRow>("WHERE r.table_id = ?1 ORDER BY r.seat", table);
}

Listed<PointRow> SqlCrowd::points(const std::string& user,
                                  const std::string& ladder,
                                  int limit) const {
    auto found = reader_.all<PointRow>(
        "WHERE user_id = ?1 AND ladder = ?2 AND ladder <> '' ORDER BY ended DESC LIMIT ?3",
        user,
        ladder,
        limit);
    if (found)
        std::ranges::reverse(*found);
    return found;
}

Listed<TallyRow> SqlCrowd::tallies(const std::string& user, bool with_hidden) const {
    return reader_.all<TallyRow>("GROUP BY 1, 2, 3, 4", user, with_hidden);
}

Listed<RivalRow> SqlCrowd::rivals(const std::string& user, bool with_hidden, int limit) const {
    return reader_.all<RivalRow>("ORDER BY m.games DESC, u.name", user, with_hidden, limit);
}

Listed<RelationRow> SqlCrowd::relations_of(const std::string& user) const {
    return reader_.all<RelationRow>(
        "JOIN users u ON u.id = r.other WHERE r.user_id = ?1 ORDER BY u.name_key, u.id", user);
}

Listed<RelationRow> SqlCrowd::friends_to(const std::string& user) const {
    return reader_.all<RelationRow>(
        "JOIN users u ON u.id = r.user_id WHERE r.other = ?1 AND r.kind = 'friend'"
        " ORDER BY r.since DESC LIMIT 200",
        user);
}

core::Result<std::string> SqlCrowd::relation(const std::string& user,
                                             const std::string& other) const {
    const auto found = Reader::first_of(
        reader_.texts("SELECT kind FROM relations WHERE user_id = ?1 AND other = ?2", user, other));
    if (!found)
        return found.error();
    return found->value_or("");
}

Found<PrivacyRow> SqlCrowd::privacy(const std::string& user) const {
    return reader_.first<PrivacyRow>("WHERE user_id = ?1", user);
}

}  // namespace store::sql
