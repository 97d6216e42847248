// The store in an SQLite file: one connection writes, one reads.
#pragma once

#include <memory>
#include <string>

#include "core/result.h"
#include "server/store/file_lock.h"
#include "server/store/sqlite_connection.h"
#include "server/store/sqlite_open.h"
#include "server/store/sqlite_reader.h"
#include "server/store/store.h"
#include "server/store/write_queue.h"

namespace store {

class SqliteStore final : public Store {
  public:
    // Opens the file or creates it, in an existing folder; only one server at a time can.
    static core::Result<std::unique_ptr<Store>> open(const std::string& path);

    void write(Batch batch, Done done) override;
    Metrics metrics() const override;

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

  private:
    explicit SqliteStore(sqlite::OpenDatabase file);

    FileLock lock_;
    sqlite::Connection writer_;
    sqlite::LogMark mark_;
    mutable sqlite::Reader reader_;
    WriteQueue queue_;  // last: it is emptied while the connections are still open
};

}  // namespace store
