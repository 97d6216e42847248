// What the subcommands share: exit codes, complaining in one line, waiting for bots.
#pragma once

#include <memory>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "swarm/match.h"

namespace swarm {

inline constexpr std::string_view kProgram = "tetrapolis-swarm";
inline constexpr int kExitFailed = 1;    // the work was done and found something wrong
inline constexpr int kExitBadInput = 2;  // nothing was done

// Prints "tetrapolis-swarm: where: what" on stderr as one line; returns the exit code.
[[nodiscard]] int fail(const core::Error& error, int exit_code = kExitBadInput);

using Matches = std::vector<std::unique_ptr<Match>>;

Matches begin_matches(Field& field, int count);

// Prints what the server broke; kExitFailed if there is anything.
[[nodiscard]] int report_violations(const Field& field);

}  // namespace swarm
