#include "server/store/sqlite_log_mark.h"

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <sstream>
#include <system_error>
#include <utility>

#include "server/store/file_lock.h"
#include "server/store/ids.h"
#include "server/store/private_file.h"

namespace store::sqlite {
namespace {

namespace fs = std::filesystem;

constexpr int kLongLog = 1000;            // pages
constexpr int kReadersMilliseconds = 50;  // how long those who read are waited for
constexpr int kUsualMilliseconds = 5000;
constexpr std::uintmax_t kLogHead = 32;  // bytes; a log of no more holds nothing
constexpr const char* kUnmarked = "-";   // a file from before there were marks

std::string fresh_mark() { return random_id(16); }

std::vector<std::string> words_of(const std::string& text) {
    std::istringstream stream(text);
    std::vector<std::string> words;
    for (std::string word; stream >> word;)
        words.push_back(word);
    return words;
}

std::string text_of(const std::vector<std::string>& words) {
    std::string text;
    for (const std::string& word : words)
        text += (text.empty() ? "" : " ") + word;
    return text;
}

core::Result<std::vector<std::string>, Failure> read_marks(Connection& connection) {
    const auto tables = connection.value<int>(
        "SELECT count(*) FROM sqlite_schema WHERE type = 'table' AND name = 'log_mark'");
    if (!tables)
        return tables.error();
    if (*tables == 0)
        return std::vector<std::string>{kUnmarked};
    const auto text = connection.value<std::string>("SELECT marks FROM log_mark");
    if (!text)
        return text.error();
    return words_of(*text);
}

// As a URI, in which the file is read as if nothing stood beside it.
std::string alone(const std::string& path) {
    static constexpr std::string_view kHex = "0123456789ABCDEF";
    std::string uri = "file:";
    for (const char letter : path) {
        const auto byte = static_cast<unsigned char>(letter);
        if (letter == '/' || std::isalnum(byte) != 0)
            uri += letter;
        else
            uri += std::string("%") + kHex[byte >> 4U] + kHex[byte & 15U];
    }
    return uri + "?immutable=1";
}

core::Result<std::vector<std::string>, Failure> marks_in(const std::string& name, int flags) {
    auto file = Connection::open(name, SQLITE_OPEN_READONLY | SQLITE_OPEN_NOMUTEX | flags);
    if (!file)
        return Failure{Trouble::Storage, file.error()};
    // Closing must not do what is only being considered here.
    // NOLINTNEXTLINE(cppcoreguidelines-pro-type-vararg): its form
    sqlite3_db_config(file->handle(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, nullptr);
    return read_marks(*file);
}

bool is_beside(const std::string& path) {
    std::error_code none;
    const auto size = fs::file_size(path + "-wal", none);
    return !none && size > kLogHead;
}

}  // namespace

core::Error foreign_log(const std::string& path) {
    return {path,
            "the log " + path + "-wal belongs to another database or to another state of this one;"
                + " together they would be mixed. Nothing was changed. If the file is a copy that"
                + " was put back, bring it in with \"tetrapolis restore\", or move " + path
                + "-wal and " + path + "-shm to another place first"};
}

LogBeside log_beside(const std::string& path) {
    if (!is_beside(path))
        return LogBeside::None;
    const auto in_file = marks_in(alone(path), SQLITE_OPEN_URI);
    // Copies are whole. A file that is not may have been cut off while its own log was being moved
    // into it, which the log repairs.
    if (!in_file)
        return LogBeside::Unprovable;
    const auto in_log = marks_in(path, 0);
    if (!in_log || in_file->empty())
        return LogBeside::Foreign;
    if (std::ranges::find(*in_log, in_file->front()) == in_log->end())
        return LogBeside::Foreign;
    return in_log->front() == kUnmarked ? LogBeside::Unprovable : LogBeside::Fits;
}

std::optional<core::Error> unused_foreign_log(const std::string& path) {
    const std::string real = real_path(path);
    if (!is_beside(real))
        return std::nullopt;
    const auto nobody_writes = FileLock::take(real);
    if (nobody_writes && log_beside(real) == LogBeside::Foreign)
        return foreign_log(real);
    return std::nullopt;
}

std::optional<Failure> mark_as_copy(Connection& connection) {
    const auto marks = read_marks(connection);
    if (!marks)
        return marks.error();
    if (marks->front() == kUnmarked)
        return std::nullopt;
    return connection.run("UPDATE log_mark SET marks = ?1", fresh_mark());
}

core::Result<LogMark> LogMark::begin(Connection& writer) {
    LogMark mark;
    auto marks = read_marks(writer);
    if (!marks)
        return marks.error().error;
    mark.marks_ = std::move(*marks);
    const auto count = [](void* pages, sqlite3*, const char*, int now) {
        *static_cast<int*>(pages) = now;
        return SQLITE_OK;
    };
    sqlite3_wal_hook(writer.handle(), count, mark.pages_.get());
    mark.move_into_file(writer);
    if (const auto failure = mark.write(writer))
        return failure->error;
    return mark;
}

void LogMark::tend(Connection& writer) {
    if (*pages_ >= move_at_)
        move_into_file(writer);
    // If it fails, so will the transaction that follows; it is tried again with the next.
    if (is_due_)
        write(writer);
}

void LogMark::move_into_file(Connection& writer) {
    sqlite3_busy_timeout(writer.handle(), kReadersMilliseconds);
    const int code = sqlite3_wal_checkpoint_v2(
        writer.handle(), "main", SQLITE_CHECKPOINT_TRUNCATE, nullptr, nullptr);
    sqlite3_busy_timeout(writer.handle(), kUsualMilliseconds);
    is_due_ = true;
    may_go_on_ = code != SQLITE_OK;
    if (code == SQLITE_OK) {
        *pages_ = 0;
        marks_.resize(1);
    }
    move_at_ = *pages_ + kLongLog;
}

std::optional<Failure> LogMark::write(Connection& writer) {
    const int before = *pages_;
    std::vector<std::string> marks = marks_;
    marks.insert(marks.begin(), fresh_mark());
    if (auto failure = writer.run("UPDATE log_mark SET marks = ?1", text_of(marks)))
        return failure;
    const bool began_anew = may_go_on_ && *pages_ < before;
    may_go_on_ = false;
    if (began_anew) {
        marks.resize(2);
        if (auto failure = writer.run("UPDATE log_mark SET marks = ?1", text_of(marks)))
            return failure;
    }
    marks_ = std::move(marks);
    is_due_ = false;
    return std::nullopt;
}

}  // namespace store::sqlite
