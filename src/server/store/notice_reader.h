// Reading what is kept of notices, from any thread.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/result.h"
#include "server/store/notice_rows.h"

namespace store {

class NoticeReader {
  public:
    NoticeReader() = default;
    NoticeReader(const NoticeReader&) = delete;
    NoticeReader& operator=(const NoticeReader&) = delete;
    virtual ~NoticeReader() = default;

    virtual core::Result<std::optional<std::string>> wishes_of(const std::string& user) const = 0;
    virtual core::Result<std::vector<WayRow>> ways_of(const std::string& user) const = 0;
    virtual core::Result<std::optional<WayRow>> way(const std::string& id) const = 0;
    virtual core::Result<std::optional<WayRow>> way_by_secret(const std::string& kind,
                                                              const std::string& secret) const = 0;
    // What is due by then, soonest first.
    virtual core::Result<std::vector<NoticeRow>> notices_due(Instant now, int limit) const = 0;
    virtual core::Result<std::vector<DeliveryRow>> deliveries_due(Instant now, int limit) const = 0;
    // What waits together with this one for the same way.
    virtual core::Result<std::vector<DeliveryRow>> digest_of(const std::string& way,
                                                             Instant now) const = 0;
    // When the next of either is due; 0: nothing is.
    virtual core::Result<std::int64_t> next_due() const = 0;
    virtual core::Result<int> count_deliveries() const = 0;
    // What has been told, newest first.
    virtual core::Result<std::vector<NoticeRow>> told_to(const std::string& user,
                                                         int limit) const = 0;
};

}  // namespace store
