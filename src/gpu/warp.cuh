// The threads of a warp among themselves.
#pragma once

namespace gpu {

inline constexpr int kLanes = 32;
inline constexpr unsigned kAllLanes = 0xffffffff;

__device__ inline int lane() { return static_cast<int>(threadIdx.x) % kLanes; }
__device__ inline int warp() { return static_cast<int>(threadIdx.x) / kLanes; }

struct BestLane {
    int lane;
    int value;
};

// Which lane has the greatest value. No value may be negative; all lanes must call it.
__device__ inline BestLane best_lane(int value) {
    const int best = __reduce_max_sync(kAllLanes, value * kLanes + lane());
    return {best % kLanes, best / kLanes};
}

}  // namespace gpu
