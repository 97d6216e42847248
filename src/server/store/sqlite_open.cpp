#include "server/store/sqlite_open.h"

#include <filesystem>
#include <system_error>
#include <utility>

#include "server/store/private_file.h"
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

// One name for one file, however it is reached: the lock stands beside it.
std::string real_path(const std::string& path) {
    std::error_code error;
    const fs::path real = fs::weakly_canonical(fs::absolute(path), error);
    return error ? fs::absolute(path).string() : real.string();
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

core::Result<Connection> open_file(const std::string& path) {
    std::error_code ignored;
    if (!fs::exists(path, ignored)) {
        if (auto error = create_private_file(path))
            return *error;
    }
    auto file = Connection::open(path, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX);
    if (file && sqlite3_db_readonly(file->handle(), "main") != 0)
        return core::Error{path, "cannot be written"};
    return file;
}

core::Result<Connection> open_writer(const std::string& path) {
    auto writer = open_file(path);
    if (!writer)
        return writer;
    // Before anything is changed: it may be somebody else's file.
    if (const auto version = schema_version(*writer); !version)
        return at(path, version.error());
    if (const auto error = make_durable(*writer))
        return at(path, *error);
    if (const auto error = migrate(*writer, migrations()))
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
    auto reader = Connection::open(real, SQLITE_OPEN_READONLY | SQLITE_OPEN_NOMUTEX);
    if (!reader)
        return reader.error();
    return OpenDatabase{std::move(*lock), std::move(*writer), std::move(*reader)};
}

}  // namespace store::sqlite
