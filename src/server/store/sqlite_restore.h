// A backup takes the place of a database that no server uses.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "core/result.h"
#include "server/store/rows.h"
#include "server/store/sqlite_backup.h"

namespace store {

struct RestoreWish {
    std::string backup;
    std::string database;
    Instant now = 0;  // names what is kept of the old files
    std::function<void(BackupProgress)> progress{};
};

// The backup is copied beside the database and checked there; then the old files, the log too, get
// the name FILE.before-TIME, and the copy gets theirs. Nothing is overwritten or deleted, the
// backup is not changed. Gives the new names of the old files.
core::Result<std::vector<std::string>> restore(RestoreWish wish);

}  // namespace store
