// Whole values between global and shared memory by the copy engine of the processor: one
// instruction of one thread for each value, no registers. The values must have a multiple of 16
// bytes.
#pragma once

#include <cstdint>

#include <cuda/ptx>

#include "gpu/warp.cuh"

namespace gpu {

// The barrier on which a warp waits for the values that it fetches.
class Arrival {
  public:
    __device__ void init() {
        cuda::ptx::mbarrier_init(&barrier_, 1);
        cuda::ptx::fence_mbarrier_init(cuda::ptx::sem_release, cuda::ptx::scope_cluster);
    }

    // All threads of the warp call it; each gets what `from` points to, if to anything. `parity`
    // alternates from call to call, beginning with 0.
    template <class T>
    __device__ void fetch(T& to, const T* from, unsigned parity) {
        static_assert(sizeof(T) % 16 == 0);
        const int count = __popc(__ballot_sync(kAllLanes, from != nullptr));
        if (lane() == 0)
            cuda::ptx::mbarrier_arrive_expect_tx(cuda::ptx::sem_release,
                                                 cuda::ptx::scope_cta,
                                                 cuda::ptx::space_shared,
                                                 &barrier_,
                                                 count * sizeof(T));
        __syncwarp();
        if (from != nullptr)
            cuda::ptx::cp_async_bulk(
                cuda::ptx::space_cluster, cuda::ptx::space_global, &to, from, sizeof(T), &barrier_);
        while (!cuda::ptx::mbarrier_try_wait_parity(&barrier_, parity)) {
        }
    }

  private:
    std::uint64_t barrier_;
};

// Starts to write `from` back; the fence orders the copy after what this thread wrote to it.
template <class T>
__device__ void begin_store(T* to, const T& from) {
    cuda::ptx::fence_proxy_async(cuda::ptx::space_shared);
    cuda::ptx::cp_async_bulk(
        cuda::ptx::space_global, cuda::ptx::space_shared, to, &from, sizeof(T));
    cuda::ptx::cp_async_bulk_commit_group();
}

// Then any thread of the block may fetch what this thread has stored, after a barrier.
__device__ inline void finish_stores() {
    cuda::ptx::cp_async_bulk_wait_group(cuda::ptx::n32_t<0>{});
    cuda::ptx::fence_proxy_async();
}

}  // namespace gpu
