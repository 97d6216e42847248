// A whole house from one database to another.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "core/result.h"

namespace store {

struct MovedTable {
    std::string name;
    std::int64_t rows = 0;
};

// Told now and then what was done: "copied", "compared".
using MoveProgress = std::function<void(const std::string& what, const MovedTable& so_far)>;

// Copies everything that `from` keeps to `to`, which must keep nothing yet, and compares both row
// by row. All is copied or nothing. No server may use either meanwhile; `from` is not changed.
core::Result<std::vector<MovedTable>> move(const std::string& from,
                                           const std::string& to,
                                           const MoveProgress& progress);

// What is moved: tables and their columns, in alphabetical order.
std::vector<std::pair<std::string, std::string>> moved_columns();

}  // namespace store
