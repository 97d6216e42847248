// A run of random games on the GPU, from the host's side.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

#include "gpu/playout_kernel.cuh"

namespace gpu {

[[noreturn]] inline void refuse(const std::string& what) {
    std::fprintf(stderr, "tetrapolis-gpu: %s\n", what.c_str());
    std::exit(2);
}

inline void check(cudaError_t status, const char* doing) {
    if (status != cudaSuccess)
        refuse(std::string(doing) + ": " + cudaGetErrorString(status));
}

// Memory of the GPU.
template <class T>
class GpuArray {
  public:
    GpuArray(std::size_t size, const char* use) {
        check(cudaMalloc(&items_, size * sizeof(T)), use);
    }
    ~GpuArray() { cudaFree(items_); }
    GpuArray(const GpuArray&) = delete;
    GpuArray& operator=(const GpuArray&) = delete;
    T* get() const { return items_; }

  private:
    T* items_ = nullptr;
};

// As many blocks as run at the same time: each plays until no game is left.
template <class Steps>
unsigned plan_blocks(const cudaDeviceProp& device) {
    constexpr int kShared = sizeof(Desk<Steps>);
    check(cudaFuncSetAttribute(
              play_games<Steps>, cudaFuncAttributeMaxDynamicSharedMemorySize, kShared),
          "asking for shared memory");
    int blocks = 0;
    check(cudaOccupancyMaxActiveBlocksPerMultiprocessor(
              &blocks, play_games<Steps>, kThreads, kShared),
          "planning the launch");
    if (blocks == 0)
        refuse("the GPU has too little shared memory");
    return static_cast<unsigned>(blocks * device.multiProcessorCount);
}

template <class Steps>
void play(unsigned blocks, const Job<Steps>& job) {
    check(cudaMemset(job.next_game, 0, sizeof(*job.next_game)), "resetting the counter");
    play_games<Steps><<<blocks, kThreads, sizeof(Desk<Steps>)>>>(job);
    check(cudaGetLastError(), "starting the games");
    check(cudaDeviceSynchronize(), "playing");
}

struct GpuRun {
    std::vector<GameResult> results;
    double seconds = 0;
    std::string device;
};

template <class Steps>
GpuRun play_on_gpu(const typename Steps::Content& content,
                   const typename Steps::Options& options,
                   const Run& run) {
    cudaDeviceProp device{};
    check(cudaGetDeviceProperties(&device, 0), "looking for a GPU");
    check(cudaDeviceSetLimit(cudaLimitStackSize, 4096), "setting the stack size");
    const unsigned blocks = plan_blocks<Steps>(device);
    const GpuArray<typename Steps::Content> content_there(1, "memory for the content");
    const GpuArray<GameResult> results(run.games, "memory for the results");
    const GpuArray<unsigned long long> next_game(1, "memory for the counter");
    const GpuArray<Pool<Steps>> pools(blocks, "memory for the games");
    check(cudaMemcpy(content_there.get(), &content, sizeof(content), cudaMemcpyHostToDevice),
          "copying the content");
    Job<Steps> job{content_there.get(), options, run, next_game.get(), results.get(), pools.get()};
    job.run.games = std::min<std::uint64_t>(run.games, 1000);
    play(blocks, job);  // warms up
    check(cudaMemset(results.get(), 0xff, run.games * sizeof(GameResult)), "clearing the results");
    check(cudaDeviceSynchronize(), "clearing the results");
    job.run.games = run.games;
    const auto start = std::chrono::steady_clock::now();
    play(blocks, job);

    GpuRun out;
    out.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    out.device = device.name;
    out.results.resize(run.games);
    check(cudaMemcpy(out.results.data(),
                     results.get(),
                     run.games * sizeof(GameResult),
                     cudaMemcpyDeviceToHost),
          "copying the results");
    return out;
}

}  // namespace gpu
