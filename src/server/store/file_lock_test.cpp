#include "server/store/file_lock.h"

#include <optional>

#include <unistd.h>

#include "server/store/testing/scratch_store.h"

TEST_CASE("a lock has one holder at a time, and says who it is") {
    const store::testing::ScratchFolder folder;
    const std::string path = folder.file("games.db");
    std::optional<store::FileLock> held(std::move(*store::FileLock::take(path)));
    const auto second = store::FileLock::take(path);
    REQUIRE_FALSE(second.ok());
    CHECK(second.error().text()
          == path + ": is in use by another server (process " + std::to_string(getpid()) + ")");
    held.reset();
    CHECK(store::FileLock::take(path).ok());
}

TEST_CASE("a lock in a folder that does not exist cannot be taken") {
    const store::testing::ScratchFolder folder;
    const auto lock = store::FileLock::take(folder.file("missing/games.db"));
    REQUIRE_FALSE(lock.ok());
    CHECK(lock.error().what == "cannot be opened: No such file or directory");
}
