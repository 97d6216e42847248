#include "server/store/sqlite_backup.h"

#include <chrono>
#include <filesystem>
#include <memory>
#include <optional>
#include <system_error>
#include <thread>
#include <variant>

#include "server/store/private_file.h"
#include "server/store/sqlite_check.h"
#include "server/store/sqlite_connection.h"
#include "server/store/sqlite_log_mark.h"
#include "server/store/sqlite_schema.h"

namespace store {
namespace {

namespace fs = std::filesystem;
using sqlite::Connection;
using Progress = std::function<void(BackupProgress)>;

constexpr int kPagesPerStep = 256;
constexpr auto kBusyPause = std::chrono::milliseconds(20);
constexpr auto kPatience = std::chrono::seconds(30);

struct FinishBackup {
    void operator()(sqlite3_backup* copying) const { sqlite3_backup_finish(copying); }
};
using Copying = std::unique_ptr<sqlite3_backup, FinishBackup>;

std::optional<core::Error> complaint(const std::string& database, const std::string& file) {
    std::error_code ignored;
    if (!fs::is_regular_file(database, ignored))
        return core::Error{database, "does not exist"};
    if (fs::exists(file, ignored))
        return core::Error{file, "exists already"};
    if (!fs::is_directory(fs::absolute(file).parent_path(), ignored))
        return core::Error{file, "its folder does not exist"};
    return std::nullopt;
}

// The transaction holds one state of the database: without it every commit of the server would
// make the copy begin anew.
core::Result<Connection> open_source(const std::string& database) {
    auto source = Connection::open(database, SQLITE_OPEN_READONLY | SQLITE_OPEN_NOMUTEX);
    if (!source)
        return source;
    if (const auto failure = source->run("BEGIN"))
        return core::Error{database, failure->text()};
    const auto version = sqlite::schema_version(*source);
    if (!version)
        return core::Error{database, version.error().text()};
    if (*version == 0)
        return core::Error{database, "is empty"};
    return source;
}

bool is_busy(int code) { return code == SQLITE_BUSY || code == SQLITE_LOCKED; }

int step_patiently(sqlite3_backup* copying) {
    const auto end = std::chrono::steady_clock::now() + kPatience;
    int code = sqlite3_backup_step(copying, kPagesPerStep);
    while (is_busy(code & 0xff) && std::chrono::steady_clock::now() < end) {
        std::this_thread::sleep_for(kBusyPause);
        code = sqlite3_backup_step(copying, kPagesPerStep);
    }
    return code;
}

std::optional<core::Error> copy_pages(Connection& source,
                                      Connection& target,
                                      const Progress& progress) {
    Copying copying(sqlite3_backup_init(target.handle(), "main", source.handle(), "main"));
    if (copying == nullptr)
        return target.failure().error;
    int code = SQLITE_OK;
    while (code == SQLITE_OK) {
        code = step_patiently(copying.get());
        const int pages = sqlite3_backup_pagecount(copying.get());
        if (progress && (code == SQLITE_OK || code == SQLITE_DONE))
            progress({pages - sqlite3_backup_remaining(copying.get()), pages});
    }
    copying.reset();
    if (code != SQLITE_DONE)
        return core::Error{"", std::string("cannot be copied: ") + sqlite3_errstr(code)};
    return std::nullopt;
}

core::Result<Connection> open_target(const std::string& partial) {
    return Connection::open(partial, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX);
}

std::optional<core::Error> copy(const std::string& database,
                                const std::string& partial,
                                const Progress& progress) {
    auto source = open_source(database);
    if (!source)
        return source.error();
    auto target = open_target(partial);
    if (!target)
        return target.error();
    if (auto error = copy_pages(*source, *target, progress))
        return core::Error{partial, error->text()};
    return std::nullopt;
}

// One file without a log beside it, in which SQLite finds nothing wrong.
std::optional<core::Error> settle(const std::string& partial) {
    auto target = open_target(partial);
    if (!target)
        return target.error();
    if (const auto failure = target->run("PRAGMA journal_mode = DELETE"))
        return core::Error{partial, failure->text()};
    if (const auto failure = sqlite::mark_as_copy(*target))
        return core::Error{partial, failure->text()};
    const auto damages = sqlite::damages_in(*target, Depth::Full);
    if (!damages.empty())
        return core::Error{partial, "the copy is damaged: " + damages.front()};
    return std::nullopt;
}

void remove_with_side_files(const std::string& path) {
    std::error_code ignored;
    for (const char* ending : {"", "-journal", "-wal", "-shm"})
        fs::remove(path + ending, ignored);
}

}  // namespace

std::optional<core::Error> checked_copy(const std::string& database,
                                        const std::string& partial,
                                        const Progress& progress) {
    if (auto foreign = sqlite::unused_foreign_log(database))
        return foreign;
    // An existing one belongs to a copy that is being made now, or to one that was broken off.
    if (auto error = create_private_file(partial))
        return error;
    auto error = copy(database, partial, progress);
    if (!error)
        error = settle(partial);
    if (!error)
        error = sync_to_disk(partial);
    if (error)
        remove_with_side_files(partial);
    return error;
}

core::Result<std::monostate> backup(const std::string& database,
                                    const std::string& file,
                                    const Progress& progress) {
    if (auto wrong = complaint(database, file))
        return *wrong;
    const std::string partial = file + ".partial";
    if (auto error = checked_copy(database, partial, progress))
        return *error;
    auto error = rename_to_new(partial, file);
    if (!error)
        error = sync_to_disk(file);
    if (!error)
        return std::monostate{};
    remove_with_side_files(partial);
    return *error;
}

}  // namespace store
