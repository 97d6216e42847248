// Where a server keeps its games if nobody says otherwise.
#pragma once

#include <cstdlib>
#include <string>

namespace app {

inline std::string default_database() {
    const char* data = std::getenv("XDG_DATA_HOME");
    const char* home = std::getenv("HOME");
    std::string base = ".";
    if (data != nullptr && *data != '\0')
        base = data;
    else if (home != nullptr)
        base = std::string(home) + "/.local/share";
    return base + "/tetrapolis/tetrapolis.db";
}

}  // namespace app
