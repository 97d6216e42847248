#include "arena/threads.h"

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <thread>
#include <vector>

namespace arena {
namespace {

using namespace std::chrono_literals;

constexpr int kMaxThreads = 1024;

}  // namespace

std::optional<core::Error> threads_complaint(int wanted) {
    if (wanted < 0 || wanted > kMaxThreads)
        return core::Error{"threads", "must be 1 to 1024, or 0 for all cores"};
    return std::nullopt;
}

int threads_for(int wanted, std::uint64_t tasks) {
    const auto cores = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
    const int most = wanted == 0 ? cores : wanted;
    return static_cast<int>(std::min<std::uint64_t>(static_cast<std::uint64_t>(most), tasks));
}

void run_threads(int threads,
                 const std::function<void()>& job,
                 const std::function<void()>& meanwhile) {
    std::mutex mutex;
    std::condition_variable done;
    int running = threads;
    std::vector<std::jthread> workers;
    workers.reserve(static_cast<std::size_t>(threads));
    for (int i = 0; i < threads; ++i) {
        workers.emplace_back([&] {
            job();
            const std::lock_guard lock(mutex);
            --running;
            done.notify_one();
        });
    }
    std::unique_lock lock(mutex);
    while (!done.wait_for(lock, 100ms, [&] { return running == 0; }))
        meanwhile();
    meanwhile();
}

}  // namespace arena
