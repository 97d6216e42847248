// Who came out how strong: the tables that tournaments and pooled results share.
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>

#include "arena/line_ups.h"
#include "arena/shares.h"
#include "arena/statistics.h"

namespace app {

struct Standing {
    std::string player;
    arena::Mean rating;
    std::uint64_t games = 0;
    arena::Share share;
};
std::vector<Standing> best_first(std::vector<Standing> standings);
std::string standings_table(const std::vector<Standing>& standings);
boost::json::array players_json(const std::vector<Standing>& standings);
boost::json::object share_json(const arena::Share& share);

// The games of a line-up and the wins of its first player.
struct Encounter {
    std::string line_up;
    std::uint64_t games = 0;
    arena::Share first;
};
std::string encounters_table(const std::vector<Encounter>& encounters);  // empty for a single one

// The players of a line-up, each once, with the number of its seats.
std::vector<std::pair<int, int>> seats_by_player(const arena::LineUp& line_up);
std::string line_up_text(const std::vector<std::string>& players, const arena::LineUp& line_up);

}  // namespace app
