// The store in a PostgreSQL database.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "core/result.h"
#include "server/store/parts.h"
#include "server/store/sql_store.h"
#include "server/store/store.h"

namespace store {

// Whether the name of a database is the address of a PostgreSQL one.
bool is_postgres(std::string_view database);

// Where it is, without a password.
std::string shown_address(const std::string& address);

// The database must be there; its tables are made. Only one server at a time can.
core::Result<std::unique_ptr<sql::Database>> open_postgres_database(const std::string& address);
core::Result<std::unique_ptr<Store>> open_postgres(const std::string& address);

// One of several servers, which write only to tables of parts that are theirs (postgres_tenure.h).
core::Result<std::unique_ptr<Store>> open_postgres_node(const std::string& address,
                                                        const std::string& name,
                                                        const Fences& fences);

}  // namespace store
