// Opening the database file of a server.
#pragma once

#include <optional>
#include <string>

#include "core/result.h"
#include "server/store/file_lock.h"
#include "server/store/sqlite_connection.h"

namespace store::sqlite {

struct OpenDatabase {
    FileLock lock;
    Connection writer;
    Connection reader;
};

// Creates the file if need be and brings its tables up to date.
core::Result<OpenDatabase> open_database(const std::string& path);

}  // namespace store::sqlite
