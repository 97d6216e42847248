// Who may sit where: at rated tables only accounts, and nobody with those who do not want them.
#pragma once

#include <optional>
#include <string>

#include "server/complaint.h"
#include "server/services.h"
#include "table/table.h"

namespace server {

// Why this user cannot open a rated table of this game, as it is played here.
std::optional<Complaint> objection_to_rating(const store::User& user, const engine::AnyGame& game);

std::optional<Complaint> objection_to_sitting(const Services& services,
                                              const table::Table& table,
                                              const std::string& user);

}  // namespace server
