// --anchor NAME=RATING: what ratings are measured from.
#pragma once

#include <string>
#include <vector>

#include "arena/ratings.h"
#include "core/result.h"

namespace app {

// The mean of all players if the text is empty.
core::Result<arena::Anchor> parse_anchor(const std::string& text,
                                         const std::vector<std::string>& players);

}  // namespace app
