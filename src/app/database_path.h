// Where a server keeps its games if nobody says otherwise.
#pragma once

#include <cstdlib>
#include <optional>
#include <string>

#include "core/result.h"
#include "server/store/postgres_store.h"

namespace app {

inline std::string default_database() {
    const char* data = std::getenv("XDG_DATA_HOME");
    const char* home = std::getenv("HOME");
    std::string base = ".";
    if (data != nullptr && *data != '\0')
        base = data;
    else if (home != nullptr)
        base = std::string(home) + "/.local/share";
    return base + "/tetrapolis/tetrapolis.db";
}

// How a database is called on the screen: its file, or where it is without its password.
inline std::string database_shown(const std::string& database) {
    return store::is_postgres(database) ? store::shown_address(database) : database;
}

// What is done with files alone: PostgreSQL brings its own tools.
inline std::optional<core::Error> no_file(const std::string& database) {
    if (!store::is_postgres(database))
        return std::nullopt;
    return core::Error{database_shown(database),
                       "is copied and checked by PostgreSQL's own tools, pg_dump, pg_restore and"
                       " pg_amcheck (docs/server.md)"};
}

}  // namespace app
