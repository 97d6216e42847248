// What the games show, as shapes: the views of a game and its guide.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/json_shape.h"

namespace emit {

struct GameShapes {
    std::string id;
    std::string name;   // in English
    std::string about;  // what is open and what is hidden
    engine::Shapes shapes;
    engine::Shape view;
    engine::Shape guide;
};

std::vector<GameShapes> shapes_of_games();

}  // namespace emit
