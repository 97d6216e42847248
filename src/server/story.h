// The story of a finished game: how the chances of its seats went, found out little by little.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "server/messages.h"
#include "server/think.h"
#include "table/table.h"

namespace server {

// Where it will be looked at, with scores; the chances at the end are known. Nothing for a table
// without an end or whose positions cannot be told.
std::optional<wire::Story> planned_story(const table::Table& table);

// As it was kept for this very game; nothing if it does not fit.
std::optional<wire::Story> kept_story(const table::Table& table, const std::string& text);

// Which moment is looked at next; nothing when all are known.
std::optional<std::size_t> next_moment(const wire::Story& story);

// What a worker is asked about a moment: by what everybody at the table knew then.
ThinkRequest story_request(const table::Table& table, const wire::StoryMoment& moment);

}  // namespace server
