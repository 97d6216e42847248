// At most one server at a time uses a database, in this or any other process.
#pragma once

#include <string>
#include <utility>

#include "core/result.h"

namespace store {

class FileLock {
  public:
    // Locks the file PATH.lock. It stays when the lock is gone: removing it could let two in. The
    // system frees the lock of a process that dies.
    static core::Result<FileLock> take(const std::string& path);

    FileLock(FileLock&& other) noexcept : file_(std::exchange(other.file_, -1)) {}
    FileLock& operator=(FileLock&&) = delete;
    FileLock(const FileLock&) = delete;
    FileLock& operator=(const FileLock&) = delete;
    ~FileLock();

  private:
    explicit FileLock(int file) : file_(file) {}

    int file_;
};

}  // namespace store
