// The names of somebody who is gone, taken out of everything that tables keep.
#pragma once

#include <optional>

#include "server/store/batch.h"
#include "server/store/failure.h"
#include "server/store/sql_connection.h"

namespace store::sql {

// While the links to the user still stand: seats, setups, events of sitting down, chat.
std::optional<Failure> forget_names(Connection& connection, const DeleteUser& gone);

}  // namespace store::sql
