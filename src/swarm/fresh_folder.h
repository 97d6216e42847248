// A new folder for the logs and files of a run.
#pragma once

#include <cerrno>
#include <cstdlib>
#include <filesystem>
#include <string>
#include <system_error>

#include "core/result.h"

namespace swarm {

inline core::Result<std::filesystem::path> fresh_folder(const std::string& name) {
    std::string made = (std::filesystem::temp_directory_path() / (name + "-XXXXXX")).string();
    if (mkdtemp(made.data()) == nullptr)
        return core::Error{"folder", std::generic_category().message(errno)};
    return std::filesystem::path(made);
}

}  // namespace swarm
