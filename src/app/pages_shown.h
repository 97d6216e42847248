// How far the copy of a database is, for those who wait.
#pragma once

#include <fmt/core.h>

#include "server/store/sqlite_backup.h"

namespace app {

// A line every ten percent.
class PagesShown {
  public:
    void operator()(store::BackupProgress progress) {
        const int tenths = progress.pages == 0 ? 10 : progress.pages_done * 10 / progress.pages;
        if (tenths > tenths_)
            fmt::print(stderr, "{} %\n", tenths * 10);
        tenths_ = tenths;
    }

  private:
    int tenths_ = 0;
};

}  // namespace app
