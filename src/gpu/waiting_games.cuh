// The games of a block that wait for their next step, in one queue for each group.
#pragma once

#include <cstdint>

#include "gpu/warp.cuh"

namespace gpu {

// Enough that the longest queue is nearly always longer than the block has threads; measured on an
// H200: half as many are a fifth slower, more are no faster.
inline constexpr int kGamesPerBlock = 4096;
using Place = std::uint16_t;  // of a game in its block
static_assert(kGamesPerBlock <= 65536);
inline constexpr int kNoPlace = -1;

// A queue is never longer than the block has games: rings of that size do not overflow.
template <int Groups>
using Rings = Place[Groups][kGamesPerBlock];

// Games of one group that leave their queue together.
struct Batch {
    int group;
    int size;
    unsigned first;  // where they stand in the ring
};

// The ends of the queues, in shared memory.
template <int Groups>
class QueueEnds {
  public:
    // All games of the block stand in the queue `group`.
    __device__ void fill(int group) {
        if (threadIdx.x == 0)
            for (int i = 0; i < Groups; ++i) {
                head_[i] = 0;
                tail_[i] = i == group ? kGamesPerBlock : 0;
            }
    }

    // The head of the longest queue, `most` games at most: full batches keep all threads busy.
    // Called by all threads between two barriers, all get the same.
    __device__ Batch longest(int most) const {
        int best = 0;
        for (int group = lane(); group < Groups; group += kLanes)
            best = max(best, length(group) * Groups + group);
        best = __reduce_max_sync(kAllLanes, best);
        const int group = best % Groups;
        return {group, min(best / Groups, most), head_[group]};
    }

    __device__ void drop(const Batch& batch) { head_[batch.group] += batch.size; }

    // The place in the ring for one more game.
    __device__ unsigned append(int group) { return atomicAdd(&tail_[group], 1U) % kGamesPerBlock; }

  private:
    __device__ int length(int group) const { return static_cast<int>(tail_[group] - head_[group]); }

    unsigned head_[Groups];
    unsigned tail_[Groups];
};

}  // namespace gpu
