// Who decides and what: the fields `seat`, `do` and `index` of a request against a match.
#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "protocol/match.h"
#include "protocol/refusal.h"

namespace protocol {

template <class T>
using Wanted = core::Result<T, Refusal>;

inline engine::Language spoken(const std::optional<engine::Language>& language) {
    return language.value_or(engine::Language::English);
}

// kNobody is always allowed: it stands for chance or for a spectator.
std::optional<Refusal> check_seat(const Match& match, engine::SeatId seat);

// The seat that was named, else the first that may decide; kNobody is chance.
Wanted<engine::SeatId> chosen_seat(const Match& match, const std::optional<engine::SeatId>& named);

// The same, but it must really be that seat's turn.
Wanted<engine::SeatId> deciding_seat(const Match& match,
                                     const std::optional<engine::SeatId>& named);

Wanted<engine::Action> legal_action(const Match& match,
                                    engine::SeatId seat,
                                    const std::string& notation);
Wanted<engine::Action> numbered_action(const Match& match, engine::SeatId seat, std::size_t index);

}  // namespace protocol
