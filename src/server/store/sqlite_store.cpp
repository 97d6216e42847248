#include "server/store/sqlite_store.h"

#include <span>
#include <utility>

#include "server/store/sql_commit.h"
#include "server/store/sql_store.h"
#include "server/store/sqlite_open.h"

namespace store {
namespace {

class SqliteFile final : public sql::Database {
  public:
    explicit SqliteFile(sqlite::OpenDatabase file) : file_(std::move(file)) {}

    sql::Connection& writer() override { return file_.writer; }
    sql::Connection& reader() override { return file_.reader; }
    Commit commit(std::span<const Batch> group) override {
        file_.mark.tend(file_.writer);
        return sql::commit(file_.writer, group);
    }

  private:
    sqlite::OpenDatabase file_;
};

}  // namespace

core::Result<std::unique_ptr<sql::Database>> open_sqlite_database(const std::string& path) {
    auto file = sqlite::open_database(path);
    if (!file)
        return file.error();
    return std::unique_ptr<sql::Database>(new SqliteFile(std::move(*file)));
}

core::Result<std::unique_ptr<Store>> open_sqlite(const std::string& path) {
    auto database = open_sqlite_database(path);
    if (!database)
        return database.error();
    return std::unique_ptr<Store>(new sql::SqlStore(std::move(*database)));
}

}  // namespace store
