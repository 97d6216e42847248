// How many threads a run gets, and what the caller does while they work.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>

#include "core/result.h"

namespace arena {

std::optional<core::Error> threads_complaint(int wanted);

// `wanted` 0 means as many as there are cores; never more than there are tasks.
int threads_for(int wanted, std::uint64_t tasks);

// Every thread does the job once. `meanwhile` is called about ten times a second on the calling
// thread, and once when all are done.
void run_threads(int threads,
                 const std::function<void()>& job,
                 const std::function<void()>& meanwhile);

}  // namespace arena
