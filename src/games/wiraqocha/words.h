// Words that the texts of several files are made of.
#pragma once

#include <string>

#include "games/wiraqocha/dice.h"

namespace wiraqocha {

// The faces in ascending order: "2+3+3".
std::string dice_text(Dice dice);

}  // namespace wiraqocha
