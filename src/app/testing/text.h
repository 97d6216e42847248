// Looking for words in what the program says.
#pragma once

#include <string_view>

namespace app::testing {

inline bool has(std::string_view text, std::string_view part) {
    return text.find(part) != std::string_view::npos;
}

}  // namespace app::testing
