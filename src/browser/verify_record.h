// Whether a record is true, for a page that does not want to believe its server.
#pragma once

#include <string>
#include <string_view>

#include "core/result.h"

namespace browser {

// Plays the record again: every action legal, every roll drawn from the seed that was committed to,
// the result as it says. {"chance_events":12,"entries":80}, or what is wrong first.
core::Result<std::string> verify_record(std::string_view text);

}  // namespace browser
