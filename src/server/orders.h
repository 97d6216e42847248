// What a player orders besides playing, as a command to the table.
#pragma once

#include <string>

#include "server/complaint.h"
#include "server/messages.h"
#include "server/store/rows.h"
#include "table/command.h"

namespace server {

// Everything but a rematch, which makes another table.
Answered<table::Command> command_of(const store::User& user, const wire::Give& order);

}  // namespace server
