// Standing orders of a seat: what the game knows, and what the table offers for every game.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

#include "engine/any_game.h"

namespace table {

using engine::SeatId;

struct SeatOrders {
    engine::OptionChoices given;
    std::optional<std::size_t> last_entry;  // that they made
};

// The one order of every game: "on" answers where nothing else is possible.
inline constexpr std::string_view kForced = "forced";
inline constexpr std::string_view kForcedOn = "on";

// Each is one of the game's or the table's, with a value that it has, and stands once.
bool are_known_orders(const engine::AnyGame& game,
                      const engine::Position& position,
                      SeatId seat,
                      const engine::OptionChoices& orders);

// The legal answer that they give to the open question; none where they do not say. Depends on
// nothing that the seat does not see.
std::optional<engine::Action> answer_by(const engine::OptionChoices& orders,
                                        const engine::AnyGame& game,
                                        const engine::Position& position,
                                        SeatId seat);

}  // namespace table
