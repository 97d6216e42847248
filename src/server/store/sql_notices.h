// Notices in a database that speaks SQL.
#pragma once

#include <optional>

#include "server/store/failure.h"
#include "server/store/notice_operations.h"
#include "server/store/notice_reader.h"
#include "server/store/sql_reader.h"

namespace store::sql {

std::optional<Failure> apply(Connection& connection, const KeepWishes& keep);
std::optional<Failure> apply(Connection& connection, const PutWay& put);
std::optional<Failure> apply(Connection& connection, const DeleteWay& gone);
std::optional<Failure> apply(Connection& connection, const PutNotice& put);
std::optional<Failure> apply(Connection& connection, const DropNotices& drop);
std::optional<Failure> apply(Connection& connection, const NoticeTold& told);
std::optional<Failure> apply(Connection& connection, const PutDelivery& put);
std::optional<Failure> apply(Connection& connection, const DeleteDelivery& gone);

class SqlNotices final : public NoticeReader {
  public:
    explicit SqlNotices(Reader& reader) : reader_(reader) {}

    core::Result<std::optional<std::string>> wishes_of(const std::string& user) const override;
    core::Result<std::vector<WayRow>> ways_of(const std::string& user) const override;
    core::Result<std::optional<WayRow>> way(const std::string& id) const override;
    core::Result<std::optional<WayRow>> way_by_secret(const std::string& kind,
                                                      const std::string& secret) const override;
    core::Result<std::vector<NoticeRow>> notices_due(Instant now, int limit) const override;
    core::Result<std::vector<DeliveryRow>> deliveries_due(Instant now, int limit) const override;
    core::Result<std::vector<DeliveryRow>> digest_of(const std::string& way,
                                                     Instant now) const override;
    core::Result<std::int64_t> next_due() const override;
    core::Result<int> count_deliveries() const override;
    core::Result<std::vector<NoticeRow>> told_to(const std::string& user, int limit) const override;

  private:
    Reader& reader_;
};

}  // namespace store::sql
