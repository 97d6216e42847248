// A recorded game told in words or as JSON.
#pragma once

#include <cstddef>
#include <string>

#include <boost/json/object.hpp>

#include "app/record_file.h"
#include "engine/message.h"

namespace app {

struct StoryStyle {
    engine::Language language = engine::Language::English;
    bool coloured = false;
};

// Header, the first `count` entries by turn, the position after them, and the result if the story
// goes to the end. An entry that is not legal ends it with an error.
core::Result<std::string> tell(const LoadedRecord& loaded, std::size_t count, StoryStyle style);
core::Result<boost::json::object> story_json(const LoadedRecord& loaded,
                                             std::size_t count,
                                             engine::Language language);

// Places, scores and their parts as a table; while the game runs, without places.
std::string result_table(const protocol::Match& match, engine::Language language);

}  // namespace app
