// A copy of a database while a server uses it.
#pragma once

#include <functional>
#include <string>
#include <variant>

#include "core/result.h"

namespace store {

struct BackupProgress {
    int pages_done = 0;
    int pages = 0;
};

// Copies the state of one moment to `file`, from this or any other process; the server goes on
// meanwhile. The copy is made as FILE.partial, checked, brought to disk and then renamed; an
// existing file is never overwritten.
core::Result<std::monostate> backup(const std::string& database,
                                    const std::string& file,
                                    const std::function<void(BackupProgress)>& progress = nullptr);

}  // namespace store
