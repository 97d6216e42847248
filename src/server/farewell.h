// The end of an account, with everything that hangs on it.
#pragma once

#include <functional>
#include <optional>

#include "server/complaint.h"
#include "server/hall.h"
#include "server/services.h"

namespace server {

// Sessions, tokens and what was opened with them end at once. Seats of unfinished games are given
// up: before the start they are left, and a host's table is cancelled; what others have asked for
// is agreed to; in a game with other people the computer plays on or the seat resigns, as the
// table's clock says; without others it resigns. Then the row goes, and the names that tables kept.
void bid_farewell(Services& services,
                  Hall& hall,
                  const store::User& user,
                  std::function<void(std::optional<Complaint>)> done);

// What the tables that are kept here need of it when another server says goodbye.
void leave_tables(Services& services, Hall& hall, const std::string& user);

}  // namespace server
