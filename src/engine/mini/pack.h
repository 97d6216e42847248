// What the miniature game is played with: it stands here, not in a file.
#pragma once

#include <string>

#include "engine/message.h"
#include "engine/mini/state.h"

namespace mini {

struct Pack {
    Content content{};
    std::string hash = "sha256:mini";
    engine::Words name{"Mini", "Mini"};
    Options standard_options{};
};

}  // namespace mini
