// How the rows of a store stand in the records of a device: as JSON, under keys that begin with the
// kind of the row.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "server/store/rows.h"

namespace device {

std::string key_of(std::string_view kind, std::string_view id);
// Numbers in keys stand in their order.
std::string key_of(std::string_view kind, std::string_view id, std::int64_t n);

std::string text_of(const store::User& user);
std::string text_of(const store::TableRow& table);
std::string text_of(const std::vector<store::SeatRow>& seats);
std::string text_of(const store::PackRow& pack);
std::string text_of(const store::ChatRow& line);
std::string text_of(const store::Downtime& downtime);

// Nothing if the text is not of this form.
template <class Row>
std::optional<Row> row_in(std::string_view text);

}  // namespace device
