// Does all tasks of an analysis on several threads and tells on stderr how far it is.
#pragma once

#include <optional>

#include "analysis/study.h"
#include "app/analysis_file.h"

namespace app {

// Without a file nothing is kept on the way. The result does not depend on the number of threads.
std::optional<core::Error> run_analysis(analysis::Study& study, AnalysisFile* file, int threads);

}  // namespace app
