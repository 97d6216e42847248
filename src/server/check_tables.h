// Whether every table of a database can be played again from its events.
#pragma once

#include <string>
#include <vector>

#include "core/result.h"
#include "server/think.h"

namespace server {

struct CheckedTables {
    int fit = 0;
    std::vector<std::string> unfit;  // "table k3f: event 17: .."
};

// The database is not touched and may be in use: a copy beside it is read, which is removed again.
core::Result<CheckedTables> check_tables(const std::string& database,
                                         const FindGame& find_game,
                                         const std::vector<std::string>& game_ids);

}  // namespace server
