// Opening the database file of a server.
#pragma once

#include <optional>
#include <string>

#include "core/result.h"
#include "server/store/file_lock.h"
#include "server/store/sqlite_connection.h"
#include "server/store/sqlite_log_mark.h"

namespace store::sqlite {

struct OpenDatabase {
    FileLock lock;
    Connection writer;
    LogMark mark;
    Connection reader;
};

// Creates the file if need be and brings its tables up to date. A damaged file is refused and left
// as it is.
core::Result<OpenDatabase> open_database(const std::string& path);

}  // namespace store::sqlite
