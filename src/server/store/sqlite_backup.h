// A copy of a database while a server uses it.
#pragma once

#include <functional>
#include <optional>
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

// The same without the last step: a new file, whole, checked and on disk, under a name that nobody
// uses yet. After an error it is not there.
std::optional<core::Error> checked_copy(const std::string& database,
                                        const std::string& partial,
                                        const std::function<void(BackupProgress)>& progress);

}  // namespace store
