// A store by the name of its database.
#pragma once

#include <memory>
#include <string>

#include "core/result.h"
#include "server/store/sql_store.h"
#include "server/store/store.h"

namespace store {

// Both take an address as postgres://user@host/name, or the path of an SQLite file.
core::Result<std::unique_ptr<sql::Database>> open_database(const std::string& database);
core::Result<std::unique_ptr<Store>> open(const std::string& database);

}  // namespace store
