#include "server/store/sqlite_check.h"

#include <filesystem>
#include <system_error>

#include "server/store/sqlite_log_mark.h"
#include "server/store/sqlite_schema.h"

namespace store {
namespace {

using sql::Row;
using sqlite::Connection;

// A second's work on a usual disk.
constexpr std::uintmax_t kCheckedAtStart = std::uintmax_t{256} * 1024 * 1024;

constexpr const char* kQuickCheck = "PRAGMA quick_check(5)";
constexpr const char* kFullCheck = "PRAGMA integrity_check(5)";
constexpr const char* kBrokenLinks =
    "SELECT \"table\" || ': a row names something in ' || parent || ' that is not there'"
    " FROM pragma_foreign_key_check GROUP BY \"table\", parent LIMIT 5";
constexpr const char* kHasEvents =  // the first format had none
    "SELECT count(*) FROM sqlite_schema WHERE type = 'table' AND name = 'events'";
constexpr const char* kGaps =
    "SELECT 'table ' || table_id || ': ' || count(*) || ' events, the last is number ' || max(n)"
    " FROM events GROUP BY table_id HAVING min(n) <> 0 OR max(n) <> count(*) - 1 LIMIT 5";

std::string text_in(const Row& row) {
    std::string text;
    row.read(text);
    return text;
}

void add_answers(std::vector<std::string>& damages, Connection& connection, const char* sql) {
    const auto answers = connection.rows(sql, text_in);
    if (!answers) {
        damages.push_back(answers.error().text());
        return;
    }
    for (const std::string& answer : *answers)
        if (answer != "ok")
            damages.push_back(answer);
}

core::Result<Connection> open_to_read(const std::string& path) {
    std::error_code ignored;
    if (!std::filesystem::is_regular_file(path, ignored))
        return core::Error{path, "does not exist"};
    auto file = Connection::open(path, SQLITE_OPEN_READONLY | SQLITE_OPEN_NOMUTEX);
    if (!file)
        return file;
    // NOLINTNEXTLINE(cppcoreguidelines-pro-type-vararg): its form
    sqlite3_db_config(file->handle(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, nullptr);
    if (const auto version = sqlite::schema_version(*file); !version)
        return core::Error{path, version.error().text()};
    return file;
}

bool is_shorter_than_it_says(const std::string& path, Connection& file) {
    std::error_code none;
    const auto size = std::filesystem::file_size(path, none);
    const auto bytes = file.value<std::int64_t>(
        "SELECT page_count * page_size FROM pragma_page_count, pragma_page_size");
    return !none && bytes && static_cast<std::int64_t>(size) < *bytes;
}

}  // namespace

std::vector<std::string> sqlite::damages_in(Connection& connection, Depth depth) {
    std::vector<std::string> damages;
    add_answers(damages, connection, depth == Depth::Full ? kFullCheck : kQuickCheck);
    // In a broken tree the rest would tell of what is not there.
    if (!damages.empty())
        return damages;
    add_answers(damages, connection, kBrokenLinks);
    if (const auto found = connection.value<int>(kHasEvents); found && *found > 0)
        add_answers(damages, connection, kGaps);
    return damages;
}

core::Result<std::vector<std::string>> damages(const std::string& path, Depth depth) {
    if (const auto foreign = sqlite::unused_foreign_log(path))
        return *foreign;
    auto file = open_to_read(path);
    if (!file)
        return file.error();
    return sqlite::damages_in(*file, depth);
}

core::Result<Contents> contents(const std::string& path) {
    auto file = open_to_read(path);
    if (!file)
        return file.error();
    const auto read = [](const Row& row) {
        Contents found;
        row.read(found.accounts,
                 found.guests,
                 found.running,
                 found.finished,
                 found.events,
                 found.last_change);
        return found;
    };
    const auto found = file->rows(
        "SELECT (SELECT count(*) FROM users WHERE password_hash <> ''),"
        " (SELECT count(*) FROM users WHERE password_hash = ''),"
        " (SELECT count(*) FROM tables WHERE is_over = 0),"
        " (SELECT count(*) FROM tables WHERE is_over = 1),"
        " (SELECT count(*) FROM events),"
        " (SELECT coalesce(max(updated), 0) FROM tables)",
        read);
    if (!found)
        return core::Error{path, found.error().text()};
    return found->front();
}

std::optional<core::Error> sqlite::complaint_at_start(const std::string& path) {
    const LogBeside log = log_beside(path);
    if (log == LogBeside::Foreign)
        return foreign_log(path);
    auto file = open_to_read(path);
    if (!file)
        return file.error();
    if (log == LogBeside::None && is_shorter_than_it_says(path, *file))
        return core::Error{path, "is shorter than it says: a part of it is missing"};
    std::error_code none;
    if (log != LogBeside::Unprovable && std::filesystem::file_size(path, none) > kCheckedAtStart)
        return std::nullopt;
    const auto damages = damages_in(*file, Depth::Quick);
    if (damages.empty())
        return std::nullopt;
    return core::Error{path,
                       "is damaged: " + damages.front()
                           + ". Nothing was changed; \"tetrapolis check --full\" tells more,"
                             " \"tetrapolis restore\" brings a backup back"};
}

}  // namespace store
