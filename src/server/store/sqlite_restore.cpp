#include "server/store/sqlite_restore.h"

#include <array>
#include <ctime>
#include <filesystem>
#include <optional>
#include <string_view>
#include <system_error>

#include <sys/stat.h>
#include <unistd.h>

#include "server/store/file_lock.h"
#include "server/store/private_file.h"

namespace store {
namespace {

namespace fs = std::filesystem;

// The file first: a log without its file is noticed by the next start, a file without its log is
// not.
constexpr std::array<std::string_view, 4> kEndings = {"", "-wal", "-shm", "-journal"};

std::optional<core::Error> wish_complaint(const RestoreWish& wish) {
    std::error_code none;
    if (!fs::is_regular_file(wish.backup, none))
        return core::Error{wish.backup, "does not exist"};
    if (fs::equivalent(wish.backup, wish.database, none))
        return core::Error{wish.backup, "is the database itself"};
    if (fs::is_directory(wish.database, none))
        return core::Error{wish.database, "is a folder, not a file"};
    if (!fs::is_directory(fs::absolute(wish.database).parent_path(), none))
        return core::Error{wish.database, "its folder does not exist"};
    return std::nullopt;
}

// 20260731-080509
std::string stamp_of(Instant time) {
    const auto seconds = static_cast<std::time_t>(time / 1000);
    std::tm parts{};
    gmtime_r(&seconds, &parts);
    std::array<char, 32> text{};
    return {text.data(), std::strftime(text.data(), text.size(), "%Y%m%d-%H%M%S", &parts)};
}

// Who runs this may be root; the server is somebody else.
void give_to_owner_of(const std::string& old, const std::string& fresh) {
    struct stat owner{};
    if (stat(old.c_str(), &owner) != 0 || owner.st_uid == geteuid())
        return;
    if (chown(fresh.c_str(), owner.st_uid, owner.st_gid) != 0)
        return;  // then the server says that it cannot open the file
}

core::Result<std::vector<std::string>> set_aside(const std::string& database,
                                                 const std::string& kept) {
    std::vector<std::string> names;
    std::error_code none;
    for (const std::string_view ending : kEndings) {
        const std::string old = database + std::string(ending);
        if (!fs::exists(old, none))
            continue;
        names.push_back(kept + std::string(ending));
        if (auto error = rename_to_new(old, names.back()))
            return *error;
    }
    return names;
}

core::Result<std::vector<std::string>> change_places(const RestoreWish& wish,
                                                     const std::string& copy) {
    give_to_owner_of(wish.database, copy);
    auto kept = set_aside(wish.database, wish.database + ".before-" + stamp_of(wish.now));
    if (!kept)
        return kept;
    if (auto error = rename_to_new(copy, wish.database))
        return *error;
    if (auto error = sync_to_disk(wish.database))
        return *error;
    return kept;
}

}  // namespace

core::Result<std::vector<std::string>> restore(RestoreWish wish) {
    wish.database = real_path(wish.database);
    if (auto wrong = wish_complaint(wish))
        return *wrong;
    const auto lock = FileLock::take(wish.database);
    if (!lock)
        return lock.error();
    const std::string copy = wish.database + ".restoring";
    std::error_code none;
    fs::remove(copy, none);  // who broke off before us holds the lock no more
    if (auto error = checked_copy(wish.backup, copy, wish.progress))
        return *error;
    return change_places(wish, copy);
}

}  // namespace store
