// The bytes of a file with weights, where there are files.
#pragma once

#include <string>

#include "core/result.h"

namespace ai {

core::Result<std::string> read_weights_file(const std::string& path);

}  // namespace ai
