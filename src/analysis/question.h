// A task of a study as JSON, for somebody who has nothing but this question: the event's position
// and steps go there, what was measured comes back.
#pragma once

#include <boost/json/value.hpp>

#include "analysis/study.h"
#include "core/result.h"

namespace analysis {

// Of an event, not of the last position of a game that goes on.
boost::json::value question_of(const Study& study, const Task& task);

// What came back of a task that looked again holds the other choices of its event as they were.
core::Result<Measured> answer_to(Eye& eye,
                                 const engine::Position& before,
                                 const boost::json::value& question);

}  // namespace analysis
