// Texts that differ only in upper and lower case become the same.
#pragma once

#include <string>
#include <string_view>

namespace store {

// Letter by letter, for all of Unicode; bytes that are no UTF-8 stay as they are.
std::string fold_case(std::string_view text);

}  // namespace store
