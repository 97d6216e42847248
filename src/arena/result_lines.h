// The lines of a results file: what they say and whether they fit a tournament.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <boost/json/object.hpp>

#include "arena/match_result.h"
#include "arena/tournament.h"
#include "core/result.h"

namespace arena {

inline constexpr std::size_t kMaxResultLine = 1U << 16U;

// A game as it stands in the file, whatever the tournament.
struct ResultLine {
    std::uint64_t n = 0;
    std::vector<std::string> seats;
    std::vector<int> places;
    std::string ending;
    std::uint64_t decisions = 0;
    std::uint64_t ms = 0;
};
core::Result<ResultLine> read_result_line(std::string_view line, std::size_t seats);

// The text up to the next line break, which is taken off; none if there is no line break.
std::optional<std::string_view> next_line(std::string_view& rest);

std::string header_line(const TournamentPlan& plan);
std::string result_line(const Tournament& tournament, const MatchResult& result);

core::Error no_header();  // the complaint about a first line that is none
core::Result<boost::json::object> read_header(std::string_view line);
// None if the header is that of this tournament.
std::optional<core::Error> header_complaint(std::string_view line, const TournamentPlan& plan);
core::Result<MatchResult> parse_result(std::string_view line, const Tournament& tournament);

}  // namespace arena
