// The phrases of a game in one table.
#pragma once

#include <initializer_list>
#include <span>
#include <vector>

#include "engine/message.h"

namespace engine {

inline std::vector<Phrase> phrase_table(std::initializer_list<std::span<const Phrase>> parts) {
    std::vector<Phrase> all;
    for (const auto part : parts)
        all.insert(all.end(), part.begin(), part.end());
    return all;
}

}  // namespace engine
