// How the writing goes, for the page of numbers about the server.
#pragma once

#include <cstddef>
#include <cstdint>

namespace store {

struct Metrics {
    std::uint64_t commits = 0;  // groups of batches that went to disk together
    std::uint64_t batches = 0;  // batches in them, failed ones too
    std::uint64_t failed_batches = 0;
    std::size_t last_group = 0;      // batches in the last commit
    std::size_t largest_group = 0;   // batches in the largest
    double last_commit_seconds = 0;  // the whole transaction
    double last_sync_seconds = 0;    // its end: until the disk says it has it
    double all_commit_seconds = 0;
    double all_sync_seconds = 0;
    std::size_t waiting = 0;  // batches that no commit has taken yet
};

}  // namespace store
