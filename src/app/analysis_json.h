// An analysis as JSON (docs/analysis.md).
#pragma once

#include <boost/json/object.hpp>

#include "analysis/study.h"
#include "engine/message.h"

namespace app {

boost::json::object analysis_json(const analysis::Study& study,
                                  const std::vector<std::string>& names,
                                  engine::Language language);

}  // namespace app
