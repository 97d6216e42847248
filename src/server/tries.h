// A finished game taken up again from a moment: a private table of whoever wants to see what would
// have come of another choice, with computers in the other seats.
#pragma once

#include <string>

#include "server/complaint.h"
#include "server/services.h"
#include "table/table.h"

namespace server {

Answered<table::Table> table_of_try(const Services& services,
                                    const store::User& user,
                                    const table::Table& origin,
                                    const wire::NewTry& wish);

// Those of the user that began in this game, the oldest first.
Answered<wire::Tries> tries_of(const Services& services,
                               const std::string& user,
                               const std::string& origin);

}  // namespace server
