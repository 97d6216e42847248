// One connection to a PostgreSQL database, with the statements it has prepared. A connection that
// broke is made again before the next statement that begins something.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>

#include <libpq-fe.h>

#include "core/result.h"
#include "server/store/failure.h"
#include "server/store/sql_connection.h"

namespace store::postgres {

class Connection final : public sql::Connection {
  public:
    // Done with every connection that is made again, before anything else.
    using Greeting = std::function<std::optional<Failure>(Connection&)>;

    // `address` as libpq takes it: postgres://user@host/name.
    // The database lists it under `name`.
    static core::Result<std::unique_ptr<Connection>> open(const std::string& address,
                                                          const std::string& name = "tetrapolis");

    void greet_with(Greeting greeting) { greeting_ = std::move(greeting); }

    std::optional<Failure> run_script(const std::string& sql) override;
    std::optional<Failure> begin() override { return run("BEGIN"); }
    bool in_transaction() const override;
    int changes() const override { return changes_; }

  private:
    struct Close {
        void operator()(PGconn* handle) const { PQfinish(handle); }
    };
    struct Clear {
        void operator()(PGresult* result) const { PQclear(result); }
    };
    using Result = std::unique_ptr<PGresult, Clear>;

    explicit Connection(PGconn* handle) : handle_(handle) {}

    bool broken() const { return PQstatus(handle_.get()) != CONNECTION_OK; }
    std::optional<Failure> connect_again();
    std::optional<Failure> complaint(const PGresult* result) const;  // none: it went well
    core::Result<std::string, Failure> prepared(std::string_view sql,
                                                std::span<const sql::Value> values);
    std::optional<Failure> each_row(std::string_view sql,
                                    std::span<const sql::Value> values,
                                    const Each& each) override;
    std::optional<Failure> try_each_row(std::string_view sql,
                                        std::span<const sql::Value> values,
                                        const Each& each);

    std::unique_ptr<PGconn, Close> handle_;
    std::unordered_map<std::string, std::string> prepared_;  // names by text
    Greeting greeting_;
    int changes_ = 0;
    bool inside_ = false;  // after the last statement a transaction was open
};

}  // namespace store::postgres
