#include "server/store/sql_store.h"

#include <utility>

namespace store::sql {

SqlStore::SqlStore(std::unique_ptr<Database> database)
    : database_(std::move(database)),
      reader_(database_->reader()),
      queue_([this](std::span<const Batch> group) { return database_->commit(group); }) {}

void SqlStore::write(Batch batch, Done done) { queue_.push(std::move(batch), std::move(done)); }

Metrics SqlStore::metrics() const { return queue_.metrics(); }

}  // namespace store::sql
