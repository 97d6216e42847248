// The results of a tournament on disk: one JSON object a line, appended after every finished game,
// so that a tournament can be interrupted at any time and goes on where it was.
//
//   {"format":"tetrapolis-arena/1","game":"wiraqocha","content":"sha256:..","options":{..},
//    "seats":2,"mode":"round_robin","players":["greedy","random"],"seed":1}
//   {"n":0,"seats":["random","greedy"],"places":[2,1],"ending":"somnium","decisions":311,"ms":12}
// The games stand in the order in which they ended; "n" is the number in the list of games.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "arena/match_result.h"
#include "arena/tournament.h"
#include "core/result.h"

namespace arena {

class ResultsFile {
  public:
    // Makes the file or reads what it holds. Refuses a file of another tournament, one with a
    // broken line and one that another program is writing. A last line that was cut off is removed
    // and told in `note`.
    static core::Result<ResultsFile> open(const std::string& path, const Tournament& tournament);

    ResultsFile(ResultsFile&& other) noexcept;
    ResultsFile(const ResultsFile&) = delete;
    ResultsFile& operator=(const ResultsFile&) = delete;
    ResultsFile& operator=(ResultsFile&&) = delete;
    ~ResultsFile();

    const std::vector<MatchResult>& found() const { return found_; }
    const std::string& note() const { return note_; }

    std::optional<core::Error> append(const Tournament& tournament, const MatchResult& result);

  private:
    ResultsFile(std::string path, int descriptor) : path_(std::move(path)), file_(descriptor) {}
    std::optional<core::Error> load(const std::string& text, const Tournament& tournament);
    std::optional<core::Error> write(const std::string& line) const;
    std::optional<core::Error> cut_to(std::size_t bytes) const;

    std::string path_;
    int file_;
    std::vector<MatchResult> found_;
    std::string note_;
};

}  // namespace arena
