// A run of random games on the GPU, from the host's side: memory, launch, results.
#pragma once

#include <algorithm>
#include <chrono>
#include <string>

#include "gpu/gpu_array.cuh"
#include "gpu/play_on_gpu.h"
#include "gpu/playout_kernel.cuh"

namespace gpu {

inline constexpr std::uint64_t kWarmUpGames = 1000;
inline constexpr std::size_t kStackBytes = 16384;  // of a thread: rules may call themselves
inline constexpr int kNeverPlayed = 0xff;          // in every byte of a result

inline cudaDeviceProp prepare_device() {
    cudaDeviceProp device{};
    check(cudaGetDeviceProperties(&device, 0), "looking for a GPU");
    check(cudaDeviceSetLimit(cudaLimitStackSize, kStackBytes), "setting the stack size");
    return device;
}

// As many blocks as run at the same time: each plays until no game is left.
template <class G>
unsigned plan_blocks(const cudaDeviceProp& device) {
    constexpr int kShared = sizeof(Desk<G>);
    check(cudaFuncSetAttribute(play_games<G>, cudaFuncAttributeMaxDynamicSharedMemorySize, kShared),
          "asking for shared memory");
    int blocks = 0;
    check(
        cudaOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, play_games<G>, kThreads<G>, kShared),
        "planning the launch");
    if (blocks == 0)
        throw Trouble("the GPU has too little shared memory");
    return static_cast<unsigned>(blocks * device.multiProcessorCount);
}

template <class G>
void play(unsigned blocks, const Job<G>& job) {
    check(cudaMemset(job.next_game, 0, sizeof(*job.next_game)), "resetting the counter");
    play_games<G><<<blocks, kThreads<G>, sizeof(Desk<G>)>>>(job);
    check(cudaGetLastError(), "starting the games");
    check(cudaDeviceSynchronize(), "playing");
}

template <class G>
double seconds_of(unsigned blocks, const Job<G>& job) {
    const auto start = std::chrono::steady_clock::now();
    play(blocks, job);
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

template <class G>
GpuRun play_or_throw(const typename G::Content& content,
                     const typename G::State& start,
                     const Run& run) {
    const cudaDeviceProp device = prepare_device();
    const unsigned blocks = plan_blocks<G>(device);
    const GpuArray<typename G::Content> content_there(1, "memory for the content");
    const GpuArray<typename G::State> start_there(1, "memory for the start");
    const GpuArray<GameResult> results(run.games, "memory for the results");
    const GpuArray<unsigned long long> next_game(1, "memory for the counter");
    const GpuArray<Pool<G>> pools(blocks, "memory for the games");
    content_there.copy_from(&content, "copying the content");
    start_there.copy_from(&start, "copying the start");
    Job<G> job{content_there.get(),
               start_there.get(),
               {run.seed, std::min(run.games, kWarmUpGames)},
               next_game.get(),
               results.get(),
               pools.get()};
    play(blocks, job);
    results.set_bytes(kNeverPlayed, "clearing the results");
    job.run = run;
    GpuRun out{.results = std::vector<GameResult>(run.games),
               .seconds = seconds_of(blocks, job),
               .device = device.name};
    results.copy_to(out.results.data(), "copying the results");
    return out;
}

template <engine::Game G>
core::Result<GpuRun> play_on_gpu(const typename G::Content& content,
                                 const typename G::State& start,
                                 const Run& run) {
    try {
        return play_or_throw<G>(content, start, run);
    } catch (const Trouble& trouble) {
        return core::Error{"gpu", trouble.what()};
    }
}

}  // namespace gpu
