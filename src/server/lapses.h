// Games that somebody did not play to the end: noted with the events that say so, and counted where
// it matters.
#pragma once

#include <optional>
#include <span>
#include <string>

#include "server/complaint.h"
#include "server/services.h"
#include "table/event.h"
#include "table/table.h"

namespace server {

// What of these events somebody is to blame for, as a part of the batch that stores them. Only
// games with other people count: who leaves a computer alone hurts nobody.
void note_lapses(const table::Table& before,
                 std::span<const table::Event> events,
                 store::Batch& batch);

// Who left too many games of late sits down with strangers later.
std::optional<Complaint> must_wait(const Services& services, const std::string& user);

// In the last 90 days.
int lapses_counted(const Services& services, const std::string& user);

}  // namespace server
