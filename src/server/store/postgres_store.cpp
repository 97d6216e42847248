#include "server/store/postgres_store.h"

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <map>
#include <span>
#include <thread>
#include <utility>

#include "server/store/postgres_connection.h"
#include "server/store/postgres_schema.h"
#include "server/store/sql_commit.h"
#include "server/store/sql_store.h"

namespace store {
namespace {

using postgres::Connection;

// Held by the connection that writes as long as it lives: a second server is refused at once.
constexpr const char* kOneServer =
    "SELECT CASE WHEN pg_try_advisory_lock(hashtextextended(current_database() || ' '"
    " || current_schema(), 0)) THEN 1 ELSE 0 END";

// The same for several that share the house: none of them is alone.
constexpr const char* kOneOfSeveral =
    "SELECT CASE WHEN pg_try_advisory_lock_shared(hashtextextended(current_database() || ' '"
    " || current_schema(), 0)) THEN 1 ELSE 0 END";

// A server that was paused or cut off while another one took over must not write any more. The
// lock on the row lets no other server begin before the transaction is over.
constexpr const char* kStillMine = "SELECT epoch FROM house FOR SHARE";
constexpr const char* kPartsMine =
    "SELECT part, fence FROM parts WHERE part = ANY (string_to_array(?1, ',')::bigint[])"
    " ORDER BY part FOR SHARE";

constexpr int kTries = 20;
constexpr std::chrono::milliseconds kPause{100};

Failure refused(std::string what) { return {Trouble::Storage, {"", std::move(what)}}; }

std::optional<Failure> lock(Connection& connection, const char* how) {
    const auto mine = connection.value<int>(how);
    if (!mine)
        return mine.error();
    if (*mine == 1)
        return std::nullopt;
    return refused("is used by another server at the moment");
}

// A server that was killed is gone for the database a moment later.
std::optional<Failure> lock_in_time(Connection& connection, const char* how) {
    auto failure = lock(connection, how);
    for (int tries = 0; failure && tries < kTries; ++tries) {
        std::this_thread::sleep_for(kPause);
        failure = lock(connection, how);
    }
    return failure;
}

// Of those who may have shared the house before, none writes to a table any more.
core::Result<std::int64_t, Failure> take_over(Connection& connection) {
    if (auto failure = connection.run_script(
            "UPDATE parts SET node = '', fence = fence + 1; DELETE FROM nodes"))
        return *failure;
    return connection.value<std::int64_t>("UPDATE house SET epoch = epoch + 1 RETURNING epoch");
}

// For a server that keeps the whole house.
class Alone final : public sql::Guard {
  public:
    Alone(Connection& writer, std::int64_t epoch) : writer_(writer), epoch_(epoch) {}

    std::optional<Failure> begin(std::span<const Batch> /*group*/) override {
        const auto epoch = writer_.value<std::int64_t>(kStillMine);
        if (!epoch)
            return epoch.error();
        if (*epoch == epoch_)
            return std::nullopt;
        return refused("another server has taken over; this one must be started again");
    }

  private:
    Connection& writer_;
    std::int64_t epoch_;
};

// For one of several. The locks on the rows let nobody take a part over before the transaction
// has ended.
class OneOfSeveral final : public sql::Guard {
  public:
    OneOfSeveral(Connection& writer, const Fences& fences) : writer_(writer), fences_(fences) {}

    std::optional<Failure> begin(std::span<const Batch> group) override {
        lost_.clear();
        const std::vector<int> parts = parts_of(group);
        if (parts.empty())
            return std::nullopt;
        std::string list;
        for (const int part : parts)
            list += (list.empty() ? "" : ",") + std::to_string(part);
        const auto read = [](const sql::Row& row) {
            std::pair<int, std::int64_t> one;
            row.read(one.first, one.second);
            return one;
        };
        const auto rows = writer_.rows(kPartsMine, read, list);
        if (!rows)
            return rows.error();
        for (const auto& [part, fence] : *rows)
            if (fence != fences_.of(part))
                lost_.push_back(part);
        return std::nullopt;
    }

    std::optional<Failure> objection(const Batch& batch) const override {
        if (lost_.empty())
            return std::nullopt;
        for (const int part : parts_of({&batch, 1}))
            if (std::ranges::find(lost_, part) != lost_.end())
                return Failure{Trouble::Moved, {"table", "is kept by another server now"}};
        return std::nullopt;
    }

  private:
    Connection& writer_;
    const Fences& fences_;
    std::vector<int> lost_;
};

class PostgresHouse final : public sql::Database {
  public:
    PostgresHouse(std::unique_ptr<Connection> writer,
                  std::unique_ptr<Connection> reader,
                  std::unique_ptr<sql::Guard> guard)
        : writer_(std::move(writer)), reader_(std::move(reader)), guard_(std::move(guard)) {}

    sql::Connection& writer() override { return *writer_; }
    sql::Connection& reader() override { return *reader_; }
    Commit commit(std::span<const Batch> group) override {
        return sql::commit(*writer_, group, guard_.get());
    }

  private:
    std::unique_ptr<Connection> writer_;
    std::unique_ptr<Connection> reader_;
    std::unique_ptr<sql::Guard> guard_;
};

// Holds the lock, with all tables made.
core::Result<std::unique_ptr<Connection>> open_writer(const std::string& address,
                                                      const std::string& name,
                                                      const char* how) {
    auto writer = Connection::open(address, name);
    if (!writer)
        return writer;
    if (auto failure = lock_in_time(**writer, how))
        return core::Error{"database", failure->error.what};
    (*writer)->greet_with([how](Connection& made) { return lock(made, how); });
    if (auto error = postgres::migrate(**writer))
        return *error;
    return writer;
}

core::Error at_database(const Failure& failure) { return {"database", failure.error.what}; }

}  // namespace

bool is_postgres(std::string_view database) {
    return database.starts_with("postgres://") || database.starts_with("postgresql://");
}

std::string shown_address(const std::string& address) {
    PQconninfoOption* const options = PQconninfoParse(address.c_str(), nullptr);
    std::string database = "PostgreSQL";
    for (const PQconninfoOption* one = options; one != nullptr && one->keyword != nullptr; ++one) {
        const std::string_view keyword = one->keyword;
        if (one->val != nullptr && (keyword == "dbname" || keyword == "host"))
            database += (keyword == "host" ? " at " : " ") + std::string(one->val);
    }
    PQconninfoFree(options);
    return database;
}

core::Result<std::unique_ptr<sql::Database>> open_postgres_database(const std::string& address) {
    auto writer = open_writer(address, "tetrapolis", kOneServer);
    if (!writer)
        return writer.error();
    const auto epoch = take_over(**writer);
    if (!epoch)
        return at_database(epoch.error());
    auto reader = Connection::open(address);
    if (!reader)
        return reader.error();
    auto guard = std::make_unique<Alone>(**writer, *epoch);
    return std::unique_ptr<sql::Database>(
        new PostgresHouse(std::move(*writer), std::move(*reader), std::move(guard)));
}

core::Result<std::unique_ptr<Store>> open_postgres(const std::string& address) {
    auto database = open_postgres_database(address);
    if (!database)
        return database.error();
    return std::unique_ptr<Store>(new sql::SqlStore(std::move(*database)));
}

core::Result<std::unique_ptr<Store>> open_postgres_node(const std::string& address,
                                                        const std::string& name,
                                                        const Fences& fences) {
    const std::string listed = "tetrapolis " + name;
    auto writer = open_writer(address, listed, kOneOfSeveral);
    if (!writer)
        return writer.error();
    auto reader = Connection::open(address, listed);
    if (!reader)
        return reader.error();
    auto guard = std::make_unique<OneOfSeveral>(**writer, fences);
    return std::unique_ptr<Store>(new sql::SqlStore(
        std::make_unique<PostgresHouse>(std::move(*writer), std::move(*reader), std::move(guard))));
}

}  // namespace store
