// What features are about, for people: "Ada would stand better in crystals" names themes, not
// features. The English word stands after "in", the German one after "bei".
#pragma once

#include <string_view>

namespace ai {

struct Theme {
    std::string_view english;
    std::string_view german;
};

}  // namespace ai
