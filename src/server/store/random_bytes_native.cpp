#include "server/store/random_bytes.h"

#include <sodium.h>

#include "server/store/sodium_ready.h"

namespace store {

void fill_at_random(std::span<unsigned char> bytes) {
    sodium_ready();
    randombytes_buf(bytes.data(), bytes.size());
}

}  // namespace store
