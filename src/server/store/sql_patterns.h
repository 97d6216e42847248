// Patterns for LIKE ... ESCAPE '!'.
#pragma once

#include <string>

namespace store::sql {

// Texts that have this somewhere in them.
inline std::string anywhere(const std::string& text) {
    std::string pattern = "%";
    for (const char sign : text) {
        if (sign == '%' || sign == '_' || sign == '!')
            pattern += '!';
        pattern += sign;
    }
    return pattern + "%";
}

}  // namespace store::sql
