// The store in an SQLite file.
#pragma once

#include <memory>
#include <string>

#include "core/result.h"
#include "server/store/sql_store.h"
#include "server/store/store.h"

namespace store {

// Both open the file or create it, in an existing folder; only one server at a time can.
core::Result<std::unique_ptr<sql::Database>> open_sqlite_database(const std::string& path);
core::Result<std::unique_ptr<Store>> open_sqlite(const std::string& path);

}  // namespace store
