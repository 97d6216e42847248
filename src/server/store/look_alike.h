// Names that people could take for the same one.
#pragma once

#include <string>
#include <string_view>

namespace store {

// Equal for names that look alike: in upper or lower case, wide letters, Cyrillic or Greek letters
// that look like Latin ones, 0 and O, 1, l and i. Only ever compared with other keys.
std::string look_key(std::string_view name);

}  // namespace store
