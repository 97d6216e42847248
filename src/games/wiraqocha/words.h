// Words that the texts of several files are made of.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/message.h"
#include "games/wiraqocha/action.h"
#include "games/wiraqocha/dice.h"
#include "games/wiraqocha/pack.h"

namespace wiraqocha {

// The phrase of an action in a group of phrases: "choice.conquer".
std::string key(std::string_view group, ActionKind kind);

// The faces in ascending order: "2+3+3".
std::string dice_text(Dice dice);
engine::Argument dice_words(Dice dice);

// A piece as something that is taken, sent or brought back: "driller", "den Bohrer".
engine::Argument taken_piece(PieceKind kind);
// A piece that something is done with or that something happens to: "driller", "dem Bohrer".
engine::Argument used_piece(PieceKind kind);

// Where a hex is laid out: row and place in it, and the hex.
std::vector<engine::Argument> laid_out(const Pack& pack, Action action);

}  // namespace wiraqocha
