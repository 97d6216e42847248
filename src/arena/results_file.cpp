#include "arena/results_file.h"

#include <array>
#include <cerrno>
#include <string_view>
#include <system_error>
#include <utility>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "arena/result_lines.h"

namespace arena {
namespace {

constexpr mode_t kReadableByAll = 0644;

std::string last_failure() { return std::generic_category().message(errno); }

core::Result<std::string> all_text(const std::string& path, int file) {
    std::string text;
    std::array<char, 65536> block{};
    for (;;) {
        const ssize_t got = ::read(file, block.data(), block.size());
        if (got < 0)
            return core::Error{path, "cannot be read: " + last_failure()};
        if (got == 0)
            return text;
        text.append(block.data(), static_cast<std::size_t>(got));
    }
}

core::Error at_line(const std::string& path, std::size_t line, const core::Error& error) {
    return {path + ", line " + std::to_string(line), error.text()};
}

}  // namespace

core::Result<ResultsFile> ResultsFile::open(const std::string& path, const Tournament& tournament) {
    const int descriptor =
        ::open(path.c_str(), O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, kReadableByAll);
    if (descriptor < 0)
        return core::Error{path, "cannot be written: " + last_failure()};
    ResultsFile file(path, descriptor);
    if (::flock(descriptor, LOCK_EX | LOCK_NB) != 0)
        return core::Error{path, "is being written by another program"};
    const auto text = all_text(path, descriptor);
    if (!text)
        return text.error();
    if (const auto wrong = file.load(*text, tournament))
        return *wrong;
    return file;
}

ResultsFile::ResultsFile(ResultsFile&& other) noexcept
    : path_(std::move(other.path_)),
      file_(std::exchange(other.file_, -1)),
      found_(std::move(other.found_)),
      note_(std::move(other.note_)) {}

ResultsFile::~ResultsFile() {
    if (file_ >= 0)
        ::close(file_);
}

std::optional<core::Error> ResultsFile::load(const std::string& text,
                                             const Tournament& tournament) {
    std::string_view rest = text;
    const auto header = next_line(rest);
    if (!header && header_line(tournament.plan()).starts_with(text)) {
        const auto failure = cut_to(0);  // new, or cut off before anything was played
        return failure ? failure : write(header_line(tournament.plan()));
    }
    if (const auto wrong = header_complaint(header.value_or(text), tournament.plan()))
        return core::Error{path_, wrong->text()};
    std::size_t number = 1;
    while (const auto line = next_line(rest)) {
        ++number;
        const auto result = parse_result(*line, tournament);
        if (!result)
            return at_line(path_, number, result.error());
        found_.push_back(*result);
    }
    if (rest.empty())
        return std::nullopt;
    note_ = path_ + ": the last line is cut off; its game is played again";
    return cut_to(text.size() - rest.size());
}

std::optional<core::Error> ResultsFile::cut_to(std::size_t bytes) const {
    struct stat status{};
    if (::fstat(file_, &status) == 0 && !S_ISREG(status.st_mode))
        return core::Error{path_, "is not a file"};
    if (::ftruncate(file_, static_cast<off_t>(bytes)) != 0)
        return core::Error{path_, "cannot be written: " + last_failure()};
    return std::nullopt;
}

std::optional<core::Error> ResultsFile::append(const Tournament& tournament,
                                               const MatchResult& result) {
    return write(result_line(tournament, result));
}

// One call for a whole line, so that an interruption can cut off the last line at most.
std::optional<core::Error> ResultsFile::write(const std::string& line) const {
    const std::string text = line + "\n";
    const ssize_t written = ::write(file_, text.data(), text.size());
    if (std::cmp_equal(written, text.size()))
        return std::nullopt;
    return core::Error{path_, "cannot be written: " + last_failure()};
}

}  // namespace arena
