// The parts of a profile that need more than a look at one row.
#pragma once

#include <string>

#include "server/messages_people.h"
#include "server/services.h"

namespace server {

wire::Text ending_words(const Services& services,
                        const std::string& game,
                        const std::string& ending);

// Ratings with their lines, and past seasons.
void add_ratings(const Services& services, wire::Profile& profile);

// How it goes, and against whom; private games where `with_hidden` says so.
void add_statistics(const Services& services, wire::Profile& profile, bool with_hidden);

}  // namespace server
