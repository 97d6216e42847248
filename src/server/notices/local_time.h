// The time where somebody lives.
#pragma once

#include <string>

#include "server/notices/happenings.h"

namespace notices {

// A name of the time zone database: "Europe/Berlin".
bool is_zone(const std::string& name);

// How far local time is ahead of UTC at that moment, in milliseconds; 0 where there is no such
// zone.
Instant zone_offset(const std::string& name, Instant moment);

// "2026-03-01T12:00:00Z", "Sun, 01 Mar 2026 12:00:00 +0000".
std::string iso_time(Instant moment);
std::string mail_time(Instant moment);

}  // namespace notices
