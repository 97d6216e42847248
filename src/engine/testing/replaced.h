// A text with one mistake in it, for tests of what is said about mistakes.
#pragma once

#include <string>
#include <string_view>

#include <doctest/doctest.h>

namespace engine::testing {

// The first `piece` of the text is replaced.
inline std::string replaced(std::string_view text, std::string_view piece, std::string_view by) {
    std::string changed(text);
    const std::size_t at = changed.find(piece);
    REQUIRE(at != std::string::npos);
    return changed.replace(at, piece.size(), by);
}

}  // namespace engine::testing
