// Files that only the server's own user may read: they hold password hashes and secrets.
#pragma once

#include <optional>
#include <string>

#include "core/result.h"

namespace store {

// Creates the file; an existing one is an error and is not touched.
std::optional<core::Error> create_private_file(const std::string& path);

// Comes back when the file, and its name in the folder, are on disk.
std::optional<core::Error> sync_to_disk(const std::string& path);

// Renames, but never over an existing file.
std::optional<core::Error> rename_to_new(const std::string& from, const std::string& to);

// One name for one file, however it is reached: the lock and the log stand beside it.
std::string real_path(const std::string& path);

}  // namespace store
