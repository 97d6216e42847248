// Durable storage behind one interface. It knows no games: what a table is lies in texts.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "core/result.h"
#include "server/store/batch.h"
#include "server/store/crowd.h"
#include "server/store/failure.h"
#include "server/store/metrics.h"
#include "server/store/notice_reader.h"
#include "server/store/rows.h"

namespace store {

inline constexpr int kMaxListed = 1000;

// The last table of a page; the next page begins behind it.
struct TableCursor {
    Instant created = 0;
    std::string id;
};

// An empty field does not filter.
struct TableFilter {
    std::string state{};
    std::string or_state{};  // beside `state`: both are wanted
    std::string game{};
    std::string user{};  // who has a seat or is the host
    std::string host{};
    std::string title{};  // a part of it, in any case
    std::optional<bool> is_over{};
    bool only_public = false;
    std::optional<TableCursor> before{};
    int limit = 50;  // at most kMaxListed
};

// Accounts by name. Empty fields do not filter.
struct UserFilter {
    std::string name{};  // a part of it, in any case
    bool only_admins = false;
    std::string after{};  // the id of the last one on the page before
    int limit = 50;       // at most kMaxListed
};

// Which reports: those that wait for somebody, the oldest first, or those that were decided, the
// newest first.
struct ReportFilter {
    bool is_open = true;
    std::string about{};  // a user
    int limit = 50;       // at most kMaxListed
};

// An empty field does not filter, but a kind is always asked for.
struct GatheringFilter {
    std::string kind{};
    std::string parent{};
    std::string user{};  // who belongs to it
    std::string host{};
    std::optional<bool> is_over{};
    std::optional<TableCursor> before{};
    int limit = 50;  // at most kMaxListed
};

class Store {
  public:
    using Done = std::function<void(const Written&)>;

    Store() = default;
    Store(const Store&) = delete;
    Store& operator=(const Store&) = delete;
    // Writes what is still waiting, calls all callbacks, then closes.
    virtual ~Store() = default;

    // Returns at once. `done` (may be empty) is called on the thread that writes, in the order of
    // the calls, after the batch is safe on disk or has failed. Batches that wait at the same time
    // go to disk together, but a batch that fails leaves the others alone. An empty batch is a
    // barrier: it is done when everything before it is.
    virtual void write(Batch batch, Done done) = 0;

    virtual Metrics metrics() const = 0;

    // None where people are not known to each other: on a device.
    virtual const Crowd* crowd() const { return nullptr; }

    // Reading, from any thread, does not wait for writing and sees what is safe on disk.
    virtual Found<User> user_by_id(const std::string& id) const = 0;
    virtual Found<User> user_by_name(const std::string& name) const = 0;  // accounts, in any case
    virtual Found<User> account_like(const std::string& name) const = 0;  // that it looks like
    virtual Found<SessionRow> session(const std::string& token_hash) const = 0;
    virtual Listed<SessionRow> sessions_of(const std::string& user) const = 0;
    virtual Found<ApiToken> token(const std::string& token_hash) const = 0;
    virtual Listed<ApiToken> tokens_of(const std::string& user) const = 0;
    virtual Listed<std::string> mutes_of(const std::string& user) const = 0;
    virtual Found<std::string> setting(const std::string& key) const = 0;

    virtual Found<PackRow> pack(const std::string& hash) const = 0;
    virtual Found<TableRow> table(const std::string& id) const = 0;
    virtual Found<TableRow> table_by_invite(const std::string& invite) const = 0;
    virtual Listed<TableRow> tables(const TableFilter& filter) const = 0;  // newest first
    // How many there are on all pages.
    virtual core::Result<int> count_tables(const TableFilter& filter) const = 0;
    // What is to be done although nobody asks for it, a few tables at a time; the next few begin
    // behind the last one. Alarms come soonest first, the others in the order of their ids.
    virtual Listed<Alarm> alarms(const Alarm& after, int limit) const = 0;
    virtual Listed<std::string> tables_of_computers(const std::string& after, int limit) const = 0;
    virtual Listed<std::string> tables_without_summary(bool is_over,
                                                       const std::string& after,
                                                       int limit) const = 0;
    virtual Listed<Downtime> downtimes() const = 0;  // oldest first
    virtual Listed<SeatRow> seats(const std::string& table) const = 0;
    virtual Listed<EventRow> events(const std::string& table, std::int64_t from) const = 0;
    virtual Found<std::string> story(const std::string& table) const = 0;
    // The last lines before number `before`, at most `limit`, oldest first.
    virtual Listed<ChatRow> chat(const std::string& table,
                                 std::int64_t before,
                                 std::int64_t limit) const = 0;
    // The line that this user wrote under this id.
    virtual Found<ChatRow> chat_said(const std::string& table,
                                     const std::string& user,
                                     const std::string& said) const = 0;

    // Null: this store keeps no notices.
    virtual const NoticeReader* notices() const { return nullptr; }

    // The order of a house with strangers in it; a store of one person has none of it.
    virtual Listed<User> users(const UserFilter& filter) const;
    virtual Listed<SanctionRow> sanctions_of(const std::string& user) const;
    virtual Listed<SanctionRow> sanctions(Instant at) const;  // in force then, the newest first
    virtual Found<ReportRow> report(const std::string& id) const;
    virtual Listed<ReportRow> reports(const ReportFilter& filter) const;
    virtual core::Result<int> count_open_reports() const;
    // Before number `before`, the newest first; about a user or a table, or all of them.
    virtual Listed<DeedRow> deeds(const std::string& about, std::int64_t before, int limit) const;
    virtual Listed<LapseRow> lapses_of(const std::string& user, Instant since) const;

    // Tournaments and clubs; newest first.
    virtual Found<GatheringRow> gathering(const std::string& id) const = 0;
    virtual Listed<GatheringRow> gatherings(const GatheringFilter& filter) const = 0;
    virtual Listed<GatheringEventRow> gathering_events(const std::string& id) const = 0;
    virtual Listed<MemberRow> members(const std::string& gathering) const = 0;
};

}  // namespace store
