// An analysis on disk while it grows: one JSON object a line, so that it can be interrupted at any
// time and goes on where it was.
//
//   {"format":"tetrapolis-analysis/1","program":"0.1.0","record":"6f1c..","visits":1000}
//   {"event":17,"found":{..}}
//   {"event":17,"again":0,"found":{..}}
#pragma once

#include <cstddef>
#include <fstream>
#include <optional>
#include <string>
#include <vector>

#include "analysis/study.h"
#include "core/result.h"
#include "engine/record.h"

namespace app {

class AnalysisFile {
  public:
    // Makes the file, or has the study take what it holds. Refuses that of another record or of
    // other visits; a last line that was cut off is dropped.
    static core::Result<AnalysisFile> open(const std::string& path,
                                           const engine::Record& record,
                                           analysis::Study& study);

    const std::vector<analysis::Task>& found() const { return found_; }

    std::optional<core::Error> append(const analysis::Task& task,
                                      const analysis::Measured& measured);

  private:
    explicit AnalysisFile(std::string path) : path_(std::move(path)) {}
    std::optional<core::Error> load(const std::string& text, analysis::Study& study);
    std::optional<core::Error> take(std::string_view line, analysis::Study& study);

    std::string path_;
    std::ofstream file_;
    std::vector<analysis::Task> found_;
};

}  // namespace app
