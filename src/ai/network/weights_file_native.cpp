#include "ai/network/weights_file.h"

#include <fstream>
#include <sstream>

namespace ai {

core::Result<std::string> read_weights_file(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    std::ostringstream text;
    text << file.rdbuf();
    if (!file)
        return core::Error{path, "cannot be read"};
    return text.str();
}

}  // namespace ai
