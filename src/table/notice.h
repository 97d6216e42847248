// What the table tells everybody besides the game's own log, also those who come back later.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

#include "engine/seat.h"
#include "table/event.h"

namespace table {

enum class NoticeKind : std::uint8_t { StandsIn, TakenBack, Hinted };

struct Notice {
    std::int64_t at = 0;
    NoticeKind kind = NoticeKind::StandsIn;
    engine::SeatId seat = engine::kNobody;
    StandInReason why = StandInReason::NotTold;
    std::string by;  // the user whose command it was; empty: nobody's
    friend bool operator==(const Notice&, const Notice&) = default;
};
inline constexpr std::size_t kMaxNotices = 20;  // older ones are forgotten

}  // namespace table
