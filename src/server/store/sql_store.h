// The store in a database that speaks SQL: one connection writes, one reads.
#pragma once

#include <memory>
#include <span>
#include <string>

#include "core/result.h"
#include "server/store/sql_connection.h"
#include "server/store/sql_crowd.h"
#include "server/store/sql_notices.h"
#include "server/store/sql_reader.h"
#include "server/store/store.h"
#include "server/store/write_queue.h"

namespace store::sql {

// What differs between databases: how they are opened and kept.
class Database {
  public:
    virtual ~Database() = default;

    virtual Connection& writer() = 0;
    virtual Connection& reader() = 0;                         // used under the reader's lock
    virtual Commit commit(std::span<const Batch> group) = 0;  // called on the one thread

  protected:
    Database() = default;
    Database(const Database&) = delete;
    Database& operator=(const Database&) = delete;
};

class SqlStore final : public Store {
  public:
    explicit SqlStore(std::unique_ptr<Database> database);

    void write(Batch batch, Done done) override;
    Metrics metrics() const override;
    const Crowd* crowd() const override { return &crowd_; }

    Found<User> user_by_id(const std::string& id) const override;
    Found<User> user_by_name(const std::string& name) const override;
    Found<User> account_like(const std::string& name) const override;
    Found<SessionRow> session(const std::string& token_hash) const override;
    Listed<SessionRow> sessions_of(const std::string& user) const override;
    Found<ApiToken> token(const std::string& token_hash) const override;
    Listed<ApiToken> tokens_of(const std::string& user) const override;
    Listed<std::string> mutes_of(const std::string& user) const override;
    Found<std::string> setting(const std::string& key) const override;

    Found<PackRow> pack(const std::string& hash) const override;
    Found<TableRow> table(const std::string& id) const override;
    Found<TableRow> table_by_invite(const std::string& invite) const override;
    Listed<TableRow> tables(const TableFilter& filter) const override;
    core::Result<int> count_tables(const TableFilter& filter) const override;
    Listed<Alarm> alarms(const Alarm& after, int limit) const override;
    Listed<std::string> tables_of_computers(const std::string& after, int limit) const override;
    Listed<std::string> tables_without_summary(bool is_over,
                                               const std::string& after,
                                               int limit) const override;
    Listed<Downtime> downtimes() const override;
    Listed<SeatRow> seats(const std::string& table) const override;
    Listed<EventRow> events(const std::string& table, std::int64_t from) const override;
    Found<std::string> story(const std::string& table) const override;
    Listed<ChatRow> chat(const std::string& table,
                         std::int64_t before,
                         std::int64_t limit) const override;
    Found<ChatRow> chat_said(const std::string& table,
                             const std::string& user,
                             const std::string& said) const override;
    const NoticeReader* notices() const override { return &notices_; }

    Listed<User> users(const UserFilter& filter) const override;
    Listed<SanctionRow> sanctions_of(const std::string& user) const override;
    Listed<SanctionRow> sanctions(Instant at) const override;
    Found<ReportRow> report(const std::string& id) const override;
    Listed<ReportRow> reports(const ReportFilter& filter) const override;
    core::Result<int> count_open_reports() const override;
    Listed<DeedRow> deeds(const std::string& about, std::int64_t before, int limit) const override;
    Listed<LapseRow> lapses_of(const std::string& user, Instant since) const override;

    Found<GatheringRow> gathering(const std::string& id) const override;
    Listed<GatheringRow> gatherings(const GatheringFilter& filter) const override;
    Listed<GatheringEventRow> gathering_events(const std::string& id) const override;
    Listed<MemberRow> members(const std::string& gathering) const override;

  private:
    std::unique_ptr<Database> database_;
    mutable Reader reader_;
    SqlCrowd crowd_{reader_};
    SqlNotices notices_{reader_};
    WriteQueue queue_;  // last: it is emptied while the connections are still open
};

}  // namespace store::sql
