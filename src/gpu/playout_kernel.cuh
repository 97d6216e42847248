// Random games on a GPU through the same rule headers as everywhere.
//
// A thread that plays its own game from beginning to end soon stands elsewhere in the rules than
// its neighbours, and a warp goes through the code of all of them one after the other. Therefore a
// block has many more games than threads. They wait in queues by the kind of their next step; in
// each round all threads take games from the longest queue, play them on and put them back. So the
// threads of a warp stay together, and code that one warp has fetched serves all warps.
#pragma once

#include "gpu/groups.h"
#include "gpu/steps.h"
#include "gpu/table.cuh"
#include "gpu/waiting_games.cuh"

namespace gpu {

// Besides the groups of the rules: places where no game has begun, and places given up.
template <class G>
inline constexpr int kFresh = Groups<G>::kOver + 1;
template <class G>
inline constexpr int kGroups = kFresh<G> + 1;
inline constexpr int kNoGroup = -1;

// What a block has in global memory.
template <class G>
struct Pool {
    Table<G> tables[kGamesPerBlock];
    Rings<kGroups<G>> rings;
};

// What it has in shared memory: games at hand, and the content, which all threads read all the
// time.
template <class G>
struct Desk {
    typename Hand<G>::Shared hands;
    typename G::Content content;
    QueueEnds<kGroups<G>> queues;
};

template <class G>
struct Job {
    const typename G::Content* content;
    const typename G::State* start;
    Run run;
    unsigned long long* next_game;
    GameResult* results;
    Pool<G>* pools;  // one for each block
};

template <class G>
__device__ GameResult result_of(const Table<G>& table) {
    const auto* bytes = reinterpret_cast<const unsigned char*>(&table.state);
    return {hash_of_bytes(bytes, sizeof(table.state)), table.tally};
}

// Takes down the game that is over, if there is one, and begins the next one of the run. Returns
// the group of its first step.
template <class G>
__device__ int change_game(const Job<G>& job, Table<G>& table, int group) {
    if (group == Groups<G>::kOver)
        job.results[table.game] = result_of(table);
    table.game = atomicAdd(job.next_game, 1ULL);
    if (table.game >= job.run.games)
        return kNoGroup;
    table.rng = core::Rng(job.run.seed, table.game);
    table.tally = {};
    table.state = *job.start;
    return Groups<G>::of(table.state);
}

// The group in which nearly all games of the warp stand, if there is one.
template <class G>
__device__ int common_group(int group) {
    constexpr int kNearlyAll = 28;  // measured: with 26, or without this, it is slower
    const bool plays = group != kNoGroup && group < Groups<G>::kOver;
    const int alike = __popc(__match_any_sync(kAllLanes, group));
    const BestLane most = best_lane(plays ? alike : 0);
    const int common = __shfl_sync(kAllLanes, group, most.lane);
    return most.value < kNearlyAll ? kNoGroup : common;
}

// Plays the games of a warp one step on, and further while nearly all of them go the same way: that
// costs less than putting them back. Returns the group of the own game's next step.
template <class G>
__device__ int play_steps(const typename G::Content& content, Table<G>* table, int group, int own) {
    while (group != kNoGroup) {
        if (own == group) {
            Steps<G>::play_on(content, table->state, table->rng, table->tally);
            own = Groups<G>::of(table->state);
        }
        __syncwarp();
        group = common_group<G>(own);
    }
    return own;
}

// Plays the game at `place` on, as all threads of the warp do with theirs; a thread without a game
// has no place.
template <class G>
__device__ void play_place(const Job<G>& job, Desk<G>& desk, Hand<G>& hand, int group, int place) {
    Pool<G>& pool = job.pools[blockIdx.x];
    Table<G>* waiting = place == kNoPlace ? nullptr : &pool.tables[place];
    Table<G>* table = hand.fetch(waiting);
    int own = waiting == nullptr ? kNoGroup : group;
    if (group < Groups<G>::kOver)
        own = play_steps<G>(desk.content, table, group, own);
    else if (waiting != nullptr)
        own = change_game<G>(job, *table, group);
    __syncwarp();
    if (own != kNoGroup) {
        hand.put_back(waiting);
        pool.rings[own][desk.queues.append(own)] = static_cast<Place>(place);
    }
    hand.finish();
}

template <class G>
__device__ void set_up(const Job<G>& job, Desk<G>& desk) {
    for (int place = threadIdx.x; place < kGamesPerBlock; place += kThreads<G>)
        job.pools[blockIdx.x].rings[kFresh<G>][place] = static_cast<Place>(place);
    desk.queues.fill(kFresh<G>);
    if (threadIdx.x == 0)
        desk.content = *job.content;
}

template <class G>
__global__ void __launch_bounds__(kThreads<G>, 1) play_games(Job<G> job) {
    extern __shared__ __align__(16) unsigned char memory[];
    auto& desk = *reinterpret_cast<Desk<G>*>(memory);
    const auto& rings = job.pools[blockIdx.x].rings;
    const int thread = threadIdx.x;
    set_up(job, desk);
    Hand<G> hand(desk.hands);
    for (;;) {
        __syncthreads();
        const Batch batch = desk.queues.longest(kThreads<G>);
        if (batch.size == 0)
            return;
        const int place = thread < batch.size
                              ? rings[batch.group][(batch.first + thread) % kGamesPerBlock]
                              : kNoPlace;
        __syncthreads();
        if (thread == 0)
            desk.queues.drop(batch);
        if (warp() * kLanes < batch.size)
            play_place(job, desk, hand, batch.group, place);
    }
}

}  // namespace gpu
