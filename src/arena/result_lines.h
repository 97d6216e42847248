// The lines of a results file: what they say and whether they fit a tournament.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "arena/match_result.h"
#include "arena/tournament.h"
#include "core/result.h"

namespace arena {

std::string header_line(const TournamentPlan& plan);
std::string result_line(const Tournament& tournament, const MatchResult& result);

// None if the header is that of this tournament.
std::optional<core::Error> header_complaint(std::string_view line, const TournamentPlan& plan);
core::Result<MatchResult> parse_result(std::string_view line, const Tournament& tournament);

}  // namespace arena
