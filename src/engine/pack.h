// What every content pack holds. A game's pack derives from this and adds its own words.
#pragma once

#include <string>

#include "engine/message.h"

namespace engine {

template <class Content, class Options>
struct PackOf {
    Content content{};
    Options standard_options{};
    std::string hash;  // "sha256:<hex>" of the pack's JSON without its white space
    Words name;
};

}  // namespace engine
