// libsodium wants to be called once before anything else.
#pragma once

#include <cstdlib>

#include <sodium.h>

namespace store {

// Without a working source of randomness nothing sound can follow.
inline void sodium_ready() {
    static const bool ready = sodium_init() >= 0;
    if (!ready)
        std::abort();
}

}  // namespace store
