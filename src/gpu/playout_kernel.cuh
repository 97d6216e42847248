// Random games on a GPU through the same rule headers as everywhere.
//
// A thread that plays its own game from beginning to end soon stands elsewhere in the rules than
// its neighbours, and a warp goes through the code of all of them one after the other. Therefore a
// block has many more games than threads. They wait in queues by the kind of their next step; in
// each round all threads take games from the longest queue, play them on and put them back. So the
// threads of a warp stay together, and code that one warp has fetched serves all warps.
#pragma once

#include "gpu/bulk_copy.cuh"
#include "gpu/game_result.h"
#include "gpu/waiting_games.cuh"
#include "gpu/warp.cuh"

namespace gpu {

// One block for each processor: its games at hand fill the shared memory.
inline constexpr int kWarps = 16;
inline constexpr int kThreads = kLanes * kWarps;

// A game in progress. The copy engine wants units of 16 bytes; an odd number of them spreads the
// same field of the games at hand over the banks of the shared memory.
template <class Steps>
struct alignas(16) Table {
    typename Steps::State state;
    Tally tally;
    core::Rng rng;
    std::uint64_t game;
};

// Besides the groups of the rules: places where no game has begun, and places given up.
template <class Steps>
inline constexpr int kFresh = Steps::Over + 1;
template <class Steps>
inline constexpr int kGroups = kFresh<Steps> + 1;
inline constexpr int kNoGroup = -1;

// What a block has in global memory.
template <class Steps>
struct Pool {
    Table<Steps> tables[kGamesPerBlock];
    Rings<kGroups<Steps>> rings;
};

// What it has in shared memory: the games at hand, one for each thread, and the content, which all
// threads read all the time.
template <class Steps>
struct Desk {
    static_assert(sizeof(Table<Steps>) / 16 % 2 == 1);
    Table<Steps> tables[kThreads];
    Arrival arrivals[kWarps];
    typename Steps::Content content;
    QueueEnds<kGroups<Steps>> queues;
};

template <class Steps>
struct Job {
    const typename Steps::Content* content;
    typename Steps::Options options;
    Run run;
    unsigned long long* next_game;
    GameResult* results;
    Pool<Steps>* pools;  // one for each block
};

// Takes down the game that is over, if there is one, and begins the next one of the run. Returns
// the group of its first step.
template <class Steps>
__device__ int change_game(const Job<Steps>& job,
                           const typename Steps::Content& content,
                           Table<Steps>& table,
                           int group) {
    if (group == Steps::Over)
        job.results[table.game] = result_of(table.state, table.tally);
    table.game = atomicAdd(job.next_game, 1ULL);
    if (table.game >= job.run.games)
        return kNoGroup;
    table.rng = core::Rng(job.run.seed, table.game);
    table.tally = {};
    table.state = Steps::Rules::initial(content, job.options);
    return Steps::group_of(table.state);
}

// The group in which nearly all games of the warp stand, if there is one.
template <class Steps>
__device__ int common_group(int group) {
    constexpr int kNearlyAll = 28;  // measured: with 26, or without this, it is slower
    const bool plays = group != kNoGroup && group < Steps::Over;
    const int alike = __popc(__match_any_sync(kAllLanes, group));
    const BestLane most = best_lane(plays ? alike : 0);
    const int common = __shfl_sync(kAllLanes, group, most.lane);
    return most.value < kNearlyAll ? kNoGroup : common;
}

// Plays the games of a warp one step on, and further while nearly all of them go the same way: that
// costs less than putting them back. Returns the group of the own game's next step.
template <class Steps>
__device__ int play_steps(const typename Steps::Content& content,
                          Table<Steps>& table,
                          int group,
                          int own) {
    while (group != kNoGroup) {
        if (own == group) {
            Steps::play_on(content, table.state, table.rng, table.tally);
            own = Steps::group_of(table.state);
        }
        __syncwarp();
        group = common_group<Steps>(own);
    }
    return own;
}

// Plays the game at `place` on, as all threads of the warp do with theirs; a thread without a game
// has the group kNoGroup.
template <class Steps>
__device__ void play_place(
    const Job<Steps>& job, Desk<Steps>& desk, int group, int place, unsigned parity) {
    Pool<Steps>& pool = job.pools[blockIdx.x];
    Table<Steps>& table = desk.tables[threadIdx.x];
    const bool has_game = place != kNoPlace;
    desk.arrivals[warp()].fetch(table, has_game ? &pool.tables[place] : nullptr, parity);
    int own = has_game ? group : kNoGroup;
    if (group < Steps::Over)
        own = play_steps<Steps>(desk.content, table, group, own);
    else if (has_game)
        own = change_game<Steps>(job, desk.content, table, group);
    __syncwarp();
    if (own != kNoGroup) {
        begin_store(&pool.tables[place], table);
        pool.rings[own][desk.queues.append(own)] = static_cast<Place>(place);
    }
    finish_stores();
}

template <class Steps>
__device__ void set_up(const Job<Steps>& job, Desk<Steps>& desk) {
    for (int place = threadIdx.x; place < kGamesPerBlock; place += kThreads)
        job.pools[blockIdx.x].rings[kFresh<Steps>][place] = static_cast<Place>(place);
    desk.queues.fill(kFresh<Steps>);
    if (lane() == 0)
        desk.arrivals[warp()].init();
    if (threadIdx.x == 0)
        desk.content = *job.content;
}

template <class Steps>
__global__ void __launch_bounds__(kThreads, 1) play_games(Job<Steps> job) {
    extern __shared__ __align__(16) unsigned char memory[];
    auto& desk = *reinterpret_cast<Desk<Steps>*>(memory);
    const auto& rings = job.pools[blockIdx.x].rings;
    const int thread = threadIdx.x;
    set_up(job, desk);
    unsigned parity = 0;
    for (;;) {
        __syncthreads();
        const Batch batch = desk.queues.longest(kThreads);
        if (batch.size == 0)
            return;
        const int place = thread < batch.size
                              ? rings[batch.group][(batch.first + thread) % kGamesPerBlock]
                              : kNoPlace;
        __syncthreads();
        if (thread == 0)
            desk.queues.drop(batch);
        if (warp() * kLanes < batch.size) {
            play_place(job, desk, batch.group, place, parity);
            parity ^= 1;
        }
    }
}

}  // namespace gpu
