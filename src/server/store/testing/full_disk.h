// Storage that fails on demand.
#pragma once

#include <csignal>
#include <cstdint>

#include <sys/resource.h>

namespace store::testing {

// No file can be written beyond this, as if the disk were full, as long as it lives.
class FullDisk {
  public:
    explicit FullDisk(std::uintmax_t most_bytes = 0) {
        std::signal(SIGXFSZ, SIG_IGN);
        getrlimit(RLIMIT_FSIZE, &before_);
        rlimit lower = before_;
        lower.rlim_cur = most_bytes;
        setrlimit(RLIMIT_FSIZE, &lower);
    }
    FullDisk(const FullDisk&) = delete;
    FullDisk& operator=(const FullDisk&) = delete;
    ~FullDisk() { setrlimit(RLIMIT_FSIZE, &before_); }

  private:
    rlimit before_{};
};

}  // namespace store::testing
