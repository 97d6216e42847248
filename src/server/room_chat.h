// What people write at a table: those who play and those who watch, told apart. Nothing of it is
// kept in memory; it comes in pages.
#pragma once

#include <cstdint>
#include <functional>
#include <limits>
#include <string>

#include "server/complaint.h"
#include "server/messages.h"
#include "server/services.h"
#include "server/store/rows.h"

namespace server {

using IsMuted = std::function<bool(const std::string& user)>;

inline constexpr std::int64_t kLatest = std::numeric_limits<std::int64_t>::max();

wire::ChatLine chat_line_of(const store::ChatRow& row);

// The last lines before number `before` that somebody wants to read, and whether there are more.
Answered<wire::Chat> chat_page(const Services& services,
                               const std::string& table,
                               std::int64_t before,
                               const IsMuted& is_muted);

// The number of the next line.
core::Result<std::int64_t> next_chat_number(const store::Store& store, const std::string& table);

}  // namespace server
