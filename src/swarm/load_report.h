// The result of a load run as a table for people and as JSON for programs.
#pragma once

#include <string>

#include "swarm/field.h"

namespace swarm {

struct LoadRun {
    const Settings& settings;
    const Tally& tally;
    int tables = 0;
    double seconds = 0;
};

std::string load_table(const LoadRun& run);
std::string load_json(const LoadRun& run);
// One line while it runs.
std::string progress_line(const LoadRun& run);

}  // namespace swarm
