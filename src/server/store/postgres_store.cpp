#include "server/store/postgres_store.h"

#include <chrono>
#include <cstdint>
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

// A server that was paused or cut off while another one took over must not write any more. The
// lock on the row lets no other server begin before the transaction is over.
constexpr const char* kStillMine = "SELECT epoch FROM house FOR SHARE";

constexpr int kTries = 20;
constexpr std::chrono::milliseconds kPause{100};

Failure refused(std::string what) { return {Trouble::Storage, {"", std::move(what)}}; }

std::optional<Failure> lock(Connection& connection) {
    const auto mine = connection.value<int>(kOneServer);
    if (!mine)
        return mine.error();
    if (*mine == 1)
        return std::nullopt;
    return refused("is used by another server at the moment");
}

// A server that was killed is gone for the database a moment later.
std::optional<Failure> lock_in_time(Connection& connection) {
    auto failure = lock(connection);
    for (int tries = 0; failure && tries < kTries; ++tries) {
        std::this_thread::sleep_for(kPause);
        failure = lock(connection);
    }
    return failure;
}

core::Result<std::int64_t, Failure> take_over(Connection& connection) {
    return connection.value<std::int64_t>("UPDATE house SET epoch = epoch + 1 RETURNING epoch");
}

class PostgresHouse final : public sql::Database {
  public:
    PostgresHouse(std::unique_ptr<Connection> writer,
                  std::unique_ptr<Connection> reader,
                  std::int64_t epoch)
        : writer_(std::move(writer)), reader_(std::move(reader)), epoch_(epoch) {}

    sql::Connection& writer() override { return *writer_; }
    sql::Connection& reader() override { return *reader_; }
    Commit commit(std::span<const Batch> group) override {
        return sql::commit(*writer_, group, [this] { return taken_over(); });
    }

  private:
    std::optional<Failure> taken_over() {
        const auto epoch = writer_->value<std::int64_t>(kStillMine);
        if (!epoch)
            return epoch.error();
        if (*epoch == epoch_)
            return std::nullopt;
        return refused("another server has taken over; this one must be started again");
    }

    std::unique_ptr<Connection> writer_;
    std::unique_ptr<Connection> reader_;
    std::int64_t epoch_;
};

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
    auto writer = Connection::open(address);
    if (!writer)
        return writer.error();
    if (auto failure = lock_in_time(**writer))
        return at_database(*failure);
    (*writer)->greet_with(lock);
    if (auto error = postgres::migrate(**writer))
        return *error;
    const auto epoch = take_over(**writer);
    if (!epoch)
        return at_database(epoch.error());
    auto reader = Connection::open(address);
    if (!reader)
        return reader.error();
    return std::unique_ptr<sql::Database>(
        new PostgresHouse(std::move(*writer), std::move(*reader), *epoch));
}

core::Result<std::unique_ptr<Store>> open_postgres(const std::string& address) {
    auto database = open_postgres_database(address);
    if (!database)
        return database.error();
    return std::unique_ptr<Store>(new sql::SqlStore(std::move(*database)));
}

}  // namespace store
