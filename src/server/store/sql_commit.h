// A group of batches in one transaction.
#pragma once

#include <optional>
#include <span>

#include "server/store/batch.h"
#include "server/store/sql_connection.h"
#include "server/store/write_queue.h"

namespace store::sql {

// Whether a server may still write, asked inside the transaction.
class Guard {
  public:
    Guard() = default;
    Guard(const Guard&) = delete;
    Guard& operator=(const Guard&) = delete;
    virtual ~Guard() = default;

    // Why nothing of it may be written.
    virtual std::optional<Failure> begin(std::span<const Batch> group) = 0;
    // Why this batch may not.
    virtual std::optional<Failure> objection(const Batch& /*batch*/) const { return std::nullopt; }
};

// Each batch happens all or not at all; if the transaction cannot be completed, none happens and
// all get the reason.
Commit commit(Connection& connection, std::span<const Batch> batches, Guard* guard = nullptr);

}  // namespace store::sql
