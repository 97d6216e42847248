// Games in progress, and where a thread has the one that it plays.
#pragma once

#include <type_traits>

#include "core/rng.h"
#include "gpu/bulk_copy.cuh"
#include "gpu/game_result.h"
#include "gpu/warp.cuh"

namespace gpu {

template <class G>
struct GameInProgress {
    typename G::State state;
    Tally tally;
    core::Rng rng;
    std::uint64_t game;
};

// An odd number of units of 16 bytes spreads the same field of the games over the banks of shared
// memory.
template <class G>
struct alignas(16) Table : GameInProgress<G> {
    static constexpr std::size_t kFields = sizeof(GameInProgress<G>);
    static constexpr std::size_t kUnits = (kFields / 16 + 1) | 1;
    unsigned char spread[16 * kUnits - kFields];
};

// One block for each processor. Games are played at a desk if it has room for enough of them: with
// 11 warps there Path of Civilization is twice as fast on an H200 as with 16 in place.
inline constexpr int kMostWarps = 16;
inline constexpr int kFewestAtDesk = 8;
inline constexpr std::size_t kSharedBytes = 227 * 1024;  // that a block may have
inline constexpr std::size_t kQueueBytes = 1024;         // that its queues may take

template <class G>
inline constexpr int kDeskWarps = static_cast<int>(
    (kSharedBytes - kQueueBytes - sizeof(typename G::Content)) / (sizeof(Table<G>) * kLanes));
template <class G>
inline constexpr bool kFitsDesk = kDeskWarps<G> >= kFewestAtDesk;
template <class G>
inline constexpr int kWarps =
    kFitsDesk<G> && kDeskWarps<G> < kMostWarps ? kDeskWarps<G> : kMostWarps;
template <class G>
inline constexpr int kThreads = kLanes * kWarps<G>;

// Small games are fetched into shared memory, played there and stored again by the copy engine.
template <class G>
class AtDesk {
  public:
    struct Shared {
        Table<G> tables[kThreads<G>];
        Arrival arrivals[kWarps<G>];
    };

    __device__ explicit AtDesk(Shared& shared) : shared_(shared) {
        if (lane() == 0)
            arrival().init();
    }

    // All threads of the warp call it; those without a game give no place.
    __device__ Table<G>* fetch(const Table<G>* waiting) {
        arrival().fetch(table(), waiting, parity_);
        parity_ ^= 1;
        return &table();
    }
    __device__ void put_back(Table<G>* waiting) { begin_store(waiting, table()); }
    __device__ void finish() { finish_stores(); }

  private:
    __device__ Table<G>& table() { return shared_.tables[threadIdx.x]; }
    __device__ Arrival& arrival() { return shared_.arrivals[warp()]; }

    Shared& shared_;
    unsigned parity_ = 0;
};

// Big ones are played where they wait: a step touches little of them, and the cache holds that.
template <class G>
class InPlace {
  public:
    struct Shared {};

    __device__ explicit InPlace(Shared& /*shared*/) {}
    __device__ Table<G>* fetch(Table<G>* waiting) { return waiting; }
    __device__ void put_back(Table<G>* /*waiting*/) {}
    __device__ void finish() {}
};

template <class G>
using Hand = std::conditional_t<kFitsDesk<G>, AtDesk<G>, InPlace<G>>;

}  // namespace gpu
