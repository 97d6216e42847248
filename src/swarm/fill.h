// A database full of tables, made in a minute: what a server finds after years.
#pragma once

#include <cstdint>
#include <string>

#include "core/result.h"

namespace swarm {

struct FillPlan {
    std::string database;
    std::string game = "wiraqocha";
    int running = 0;
    int open = 0;
    int finished = 0;
    int actions = 40;  // of each game; those that go on longer are resigned or still running
    std::uint64_t seed = 1;
};

struct Filled {
    int tables = 0;
    double seconds = 0;
};

// Adds the tables to the database, which is made if it is not there. A few games are played for it;
// the tables are copies of them under other ids, every one sound.
core::Result<Filled> fill(const FillPlan& plan);

}  // namespace swarm
