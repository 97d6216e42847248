// Whether a database is whole. Checks only read.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/result.h"
#include "server/store/sqlite_connection.h"

namespace store {

// What somebody who looks at a backup wants to know of it.
struct Contents {
    std::int64_t accounts = 0;
    std::int64_t guests = 0;
    std::int64_t running = 0;
    std::int64_t finished = 0;
    std::int64_t events = 0;
    std::int64_t last_change = 0;  // milliseconds since 1970; 0: never
};

enum class Depth : std::uint8_t {
    Quick,  // the structure of the file, links between rows, events without gaps
    Full,   // and every index against its table
};

// The first things that are wrong, each as a sentence; none: whole. Also while a server runs.
core::Result<std::vector<std::string>> damages(const std::string& path, Depth depth);
core::Result<Contents> contents(const std::string& path);

namespace sqlite {

// Before a server uses the file, which must not be empty: is it ours, is it whole, is the log
// beside it its own? Files that are bigger than can be read in a moment are only looked at from
// outside, unless there is a reason.
std::optional<core::Error> complaint_at_start(const std::string& path);

std::vector<std::string> damages_in(Connection& connection, Depth depth);

}  // namespace sqlite
}  // namespace store
