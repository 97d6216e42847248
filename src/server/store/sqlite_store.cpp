#include "server/store/sqlite_store.h"

#include <span>
#include <utility>

#include "server/store/sqlite_commit.h"

namespace store {

core::Result<std::unique_ptr<Store>> SqliteStore::open(const std::string& path) {
    auto file = sqlite::open_database(path);
    if (!file)
        return file.error();
    return std::unique_ptr<Store>(new SqliteStore(std::move(*file)));
}

SqliteStore::SqliteStore(sqlite::OpenDatabase file)
    : lock_(std::move(file.lock)),
      writer_(std::move(file.writer)),
      mark_(std::move(file.mark)),
      reader_(std::move(file.reader)),
      queue_([this](std::span<const Batch> group) {
          mark_.tend(writer_);
          return sqlite::commit(writer_, group);
      }) {}

void SqliteStore::write(Batch batch, Done done) { queue_.push(std::move(batch), std::move(done)); }

Metrics SqliteStore::metrics() const { return queue_.metrics(); }

}  // namespace store
