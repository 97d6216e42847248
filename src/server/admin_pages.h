// What admins are shown: people, reports, their log.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "server/complaint.h"
#include "server/messages.h"
#include "server/services.h"

namespace server {

Answered<wire::AdminOverview> admin_overview(const Services& services);
Answered<wire::Reports> reports_page(const Services& services, const store::ReportFilter& filter);
Answered<wire::AccountList> people_page(const Services& services, const store::UserFilter& filter);
Answered<wire::PersonFile> person_file(const Services& services, const store::User& person);
// Those before number `before`; about a person or a table, or all of them.
Answered<wire::AdminLog> admin_log(const Services& services,
                                   const std::string& about,
                                   std::int64_t before);

}  // namespace server
