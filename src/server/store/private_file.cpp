#include "server/store/private_file.h"

#include <cerrno>
#include <cstdio>
#include <filesystem>
#include <system_error>

#include <fcntl.h>
#include <unistd.h>

namespace store {
namespace {

constexpr mode_t kOnlyOwner = 0600;

core::Error failed(const std::string& path, const std::string& what) {
    return {path, what + ": " + std::generic_category().message(errno)};
}

std::optional<core::Error> sync_one(const std::string& path) {
    const int file = open(path.c_str(), O_RDONLY | O_CLOEXEC);
    if (file < 0)
        return failed(path, "cannot be opened");
    const bool synced = fsync(file) == 0;
    core::Error failure = failed(path, "cannot be brought to disk");
    close(file);
    if (!synced)
        return failure;
    return std::nullopt;
}

}  // namespace

std::optional<core::Error> create_private_file(const std::string& path) {
    const int file = open(path.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, kOnlyOwner);
    if (file < 0 && errno == EEXIST)
        return core::Error{path, "exists already"};
    if (file < 0)
        return failed(path, "cannot be written");
    close(file);
    return std::nullopt;
}

std::optional<core::Error> sync_to_disk(const std::string& path) {
    if (auto failure = sync_one(path))
        return failure;
    return sync_one(std::filesystem::absolute(path).parent_path().string());
}

std::optional<core::Error> rename_to_new(const std::string& from, const std::string& to) {
    if (renameat2(AT_FDCWD, from.c_str(), AT_FDCWD, to.c_str(), RENAME_NOREPLACE) == 0)
        return std::nullopt;
    if (errno == EEXIST)
        return core::Error{to, "exists already"};
    // Some file systems cannot refuse; the caller has looked before.
    if (errno == EINVAL && std::rename(from.c_str(), to.c_str()) == 0)
        return std::nullopt;
    return failed(to, "cannot be written");
}

std::string real_path(const std::string& path) {
    namespace fs = std::filesystem;
    std::error_code error;
    const fs::path real = fs::weakly_canonical(fs::absolute(path), error);
    return error ? fs::absolute(path).string() : real.string();
}

}  // namespace store
