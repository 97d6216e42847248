// The lists of words that the shapes of a game use, and what clients call them.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/json_shape.h"

namespace emit {

struct WordList {
    std::string name;  // "Phase"
    std::vector<std::string> words;
};

// Every list once, with all its words, in the order of their first use.
std::vector<WordList> word_lists(const engine::Shapes& shapes);

// "PieceKind" as "PIECE_KINDS".
std::string constant_name(std::string_view type);

// "round_cap" as "roundCap". A part that begins with a digit keeps its line: "multiplier_5".
std::string field_name(std::string_view key);

}  // namespace emit
