// What was measured as JSON, for whoever wants to go on with an analysis later.
#pragma once

#include <boost/json/value.hpp>

#include "analysis/measure.h"
#include "core/result.h"

namespace analysis {

boost::json::value to_json(const Measured& measured);

// Only what can have been measured of this event: its choices, legal actions, as many chances as
// seats.
core::Result<Measured> measured_from(const boost::json::value& json,
                                     const engine::AnyGame& game,
                                     const Event& event);

}  // namespace analysis
