// Perft in the tests of a game: the tree under a position, and how it shows up in a failing check.
#pragma once

#include <string>

#include <doctest/doctest.h>

#include "engine/testing/perft.h"

namespace engine::testing {

template <Game G>
Perft tree(const typename G::Content& content, const typename G::State& state, int depth) {
    Perft out;
    walk_tree<G>(content, state, depth, out);
    return out;
}

}  // namespace engine::testing

namespace doctest {
template <>
struct StringMaker<engine::testing::Perft> {
    static String convert(const engine::testing::Perft& value) {
        return (std::to_string(value.leaves) + " leaves, signature "
                + std::to_string(value.signature))
            .c_str();
    }
};
}  // namespace doctest
