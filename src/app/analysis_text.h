// An analysis for a terminal of 80 columns.
#pragma once

#include <string>
#include <vector>

#include "analysis/study.h"
#include "engine/message.h"

namespace app {

// The report: who was given what, who chose how well, the dearest and the best choices in words.
// With `moves` also every choice and every roll.
std::string analysis_text(const analysis::Study& study,
                          const std::vector<std::string>& names,
                          engine::Language language,
                          bool moves);

}  // namespace app
