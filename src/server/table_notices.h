// What a table tells about people: requests, absences, stand-ins.
#pragma once

#include <optional>
#include <vector>

#include "server/table_message.h"

namespace server {

std::optional<wire::RequestInfo> request_info(const table::Table& table);
wire::AbsenceInfo absence_info(const Surroundings& room, const Onlooker& who);
std::vector<wire::NoticeInfo> notices_of(const table::Table& table);

}  // namespace server
