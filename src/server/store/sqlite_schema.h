// The tables of the database and how older databases become new ones.
#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "core/result.h"
#include "server/store/sqlite_connection.h"

namespace store::sqlite {

// Written into the file, so that other databases are not taken for ours.
inline constexpr std::int64_t kApplicationId = 0x54455452;  // "TETR"

// Script number i makes version i + 1 of version i. Never change one that was released; add one.
std::span<const char* const> migrations();

// The version of the database: 0 when it is empty. An error when the file is no database, not ours
// or newer than this program.
core::Result<int> schema_version(Connection& connection);

// Runs the scripts that the database has not seen yet, each in a transaction of its own.
std::optional<core::Error> migrate(Connection& connection, std::span<const char* const> scripts);

// Gives accounts of days before the key of what their names look like; the oldest comes first.
std::optional<core::Error> name_accounts(Connection& connection);

}  // namespace store::sqlite
