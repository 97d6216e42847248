// The tables of a PostgreSQL database, and how older ones are brought up to date.
#pragma once

#include <optional>

#include "core/result.h"
#include "server/store/sql_connection.h"

namespace store::postgres {

// Makes the tables in the first schema of the search path, or brings them up to date. Two programs
// that do it at the same time wait for each other.
std::optional<core::Error> migrate(sql::Connection& connection);

}  // namespace store::postgres
