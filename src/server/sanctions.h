// What somebody may not do for a while, and what they were told: asked wherever it matters, read
// from the store each time.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "server/complaint.h"
#include "server/services.h"

namespace server {

// "Until" of what has no end.
inline constexpr std::int64_t kForever = 253'402'300'799'000;  // the end of the year 9999

wire::SanctionInfo sanction_info(const store::SanctionRow& row);

// Those in force. A store that does not answer has none: nobody is shut out by mistake.
std::vector<wire::SanctionInfo> sanctions_in_force(const Services& services,
                                                   const std::string& user);

// Why somebody may not come in, or not write; nothing if they may.
std::optional<Complaint> shut_out(const Services& services, const std::string& user);
std::optional<Complaint> silenced(const Services& services, const std::string& user);

}  // namespace server
