// What a seat may do now, with words, and what an action would lead to.
#pragma once

#include <string>
#include <vector>

#include "core/result.h"
#include "engine/any_game.h"
#include "server/messages.h"
#include "server/words.h"

namespace server {

// A decision of a seat at a table.
struct Decision {
    const engine::AnyGame& game;
    const engine::Position& position;
    engine::SeatId seat;
    const SeatNames& names;
    bool is_draft = false;  // others decide at the same time: picks count when the seat commits
};

// The last word of a path that commits to what was picked.
inline constexpr std::string_view kCommit = "commit";
// Takes it away; whether it was there.
bool take_commit(std::vector<std::string>& path);
wire::Choice commit_choice();

// In the order of the legal list. Where an action only opens a question, the answers to it come
// along, so that a screen can offer the things themselves: a hex, a die, a card.
std::vector<wire::Choice> choices_of(const Decision& decision);

// Actions given as notation, each legal after the one before; the error names the wrong one.
core::Result<std::vector<engine::Action>> parse_path(const Decision& decision,
                                                     const std::vector<std::string>& path);

// Where others decide at the same time it ends before the commit: nothing that others have chosen
// is foreseen, nor what comes of it.
struct Foresight {
    std::vector<std::string> path;  // completed by the first answer to every further question
    wire::Text text;
    wire::Effect effect;
    engine::Position position;
};
core::Result<Foresight> foresee(const Decision& decision, const std::vector<std::string>& path);

}  // namespace server
