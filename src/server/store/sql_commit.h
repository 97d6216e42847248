// A group of batches in one transaction.
#pragma once

#include <functional>
#include <optional>
#include <span>

#include "server/store/batch.h"
#include "server/store/sql_connection.h"
#include "server/store/write_queue.h"

namespace store::sql {

// Each batch happens all or not at all; if the transaction cannot be completed, none happens and
// all get the reason. `forbidden` is asked inside the transaction whether anything may be written.
Commit commit(Connection& connection,
              std::span<const Batch> batches,
              const std::function<std::optional<Failure>()>& forbidden = {});

}  // namespace store::sql
