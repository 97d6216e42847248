#include "server/store/random_bytes.h"

#include <cstdlib>

#include <unistd.h>

namespace store {

void fill_at_random(std::span<unsigned char> bytes) {
    if (getentropy(bytes.data(), bytes.size()) != 0)
        std::abort();
}

}  // namespace store
