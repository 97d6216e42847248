// Bytes that nobody can guess, from the system's generator.
#pragma once

#include <span>

namespace store {

void fill_at_random(std::span<unsigned char> bytes);

}  // namespace store
