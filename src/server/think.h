// What a worker process does: one line with a position in, one line with a whole action out, from
// its first step to its last parameter.
//
//   {"game":"wiraqocha","content":"sha256:..","position":{..},"seat":1,"level":"greedy","seed":17}
//   {"path":["conquer","at n05"]}  or  {"error":".."}
// A worker that does not know the pack answers {"error":"content: unknown"} and is asked again with
// the pack in the line; it keeps those it was given last.
// While a game goes on the position is one that fits what the seat may see, never the true one.
//
//   {"game":..,"content":..,"position":{..},"study":{"visits":1000,"steps":[..],..}}
//   {"found":{..}}  what that event of a finished game is worth (analysis/question.h)
//
//   {"game":..,"content":..,"position":{..},"seat":1,"hints":1000}
//   {"found":[..]}  what the seat could do (analysis/hints.h)
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <boost/json/object.hpp>
#include <boost/json/value.hpp>

#include "ai/player.h"
#include "analysis/eye.h"
#include "core/result.h"
#include "engine/any_game.h"
#include "server/game_shelf.h"

namespace server {

using FindGame = std::function<core::Result<engine::AnyGamePtr>(std::string_view id)>;

struct ThinkRequest {
    std::string game;
    std::string content;              // the hash of the pack
    std::optional<std::string> pack;  // the pack itself, for workers that do not know it
    boost::json::value position;
    int seat = 0;
    std::string level;
    std::uint64_t seed = 0;
    // Not an action is wanted but what an event of a finished game is worth: analysis/question.h.
    std::optional<boost::json::value> study{};
    // Hints are wanted, so hard is to be looked: analysis/hints.h.
    std::optional<std::uint32_t> hints{};
};

inline constexpr std::size_t kMaxThinkLine = std::size_t{4} << 20U;  // a position and a pack

std::string think_line(const ThinkRequest& request);
core::Result<std::vector<std::string>> thought_of(std::string_view answer_line);
core::Result<boost::json::value> found_of(std::string_view answer_line);
// Whether the worker wants to be told the pack.
bool lacks_pack(std::string_view answer_line);

// Keeps its player from one request to the next: most ask for the rest of the same turn, which the
// player has planned already.
class Thinker {
  public:
    explicit Thinker(FindGame find) : find_(std::move(find)) {}

    // Never fails: what is wrong with the line is told in the answer.
    std::string answer(std::string_view line);

  private:
    struct Question {
        ThinkRequest request;
        engine::AnyGamePtr game;
        engine::Position position;
    };
    core::Result<Question> question_in(std::string_view line);
    core::Result<boost::json::object> answer_to(const Question& question);
    core::Result<std::vector<std::string>> chosen_path(const Question& question);
    core::Result<boost::json::value> found(const Question& question);
    analysis::Eye& eye_for(const Question& question);
    core::Result<ai::Player*> player_for(const std::string& level, const engine::AnyGamePtr& game);

    core::Result<engine::AnyGamePtr> game_of(const ThinkRequest& request);

    FindGame find_;
    GameShelf shelf_;
    engine::AnyGamePtr game_;
    ai::PlayerPtr player_;
    engine::AnyGamePtr looked_at_;
    std::unique_ptr<analysis::Eye> eye_;
};

}  // namespace server
