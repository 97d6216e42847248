// What a player orders besides playing, as a command to the table.
#pragma once

#include <string>

#include "server/complaint.h"
#include "server/messages.h"
#include "server/services.h"
#include "server/store/rows.h"
#include "table/command.h"

namespace server {

// Takes from the limit of this kind of order; a rematch counts as a new table.
std::optional<Complaint> order_limit(Services& services, const Asker& asker, wire::Order order);

// Everything but a rematch, which makes another table.
Answered<table::Command> command_of(const store::User& user, const wire::Give& order);

}  // namespace server
