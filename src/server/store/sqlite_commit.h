// A group of batches in one transaction.
#pragma once

#include <span>

#include "server/store/batch.h"
#include "server/store/sqlite_connection.h"
#include "server/store/write_queue.h"

namespace store::sqlite {

// Each batch happens all or not at all; if the transaction cannot be completed, none happens and
// all get the reason.
Commit commit(Connection& connection, std::span<const Batch> batches);

}  // namespace store::sqlite
