#include "server/store/sqlite_open.h"

#include <filesystem>
#include <system_error>
#include <utility>

#include "server/store/private_file.h"
#include "server/store/sqlite_check.h"
#include "server/store/sqlite_schema.h"

namespace store::sqlite {
namespace {

namespace fs = std::filesystem;

core::Error at(const std::string& path, const core::Error& error) {
    return {path, error.where.empty() ? error.what : error.text()};
}

std::optional<core::Error> place_complaint(const fs::path& path) {
    std::error_code ignored;
    if (path.empty())
        return core::Error{"database", "the name of the file is empty"};
    if (fs::is_directory(path, ignored))
        return core::Error{path.string(), "is a folder, not a file"};
    const fs::path folder = fs::absolute(path).parent_path();
    if (!fs::is_directory(folder, ignored))
        return core::Error{path.string(), "the folder " + folder.string() + " does not exist"};
    return std::nullopt;
}

// A write-ahead log: readers and the writer do not wait for each other. It reaches the disk before
// a commit returns.
std::optional<core::Error> make_durable(Connection& writer) {
    const auto mode = writer.value<std::string>("PRAGMA journal_mode = WAL");
    if (!mode)
        return mode.error().error;
    if (*mode != "wal")
        return core::Error{"", "cannot keep a write-ahead log here (network drive?)"};
    // The limit: a log that a long backup made big becomes small again.
    if (auto failure = writer.run_script("PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;"
                                         "PRAGMA journal_size_limit = 16777216;"))
        return failure->error;
    return std::nullopt;
}

// A new file is made. What stands beside it cannot be its own: SQLite would delete it.
std::optional<core::Error> make_file(const std::string& path) {
    std::error_code none;
    if (fs::file_size(path + "-wal", none) > 0 && !none) {
        return core::Error{path,
                           "is not there or empty, but its log " + path
                               + "-wal is: was a restore broken off? Nothing was changed. Bring"
                                 " the file back beside it, or move the log to another place"};
    }
    return fs::exists(path, none) ? std::nullopt : create_private_file(path);
}

core::Result<Connection> open_file(const std::string& path) {
    std::error_code none;
    const bool is_new = fs::file_size(path, none) == 0 || none;
    if (auto error = is_new ? make_file(path) : complaint_at_start(path))
        return *error;
    auto file = Connection::open(path, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX);
    if (file && sqlite3_db_readonly(file->handle(), "main") != 0)
        return core::Error{path, "cannot be written"};
    return file;
}

core::Result<Connection> open_writer(const std::string& path) {
    auto writer = open_file(path);
    if (!writer)
        return writer;
    if (const auto error = make_durable(*writer))
        return at(path, *error);
    if (const auto error = migrate(*writer, migrations()))
        return at(path, *error);
    if (const auto error = name_accounts(*writer))
        return at(path, *error);
    return writer;
}

}  // namespace

core::Result<OpenDatabase> open_database(const std::string& path) {
    if (auto complaint = place_complaint(path))
        return *complaint;
    const std::string real = real_path(path);
    auto lock = FileLock::take(real);
    if (!lock)
        return lock.error();
    auto writer = open_writer(real);
    if (!writer)
        return writer.error();
    auto mark = LogMark::begin(*writer);
    if (!mark)
        return at(real, mark.error());
    auto reader = Connection::open(real, SQLITE_OPEN_READONLY | SQLITE_OPEN_NOMUTEX);
    if (!reader)
        return reader.error();
    return OpenDatabase{std::move(*lock), std::move(*writer), std::move(*mark), std::move(*reader)};
}

}  // namespace store::sqlite
