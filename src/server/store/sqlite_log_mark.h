// A mark that ties the write-ahead log to its database. SQLite applies any log that stands beside a
// file, also one of another file or of a later state: then pages of both are mixed.
//
// Each log begins with a new mark, followed by the mark that stood in the file when the log began.
// So the file, read without its log, holds one of the marks that the log knows; the file that was
// put in its place, an older copy or another database, holds another.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/result.h"
#include "server/store/sqlite_connection.h"

namespace store::sqlite {

enum class LogBeside : std::uint8_t {
    None,        // or an empty one
    Fits,        // what a server that was killed leaves
    Unprovable,  // of a time before there were marks, or the file cannot be read without it
    Foreign,
};

// Whether the log beside the file is its own. Nothing is changed; nobody may write meanwhile.
LogBeside log_beside(const std::string& path);
core::Error foreign_log(const std::string& path);
// The same for those who only read. A server that runs writes a log, and then it is its own.
std::optional<core::Error> unused_foreign_log(const std::string& path);

// A copy is a state of its own: no log of the original fits it.
std::optional<Failure> mark_as_copy(Connection& connection);

// Moves the log into the file before it gets long, and marks each log at its beginning. For the one
// connection that writes.
class LogMark {
  public:
    // Brings everything that the log holds into the file and begins a new one.
    static core::Result<LogMark> begin(Connection& writer);

    // Before each transaction.
    void tend(Connection& writer);

  private:
    LogMark() = default;
    void move_into_file(Connection& writer);
    std::optional<Failure> write(Connection& writer);

    std::unique_ptr<int> pages_ = std::make_unique<int>(0);  // of the log, after the last commit
    int move_at_ = 0;                                        // pages
    std::vector<std::string> marks_;                         // newest first
    bool is_due_ = true;
    bool may_go_on_ = false;  // the log could not be emptied: it goes on, or begins anew by itself
};

}  // namespace store::sqlite
