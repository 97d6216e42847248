#include "server/store/file_lock.h"

#include <array>
#include <cerrno>
#include <cstddef>
#include <system_error>

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

namespace store {
namespace {

// The holder's process number, for the message of those who come too late.
void write_holder(int file) {
    const std::string holder = std::to_string(getpid()) + "\n";
    if (ftruncate(file, 0) != 0 || pwrite(file, holder.data(), holder.size(), 0) < 0)
        return;  // the lock holds without it
}

std::string holder_of(int file) {
    std::array<char, 32> text{};
    const ssize_t size = pread(file, text.data(), text.size(), 0);
    const std::string holder(text.data(), size > 0 ? static_cast<std::size_t>(size) : 0);
    const std::size_t end = holder.find('\n');
    return end == std::string::npos ? "" : " (process " + holder.substr(0, end) + ")";
}

}  // namespace

core::Result<FileLock> FileLock::take(const std::string& path) {
    const std::string name = path + ".lock";
    const int file = open(name.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (file < 0)
        return core::Error{name, "cannot be opened: " + std::generic_category().message(errno)};
    FileLock lock(file);
    if (flock(file, LOCK_EX | LOCK_NB) != 0)
        return core::Error{path, "is in use by another server" + holder_of(file)};
    write_holder(file);
    return lock;
}

FileLock::~FileLock() {
    if (file_ >= 0)
        close(file_);
}

}  // namespace store
