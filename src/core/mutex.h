// Locks for what several threads share, and nothing in a browser: an instance of the engine has one
// thread there, and its library no locks.
#pragma once

#ifdef __wasm__

namespace core {

struct Mutex {};
struct Lock {
    explicit Lock(Mutex& /*mutex*/) {}
};

}  // namespace core

#else

#include <mutex>

namespace core {

using Mutex = std::mutex;
using Lock = std::lock_guard<std::mutex>;

}  // namespace core

#endif
