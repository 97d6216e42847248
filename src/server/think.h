// What a worker process does: one line with a position in, one line with a whole action out, from
// its first step to its last parameter.
//
//   {"game":"wiraqocha","position":{..},"seat":1,"level":"greedy","seed":17}
//   {"path":["conquer","at n05"]}  or  {"error":".."}
// The position is one that fits what the seat may see, never the true one.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <boost/json/value.hpp>

#include "ai/player.h"
#include "core/result.h"
#include "engine/any_game.h"

namespace server {

using FindGame = std::function<core::Result<engine::AnyGamePtr>(std::string_view id)>;

struct ThinkRequest {
    std::string game;
    boost::json::value position;
    int seat = 0;
    std::string level;
    std::uint64_t seed = 0;
};

std::string think_line(const ThinkRequest& request);
core::Result<std::vector<std::string>> thought_of(std::string_view answer_line);

// Keeps its player from one request to the next: most ask for the rest of the same turn, which the
// player has planned already.
class Thinker {
  public:
    explicit Thinker(FindGame find) : find_(std::move(find)) {}

    // Never fails: what is wrong with the line is told in the answer.
    std::string answer(std::string_view line);

  private:
    core::Result<std::vector<std::string>> chosen_path(std::string_view line);
    core::Result<ai::Player*> player_for(const std::string& level, const engine::AnyGamePtr& game);

    FindGame find_;
    engine::AnyGamePtr game_;
    ai::PlayerPtr player_;
};

}  // namespace server
