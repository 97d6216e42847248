#include "server/store/sql_notices.h"

#include <algorithm>

#include "server/store/sql_writes.h"

namespace store::sql {

template <>
struct Columns<WayRow> {
    static constexpr std::string_view kSelect =
        "SELECT id, user_id, kind, address, secret, label, created, confirmed, failed, failure"
        " FROM ways ";
    static auto fields(WayRow& row) {
        return std::tie(row.id,
                        row.user,
                        row.kind,
                        row.address,
                        row.secret,
                        row.label,
                        row.created,
                        row.confirmed,
                        row.failed,
                        row.failure);
    }
};

template <>
struct Columns<NoticeRow> {
    static constexpr std::string_view kSelect =
        "SELECT id, user_id, key, kind, text, at, due FROM notices ";
    static auto fields(NoticeRow& row) {
        return std::tie(row.id, row.user, row.key, row.kind, row.text, row.at, row.due);
    }
};

template <>
struct Columns<DeliveryRow> {
    static constexpr std::string_view kSelect =
        "SELECT id, user_id, way_id, key, kind, text, at, due, tries, digest FROM deliveries ";
    static auto fields(DeliveryRow& row) {
        return std::tie(row.id,
                        row.user,
                        row.way,
                        row.key,
                        row.kind,
                        row.text,
                        row.at,
                        row.due,
                        row.tries,
                        row.digest);
    }
};

// --- writing -------------------------------------------------------------------------------------

std::optional<Failure> apply(Connection& connection, const KeepWishes& keep) {
    return about("wishes of " + keep.user,
                 connection.run("INSERT INTO wishes (user_id, text) SELECT id, ?2 FROM users"
                                " WHERE id = ?1"
                                " ON CONFLICT (user_id) DO UPDATE SET text = excluded.text",
                                keep.user,
                                keep.text));
}

std::optional<Failure> apply(Connection& connection, const PutWay& put) {
    const WayRow& way = put.way;
    return about("way " + way.id,
                 connection.run("INSERT INTO ways (id, user_id, kind, address, secret, label,"
                                " created, confirmed, failed, failure)"
                                " SELECT ?1, id, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10 FROM users"
                                " WHERE id = ?2"
                                " ON CONFLICT (id) DO UPDATE SET address = excluded.address,"
                                " secret = excluded.secret, label = excluded.label,"
                                " confirmed = excluded.confirmed, failed = excluded.failed,"
                                " failure = excluded.failure",
                                way.id,
                                way.user,
                                way.kind,
                                way.address,
                                way.secret,
                                way.label,
                                way.created,
                                way.confirmed,
                                way.failed,
                                way.failure));
}

std::optional<Failure> apply(Connection& connection, const DeleteWay& gone) {
    return about("way " + gone.id, connection.run("DELETE FROM ways WHERE id = ?1", gone.id));
}

std::optional<Failure> apply(Connection& connection, const PutNotice& put) {
    const NoticeRow& notice = put.notice;
    if (auto failure = connection.run(
            "DELETE FROM notices WHERE user_id = ?1 AND key = ?2", notice.user, notice.key))
        return about("notice " + notice.id, failure);
    return about("notice " + notice.id,
                 connection.run("INSERT INTO notices (id, user_id, key, kind, text, at, due)"
                                " SELECT ?1, id, ?3, ?4, ?5, ?6, ?7 FROM users WHERE id = ?2",
                                notice.id,
                                notice.user,
                                notice.key,
                                notice.kind,
                                notice.text,
                                notice.at,
                                notice.due));
}

std::optional<Failure> apply(Connection& connection, const DropNotices& drop) {
    auto failure = connection.run(
        "DELETE FROM notices WHERE user_id = ?1 AND key = ?2 AND due > 0", drop.user, drop.key);
    if (!failure)
        failure = connection.run(
            "DELETE FROM deliveries WHERE user_id = ?1 AND key = ?2", drop.user, drop.key);
    return about("notices of " + drop.user, failure);
}

std::optional<Failure> apply(Connection& connection, const NoticeTold& told) {
    auto failure = connection.run("UPDATE notices SET due = 0 WHERE id = ?1", told.id);
    if (!failure)
        failure = connection.run(
            "DELETE FROM notices WHERE due = 0"
            " AND user_id = (SELECT user_id FROM notices WHERE id = ?1)"
            " AND id NOT IN (SELECT id FROM notices WHERE due = 0 AND user_id ="
            " (SELECT user_id FROM notices WHERE id = ?1) ORDER BY at DESC, id LIMIT ?2)",
            told.id,
            told.keep);
    return about("notice " + told.id, failure);
}

std::optional<Failure> apply(Connection& connection, const PutDelivery& put) {
    const DeliveryRow& delivery = put.delivery;
    return about(
        "delivery " + delivery.id,
        connection.run("INSERT INTO deliveries (id, user_id, way_id, key, kind, text, at, due,"
                       " tries, digest)"
                       " SELECT ?1, ?2, id, ?4, ?5, ?6, ?7, ?8, ?9, ?10 FROM ways WHERE id = ?3"
                       " ON CONFLICT (id) DO UPDATE SET due = excluded.due, tries = excluded.tries",
                       delivery.id,
                       delivery.user,
                       delivery.way,
                       delivery.key,
                       delivery.kind,
                       delivery.text,
                       delivery.at,
                       delivery.due,
                       delivery.tries,
                       delivery.digest));
}

std::optional<Failure> apply(Connection& connection, const DeleteDelivery& gone) {
    return about("delivery " + gone.id,
                 connection.run("DELETE FROM deliveries WHERE id = ?1", gone.id));
}

// --- reading -------------------------------------------------------------------------------------

core::Result<std::optional<std::string>> SqlNotices::wishes_of(const std::string& user) const {
    return Reader::first_of(reader_.texts("SELECT text FROM wishes WHERE user_id = ?1", user));
}

core::Result<std::vector<WayRow>> SqlNotices::ways_of(const std::string& user) const {
    return reader_.all<WayRow>("WHERE user_id = ?1 ORDER BY created, id", user);
}

core::Result<std::optional<WayRow>> SqlNotices::way(const std::string& id) const {
    return reader_.first<WayRow>("WHERE id = ?1", id);
}

core::Result<std::optional<WayRow>> SqlNotices::way_by_secret(const std::string& kind,
                                                              const std::string& secret) const {
    return reader_.first<WayRow>("WHERE secret = ?1 AND kind = ?2 AND secret <> ''", secret, kind);
}

core::Result<std::vector<NoticeRow>> SqlNotices::notices_due(Instant now, int limit) const {
    return reader_.all<NoticeRow>(
        "WHERE due > 0 AND due <= ?1 ORDER BY due, id LIMIT ?2", now, limit);
}

core::Result<std::vector<DeliveryRow>> SqlNotices::deliveries_due(Instant now, int limit) const {
    return reader_.all<DeliveryRow>("WHERE due <= ?1 ORDER BY due, id LIMIT ?2", now, limit);
}

core::Result<std::vector<DeliveryRow>> SqlNotices::digest_of(const std::string& way,
                                                             Instant now) const {
    return reader_.all<DeliveryRow>(
        "WHERE way_id = ?1 AND digest = 1 AND due <= ?2 ORDER BY at, id LIMIT 100", way, now);
}

core::Result<std::int64_t> SqlNotices::next_due() const {
    const auto soonest = [&](std::string_view sql) { return reader_.texts(sql); };
    std::int64_t next = 0;
    for (const char* sql : {"SELECT CAST(min(due) AS TEXT) FROM notices WHERE due > 0",
                            "SELECT CAST(min(due) AS TEXT) FROM deliveries"}) {
        const auto found = soonest(sql);
        if (!found)
            return found.error();
        if (!found->empty() && !found->front().empty()) {
            const std::int64_t due = std::stoll(found->front());
            next = next == 0 ? due : std::min(next, due);
        }
    }
    return next;
}

core::Result<int> SqlNotices::count_deliveries() const {
    return reader_.number("SELECT count(*) FROM deliveries");
}

core::Result<std::vector<NoticeRow>> SqlNotices::told_to(const std::string& user, int limit) const {
    return reader_.all<NoticeRow>(
        "WHERE user_id = ?1 AND due = 0 ORDER BY at DESC, id LIMIT ?2", user, limit);
}

}  // namespace store::sql
