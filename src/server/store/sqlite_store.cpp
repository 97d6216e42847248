#include "server/store/sqlite_store.h"

#include <span>
#include <utility>

#include "server/store/sqlite_commit.h"
#include "server/store/sqlite_open.h"

namespace store {

core::Result<std::unique_ptr<Store>> SqliteStore::open(const std::string& path) {
    auto file = sqlite::open_database(path);
    if (!file)
        return file.error();
    return std::unique_ptr<Store>(
        new SqliteStore(std::move(file->lock), std::move(file->writer), std::move(file->reader)));
}

SqliteStore::SqliteStore(FileLock lock, sqlite::Connection writer, sqlite::Connection reader)
    : lock_(std::move(lock)),
      writer_(std::move(writer)),
      reader_(std::move(reader)),
      queue_([this](std::span<const Batch> group) { return sqlite::commit(writer_, group); }) {}

void SqliteStore::write(Batch batch, Done done) { queue_.push(std::move(batch), std::move(done)); }

Metrics SqliteStore::metrics() const { return queue_.metrics(); }

}  // namespace store
